"""The hexagon of Ken Wan in characters: slate cells, lacquered cubes, a hole in the middle.

A cell is eight columns wide and three lines high; each row is shifted by half a cell against the next.

    ┌───┐    ╲ ╱              █████
    │ ○ │     ○       ·      ███████    A whole and a half blue piece, an empty cell, which has a paper of its own, and the
    └───┘    ╱ ╲              █████     black cell. Yellow's sign is a bar, red's a triangle.
"""

from tablier.core.drawing import Canvas, Drawing, Style
from tablier.core.words import words
from tablier.games.ken_wan.geometry import BITS, MIDDLE, RADIUS, SIDE, columns
from tablier.games.ken_wan.notation import COLOURS, LETTERS, ROWS, cells_of, piece_at, places
from tablier.games.ken_wan.rules import OUT, UNITED
from tablier.kernel.verbs import TURN, Words

BED = Style("", "#373d46")
SLATE = "#646d78"
MARK = "#b4bbc4"
BLACK = "#0d0e10"
PALE = "#faf7ef"
LABEL = Style("#8a8f98")
# By colour: the lacquer, the bevel on it, the sign on it, and the cross on a pale face.
LACQUER = {"b": "#2b6cb0", "y": "#e6b422", "r": "#c2413a"}
BEVEL = {"b": "#84b3e2", "y": "#a87c0a", "r": "#eb9c96"}
INK = {"b": "#ffffff", "y": "#3d2d00", "r": "#ffffff"}
CROSS = {"b": "#2b6cb0", "y": "#a67800", "r": "#c2413a"}
SIGNS = {"b": "○", "y": "━", "r": "△"}

WIDTH, HEIGHT = 8, 3  # columns and lines from cell to cell
LEFT = 3  # columns for the letter of the middle row
SIZE = (LEFT + WIDTH * SIDE + 1, HEIGHT * SIDE + 1)  # the last line is for the numbers of columns

Block = tuple[str, ...]  # lines, each around the same middle
GROUND: Block = ("         ",) * HEIGHT
TILE: Block = ("     ", "   ·   ", "     ")
HOLE: Block = ("█████", "███████", "█████")
CUBE: Block = ("┌───┐", "│   │", "└───┘")
CROSSED: Block = (" ╲ ╱ ", "     ", " ╱ ╲ ")


def centre(row: int, column: int) -> tuple[int, int]:
    """Column and line of the middle of a cell; rows count from 1 for a to 9 for i."""
    return LEFT + WIDTH * column - WIDTH // 2 * (row - RADIUS + 1), HEIGHT * (SIDE - row) + 1


def draw(players: int, state: Words, language: str) -> Drawing:
    """The board with its pieces, and which sign is whose; an arrow at the turn, and the places that have been given."""
    canvas = Canvas(*SIZE)
    for line, row in enumerate(ROWS):
        _draw_row(canvas, SIDE - line, row, state)
    for column in range(1, SIDE + 1):  # below the column's lowest cell, where its diagonal goes on
        x, y = centre(max(1, column - RADIUS + 1), column)
        canvas.put(x + 3, y + 2, str(column), LABEL)
    _draw_colours(canvas, players, state, language)
    return canvas.drawing()


def _put(canvas: Canvas, x: int, y: int, block: Block, style: Style) -> None:
    """A block of characters around its middle."""
    for i, line in enumerate(block):
        canvas.put(x - len(line) // 2, y - HEIGHT // 2 + i, line, style)


def _draw_row(canvas: Canvas, row: int, letter: str, state: Words) -> None:
    x, y = centre(row, columns(row)[0])
    canvas.put(x - 6, y, letter, LABEL)
    for name, column in zip(cells_of(letter), columns(row), strict=True):
        x, y = centre(row, column)
        piece = piece_at(state, BITS[name])
        _put(canvas, x, y, GROUND, BED)
        if BITS[name] == MIDDLE:
            _put(canvas, x, y, HOLE, Style(BLACK, BED.paper))
        elif piece == " ":
            _put(canvas, x, y, TILE, Style(MARK, SLATE, bold=True))
        else:
            _draw_piece(canvas, x, y, piece)


def _draw_piece(canvas: Canvas, x: int, y: int, piece: str) -> None:
    """A cube that shows its whole or its half face (KW3)."""
    colour = piece.lower()
    if piece.isupper():
        block, style = CUBE, Style(BEVEL[colour], LACQUER[colour])
        sign = Style(INK[colour], LACQUER[colour], bold=True)
    else:
        block, style = CROSSED, Style(CROSS[colour], PALE, bold=True)
        sign = style
    _put(canvas, x, y, block, style)
    canvas.put(x, y, SIGNS[colour], sign)


def _draw_colours(canvas: Canvas, players: int, state: Words, language: str) -> None:
    """In the free corner: the signs with their colours' names."""
    say = words(language)
    united, out = places(int(state[UNITED])), places(int(state[OUT]))
    in_play = [letter for letter in LETTERS[:players] if letter not in united + out]
    ranking = [*united, *in_play, *reversed(out)]
    for y, (colour, letter) in enumerate(zip(COLOURS, LETTERS, strict=True)):
        if y == state[TURN]:
            canvas.put(0, y, "▸")
        canvas.put(1, y, f" {SIGNS[letter]} ", Style(INK[letter], LACQUER[letter], bold=True))
        text = say(f"ken-wan-{colour}")
        if letter in ranking and (letter not in in_play or len(in_play) == 1):
            text += " " + say("ken-wan-place", place=ranking.index(letter) + 1)
        canvas.put(5, y, text)
