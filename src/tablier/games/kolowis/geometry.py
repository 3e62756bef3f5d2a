r"""The net of Kolowis (AK1): three rows of points, numbered here for n = 4. The boards have n = 8 (Mosona) and n = 16.

    c      9---10---11---12        row c: 2n + 1 to 3n
          / \  / \  / \  / \
    b    4---5----6----7---8       row b: n to 2n
          \ /  \ /  \ /  \ /
    a      0----1----2----3        row a: 0 to n - 1

A point's number is its bit in a set of points. A step east adds 1, north-east n + 1, north-west n; the steps west, south-west
and south-east are their inverses. A jump goes twice as far.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

ROW_LENGTHS = {"kolowis": 16, "mosona": 8}
NO_LEAP = -1

# A capture is a series of jumps in these directions. From row a `across` is up, from row c down; in row b there is none.
# The inverse of direction d is d ^ 1.
EAST, WEST, ACROSS_EAST, ACROSS_WEST = range(4)


@dataclass(frozen=True, slots=True)
class Net:
    """The lines of a board."""

    n: int
    names: tuple[str, ...]
    neighbours: tuple[frozenset[int], ...]
    leaps: npt.NDArray[np.int64]  # [point, direction]: where a straight jump lands, or NO_LEAP

    def going(self, step: int) -> int:
        """The points from which a line leads to the point `step` further on."""
        return sum(1 << p for p, around in enumerate(self.neighbours) if p + step in around)


def net(n: int) -> Net:
    """The board with rows of n, n + 1 and n points."""
    # x counts half steps: a_i and c_i stand at 2i, b_j at 2j - 1. So neighbours along a row are 2 apart, across rows 1.
    at = {(2 * i, 0): f"a{i}" for i in range(1, n + 1)}
    at |= {(2 * j - 1, 1): f"b{j}" for j in range(1, n + 2)}
    at |= {(2 * i, 2): f"c{i}" for i in range(1, n + 1)}
    numbers = {place: number for number, place in enumerate(at)}
    steps = ((2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1))
    neighbours = tuple(frozenset(numbers[x + dx, y + dy] for dx, dy in steps if (x + dx, y + dy) in at) for x, y in at)
    leaps = np.full((len(at), 4), NO_LEAP, dtype=np.int64)
    for (x, y), number in numbers.items():
        up = 2 - 2 * y  # row a: 2, row c: -2; row b: 0, and no jump across
        for direction, (dx, dy) in enumerate(((4, 0), (-4, 0), (2, up), (-2, up))):
            if (x + dx, y + dy) in at and (dy or dx in (4, -4)):
                leaps[number, direction] = numbers[x + dx, y + dy]
    return Net(n, tuple(at.values()), neighbours, leaps)


NETS = {board: net(n) for board, n in ROW_LENGTHS.items()}
