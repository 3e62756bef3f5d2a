"""`tablier warmup`: compiling everything once, ahead of time."""

import time
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from tablier.cli.arguments import complete_games, game_kind
from tablier.cli.terminal import Terminal
from tablier.core.game import Game
from tablier.core.registry import all_games
from tablier.kernel.warmup import steps
from tablier.kernel.warmup import warmup as compile_all

GameNames = Annotated[list[str] | None, typer.Argument(autocompletion=complete_games)]


def warmup(context: typer.Context, games: GameNames = None) -> None:
    """Compiles the games."""
    terminal: Terminal = context.obj
    kinds = tuple(dict.fromkeys(map(game_kind, games))) if games else all_games()
    began = time.perf_counter()
    if terminal.out.is_terminal:
        _with_a_bar(terminal, kinds)
    else:
        _line_by_line(terminal, kinds)
    terminal.say("cli-warm", games=len(kinds), seconds=f"{time.perf_counter() - began:.1f}")


def _with_a_bar(terminal: Terminal, kinds: tuple[type[Game], ...]) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=terminal.out, transient=True) as progress:
        task = progress.add_task("", total=len(steps(kinds)))
        for done, kind in enumerate(compile_all(kinds)):
            progress.update(task, completed=done, description=terminal.words(f"{kind.id}-name"))


def _line_by_line(terminal: Terminal, kinds: tuple[type[Game], ...]) -> None:
    last = None
    for kind in compile_all(kinds):
        if kind is not last:
            terminal.put(terminal.words(f"{kind.id}-name"))
        last = kind
