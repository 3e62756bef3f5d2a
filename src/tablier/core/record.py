"""A game record as text: tags, then numbered moves with comments, like this.

    [Game "kolowis"]
    [Light "Ada"]
    [Dark "Tablier"]
    [Result "*"]

    {A record may begin with a comment.}
    1. a8-b9 b8xb10 2. b11xb9 {and a move may be followed by one}

Any white space between words will do; what is written has lines of at most `LINE_LENGTH` characters.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tablier.core.errors import Reason, UnreadableRecord, shown
from tablier.core.game import Game
from tablier.core.registry import game

LINE_LENGTH = 100
UNFINISHED = "*"

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]{0,39}) "((?:[^"\\]|\\["\\])*)"\]')
_TOKEN = re.compile(r"\{([^}]*)\}|([^\s{]+)")


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, or that a seat gave up (`red:resignation`, `red:time`), and what was written about it."""

    move: str
    comment: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """What is written about a match. It can be read; whether it can have been played, `Match.from_record` says."""

    tags: tuple[tuple[str, str], ...]
    plies: tuple[Ply, ...] = ()
    comment: str = ""  # before the first move

    def tag(self, name: str, default: str = "") -> str:
        """The value of a tag."""
        return dict(self.tags).get(name, default)

    @property
    def game(self) -> Game:
        """The game that the tags name. Raises the errors of `tablier.game`."""
        return game(self.tag("Game"), **dict(pair.split("=", 1) for pair in self.tag("Options").split()))

    @classmethod
    def parse(cls, text: str) -> "Record":
        """Reads a record. Raises `UnreadableRecord`, or the errors of `tablier.game`."""
        lines = text.replace("\r\n", "\n").lstrip("\ufeff").split("\n")
        tags: dict[str, str] = {}
        at = 0
        while at < len(lines) and (lines[at].startswith("[") or not lines[at].strip()):
            if lines[at].strip():
                _read_tag(lines[at].rstrip(), at + 1, tags)
            at += 1
        if "Game" not in tags:
            raise UnreadableRecord(at or 1, Reason("record-no-game"))
        for word in tags.get("Options", "").split():
            if "=" not in word:
                raise UnreadableRecord(1, Reason("record-options", facts={"found": shown(word)}))
        record = cls(tuple(tags.items()))
        comment, plies = _read_plies("\n".join(lines[at:]), at + 1, len(record.game.seats))
        return cls(record.tags, plies, comment)

    def __str__(self) -> str:
        tags = [f'[{name} "{_escaped(value)}"]' for name, value in self.tags]
        body = _wrapped(_units(self, len(self.game.seats)))
        return "\n".join([*tags, "", *body]).rstrip("\n") + "\n"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _read_tag(line: str, number: int, tags: dict[str, str]) -> None:
    match = _TAG.fullmatch(line)
    if not match:
        raise UnreadableRecord(number, Reason("record-tag"))
    if match[1] in tags:
        raise UnreadableRecord(number, Reason("record-tag-twice", facts={"tag": match[1]}))
    tags[match[1]] = re.sub(r'\\(["\\])', r"\1", match[2])


def _read_plies(text: str, first_line: int, seats: int) -> tuple[str, tuple[Ply, ...]]:
    """The comment before the first move, and the plies."""
    unclosed = re.sub(r"\{[^}]*\}", lambda comment: re.sub("[^\n]", " ", comment[0]), text).find("{")
    if unclosed >= 0:
        raise UnreadableRecord(first_line + text.count("\n", 0, unclosed), Reason("record-comment"))
    opening, plies = "", list[Ply]()
    numbered = False
    for match in _TOKEN.finditer(text):
        line = first_line + text.count("\n", 0, match.start())
        comment, word = match.groups()
        if comment is not None:
            said = " ".join(comment.split())
            if plies:
                plies[-1] = Ply(plies[-1].move, f"{plies[-1].comment} {said}".strip())
            else:
                opening = f"{opening} {said}".strip()
            continue
        if word == UNFINISHED:
            continue
        expected = f"{len(plies) // seats + 1}."
        due = len(plies) % seats == 0 and not numbered
        if due or word.endswith("."):
            if word != expected or not due:
                facts = {"expected": expected if due else "-", "found": shown(word)}
                raise UnreadableRecord(line, Reason("record-number", facts=facts))
            numbered = True
            continue
        plies.append(Ply(word))
        numbered = False
    return opening, tuple(plies)


def _units(record: Record, seats: int) -> Iterator[str]:
    """What a line break may stand between: moves with their numbers, and the words of comments."""
    if record.comment:
        yield from f"{{{record.comment}}}".split(" ")
    for i, ply in enumerate(record.plies):
        yield ply.move if i % seats else f"{i // seats + 1}. {ply.move}"
        if ply.comment:
            yield from f"{{{ply.comment}}}".split(" ")


def _wrapped(units: Iterator[str]) -> list[str]:
    lines = [""]
    for unit in units:
        longer = f"{lines[-1]} {unit}" if lines[-1] else unit
        if len(longer) > LINE_LENGTH and lines[-1]:
            lines.append(unit)
        else:
            lines[-1] = longer
    return lines
