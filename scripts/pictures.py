"""Draws the README's picture: the four boards as the terminal shows them, in one SVG."""

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

import tablier
from tablier.core.drawing import Drawing

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "boards.svg"
CELL, LINE = 8.0, 16.0  # of a character
GAP, MARGIN = 36.0, 28.0
# Block elements by the quarters of a character that they fill: 0 and 1 above, 2 and 3 below.
QUARTERS = {
    "█": (0, 1, 2, 3), "▀": (0, 1), "▄": (2, 3), "▌": (0, 2), "▐": (1, 3), "▘": (0,), "▝": (1,), "▖": (2,), "▗": (3,),
    "▙": (0, 2, 3), "▛": (0, 1, 2), "▜": (0, 1, 3), "▟": (1, 2, 3),
}  # fmt: skip
PAPER, INK = "#1c1e22", "#d8d2c4"
SHOWN = (
    ("ken-wan", "b1R2/BbR3/1bRr1BB/1RR2B1B/RRRrx1B2/RRr2B1y/1YYBBBY/YY1BbY/4y y 3 - 0"),
    ("connexion", "8ab89a/100010/211323/210110/003001/646755 w - 60"),
    ("khan-tsin", "r,2,w,4,w,1,bb,b,bwwb,r,r,b,b,r,brb,w,w,rw,wr,r,bwr,wr,1,bwrw,1,r,b,5 s"),
    ("kolowis", "dddddddd1ddddddd/1dddddd2llllll2/lllllll1llllllll l 1"),
)


def main() -> None:
    """Writes the picture: two columns of boards."""
    drawings = [tablier.game(name).parse(text).draw() for name, text in SHOWN]
    left, right = drawings[0::2], drawings[1::2]
    middle = MARGIN + max(drawing.width for drawing in left) * CELL + GAP
    parts, height = [], 0.0
    for x, column in ((MARGIN, left), (middle, right)):
        y = MARGIN
        for drawing in column:
            parts.append(_board(drawing, x, y))
            y += len(drawing.lines) * LINE + GAP
        height = max(height, y - GAP + MARGIN)
    width = middle + max(drawing.width for drawing in right) * CELL + MARGIN
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="monospace" font-size="13">'
    ground = f'<rect width="{width:g}" height="{height:g}" rx="12" fill="{PAPER}"/>'
    PICTURE.write_text("\n".join([head, ground, *parts, "</svg>\n"]), encoding="utf-8")


def _board(drawing: Drawing, left: float, top: float) -> str:
    """A drawing as rectangles, of paper and of block elements, and other characters each in its own place."""
    papers, inks = [], []
    for row, spans in enumerate(drawing.lines):
        x, y = left, top + row * LINE
        for span in spans:
            ink = span.style.ink or INK
            if span.style.paper:
                papers.append(_rectangle(x, y, len(span.text) * CELL, LINE, span.style.paper))
            papers += _blocks(span.text, x, y, ink)
            drawn = [(i, c) for i, c in enumerate(span.text) if c != " " and c not in QUARTERS]
            if drawn:
                weight = ' font-weight="bold"' if span.style.bold else ""
                places = " ".join(f"{x + (i + 0.5) * CELL:g}" for i, _ in drawn)
                inks.append(
                    f'<text x="{places}" y="{y + 12:g}" fill="{ink}"{weight}>{escape("".join(c for _, c in drawn))}</text>'
                )
            x += len(span.text) * CELL
    return "\n".join(['<g shape-rendering="crispEdges">', *papers, '</g><g text-anchor="middle">', *inks, "</g>"])


def _blocks(text: str, x: float, y: float, ink: str) -> Iterator[str]:
    """The block elements of a text: in its upper and its lower half, a rectangle for each run of quarters."""
    for half in (0, 1):
        filled = "".join("01"[2 * half + side in QUARTERS.get(c, ())] for c in text for side in (0, 1))
        for run in re.finditer("1+", filled):
            yield _rectangle(x + run.start() * CELL / 2, y + half * LINE / 2, len(run[0]) * CELL / 2, LINE / 2, ink)


def _rectangle(x: float, y: float, width: float, height: float, fill: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'


if __name__ == "__main__":
    main()
