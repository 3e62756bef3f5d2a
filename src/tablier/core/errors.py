"""What can go wrong with input. Every error has one stable code, carries its input, and speaks every language."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from tablier.core.words import Fact, words


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move or a position is refused: a message of the catalogues, the rule that says so, and the facts."""

    code: str
    rule: str = ""
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def text(self, language: str = "en") -> str:
        """The reason in words, the rule's number behind it."""
        said = words(language)(self.code, **self.facts)
        return f"{said} ({self.rule})" if self.rule else said

    def __str__(self) -> str:
        return self.text()


class TablierError(Exception):
    """Any of the errors below. `text` says it in a language; `str` in English."""

    code: ClassVar[str]

    def __init__(self, **facts: Fact) -> None:
        super().__init__(facts)
        self.facts = facts

    def text(self, language: str = "en") -> str:
        """The error in words."""
        return words(language)(f"error-{self.code}", **self.facts)

    def __str__(self) -> str:
        return self.text()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.__dict__)


def _rebuilt(kind: type[TablierError], attributes: dict[str, object]) -> TablierError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class UnknownGame(TablierError):
    """There is no game of this name."""

    code = "unknown-game"

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name=shown(name), known=listed(known))
        self.name = name


class UnknownOption(TablierError):
    """The game has no option of this name."""

    code = "unknown-option"

    def __init__(self, game: str, option: str, known: Iterable[str]) -> None:
        known = listed(known)
        super().__init__(game=game, option=shown(option), known=known, has="options" if known else "none")
        self.option = option


class BadOption(TablierError):
    """The option does not take this value."""

    code = "bad-option"

    def __init__(self, game: str, option: str, value: object, allowed: str) -> None:
        super().__init__(game=game, option=option, value=shown(str(value)), allowed=allowed)
        self.option = option
        self.value = value


class UnknownSeat(TablierError):
    """No seat that plays has this name."""

    code = "unknown-seat"

    def __init__(self, seat: str, known: Iterable[str]) -> None:
        super().__init__(seat=shown(seat), known=listed(known))
        self.seat = seat


class InvalidPosition(TablierError):
    """The text is not a legal position. `reasons` holds all that is wrong with it."""

    code = "invalid-position"

    def __init__(self, position: str, reasons: Iterable[Reason]) -> None:
        super().__init__(position=shown(position, 200))
        self.position = position
        self.reasons = tuple(reasons)

    def text(self, language: str = "en") -> str:
        """The error, and every reason on a line of its own."""
        lines = [super().text(language), *(f"- {reason.text(language)}" for reason in self.reasons)]
        return "\n".join(lines)


class UnreadableMove(TablierError):
    """The text is not a move of this game."""

    code = "unreadable-move"

    def __init__(self, move: str, game: str) -> None:
        super().__init__(move=shown(move))
        self.move = move
        self.game = game

    def text(self, language: str = "en") -> str:
        """The error, and how the game writes its moves."""
        return f"{super().text(language)} {words(language)(f'{self.game}-move-form')}"


class IllegalMove(TablierError):
    """The move can be read, and cannot be played here. `reason` says why, in the rules' terms."""

    code = "illegal-move"

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(move=shown(move))
        self.move = move
        self.reason = reason

    @property
    def rule(self) -> str:
        """The number of the rule that forbids the move."""
        return self.reason.rule

    def text(self, language: str = "en") -> str:
        """The error, and why."""
        return f"{super().text(language)} {self.reason.text(language)}"


class MatchOver(TablierError):
    """The match is over: nothing more can be played."""

    code = "match-over"


class NothingToTakeBack(TablierError):
    """The match has fewer plies than are to be taken back."""

    code = "nothing-to-take-back"

    def __init__(self, plies: int, played: int) -> None:
        super().__init__(plies=plies, played=played)


class UnreadableRecord(TablierError):
    """The text is not a game record."""

    code = "unreadable-record"

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(line=line)
        self.line = line
        self.reason = reason

    def text(self, language: str = "en") -> str:
        """The error, its line, and what was expected."""
        return f"{super().text(language)} {self.reason.text(language)}"


class InvalidRecord(TablierError):
    """The record can be read, and its game cannot have been played like this."""

    code = "invalid-record"

    def __init__(self, ply: int, problem: TablierError | Reason) -> None:
        super().__init__(ply=ply)
        self.ply = ply
        self.problem = problem

    def text(self, language: str = "en") -> str:
        """The error, the ply, and what is wrong there."""
        return f"{super().text(language)} {self.problem.text(language)}"


SHOWN_LENGTH = 60  # of an input, inside a message


def shown(text: str, length: int = SHOWN_LENGTH) -> str:
    """Input as a message may show it: cut where it is long, and without control characters."""
    clean = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[: length + 1])
    return clean if len(clean) <= length else clean[:length] + "…"


def listed(things: Iterable[str]) -> str:
    """A list inside a message."""
    return ", ".join(things)
