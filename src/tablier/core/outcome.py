"""How a game ended: a score for each seat, and why."""

from dataclasses import dataclass
from fractions import Fraction

# Compiled code speaks of a reason by its index here; 0 says that the game goes on.
REASONS = (
    "",
    "unity",
    "emperor",
    "all-out",
    "captured-all",
    "blocked",
    "quiet",
    "repetition",
    "agreement",
    "resignation",
    "time",
    "last-standing",
)


@dataclass(frozen=True, slots=True)
class Outcome:
    """The scores in seat order, 1 for a win, 0 for a loss, and the reason, one of `REASONS`.

    With three seats the scores are 1, 0.5, 0 by place. Shared places share their scores: 0.75 each, 0.25 each, 0.5 each.
    """

    scores: tuple[float, ...]
    reason: str

    @property
    def result(self) -> str:
        """The scores as a record writes them: `1-0`, `1/2-1/2`, `1-1/2-0`."""
        return "-".join(str(Fraction(score)) for score in self.scores)
