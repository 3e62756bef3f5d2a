"""The frame of Connexion in characters: maple and walnut inlay, white and black pawns, red markers.

Neighbouring tiles show the same colour on their common side exactly where they are connected there (CX5). So two connected
triangles make one patch, two others never do, and the paths need no lines of their own.
"""

from tablier.core.drawing import Canvas, Drawing, Style
from tablier.core.words import words
from tablier.games.connexion.geometry import SIDE, TILES
from tablier.games.connexion.notation import orientation
from tablier.games.connexion.rules import BLACK, PROTECTED, WHITE
from tablier.kernel.verbs import Words

# Every second tile is a shade darker, to be told apart inside a patch.
MAPLE = ("#ecd6a8", "#e2c995")
WALNUT = ("#6f462c", "#613b24")
FRAME, BRASS = "#3b2618", "#a5824d"
MARKER = "#c4251f"
WHITE_PAWN, WHITE_RIM = "#fffdf7", "#5d4a2c"
BLACK_PAWN, BLACK_SHINE = "#120c08", "#9a8878"

INLAY = Style(BRASS, FRAME)
EXIT = Style(MAPLE[0], FRAME)
LABEL = Style("#8a7a60")
CROSS = Style("#ffffff", MARKER)

WIDTH, HEIGHT = 8, 4  # of a tile: a square, since a character is twice as high as wide
INSIDE = SIDE * WIDTH
LEFT, TOP = 4, 2  # columns and lines before the first tile: a label, and the frame
BOTTOM = TOP + SIDE * HEIGHT

# The two characters where the diagonal cuts a line of a tile, by orientation. What is dark is inked.
CUTS = ("▝▜", "▗▟", "▙▖", "▛▘")


def draw(state: Words, language: str) -> Drawing:
    """The tiles in their frame: dark triangles of blocks, a ring for a white pawn, a disc for a black one."""
    canvas = Canvas(LEFT + INSIDE + LEFT, TOP + SIDE * HEIGHT + TOP)
    _draw_frame(canvas, language)
    for tile in range(TILES):
        _draw_tile(canvas, state, tile)
    return canvas.drawing()


def _draw_frame(canvas: Canvas, language: str) -> None:
    for y in range(TOP, BOTTOM):
        canvas.put(LEFT - 2, y, " │", INLAY)
        canvas.put(LEFT + INSIDE, y, "│ ", INLAY)
    for y, corners, exit_sign, message in (
        (TOP - 1, "┌┐", "△", "connexion-exit-north"),
        (BOTTOM, "└┘", "▼", "connexion-exit-south"),
    ):
        canvas.put(LEFT - 2, y, f" {corners[0]}{'─' * INSIDE}{corners[1]} ", INLAY)
        said = f" {exit_sign}  {words(language)(message)}  {exit_sign} "
        canvas.put(LEFT + (INSIDE - len(said)) // 2, y, said, EXIT)
    for i in range(SIDE):
        for y in (0, BOTTOM + 1):
            canvas.put(LEFT + i * WIDTH + WIDTH // 2, y, "abcdef"[i], LABEL)
        for x in (0, LEFT + INSIDE + 3):
            canvas.put(x, BOTTOM - i * HEIGHT - HEIGHT // 2, str(i + 1), LABEL)


def tile_line(lies: int, line: int) -> str:
    """A line of a tile: blocks where it is dark, spaces where it is light."""
    falling, dark_east = lies in (0, 2), lies in (0, 1)
    cut = WIDTH // HEIGHT * (line if falling else HEIGHT - 1 - line)
    west, east = " █" if dark_east else "█ "
    return west * cut + CUTS[lies] + east * (WIDTH - len(CUTS[lies]) - cut)


def _draw_tile(canvas: Canvas, state: Words, tile: int) -> None:
    column, row = tile % SIDE, tile // SIDE
    x, y = LEFT + column * WIDTH, BOTTOM - (row + 1) * HEIGHT
    maple, walnut = MAPLE[(column + row) % 2], WALNUT[(column + row) % 2]
    lies = orientation(state, tile)
    for line in range(HEIGHT):
        canvas.put(x, y + line, tile_line(lies, line), Style(walnut, maple))
    protected = bool(state[PROTECTED] >> tile & 1)
    if protected:  # in the middle, where a pawn hides a part of it
        canvas.put(x + 3, y + 1, "╲╱", CROSS)
        canvas.put(x + 3, y + 2, "╱╲", CROSS)
    dark_east, dark_north = lies in (0, 1), lies in (0, 3)
    for pawns, east, north, wood in ((WHITE, not dark_east, not dark_north, maple), (BLACK, dark_east, dark_north, walnut)):
        if state[pawns] >> tile & 1:
            middle = MARKER if protected else wood
            beside = (middle, wood) if east else (wood, middle)
            _draw_pawn(canvas, x + (4 if east else 1), y + (1 if north else 2), pawns == WHITE, beside)


def _draw_pawn(canvas: Canvas, x: int, y: int, white: bool, beside: tuple[str, str]) -> None:
    """A pawn as wide as it is high: a character, and the near halves of those beside it, of which the far halves stay."""
    west, east = beside
    if white:
        canvas.put(x, y, "▐", Style(WHITE_PAWN, west))
        canvas.put(x + 1, y, "○", Style(WHITE_RIM, WHITE_PAWN))
        canvas.put(x + 2, y, "▌", Style(WHITE_PAWN, east))
    else:  # without colour, a hole in the blocks
        canvas.put(x, y, "▌", Style(west, BLACK_PAWN))
        canvas.put(x + 1, y, "●", Style(BLACK_SHINE, BLACK_PAWN))
        canvas.put(x + 2, y, "▐", Style(east, BLACK_PAWN))
