"""Ken Wan: the game as the rest of the package knows it."""

from pathlib import Path

from tablier.core.drawing import Drawing
from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.core.options import Option
from tablier.games.ken_wan import drawing, notation, refusal
from tablier.games.ken_wan.evaluation import FEATURES
from tablier.games.ken_wan.rules import IN_PLAY, MOST_MOVES, rules_for, withdraw
from tablier.kernel.game import KernelGame, unpacked

START = "5/1BYRB1/1YRBYR1/1RBYRBY1/1BYRxYRB1/1RBYRBY1/1YRBYR1/1BYRB1/5 b {players} - 0"  # KW4


class KenWan(KernelGame):
    """Bring one's colour together, for two or three players."""

    id = "ken-wan"
    folder = Path(__file__).parent
    available = (Option("players", (3, 2), 3),)
    most_moves = MOST_MOVES
    features = FEATURES

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.players = 2 if self.options["players"] == 2 else 3
        self.rules = rules_for(self.players)

    @property
    def seats(self) -> tuple[str, ...]:
        return notation.COLOURS[: self.players]

    def start_state(self, seed: int | None) -> bytes:
        return self.read_position(START.format(players=self.players))

    def in_play(self, state: bytes, seat: int) -> bool:
        return bool(unpacked(state)[IN_PLAY] >> seat & 1)

    def without(self, state: bytes, seat: int) -> bytes:
        words = unpacked(state)
        withdraw(self.rules, words, seat)
        return words.tobytes()

    def warm(self) -> None:
        start = self.start_state(None)
        self.without(start, 0)
        self.why_not(start, "b2-a1")

    def read_position(self, text: str) -> bytes:
        return notation.read_position(self.players, text).tobytes()

    def write_position(self, state: bytes) -> str:
        return notation.write_position(self.players, unpacked(state))

    def read_move(self, state: bytes, text: str) -> Move | None:
        return notation.read_move(text)

    def write_move(self, state: bytes, move: Move) -> str:
        return notation.write_move(move)

    def why_not(self, state: bytes, text: str) -> Reason:
        return refusal.why_not(self.players, unpacked(state), self.moves(state), text)

    def draw(self, state: bytes, language: str) -> Drawing:
        return drawing.draw(self.players, unpacked(state), language)
