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

_NAME = "[A-Za-z][A-Za-z0-9_]{0,39}"
_TAG = re.compile(rf'\[({_NAME}) "((?:[^"\\]|\\["\\])*)"\]')
_TOKEN = re.compile(r"\{([^}]*)\}|([0-9]+\.)|([^\s{]+)")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class Ply:
    """A move, or that a seat gave up (`red:resignation`, `red:time`), and what was written about it."""

    move: str
    comment: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "comment", commented(self.comment))


@dataclass(frozen=True, slots=True)
class Record:
    """What is written about a match. It can be read; whether it can have been played, `Match.from_record` says.

    A record can always be written and read again: in tags, control characters become spaces; comments are made fit for braces.
    """

    tags: tuple[tuple[str, str], ...]
    plies: tuple[Ply, ...] = ()
    comment: str = ""  # before the first move

    def __post_init__(self) -> None:
        for name, _ in self.tags:
            if not re.fullmatch(_NAME, name):
                raise ValueError(f"a tag has a name of letters and digits, unlike {name!r}")
        object.__setattr__(self, "tags", tuple((name, _CONTROL.sub(" ", value)) for name, value in self.tags))
        object.__setattr__(self, "comment", commented(self.comment))

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
                line = 1 + next(i for i, text in enumerate(lines) if text.startswith("[Options "))
                raise UnreadableRecord(line, Reason("record-options", facts={"found": shown(word)}))
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
    numbered = ended = False
    for match in _TOKEN.finditer(text):
        comment, number, move = match.groups()
        due = len(plies) % seats == 0 and not numbered
        expected = f"{len(plies) // seats + 1}."
        if comment is not None:
            if plies:
                plies[-1] = Ply(plies[-1].move, f"{plies[-1].comment} {comment}")
            else:
                opening = f"{opening} {comment}"
        elif ended or (due and number != expected and move != UNFINISHED) or (number and not due):
            line = first_line + text.count("\n", 0, match.start())
            code = "record-number" if due and not ended else "record-no-number" if number else "record-after-end"
            raise UnreadableRecord(line, Reason(code, facts={"expected": expected, "found": shown(match[0])}))
        elif move == UNFINISHED and not numbered:
            ended = True
        else:
            numbered = bool(number)
            if move:
                plies.append(Ply(move))
    return commented(opening), tuple(plies)


def commented(text: str) -> str:
    """A comment on one line and without braces."""
    return " ".join(_CONTROL.sub(" ", text).replace("{", "(").replace("}", ")").split())


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
