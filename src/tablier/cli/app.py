"""The application: its commands, its language, and how every run of it ends."""

import errno
import os
import sys
import traceback
from collections.abc import Sequence
from importlib.metadata import version as installed_version
from typing import Annotated, Any

import typer
from rich.text import Text

from tablier.cli import completion
from tablier.cli.analyse import analyse
from tablier.cli.arguments import complete_languages
from tablier.cli.games import games
from tablier.cli.perft import perft
from tablier.cli.play import play, sit_down
from tablier.cli.problems import FINE, INTERRUPTED, MISTAKE, PIPE_CLOSED, REFUSED, Problem, WrongUsage, exit_code
from tablier.cli.record import record
from tablier.cli.rules import rules
from tablier.cli.show import show
from tablier.cli.terminal import Terminal, forgive_encodings
from tablier.cli.usage import Command, Commands, translate, usage_line
from tablier.cli.warmup import warmup
from tablier.core.errors import TablierError, shown
from tablier.core.words import LANGUAGES, preferred

PROGRAM_NAME = "tablier"
COMMANDS = (play, games, rules, show, analyse, record, perft, warmup)


def tablier(
    context: typer.Context,
    lang: Annotated[str, typer.Option("--lang", autocompletion=complete_languages)] = "",
    version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    """The application without a command. `--lang` is read by `main`, before anything is said."""
    terminal: Terminal = context.obj
    if version:
        terminal.put(f"{PROGRAM_NAME} {installed_version('tablier')}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        sit_down(terminal)


def application(terminal: Terminal) -> Any:
    """The commands, in the terminal's language."""
    app = typer.Typer(cls=Commands, name=PROGRAM_NAME)
    app.callback(invoke_without_command=True)(tablier)
    for command in COMMANDS:
        app.command(command.__name__, cls=Command)(command)
    built = typer.main.get_command(app)
    translate(built, terminal.words)
    completion.speak(built)
    return built


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs `tablier`; returns its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    forgive_encodings()
    terminal = Terminal(preferred(os.environ))
    try:
        language, given = language_among(given, terminal.language)
        terminal = Terminal(language)
        code = _run(terminal, given)
        terminal.out.file.flush()
        return code
    except BaseException as error:  # whatever it is, the person sees words
        return _ended(terminal, error)


def language_among(given: Sequence[str], otherwise: str) -> tuple[str, list[str]]:
    """The language that `--lang` asks for, wherever it stands, and the other arguments."""
    language, rest = otherwise, list[str]()
    remaining = iter(given)
    for word in remaining:
        if word == "--":
            return language, [*rest, word, *remaining]
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        language = value if equals else next(remaining, "")
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise WrongUsage("cli-usage-choice", name="--lang", found=shown(language), allowed=allowed)
    return language, rest


def _run(terminal: Terminal, given: list[str]) -> int:
    command = application(terminal)
    if f"_{PROGRAM_NAME.upper()}_COMPLETE" in os.environ:
        command.main(args=given, prog_name=PROGRAM_NAME, obj=terminal)
    with command.make_context(PROGRAM_NAME, given, obj=terminal) as context:
        command.invoke(context)
    return FINE


def _ended(terminal: Terminal, error: BaseException) -> int:
    """Says why a run ended early; returns its exit code."""
    try:
        match error:
            case typer.Exit():
                return error.exit_code
            case SystemExit():
                return error.code if isinstance(error.code, int) else FINE if error.code is None else REFUSED
            case KeyboardInterrupt() | typer.Abort():
                return INTERRUPTED
            case BrokenPipeError():
                _forget_output()
                return PIPE_CLOSED
            case OSError() if error.errno == errno.ENOSPC:
                terminal.complain(terminal.words("cli-no-space"))
                _forget_output()
                return REFUSED
            case Problem():
                _complain(terminal, error)
                return error.exit_code
            case TablierError():
                terminal.complain(error.text(terminal.language))
                return exit_code(error)
            case _:
                return _confess(terminal, error)
    except OSError:
        _forget_output()
        return REFUSED


def _complain(terminal: Terminal, problem: Problem) -> None:
    context = problem.context if isinstance(problem, WrongUsage) else None
    if context:
        usage = terminal.words("cli-usage", usage=usage_line(context))
        terminal.err.print(Text(usage, "aside"), soft_wrap=not terminal.err.is_terminal)
    terminal.complain(problem.text(terminal.language))
    if context:
        terminal.note("cli-usage-help", command=f"{context.command_path} --help")


def _confess(terminal: Terminal, error: BaseException) -> int:
    if os.environ.get("TABLIER_DEBUG"):
        traceback.print_exception(error)
    terminal.complain(terminal.words("cli-mistake", kind=type(error).__name__))
    return MISTAKE


def _forget_output() -> None:
    """Nobody reads the output any more: what is left of it must not complain when Python ends."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
