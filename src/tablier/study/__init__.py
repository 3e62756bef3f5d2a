"""Study of games: self-play, tuning, tournaments."""
