"""`tablier analyse`: what the engine expects of a position, and which moves it would play."""

import json
from contextlib import AbstractContextManager
from typing import Annotated

import typer
from rich.console import Group as Stack
from rich.constrain import Constrain
from rich.live import Live
from rich.table import Table
from rich.text import Text

from tablier.cli.arguments import (
    AsJson,
    GameName,
    MoveWords,
    OptionWords,
    PositionText,
    chosen_game,
    positive_number,
    started,
    whole_number,
)
from tablier.cli.boards import game_title, outcome_text, seat_name, status_text
from tablier.cli.problems import Problem, WrongUsage
from tablier.cli.terminal import Terminal
from tablier.core.match import Match
from tablier.core.position import Position
from tablier.core.words import Words
from tablier.kernel.game import kernel_game
from tablier.search.analysis import Analysis, Line
from tablier.search.engine import Engine

USUAL_SECONDS = 5.0
USUAL_LINES = 3
MOST_NODES = 10**12  # some days of work
MOST_SECONDS = 86_400  # a day
MOST_LINES = 100  # nobody reads more of them
PICTURES = 8  # a second: about as often as the engine has news


def analyse(
    context: typer.Context,
    game: GameName,
    options: OptionWords = None,
    position: PositionText = "",
    moves: MoveWords = "",
    nodes: Annotated[str, typer.Option("--nodes")] = "",
    seconds: Annotated[str, typer.Option("--seconds")] = "",
    lines: Annotated[str, typer.Option("--lines")] = str(USUAL_LINES),
    as_json: AsJson = False,
) -> None:
    """Analyses a position."""
    terminal: Terminal = context.obj
    if nodes and seconds:
        raise WrongUsage("cli-usage-budget")
    work = Work(
        whole_number(nodes, "--nodes", MOST_NODES, least=1) if nodes else None,
        None if nodes else positive_number(seconds, "--seconds", MOST_SECONDS) if seconds else USUAL_SECONDS,
        whole_number(lines, "--lines", MOST_LINES, least=1),
    )
    chosen = chosen_game(game, options)
    match = terminal.patiently(lambda: started(chosen, position, moves.split()))
    if match.outcome:
        raise Problem("cli-analyse-over", result=outcome_text(terminal.words, chosen, match.outcome))
    terminal.patiently(lambda: work.warm(match))
    if not as_json:
        terminal.write(game_title(terminal.words, chosen))
        terminal.write(status_text(terminal.words, match))
        terminal.write()
    try:
        terminal.patiently(lambda: work.do(match), _meanwhile(terminal, match.position, work, as_json))
    finally:  # Ctrl-C ends the work; what was found by then is worth as much
        if work.found and as_json:
            terminal.put(json.dumps(described(match, work.found), ensure_ascii=False))
        elif work.found:
            terminal.write(drawn(terminal, match.position, work.found))


class Work:
    """An analysis that goes on in a thread of its own, and what it has found so far."""

    def __init__(self, nodes: int | None, seconds: float | None, lines: int) -> None:
        self.nodes, self.seconds, self.lines = nodes, seconds, lines
        self.found: Analysis | None = None

    def warm(self, match: Match) -> None:
        """Looks at as little as possible, so that no compilation is counted as thought."""
        for _ in Engine(kernel_game(match.position)).analyse(match.position, nodes=1):
            pass

    def do(self, match: Match) -> None:
        """Analyses. A new engine remembers nothing, so that the same question has the same answer."""
        position, before = match.position, match.positions[:-1]
        engine = Engine(kernel_game(position))
        for found in engine.analyse(position, nodes=self.nodes, seconds=self.seconds, lines=self.lines, before=before):
            self.found = found


def _meanwhile(terminal: Terminal, position: Position, work: Work, as_json: bool) -> AbstractContextManager[object]:
    """What is shown while the engine works: what it has found so far, to somebody who watches."""
    if as_json or not terminal.out.is_terminal:
        return terminal.waiting("cli-thinking")

    def picture() -> Constrain:
        thinking = Text(terminal.words("cli-thinking"), "aside")
        return Constrain(drawn(terminal, position, work.found) if work.found else thinking, terminal.width)

    return Live(get_renderable=picture, console=terminal.out, refresh_per_second=PICTURES, transient=True)


def drawn(terminal: Terminal, position: Position, analysis: Analysis) -> Stack:
    """An analysis as a person reads it. How fast it was is for the terminal alone: elsewhere the same is always the same."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="name")
    table.add_column(no_wrap=True)
    table.add_column()
    for number, line in enumerate(analysis.lines, start=1):
        table.add_row(f"{number}.", expected(terminal.words, position, line), " ".join(line.moves))
    done = terminal.words("cli-analyse-work", depth=analysis.depth, nodes=analysis.nodes)
    if terminal.out.is_terminal:
        done = terminal.words("cli-analyse-speed", work=done, rate=round(analysis.nodes_per_second))
    return Stack(table, "", Text(done, "aside"))


def expected(words: Words, position: Position, line: Line) -> str:
    """What each seat may expect of a line: `Light 52.3% · Dark 47.7%`, or how it ends where that is proven."""
    names = [seat_name(words, position.game, seat) for seat in position.game.seats]
    shares = " · ".join(
        words("cli-expect-share", seat=name, percent=100 * score) for name, score in zip(names, line.scores, strict=True)
    )
    if line.distance is None:
        return shares
    if len(names) > 2:
        return words("cli-expect-certain", shares=shares, plies=line.distance)
    seat = position.game.seats.index(position.to_move)
    own, other = line.scores[seat], line.scores[1 - seat]
    result = "win" if own > other else "loss" if own < other else "draw"
    return words("cli-expect-proven", seat=names[seat], result=result, plies=line.distance)


def described(match: Match, analysis: Analysis) -> dict[str, object]:
    """An analysis as data."""
    return {
        "game": match.game.id,
        "options": match.game.options,
        "position": str(match.position),
        "to_move": match.position.to_move,
        "lines": [
            {"moves": line.moves, "scores": line.scores, "proven": line.proven, "distance": line.distance}
            for line in analysis.lines
        ],
        "depth": analysis.depth,
        "nodes": analysis.nodes,
        "seconds": round(analysis.seconds, 3),
    }
