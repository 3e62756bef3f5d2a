"""What a search is asked, and what it has found out about a position."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from tablier.core.position import Position


class Finding(NamedTuple):
    """A line as a search knows it: packed moves, what each seat may expect, the plies to the end where that is proven."""

    moves: tuple[int, ...]
    scores: tuple[float, ...]
    distance: int | None


class Search(Protocol):
    """A search that looks at a position for as long as it is asked to."""

    def begin(self, position: Position, before: Sequence[int], lines: int, contempt: int) -> None:
        """Starts on a position. `before` are the keys of the positions that led to it; contempt is what a draw costs."""

    def run(self, nodes: int) -> bool:
        """Looks at so many positions more. True if there is nothing left to look for, or no room."""

    def best(self) -> list[Finding]:
        """The best lines so far, best first."""

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""

    @property
    def depth(self) -> int:
        """The plies looked at."""


@dataclass(frozen=True, slots=True)
class Line:
    """A series of moves, and what each seat may expect of it."""

    moves: tuple[str, ...]
    scores: tuple[float, ...]  # expected score of each seat
    distance: int | None = None  # plies to the end, where the result is proven

    @property
    def proven(self) -> bool:
        """Whether the scores are certain."""
        return self.distance is not None


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best lines, best first, and how much work they took."""

    lines: tuple[Line, ...]
    depth: int  # plies that were looked at everywhere, or on average
    nodes: int
    seconds: float
    finished: bool  # the budget is used up, or nothing more can be found out, or there is no more room

    @property
    def nodes_per_second(self) -> float:
        """The speed of the search."""
        return self.nodes / self.seconds if self.seconds > 0 else 0.0
