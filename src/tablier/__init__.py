"""Tablier: four rare abstract board games, exactly.

>>> import tablier
>>> game = tablier.game("ken-wan", players=2)
>>> game.start().to_move
'blue'
"""

import tablier.games  # noqa: F401  (registers the games)
from tablier.core.drawing import Drawing
from tablier.core.errors import (
    BadOption,
    IllegalMove,
    InvalidPosition,
    InvalidRecord,
    MatchOver,
    NothingToTakeBack,
    Reason,
    TablierError,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
    UnreadableMove,
    UnreadableRecord,
)
from tablier.core.game import Game
from tablier.core.match import Match
from tablier.core.outcome import Outcome
from tablier.core.position import Position
from tablier.core.record import Ply, Record
from tablier.core.registry import all_games, game
from tablier.search.analysis import Analysis, Line
from tablier.search.engine import analyse
from tablier.search.perft import perft

__all__ = [
    "Analysis",
    "BadOption",
    "Drawing",
    "Game",
    "IllegalMove",
    "InvalidPosition",
    "InvalidRecord",
    "Line",
    "Match",
    "MatchOver",
    "NothingToTakeBack",
    "Outcome",
    "Ply",
    "Position",
    "Reason",
    "Record",
    "TablierError",
    "UnknownGame",
    "UnknownOption",
    "UnknownSeat",
    "UnreadableMove",
    "UnreadableRecord",
    "all_games",
    "analyse",
    "game",
    "perft",
]
