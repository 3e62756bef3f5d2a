"""Shell completion: Typer's, with our words."""

import io
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

import typer
from typer.completion import install  # type: ignore[attr-defined]  # imported there, and not declared

from tablier.cli.problems import Problem, WrongUsage
from tablier.cli.terminal import Terminal


def speak(command: Any) -> None:
    """Lets the two options that Typer adds say what they do in our words."""
    for parameter in command.params:
        if parameter.name == "install_completion":
            parameter.callback = _install
        elif parameter.name == "show_completion":
            parameter.callback = _shown_by(parameter.callback)


def _install(context: typer.Context, parameter: Any, value: Any) -> Any:
    if not value or context.resilient_parsing:
        return value
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            shell, path = install()
    except typer.Exit:
        raise WrongUsage("cli-usage-no-shell") from None
    except OSError as error:
        raise Problem("cli-file-unwritable", name="~", why="other") from error
    terminal: Terminal = context.find_root().obj
    terminal.say("cli-completion-installed", shell=shell, path=str(path))
    raise typer.Exit


def _shown_by(original: Any) -> Any:
    def show(context: typer.Context, parameter: Any, value: Any) -> Any:
        try:
            with redirect_stderr(io.StringIO()):
                return original(context, parameter, value)
        except typer.Exit:
            raise WrongUsage("cli-usage-no-shell") from None

    return show
