"""The hexagon of Ken Wan (KW1, KW2): 61 cells, five a side, the middle one black.

A hexagon of 61 cells tiles the plane, and so 13 r + c (mod 61) numbers the cells (row r, column c) without a clash: a step in
a direction adds the same number to every cell, modulo 61. In a set, cells have the bits 1 to 61 and a row's lie side by side:
all neighbours of a set are six rotations of one word, masked where a step would leave the board.

          i   .  .  .  .  .                  NW  NE      Steps, in the order of `DIRECTIONS`, in which each one's cell
        h   .  .  .  .  .  .                W  ·  E      touches the next one's: E +1, NE +14, NW +13, W -1, SW -14,
      g   .  .  .  .  .  .  .                SW  SE      SE -13.
            …
"""

RADIUS = 5
SIDE = 2 * RADIUS - 1  # rows, and columns of the middle row
CELLS = 61
ROW_STEP = 13

DIRECTIONS = ((0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0))  # (rows, columns)


def columns(row: int) -> range:
    """The columns of a row, 1 for row a to 9 for row i."""
    return range(max(1, row - RADIUS + 1), min(SIDE, row + RADIUS - 1) + 1)


def bit_of(row: int, column: int) -> int:
    """The bit of a cell in a set."""
    return 1 + (ROW_STEP * (row - RADIUS) + column - 1) % CELLS


PLACES = tuple((row, column) for row in range(1, SIDE + 1) for column in columns(row))  # from a1 to i9
BITS = {f"{'abcdefghi'[row - 1]}{column}": bit_of(row, column) for row, column in PLACES}
NAMES = {bit: name for name, bit in BITS.items()}

MIDDLE = bit_of(RADIUS, RADIUS)  # the black cell e5
HEXAGON = sum(1 << bit for bit in NAMES)
BOARD_CELLS = HEXAGON & ~(1 << MIDDLE)


def _having(direction: int) -> int:
    """The cells that have a neighbour in a direction; the black cell, which is never occupied, counts as one."""
    rows, cols = DIRECTIONS[direction]
    return sum(1 << bit_of(row, column) for row, column in PLACES if (row + rows, column + cols) in PLACES)


HAS_E, HAS_NE, HAS_NW, HAS_W, HAS_SW, HAS_SE = map(_having, range(6))
BORDER = HEXAGON & ~(HAS_E & HAS_NE & HAS_NW & HAS_W & HAS_SW & HAS_SE)
# By bit: the cells around a cell, the black one among them.
NEIGHBOURS = [0] * (CELLS + 1)
for _row, _column in PLACES:
    for _rows, _cols in DIRECTIONS:
        if (_row + _rows, _column + _cols) in PLACES:
            NEIGHBOURS[bit_of(_row, _column)] |= 1 << bit_of(_row + _rows, _column + _cols)
