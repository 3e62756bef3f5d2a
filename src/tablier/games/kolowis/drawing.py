"""The net of Kolowis in characters: sandstone with turquoise lines, shell and jet pieces, a serpent's tail at either end."""

from tablier.core.drawing import Canvas, Drawing, Style
from tablier.core.words import words
from tablier.games.kolowis.geometry import NETS
from tablier.games.kolowis.rules import DARK, LIGHT
from tablier.kernel.verbs import Words

SAND = "#c9a26f"  # deeper than the stone of the page, where shell is a surface and not the thin line of a character
LINE = Style("#0f555a", SAND)
FREE = Style("#0f555a", SAND, bold=True)
EDGE = Style("#7d5a30", SAND)
LABEL = Style("#4a3620", SAND)
SERPENT = Style("#8a3420", SAND, bold=True)
SHELL = Style("#ffffff", SAND, bold=True)
JET = Style("#17191d", SAND, bold=True)
PIECES = {LIGHT: ("◎", SHELL), DARK: ("●", JET)}

STEP = 4  # columns between neighbours in a row
WEST, EAST = 7, 5  # columns left of b1 and right of the last point of row b, the edges included
LINES = {"c": 2, "b": 4, "a": 6}  # of the rows
NUMBERS = {"c": 1, "a": 7, "b": 8}  # the lines with the numbers of their points
HEIGHT = 10
LETTER = 2  # the column of the rows' letters
WEST_TAIL, EAST_TAIL = ("╭╮╭", "╯╰╯"), ("╮╭╮", "╰╯╰")


def place(name: str) -> tuple[int, int]:
    """Column and line of a point."""
    row, number = name[0], int(name[1:])
    return WEST + STEP * (number - 1) + (0 if row == "b" else STEP // 2), LINES[row]


def draw(board: str, state: Words, language: str) -> Drawing:
    """The board with its pieces: a double ring for light, a disc for dark. Each side's name and number are on its edge."""
    canvas = _slab(board)
    _net(canvas, board)
    for side, seat, edge in ((DARK, "dark", 0), (LIGHT, "light", HEIGHT - 1)):
        sign, style = PIECES[side]
        canvas.put(LETTER, edge, f"   {words(language)(f'kolowis-{seat}')} {int(state[side]).bit_count()} ", LABEL)
        canvas.put(LETTER + 1, edge, sign, style)
        for point, name in enumerate(NETS[board].names):
            if state[side] >> point & 1:
                canvas.put(*place(name), sign, style)
    return canvas.drawing()


def _slab(board: str) -> Canvas:
    """The stone with its edge, and on it the tails of the serpents."""
    width = WEST + STEP * NETS[board].n + 1 + EAST
    canvas = Canvas(width, HEIGHT)
    canvas.put(0, 0, f"╭{'─' * (width - 2)}╮", EDGE)
    for y in range(1, HEIGHT - 1):
        canvas.put(0, y, f"│{' ' * (width - 2)}│", EDGE)
    canvas.put(0, HEIGHT - 1, f"╰{'─' * (width - 2)}╯", EDGE)
    for y, (west, east) in enumerate(zip(WEST_TAIL, EAST_TAIL, strict=True), start=LINES["b"]):
        canvas.put(WEST - len(west), y, west, SERPENT)
        canvas.put(width - EAST, y, east, SERPENT)
    return canvas


def _net(canvas: Canvas, board: str) -> None:
    """The lines, the points and their names."""
    net = NETS[board]
    for point, name in enumerate(net.names):
        x, y = place(name)
        if point + 1 in net.neighbours[point]:
            canvas.put(x, y, "─" * STEP, LINE)
        if name[0] != "b":
            (west, east), between = ("╱╲", y + 1) if name[0] == "c" else ("╲╱", y - 1)
            canvas.put(x - 1, between, west, LINE)
            canvas.put(x + 1, between, east, LINE)
    for name in net.names:
        (x, y), number = place(name), name[1:]
        canvas.put(x, y, "·", FREE)
        canvas.put(x + 1 - len(number), NUMBERS[name[0]], number, LABEL)  # the last digit is in the point's column
    for row, y in LINES.items():
        canvas.put(LETTER, y, row, LABEL)
    canvas.put(LETTER, NUMBERS["b"], "b", LABEL)  # the other numbers stand right beside their rows
