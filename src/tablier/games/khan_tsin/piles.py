"""The dragon of a position as people see it: piles of letters, in cells numbered from 1."""

from tablier.games.khan_tsin.geometry import CELLS, CLAWS
from tablier.games.khan_tsin.rules import BARON_BITS, BARON_MASK, FLIGHT, HEIGHT_SHIFT, NEAR, PILES, SOUTH
from tablier.kernel.verbs import Words

COLOURS = "rbw"

Piles = dict[int, str]  # a pile from bottom to top, for each occupied cell in order


def piles_of(state: Words) -> Piles:
    """The piles of a state."""
    packed = {cell: int(state[PILES + cell - 1]) for cell in range(1, CELLS + 1)}
    return {cell: _letters(pile) for cell, pile in packed.items() if pile}


def _letters(pile: int) -> str:
    from_top = range(pile >> HEIGHT_SHIFT)
    return "".join(COLOURS[pile >> BARON_BITS * i & BARON_MASK] for i in reversed(from_top))


def near(piles: Piles, side: int) -> list[int]:
    """The cells that a side may play from (KT4), the one nearest to its end first."""
    cells = list(piles)
    return (cells if side == SOUTH else cells[::-1])[:NEAR]


def distance(piles: Piles, source: int, target: int) -> int:
    """How far apart two occupied cells are, counted in occupied cells (KT12)."""
    cells = list(piles)
    return abs(cells.index(target) - cells.index(source))


def claws(cell: int) -> int:
    """The pairs of claws of a cell."""
    return CLAWS[cell - 1]


def in_reach(piles: Piles, source: int) -> list[int]:
    """The cells that leaps or a flight lead to from a cell, with `speeds` (KT12)."""
    away = {cell: distance(piles, source, cell) for cell in piles}
    return [cell for cell in piles if away[cell] == claws(source) or away[cell] >= FLIGHT]
