"""A simple opponent: after each of its moves it plays some random games, and takes the move that did best."""

from tablier.core.position import Position
from tablier.kernel.chance import below, seeded
from tablier.search.playout import random_games

GAMES = 8  # after each move: a moment's thought in every game


def simple_move(position: Position, seed: int, games: int = GAMES) -> str:
    """A legal move for the seat to move, the same one for the same seed. The game must not be over."""
    seat = position.game.seats.index(position.to_move)
    moves = position.legal_moves()
    if len(moves) == 1:
        return moves[0]
    scores = [random_games([position.play(move)], games, seed + i).scores[seat] for i, move in enumerate(moves)]
    best = [move for move, score in zip(moves, scores, strict=True) if score == max(scores)]
    return best[below(seeded(seed), len(best))]
