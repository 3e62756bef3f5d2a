"""The terminal: what is written to it and asked from it, in one language."""

import os
import re
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TypeVar

import rich._wrap
from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from tablier.core.words import Fact, words

try:
    import readline
except ImportError:  # Windows has none: lines are typed without history and completion
    readline = None  # type: ignore[assignment]

Result = TypeVar("Result")

READING_WIDTH = 96  # columns: longer lines of prose are hard to read
PATIENCE = 0.4  # seconds of silence before a wait is explained
LESS = "FRSX"  # one page needs no pager; colours are shown; boards are not wrapped; the screen is left as it was
GLANCE = 0.1  # seconds between two looks at the keyboard's Ctrl-C

THEME = Theme(
    {
        "heading": "bold",
        "aside": "dim",
        "name": "bold cyan",
        "problem": "bold red",
        # Rich's own are white on black, a hole in a light terminal.
        "markdown.code": "bold",
        "markdown.h2": "bold underline",
        "markdown.h3": "bold",
    }
)

# Rich breaks lines at no-break spaces, which French has before : ; ! ? and inside « ».
rich._wrap.re_word = re.compile("[^\\S\u00a0\u202f]*[\\S\u00a0\u202f]+[^\\S\u00a0\u202f]*")


class Paper(Console):
    """A console that leaves a closed pipe to `main`."""

    def on_broken_pipe(self) -> None:
        """Called by Rich while the error is handled: raises it again."""
        self.quiet = True
        raise BrokenPipeError


class Terminal:
    """Standard output and error, and the keyboard, of somebody who reads `language`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = words(language)
        self.too_narrow_said = False
        self.paging = False
        self.out = Paper(highlight=False, markup=False, emoji=False, theme=THEME)
        self.err = Paper(highlight=False, markup=False, emoji=False, theme=THEME, stderr=True)

    @property
    def has_keyboard(self) -> bool:
        """Whether a person is there to be asked."""
        return sys.stdin is not None and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """The columns for prose."""
        return min(self.out.width, READING_WIDTH)

    def say(self, message: str, /, style: str = "", **facts: Fact) -> None:
        """Writes a message of the catalogues."""
        self.write(Text(self.words(message, **facts), style))

    def write(self, text: RenderableType = "") -> None:
        """Writes a paragraph or a table: in a terminal it is wrapped, elsewhere long lines of text are left alone."""
        if self.out.is_terminal:
            self.out.print(text, width=self.width)
        elif isinstance(text, str | Text):
            self.out.print(text, soft_wrap=True)
        else:
            self.put(self.rendered(text))

    def rendered(self, text: RenderableType) -> str:
        """What would be written, without the spaces that fill up lines where nothing is coloured."""
        with self.out.capture() as captured:
            self.out.print(text, width=self.width)
        lines = captured.get().removesuffix("\n").split("\n")
        return "\n".join(lines if self.out.is_terminal else map(str.rstrip, lines))

    def line(self, message: str, /, **facts: Fact) -> None:
        """Writes a message that is never broken into lines: somebody may copy it."""
        self.out.print(Text(self.words(message, **facts), "aside"), soft_wrap=True)

    def put(self, text: str) -> None:
        """Writes text for programs: exactly this, and a line feed."""
        self.out.file.write(text + "\n")
        self.out.file.flush()

    def complain(self, text: str) -> None:
        """Writes a problem to standard error."""
        said = Text.assemble((self.words("cli-error"), "problem"), " ", text)
        self.err.print(said, soft_wrap=not self.err.is_terminal)

    def note(self, message: str, /, **facts: Fact) -> None:
        """Writes an aside to standard error."""
        self.err.print(Text(self.words(message, **facts), "aside"), soft_wrap=not self.err.is_terminal)

    def ask(self, prompt: str, offered: Sequence[str] = ()) -> str:
        """A line from the keyboard, or from what is piped in; Tab completes what is offered. Raises `EOFError`."""
        if readline and self.has_keyboard:
            readline.set_completer_delims(" ")
            readline.set_completer(lambda begun, i: [*(w for w in offered if w.startswith(begun)), None][i])
            readline.parse_and_bind("tab: complete")
        line = input(prompt)
        if not self.has_keyboard:
            self.put(line)  # a terminal echoes what is typed; a transcript should show it too
        return line.strip()

    @contextmanager
    def pager(self) -> Iterator[None]:
        """Long texts go through the pager where there is somebody to turn the pages."""
        if not (self.out.is_terminal and self.has_keyboard):
            yield
            return
        os.environ.setdefault("LESS", LESS)
        self.paging = True
        with self.out.pager(styles=True):
            yield
        self.paging = False

    def patiently(self, work: Callable[[], Result], meanwhile: AbstractContextManager[object] | None = None) -> Result:
        """Does a piece of work that may take long. Ctrl-C ends it at once, which compiled code alone would not notice.

        If it does take long, `meanwhile` shows something until it is done.
        """
        done: list[Result] = []
        failed: list[BaseException] = []

        def run() -> None:
            try:
                done.append(work())
            except BaseException as error:  # raised again below
                failed.append(error)

        worker = threading.Thread(target=run, daemon=True)
        worker.start()
        worker.join(PATIENCE)
        with (meanwhile or self.waiting("cli-waiting")) if worker.is_alive() else nullcontext():
            while worker.is_alive():
                worker.join(GLANCE)
        if failed:
            raise failed[0]
        return done[0]

    @contextmanager
    def waiting(self, message: str) -> Iterator[None]:
        """Says why nothing happens, to somebody who sees it."""
        if not self.err.is_terminal:
            yield
            return
        with self.err.status(self.words(message)):
            yield


def forgive_encodings() -> None:
    """What a terminal cannot show, and bytes that are no text, become question marks instead of errors."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
