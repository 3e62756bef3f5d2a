"""What the terminal itself refuses, and the exit codes."""

from typing import TYPE_CHECKING

from tablier.core.errors import BadOption, TablierError, UnknownGame, UnknownOption, UnknownSeat
from tablier.core.words import Fact, words

if TYPE_CHECKING:
    import typer

FINE = 0
REFUSED = 1  # the input can be named but not used: an illegal move, a position that is none, a file that is no record
WRONG_USAGE = 2  # the command is not written as its help says
MISTAKE = 70  # ours; EX_SOFTWARE of sysexits.h
INTERRUPTED = 130  # 128 + SIGINT, as shells say it
PIPE_CLOSED = 141  # 128 + SIGPIPE

USAGE_ERRORS = (UnknownGame, UnknownOption, BadOption, UnknownSeat)


class Problem(Exception):
    """Something that is refused, as a message of the catalogues with its facts."""

    exit_code = REFUSED

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts

    def text(self, language: str) -> str:
        """The problem in words."""
        return words(language)(self.message, **self.facts)


class WrongUsage(Problem):
    """A command that is not written as its help says. With a context, its usage is shown too."""

    exit_code = WRONG_USAGE
    context: "typer.Context | None" = None


class RefusedContent(Problem):
    """What a file or an option holds is refused for one of the games' reasons; the message says where it stands."""

    def __init__(self, message: str, error: TablierError, /, **facts: Fact) -> None:
        super().__init__(message, **facts)
        self.error = error

    def text(self, language: str) -> str:
        """The place, and the reason."""
        return words(language)(self.message, **self.facts, reason=self.error.text(language))


def exit_code(error: TablierError) -> int:
    """The exit code of one of the package's own errors."""
    return WRONG_USAGE if isinstance(error, USAGE_ERRORS) else REFUSED
