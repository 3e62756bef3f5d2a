"""Drawings made of coloured characters, as plain data: what a game looks like in a terminal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Style:
    """How a character looks. Colours are `#rrggbb`; none leaves the terminal's own."""

    ink: str = ""
    paper: str = ""
    bold: bool = False


PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Span:
    """Characters of one line that look alike."""

    text: str
    style: Style = PLAIN


@dataclass(frozen=True, slots=True)
class Drawing:
    """Lines of spans. Nothing in it is said by colour alone."""

    lines: tuple[tuple[Span, ...], ...]

    def __str__(self) -> str:
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)

    @property
    def width(self) -> int:
        """The columns of the longest line."""
        return max((sum(len(span.text) for span in line) for line in self.lines), default=0)


class Canvas:
    """A drawing in the making: a grid of characters, each one column wide."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[PLAIN] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> None:
        """Writes a text, from left to right, over what stands there; `y` counts from the top."""
        for i, character in enumerate(text, start=x):
            self._characters[y][i] = character
            self._styles[y][i] = style

    def tint(self, x: int, y: int, style: Style) -> None:
        """Changes the look of one character."""
        self._styles[y][x] = style

    def drawing(self) -> Drawing:
        """What has been drawn."""
        lines = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            spans: list[Span] = []
            for character, style in zip(characters, styles, strict=True):
                if spans and spans[-1].style == style:
                    spans[-1] = Span(spans[-1].text + character, style)
                else:
                    spans.append(Span(character, style))
            lines.append(tuple(spans))
        return Drawing(tuple(lines))
