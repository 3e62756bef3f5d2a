"""Groups of cells on the hexagon, compiled: what touches what, and which cells hold a group together."""

from typing import NamedTuple

from tablier.games.ken_wan.geometry import BORDER, HAS_E, HAS_NE, HAS_NW, HAS_SE, HAS_SW, HAS_W, HEXAGON
from tablier.kernel.bits import size
from tablier.kernel.compiled import inlined, inner


class Around(NamedTuple):
    """For a set, all cells by what they touch of it."""

    once: int  # cells that touch at least one cell of the set
    twice: int  # at least two
    forks: int  # whose touched cells are in two or more runs, a run being neighbours side by side around the cell
    forks3: int  # in three runs


@inlined
def _rings(cells: int) -> tuple[int, int, int, int, int, int]:
    """For each direction in turn, the cells whose neighbour in that direction is in the set."""
    return (
        cells >> 1 & HAS_E,
        (cells >> 14 | cells << 47) & HAS_NE,
        (cells >> 13 | cells << 48) & HAS_NW,
        cells << 1 & HAS_W,
        (cells << 14 | cells >> 47) & HAS_SW,
        (cells << 13 | cells >> 48) & HAS_SE,
    )


@inlined
def spread(cells: int) -> int:
    """The neighbours of a set, and perhaps bits that are no cells: mask them."""
    up = cells & HAS_NW | (cells & HAS_NE) << 1
    down = cells & HAS_SE | (cells & HAS_SW) >> 1
    return (cells & HAS_E) << 1 | (cells & HAS_W) >> 1 | up << 13 | up >> 48 | down >> 13 | down << 48


@inlined
def flood(seed: int, within: int) -> int:
    """The cells of `within` connected to the seed, which is part of it (KW6)."""
    while seed != within:
        grown = seed | spread(seed) & within
        if grown == seed:
            break
        seed = grown
    return seed


@inlined
def _one_more(a: Around, one_run: int, here: int, following: int) -> tuple[Around, int]:
    """Takes one direction into account. A run ends where the direction is taken and the following one is not."""
    ends = here & ~following
    forks3 = a.forks3 | a.forks & ends
    return Around(a.once | here, a.twice | a.once & here, a.forks | one_run & ends, forks3), one_run | ends


@inlined
def around(cells: int) -> Around:
    """What all cells touch of a set."""
    e, ne, nw, w, sw, se = _rings(cells)
    found, one_run = _one_more(Around(0, 0, 0, 0), 0, e, ne)
    found, one_run = _one_more(found, one_run, ne, nw)
    found, one_run = _one_more(found, one_run, nw, w)
    found, one_run = _one_more(found, one_run, w, sw)
    found, one_run = _one_more(found, one_run, sw, se)
    found, one_run = _one_more(found, one_run, se, e)
    return found


@inlined
def _has_hole(group: int) -> bool:
    """By Euler's formula: a group without a hole has cells - edges + triangles = 1."""
    e, ne, nw, _, _, _ = _rings(group)
    edges = size(group & e) + size(group & ne) + size(group & nw)
    triangles = size(group & e & ne) + size(group & ne & nw)
    return size(group) - edges + triangles != 1


@inner
def _arches(group: int, forks: int, forks3: int) -> int:
    """The cells of a group with holes that touch the rest in several runs and yet do not hold it together.

    Such a cell's gaps between the runs all lead to different regions outside the group, its holes and the open outside: around
    each hole the group closes on the other side.
    """
    rest = HEXAGON & ~group
    outside = flood(rest & BORDER, rest)
    holes = rest & ~outside
    one, two, three = spread(outside) | BORDER, 0, 0  # the cells that touch one, two, three of the regions
    while holes:
        hole = flood(holes & -holes, holes)
        holes &= ~hole
        edge = spread(hole)
        three |= two & edge
        two |= one & edge
        one |= edge
    return group & forks & two & (three | ~forks3)


@inlined
def loose(group: int, forks: int, forks3: int) -> int:
    """The cells that may leave a group without cutting the rest of it (KW7). `forks` and `forks3` are those of the group."""
    hard = group & forks
    if hard and _has_hole(group):
        return group & ~hard | _arches(group, forks, forks3)
    return group & ~hard
