"""Draws the README's picture: the four boards as the terminal shows them, in one SVG."""

from html import escape
from pathlib import Path

import tablier
from tablier.core.drawing import Drawing

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "boards.svg"
CELL, LINE = 8.0, 16.0  # of a character
GAP, MARGIN = 36.0, 28.0
PAPER, INK = "#1c1e22", "#d8d2c4"
SHOWN = (
    ("ken-wan", "b1R2/BbR3/1bRr1BB/1RR2B1B/RRRrx1B2/RRr2B1y/1YYBBBY/YY1BbY/4y y 3 - 0"),
    ("connexion", "8ab89a/100010/211323/210110/003001/646755 w - 60"),
    ("khan-tsin", "r,b,wr,w,rbw,1,b,r,wwb,1,r,b,w,rbwrb,1,rw,w,b,br,w,1,b,r,rw,r,b,1,w,r,b,wb,rb,1,w,w,1 s"),
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
    """A drawing as rectangles of paper, and characters each in its own place, since fonts differ in their widths."""
    papers, inks = [], []
    for row, spans in enumerate(drawing.lines):
        column, y = 0, top + row * LINE
        for span in spans:
            x, width = left + column * CELL, len(span.text) * CELL
            column += len(span.text)
            if span.style.paper:
                papers.append(f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{LINE:g}" fill="{span.style.paper}"/>')
            if span.text.strip():
                places = " ".join(f"{x + (i + 0.5) * CELL:g}" for i in range(len(span.text)))
                weight = ' font-weight="bold"' if span.style.bold else ""
                ink = span.style.ink or INK
                inks.append(
                    f'<text x="{places}" y="{y + 12:g}" fill="{ink}"{weight} text-anchor="middle">{escape(span.text)}</text>'
                )
    return "\n".join(["<g>", *papers, *inks, "</g>"])


if __name__ == "__main__":
    main()
