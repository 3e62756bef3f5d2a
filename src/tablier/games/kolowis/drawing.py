"""The net of Kolowis in characters: sandstone with turquoise lines, shell and jet pieces."""

from tablier.core.drawing import Canvas, Drawing, Style
from tablier.games.kolowis.geometry import NETS
from tablier.games.kolowis.rules import DARK, LIGHT
from tablier.kernel.verbs import Words

SAND = "#d9b98c"
LINE = Style("#146266", SAND)
FREE = Style("#146266", SAND, bold=True)
SHELL = Style("#fffaf0", SAND, bold=True)
JET = Style("#17191d", SAND, bold=True)
LABEL = Style("#8a7a60")

STEP = 4  # columns between neighbours in a row
MARGIN = 5  # columns left of b1: the row's letter, and the serpent's tail
TOP = {"c": 1, "b": 3, "a": 5}  # the lines of the rows
HEIGHT = 9


def place(name: str) -> tuple[int, int]:
    """Column and line of a point."""
    row, number = name[0], int(name[1:])
    return MARGIN + STEP * (number - 1) + (0 if row == "b" else STEP // 2), TOP[row]


def draw(board: str, state: Words) -> Drawing:
    """The board with its pieces: a ring for light, a disc for dark."""
    net = NETS[board]
    width = 2 * MARGIN + STEP * net.n + 1
    canvas = Canvas(width, HEIGHT)
    for y in range(TOP["c"], TOP["a"] + 1):
        canvas.put(2, y, " " * (width - 4), LINE)
    for point, name in enumerate(net.names):
        x, y = place(name)
        if point + 1 in net.neighbours[point]:
            canvas.put(x, y, "─" * STEP, LINE)
        if name[0] != "b":
            above, below = ("╱╲", y + 1) if name[0] == "c" else ("╲╱", y - 1)
            canvas.put(x - 1, below, above[0], LINE)
            canvas.put(x + 1, below, above[1], LINE)
    middle = TOP["b"]
    canvas.put(MARGIN - 3, middle, "∿∿─", LINE)
    canvas.put(width - MARGIN, middle, "─∿∿", LINE)
    for point, name in enumerate(net.names):
        x, y = place(name)
        light, dark = state[LIGHT] >> point & 1, state[DARK] >> point & 1
        canvas.put(x, y, "○" if light else "●" if dark else "·", SHELL if light else JET if dark else FREE)
    for row in "cba":
        canvas.put(0, TOP[row], row, LABEL)
    for name in net.names:
        x, _ = place(name)
        canvas.put(x, {"c": 0, "b": HEIGHT - 2, "a": HEIGHT - 1}[name[0]], name[1:], LABEL)
    canvas.put(0, HEIGHT - 2, "b", LABEL)
    canvas.put(0, HEIGHT - 1, "a", LABEL)
    return canvas.drawing()
