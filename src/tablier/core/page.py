"""A game's rules page: Markdown with example blocks, in every language.

An example block is a fenced block of the kind `example`, one `key: value` a line. It describes a position, the moves to make
and what comes of them; the terminal draws it, the tests check it, and a page can make it a living board.
"""

import re
from dataclasses import dataclass, field

from tablier.core.game import Game

_BLOCK = re.compile(r"^```example\n(.*?)^```\n?", re.MULTILINE | re.DOTALL)
_RULE = re.compile(r"^\*\*([A-Z]{2}[0-9]+)\*\* \*\(([^)]*)\)\* ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Example:
    """A position to look at and moves to make."""

    id: str
    rules: tuple[str, ...]  # the numbers of the rules that it shows
    title: str
    position: str
    note: str
    options: str = ""
    marks: tuple[tuple[str, str], ...] = ()  # (label, site)
    moves: tuple[str, ...] = ()
    after: str = ""  # the position after the moves
    refused: tuple[tuple[str, str], ...] = ()  # (move, rule that forbids it)
    moves_of: dict[str, tuple[str, ...]] = field(default_factory=dict)  # by site, its legal moves
    legal: tuple[str, ...] | None = None
    outcome: str = ""

    @classmethod
    def parse(cls, text: str) -> "Example":
        """Reads the inside of a block. Raises ValueError."""
        values: dict[str, str] = {}
        refused: list[tuple[str, str]] = []
        moves_of: dict[str, tuple[str, ...]] = {}
        for line in text.strip().split("\n"):
            key, colon, value = line.partition(": ")
            if not colon or key in values:
                raise ValueError(f"an example has lines like 'key: value', each key once; this is none: {line!r}")
            if key == "refused":
                move, rule = value.split()
                refused.append((move, rule))
            elif key.startswith("moves of "):
                moves_of[key.removeprefix("moves of ")] = () if value == "none" else tuple(value.split())
            else:
                values[key] = value.strip()
        unknown = values.keys() - cls.__dataclass_fields__.keys()
        if unknown:
            raise ValueError(f"an example knows no {', '.join(sorted(unknown))}")
        marks = tuple(tuple(mark.rsplit("=", 1)) for mark in values.pop("marks", "").split())
        return cls(
            rules=tuple(values.pop("rules").split()),
            marks=tuple((label, site) for label, site in marks),
            moves=tuple(values.pop("moves", "").split()),
            legal=tuple(values.pop("legal").split()) if "legal" in values else None,
            refused=tuple(refused),
            moves_of=moves_of,
            **values,
        )


@dataclass(frozen=True, slots=True)
class Page:
    """A rules page: pieces of Markdown and examples, in the order in which they stand."""

    parts: tuple[str | Example, ...]

    @property
    def examples(self) -> tuple[Example, ...]:
        """The examples."""
        return tuple(part for part in self.parts if isinstance(part, Example))

    @property
    def rules(self) -> dict[str, str]:
        """The numbers of the rules, each with its origin."""
        text = "\n".join(part for part in self.parts if isinstance(part, str))
        return {match[1]: match[2] for match in _RULE.finditer(text)}

    @classmethod
    def parse(cls, text: str) -> "Page":
        """Reads a page."""
        pieces = _BLOCK.split(text)
        parts = [Example.parse(piece) if i % 2 else piece for i, piece in enumerate(pieces)]
        return cls(tuple(part for part in parts if part))


def rules_page(game: type[Game], language: str) -> Page:
    """The rules page of a game."""
    return Page.parse((game.folder / f"rules.{language}.md").read_text(encoding="utf-8"))
