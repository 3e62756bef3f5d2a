"""Compiling everything once, ahead of time."""

from collections.abc import Callable, Iterator

from tablier.core.game import Game
from tablier.core.position import Position
from tablier.core.registry import all_games
from tablier.kernel.compiled import forget_old_caches

Task = Callable[[Position], None]
_tasks: list[Task] = []


def warmed(task: Task) -> Task:
    """Declares a function that uses a module's entries a little, so that they are compiled for a position's game."""
    _tasks.append(task)
    return task


def steps(kinds: tuple[type[Game], ...] | None = None) -> list[tuple[type[Game], Task]]:
    """What there is to compile: each task for each game."""
    return [(kind, task) for kind in (all_games() if kinds is None else kinds) for task in _tasks]


def warmup(kinds: tuple[type[Game], ...] | None = None) -> Iterator[type[Game]]:
    """Compiles step by step; yields the game of each step before it is done."""
    for kind, task in steps(kinds):
        yield kind
        task(kind().start())
    forget_old_caches()
