"""The dragon of Khan Tsin in characters, seen from the side: barons tower on its back, claws hang below.

It winds through three rows of twelve cells, and a row is as high as its highest pile. Like the author's, it has neither head
nor tail:

      ╭── 25 26 … 35 36   North
      ╰── 24 23 … 14 13 ──╮
    South  1  2 … 11 12 ──╯

A character of the body's outline has four quarters, each in or out of it. Its shape is measured in columns; a line is two high.
"""

from math import hypot

from tablier.core.drawing import Canvas, Drawing, Style
from tablier.core.words import words
from tablier.games.khan_tsin.geometry import CELLS
from tablier.games.khan_tsin.piles import claws, near, piles_of
from tablier.games.khan_tsin.rules import DRAFTED, EMPEROR, PLACED
from tablier.kernel.verbs import TURN, Words

PARCHMENT, JADE, DEEP_JADE, GOLD = "#e2d0a2", "#1f7a68", "#0f4f45", "#f0d68a"
AIR = Style("#3a2b10", PARCHMENT)
NAME = Style("#3a2b10", PARCHMENT, bold=True)
BODY = Style(JADE, PARCHMENT)
SCALES = Style("#4fa593", JADE)
NUMBER = Style(GOLD, DEEP_JADE)
HEIGHT = Style(GOLD, JADE)
FREE = Style("#4fa593", DEEP_JADE)
CLAW = Style("#8a6414", PARCHMENT, bold=True)
POINTER, POINTER_IN_BODY = Style("#9c2a12", PARCHMENT, bold=True), Style("#ffe9a8", JADE, bold=True)
SIGNS = {"r": "◆", "b": "●", "w": "○"}
SIGN_INKS = {"r": "#ffd9cc", "b": "#9aa0ad", "w": "#5c5444"}
FACES = {"r": "#b5342c", "b": "#22242a", "w": "#fdfaf1"}
CLAWS = {1: " ▼ ", 2: "▼ ▼", 3: "▼▼▼"}
QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"  # by the quarters that are in: 1 and 2 above, 4 and 8 below

ROWS, ROW = 3, 12  # and cells in each
STEP, GAP = 5, 2  # columns from cell to cell, and of them before the pile
MARGIN = 9  # columns on both sides, for the bends and the ends
WIDTH = 2 * MARGIN + ROW * STEP
BODY_LINES, CREST_LINES = 2, 1
THICKNESS = 2 * BODY_LINES
OUTER, INNER = 7, 3  # the radii of a bend


def draw(state: Words, language: str) -> Drawing:
    """The dragon with its barons; a pointer over each of the four that may be played."""
    piles = piles_of(state)
    tops = [max(BODY_LINES + CREST_LINES, *(len(piles.get(cell, "")) for cell in cells(row))) for row in range(ROWS)]
    # Each row from top to bottom: a line of air, for the pointers, the piles, the claws. No pointer stands over an emperor.
    height = sum(tops) + 2 * ROWS - bool(state[EMPEROR])
    base = [height - 2 - sum(tops[:row]) - 2 * row for row in range(ROWS)]  # the lines of the lowest barons
    canvas = Canvas(WIDTH, height)
    for y in range(height):
        canvas.put(0, y, " " * WIDTH, AIR)
    _draw_body(canvas, base)
    for cell in range(1, CELLS + 1):
        _draw_cell(canvas, column(cell), base[row_of(cell)], cell, piles.get(cell, ""))
    if state[PLACED] == DRAFTED and not state[EMPEROR]:
        for cell in near(piles, int(state[TURN])):
            over = len(piles[cell])
            canvas.put(column(cell) + 1, base[row_of(cell)] - over, "▾", POINTER if over >= BODY_LINES else POINTER_IN_BODY)
    _name_the_ends(canvas, state, base, language)
    return canvas.drawing()


def _name_the_ends(canvas: Canvas, state: Words, base: list[int], language: str) -> None:
    """The seats at the ends of the dragon, an arrow before the one to move."""
    south, north = (
        ("▸" if seat == state[TURN] and not state[EMPEROR] else " ") + words(language)(f"khan-tsin-{name}")
        for seat, name in enumerate(("south", "north"))
    )
    canvas.put(1, base[0] + 1, south, NAME)
    canvas.put(WIDTH - 1 - len(north), base[-1] + 1, north, NAME)


def row_of(cell: int) -> int:
    """The row of a cell, the lowest one first."""
    return (cell - 1) // ROW


def cells(row: int) -> range:
    """The cells of a row."""
    return range(row * ROW + 1, row * ROW + ROW + 1)


def column(cell: int) -> int:
    """Where the pile of a cell begins. Every other row runs from right to left."""
    row, i = divmod(cell - 1, ROW)
    return MARGIN + GAP + STEP * (ROW - 1 - i if row % 2 else i)


def _draw_cell(canvas: Canvas, x: int, y: int, cell: int, pile: str) -> None:
    """A cell with its number, its claws, a spine of the crest, and its pile with its height.

    Half a column is left free behind the pile, so that the next number does not seem to be its own.
    """
    canvas.put(x - GAP, y, f"{cell:>{GAP}}", NUMBER)
    canvas.put(x, y + 1, CLAWS[claws(cell)], CLAW)
    if not pile:
        canvas.put(x, y, "╶╴", FREE)
        canvas.put(x + 2, y, "▌", Style(DEEP_JADE, JADE))
    for level, colour in enumerate(pile):
        face = FACES[colour]
        canvas.put(x, y - level, f" {SIGNS[colour]}", Style(SIGN_INKS[colour], face, bold=True))
        canvas.put(x + 2, y - level, "▌", Style(face, JADE if level < BODY_LINES else PARCHMENT))
    if len(pile) > 1:
        canvas.put(x - GAP, y - 1, f"×{len(pile)}", HEIGHT)
    canvas.put(x - GAP, y - BODY_LINES, "▟▙", BODY)


def _draw_body(canvas: Canvas, base: list[int]) -> None:
    """The body with its bends and ends, and scales on it."""
    tops = [2 * line - THICKNESS + 2 for line in base]
    for y in range(canvas.height):
        for x in range(WIDTH):
            quarters = [_inside(x + dx, 2 * y + dy, tops) for dy in (0.5, 1.5) for dx in (0.25, 0.75)]
            full = sum(1 << i for i, inside in enumerate(quarters) if inside)
            if full == 15:
                canvas.put(x, y, "·" if (x + 2 * y) % 4 == 0 else " ", SCALES)
            elif full:
                canvas.put(x, y, QUARTERS[full], BODY)


def _inside(x: float, y: float, tops: list[int]) -> bool:
    """Whether a point is in the body, of which the rows begin at these tops."""
    left, right = MARGIN, WIDTH - MARGIN
    if left <= x < right:
        return any(top <= y < top + THICKNESS for top in tops)
    if x < left:
        return _in_bend(left - x, y, tops[2], tops[1]) or _in_end(left - x, tops[0] + THICKNESS - y)
    return _in_bend(x - right, y, tops[1], tops[0]) or _in_end(x - right, y - tops[2])


def _in_bend(out: float, y: float, upper: int, lower: int) -> bool:
    """Whether a point so far out at a side is in the bend that joins two rows, with corners rounded outside and inside."""
    return _in_round(out, y - upper, lower + THICKNESS - upper, OUTER) and not _in_round(
        out, y - upper - THICKNESS, lower - upper - THICKNESS, INNER
    )


def _in_round(out: float, y: float, height: int, radius: int) -> bool:
    """Whether a point is in a strip along the side, as wide as the radius of its two rounded corners."""
    if not 0 <= y < height or out >= radius:
        return False
    beyond = max(radius - y, y - (height - radius), 0)
    return hypot(out, beyond) <= radius


def _in_end(out: float, from_edge: float) -> bool:
    """Whether a point is in an end of the dragon, which tapers towards one edge of the body."""
    return 0 <= from_edge < THICKNESS * (1 - out / (MARGIN - 1))
