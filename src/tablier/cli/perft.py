"""`tablier perft`: how many games of a given length there are."""

import time
from typing import Annotated

import typer

from tablier.cli.arguments import GameName, OptionWords, PositionText, chosen_game, started, whole_number
from tablier.cli.boards import in_order
from tablier.cli.problems import WrongUsage
from tablier.cli.terminal import Terminal
from tablier.search.perft import divide
from tablier.search.perft import perft as count_leaves

WARM_PLIES = 2  # counted once before the clock starts, so that no compilation is timed
DEEPEST = 99  # plies; nobody can wait for half of them


def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[str, typer.Argument()],
    options: OptionWords = None,
    position: PositionText = "",
    by_move: Annotated[bool, typer.Option("--divide")] = False,
    timed: Annotated[bool, typer.Option("--time")] = False,
) -> None:
    """Counts the games of a given length."""
    terminal: Terminal = context.obj
    plies, option_words = _depth_among([depth, *(options or ())], terminal)
    if by_move and plies == 0:
        raise WrongUsage("cli-usage-divide")
    start = started(chosen_game(game, option_words), position).position
    if timed:
        terminal.patiently(lambda: count_leaves(start, min(plies, WARM_PLIES)))
    began = time.perf_counter()
    if by_move:
        counts = terminal.patiently(lambda: divide(start, plies))
        for move in in_order(list(counts)):
            terminal.put(f"{move} {counts[move]}")
        total = sum(counts.values())
        terminal.put(terminal.words("cli-perft-total", total=str(total)))
    else:
        total = terminal.patiently(lambda: count_leaves(start, plies))
        terminal.put(str(total))
    if timed:
        seconds = time.perf_counter() - began
        terminal.note("cli-perft-time", seconds=f"{seconds:.2f}", rate=round(total / max(seconds, 1e-9)))


def _depth_among(given: list[str], terminal: Terminal) -> tuple[int, list[str]]:
    """The depth and the option words: either may come first."""
    option_words = [word for word in given if "=" in word]
    others = [word for word in given if "=" not in word]
    if not others:
        raise WrongUsage("cli-usage-missing", name=terminal.words("cli-metavar-depth"))
    if len(others) > 1:
        raise WrongUsage("cli-usage-option-word", found=others[1])
    return whole_number(others[0], terminal.words("cli-metavar-depth"), DEEPEST), option_words
