"""Search, generic over games."""

from tablier.search.perft import divide, perft
from tablier.search.playout import Playouts, random_games

__all__ = ["Playouts", "divide", "perft", "random_games"]
