"""Awithlaknannai Kolowis: the game as the rest of the package knows it."""

from pathlib import Path

from tablier.core.drawing import Drawing
from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.core.options import Option
from tablier.games.kolowis import drawing, notation, refusal
from tablier.games.kolowis.evaluation import FEATURES
from tablier.games.kolowis.rules import MOST_MOVES, rules_for
from tablier.kernel.game import KernelGame, unpacked

STARTS = {
    "kolowis": "dddddddddddddddd/1ddddddd1lllllll1/llllllllllllllll l 0",  # AK2, AK3
    "mosona": "dddddddd/dddd1llll/llllllll l 0",
}


class Kolowis(KernelGame):
    """Fighting serpents, of the Zuni, on the large board or on its small sister."""

    id = "kolowis"
    folder = Path(__file__).parent
    available = (Option("board", ("kolowis", "mosona"), "kolowis"),)
    most_moves = MOST_MOVES
    features = FEATURES
    seats = ("light", "dark")

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.board = str(self.options["board"])
        self.rules = rules_for(self.board)

    def start_state(self, seed: int | None) -> bytes:
        return self.read_position(STARTS[self.board])

    def read_position(self, text: str) -> bytes:
        return notation.read_position(self.board, text).tobytes()

    def write_position(self, state: bytes) -> str:
        return notation.write_position(self.board, unpacked(state))

    def read_move(self, state: bytes, text: str) -> Move | None:
        return notation.read_move(self.board, text)

    def write_move(self, state: bytes, move: Move) -> str:
        return notation.write_move(self.board, move)

    def why_not(self, state: bytes, text: str) -> Reason:
        return refusal.why_not(self.board, unpacked(state), self.moves(state), text)

    def draw(self, state: bytes, language: str) -> Drawing:
        return drawing.draw(self.board, unpacked(state), language)
