"""`tablier play`: people at one keyboard, and the program in any seat."""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from tablier.cli.arguments import OptionWords, PositionText, chosen_game, complete_games, complete_seats, started, whole_number
from tablier.cli.boards import game_title, seat_name
from tablier.cli.chooser import PERSON, PROGRAM, choose_game, choose_players
from tablier.cli.files import matches_folder, write_text
from tablier.cli.problems import Problem, WrongUsage
from tablier.cli.record import read_match
from tablier.cli.table import Table
from tablier.cli.terminal import Terminal
from tablier.core.errors import UnknownSeat, shown
from tablier.core.game import Game
from tablier.core.match import Match
from tablier.core.options import LARGEST_SEED

SEEDS = 2**32  # as many as are drawn from when none is given: short enough to be typed again


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(autocompletion=complete_games)] = "",
    options: OptionWords = None,
    seat: Annotated[list[str] | None, typer.Option("--seat", autocompletion=complete_seats)] = None,
    position: PositionText = "",
    load: Annotated[str, typer.Option("--load")] = "",
    save: Annotated[str, typer.Option("--save")] = "",
    seed: Annotated[str, typer.Option("--seed")] = "",
) -> None:
    """Plays a game."""
    terminal: Terminal = context.obj
    drawn = whole_number(seed, "--seed", LARGEST_SEED) if seed else secrets.randbelow(SEEDS)
    if load:
        match = _loaded(terminal, load, game, options, position)
        players = _players(terminal, match.game, seat)
    elif game:
        chosen = chosen_game(game, options)
        players = _players(terminal, chosen, seat)
        match = _begun(terminal, chosen, position, drawn)
    else:
        if not terminal.has_keyboard:
            raise WrongUsage("cli-usage-play")
        sit_down(terminal, drawn)
        return
    table = Table(terminal, match, players, drawn)
    table.file = _save_file(save, load)
    if table.file:
        write_text(table.file, str(table.record()))  # at once: that it cannot be written should be known before the first move
    if load and Path(load).absolute().parent == matches_folder():
        table.unsaved = Path(load).absolute()
    play_at(table)


def sit_down(terminal: Terminal, seed: int | None = None) -> None:
    """Asks what to play and who plays, and begins."""
    if not terminal.has_keyboard:
        raise WrongUsage("cli-usage-play")
    drawn = secrets.randbelow(SEEDS) if seed is None else seed
    try:
        chosen = choose_game(terminal)
        players = choose_players(terminal, chosen)
    except EOFError:
        terminal.write()
        return
    play_at(Table(terminal, _begun(terminal, chosen, "", drawn), players, drawn))


def play_at(table: Table) -> None:
    """Plays, and says at the end where the match is kept, however it ends."""
    terminal = table.terminal
    terminal.write(game_title(terminal.words, table.match.game))
    terminal.say("cli-play-welcome", "aside")
    try:
        table.play()
    except KeyboardInterrupt:
        terminal.write()
        raise
    finally:
        table.tell_where()


def _begun(terminal: Terminal, game: Game, position: str, seed: int) -> Match:
    if position or game.fixed_start:
        return terminal.patiently(lambda: started(game, position))
    return terminal.patiently(lambda: started(game, str(game.start(seed))))


def _loaded(terminal: Terminal, load: str, game: str, options: Sequence[str] | None, position: str) -> Match:
    if position:
        raise WrongUsage("cli-usage-load", option="--position")
    _, match = terminal.patiently(lambda: read_match(load))
    if game and chosen_game(game, options) != match.game:
        raise Problem("cli-play-other-game", name=shown(load), game=match.game.rule_set)
    return match


def _players(terminal: Terminal, game: Game, given: Sequence[str] | None) -> dict[str, str]:
    """Who sits where: persons, but for the seats that are given to the program."""
    words = terminal.words
    seats = {seat_name(words, game, seat).lower(): seat for seat in game.seats} | {seat: seat for seat in game.seats}
    who = {words("cli-word-person"): PERSON, words("cli-word-program"): PROGRAM, PERSON: PERSON, PROGRAM: PROGRAM}
    players = dict.fromkeys(game.seats, PERSON)
    for word in given or ():
        name, _, player = word.partition("=")
        if player.lower() not in who:
            raise WrongUsage("cli-usage-seat", found=shown(word), seat=game.seats[0])
        if name.lower() not in seats:
            raise UnknownSeat(name, [seat_name(words, game, each).lower() for each in game.seats])
        players[seats[name.lower()]] = who[player.lower()]
    return players


def _save_file(save: str, load: str) -> Path | None:
    """The file to save to. What is in a file that nobody asked to go on with is not overwritten."""
    if not save:
        return None
    path = Path(save).expanduser().absolute()
    if path.exists() and not (load and Path(load).absolute() == path):
        raise Problem("cli-file-exists", name=shown(save))
    return path
