"""`tablier record`: checks, converts and replays the record of a match."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tablier.cli.arguments import one_of
from tablier.cli.boards import game_title, outcome_text, ply_text, seat_name, show_board, status_text
from tablier.cli.files import LONGEST_PATH, read_text, write_text
from tablier.cli.problems import RefusedContent, WrongUsage
from tablier.cli.show import described_outcome
from tablier.cli.terminal import Terminal
from tablier.core.errors import TablierError, shown
from tablier.core.match import Match
from tablier.core.record import Record

FORMATS = ("text", "json", "moves", "positions")


def complete_formats(incomplete: str) -> list[str]:
    """What a record can be converted to."""
    return [name for name in FORMATS if name.startswith(incomplete)]


def record(
    context: typer.Context,
    file: Annotated[str, typer.Argument()],
    to: Annotated[str, typer.Option("--to", autocompletion=complete_formats)] = "",
    replay: Annotated[bool, typer.Option("--replay")] = False,
    output: Annotated[str, typer.Option("--output", "-o")] = "",
) -> None:
    """Checks a record."""
    terminal: Terminal = context.obj
    if to:
        one_of(to, "--to", FORMATS)
    elif output:
        raise WrongUsage("cli-usage-output")
    elif replay and file == "-" and terminal.has_keyboard:
        raise WrongUsage("cli-usage-replay")
    read, match = terminal.patiently(lambda: read_match(file))
    if to:
        converted = _converted(read, match, to)
        if output:
            write_text(Path(output), converted)
        else:
            terminal.put(converted.removesuffix("\n"))
    if replay:
        _replay(terminal, read, match)
    elif not to:
        _summarise(terminal, file, read, match)


def read_match(name: str) -> tuple[Record, Match]:
    """The record in a file, and the match that it describes, every move checked."""
    text = read_text(name)
    try:
        read = Record.parse(text)
        return read, Match.from_record(read)
    except TablierError as error:
        raise RefusedContent("cli-record-refused", error, name=shown(name, LONGEST_PATH)) from error


def _converted(read: Record, match: Match, to: str) -> str:
    match to:
        case "text":
            return str(read)
        case "moves":
            return " ".join(match.moves) + "\n"
        case "positions":
            return "".join(f"{position}\n" for position in match.positions)
        case _:
            return json.dumps(_described(read, match), ensure_ascii=False) + "\n"


def _described(read: Record, match: Match) -> dict[str, object]:
    return {
        "game": match.game.id,
        "options": match.game.options,
        "tags": dict(read.tags),
        "comment": read.comment,
        "start": str(match.start),
        "plies": [
            {"move": ply.move, "comment": ply.comment, "position": str(position)}
            for ply, position in zip(read.plies, match.positions[1:], strict=True)
        ],
        "outcome": described_outcome(match.outcome),
    }


def _summarise(terminal: Terminal, name: str, read: Record, match: Match) -> None:
    words = terminal.words
    terminal.say("cli-record-fine", name=shown(name, LONGEST_PATH))
    terminal.write(game_title(words, match.game))
    for seat in match.game.seats:
        player = read.tag(seat.capitalize())
        if player:
            terminal.say("cli-record-player", seat=seat_name(words, match.game, seat), player=shown(player))
    terminal.say("cli-record-plies", plies=len(match.moves))
    ended = outcome_text(words, match.game, match.outcome) if match.outcome else words("cli-record-unfinished")
    terminal.write(ended)


def _replay(terminal: Terminal, read: Record, match: Match) -> None:
    """Every position, one at a time where somebody can ask for the next."""
    words = terminal.words
    stepwise = terminal.has_keyboard and terminal.out.is_terminal
    terminal.write(game_title(words, match.game))
    remarks = [read.comment, *(ply.comment for ply in read.plies)]
    for i, (position, remark) in enumerate(zip(match.positions, remarks, strict=True)):
        if i:
            if stepwise and terminal.ask(words("cli-replay-next") + " "):
                return
            terminal.write()
            terminal.say("cli-replay-ply", "heading", ply=i, plies=len(match.moves), move=ply_text(words, match, i - 1))
        show_board(terminal, position)
        if remark:
            terminal.write(remark)
    terminal.write(status_text(words, match))
