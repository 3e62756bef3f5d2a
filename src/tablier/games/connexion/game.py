"""Connexion: the game as the rest of the package knows it."""

from pathlib import Path

from tablier.core.drawing import Drawing
from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.games.connexion import drawing, notation, refusal
from tablier.games.connexion.evaluation import FEATURES
from tablier.games.connexion.rules import MOST_MOVES, RULES
from tablier.kernel.game import KernelGame, unpacked

START = "888888/000000/000000/000000/000000/444444 w - 0"  # CX2, CX3


class Connexion(KernelGame):
    """Paths of two colours on tiles that turn, by Sébastien Sjoholm."""

    id = "connexion"
    folder = Path(__file__).parent
    most_moves = MOST_MOVES
    features = FEATURES
    seats = notation.SEATS
    rules = RULES

    def start_state(self, seed: int | None) -> bytes:
        return self.read_position(START)

    def warm(self) -> None:
        self.why_not(self.start_state(None), "a1-b1")

    def read_position(self, text: str) -> bytes:
        return notation.read_position(text).tobytes()

    def write_position(self, state: bytes) -> str:
        return notation.write_position(unpacked(state))

    def read_move(self, state: bytes, text: str) -> Move | None:
        return notation.read_move(unpacked(state), text)

    def write_move(self, state: bytes, move: Move) -> str:
        return notation.write_move(unpacked(state), move)

    def why_not(self, state: bytes, text: str) -> Reason:
        return refusal.why_not(unpacked(state), self.moves(state), text)

    def draw(self, state: bytes, language: str) -> Drawing:
        return drawing.draw(unpacked(state), language)
