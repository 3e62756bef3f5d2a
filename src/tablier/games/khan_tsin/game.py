"""Khan Tsin: the game as the rest of the package knows it."""

import secrets
from pathlib import Path

import numpy as np

from tablier.core.drawing import Drawing
from tablier.core.errors import BadOption, Reason
from tablier.core.game import Move
from tablier.core.options import LARGEST_SEED, Option
from tablier.games.khan_tsin import drawing, notation, refusal
from tablier.games.khan_tsin.evaluation import FEATURES
from tablier.games.khan_tsin.geometry import CELLS
from tablier.games.khan_tsin.rules import MOST_MOVES, WORDS, deal, rules_for
from tablier.kernel.chance import seeded
from tablier.kernel.game import KernelGame, unpacked

SEED = Option("seed")


class KhanTsin(KernelGame):
    """Flying barons on a dragon, of Claude Leroy, with a draft or a random deal and two variants."""

    id = "khan-tsin"
    folder = Path(__file__).parent
    available = (
        Option("setup", ("draft", "random"), "draft"),
        SEED,
        Option("inversion", (False, True), False),
        Option("speeds", (False, True), False),
    )
    most_moves = MOST_MOVES
    features = FEATURES
    seats = ("south", "north")

    def __init__(self, /, **options: object) -> None:
        super().__init__(**options)
        self.random_setup = self.options["setup"] == "random"
        self.seed = self._checked_seed(self.options["seed"])
        self.rules = rules_for(bool(self.options["inversion"]), bool(self.options["speeds"]))

    @property
    def variant(self) -> str:
        chosen = (name for name in ("inversion", "speeds") if self.options[name])
        return " ".join(f"{name}=true" for name in chosen) or "default"

    @property
    def fixed_start(self) -> bool:
        return not self.random_setup or self.seed is not None

    def _checked_seed(self, seed: object) -> int | None:
        """A seed for the deal, if there is one: only a random setup has a use for it. Raises `BadOption`."""
        if seed is None:
            return None
        if not self.random_setup:
            raise BadOption(self.id, SEED.name, seed, f"setup=random {SEED.name}={SEED.allowed}")
        try:
            return int(SEED.read(seed))
        except ValueError:
            raise BadOption(self.id, SEED.name, seed, SEED.allowed) from None

    def start_state(self, seed: int | None) -> bytes:
        chosen = self._checked_seed(self.seed if seed is None else seed)
        if not self.random_setup:
            return self.read_position(f"{CELLS} s")
        if chosen is None:
            chosen = secrets.randbelow(LARGEST_SEED + 1)
        state = np.zeros(WORDS, dtype=np.int64)
        deal(self.rules, state, seeded(chosen))
        return state.tobytes()

    def warm(self) -> None:
        KhanTsin(setup="random").start()

    def read_position(self, text: str) -> bytes:
        return notation.read_position(self.rules, text).tobytes()

    def write_position(self, state: bytes) -> str:
        return notation.write_position(unpacked(state))

    def read_move(self, state: bytes, text: str) -> Move | None:
        return notation.read_move(text)

    def write_move(self, state: bytes, move: Move) -> str:
        return notation.write_move(move)

    def why_not(self, state: bytes, text: str) -> Reason:
        return refusal.why_not(self.rules, unpacked(state), self.moves(state), text)

    def draw(self, state: bytes, language: str) -> Drawing:
        return drawing.draw(unpacked(state), language)
