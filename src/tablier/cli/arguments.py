"""The arguments that several commands share: how they are read, and how a shell completes them."""

import re
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

import typer

from tablier.cli.problems import RefusedContent, WrongUsage
from tablier.core.errors import TablierError, UnknownGame, UnknownOption, shown
from tablier.core.game import Game
from tablier.core.match import Match
from tablier.core.options import written
from tablier.core.page import rules_page
from tablier.core.registry import all_games
from tablier.core.words import LANGUAGES, preferred, words

_DECIMAL = re.compile("[0-9]{1,9}([.,][0-9]{1,9})?")


def complete_games(incomplete: str) -> list[tuple[str, str]]:
    """The games, with their names."""
    say = words(preferred())
    return [(kind.id, say(f"{kind.id}-name")) for kind in all_games() if kind.id.startswith(incomplete)]


def complete_options(context: typer.Context, incomplete: str) -> list[str]:
    """The options of the game that stands before them.

    Bash takes `key=value` for three words; then what comes before the value is already among the parameters.
    """
    kind = _game_before(context)
    before = [word for word in context.params.get("options") or () if word != "="]
    for option in kind.available if kind else ():
        if before and before[-1] == option.name:
            return [value for value in map(written, option.values) if value.startswith(incomplete)]
    pairs = [f"{option.name}={written(value)}" for option in (kind.available if kind else ()) for value in option.values]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def complete_examples(context: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """The examples of the game's rules page."""
    kind = _game_before(context)
    examples = rules_page(kind, preferred()).examples if kind else ()
    return [(example.id, example.title) for example in examples if example.id.startswith(incomplete)]


def complete_seats(context: typer.Context, incomplete: str) -> list[str]:
    """The seats of the game, given to the program."""
    kind = _game_before(context)
    return [word for seat in (kind().seats if kind else ()) if (word := f"{seat}=program").startswith(incomplete)]


def complete_languages(incomplete: str) -> list[str]:
    """The languages."""
    return [language for language in LANGUAGES if language.startswith(incomplete)]


GameName = Annotated[str, typer.Argument(autocompletion=complete_games)]
OptionWords = Annotated[list[str] | None, typer.Argument(autocompletion=complete_options)]
PositionText = Annotated[str, typer.Option("--position")]
MoveWords = Annotated[str, typer.Option("--moves")]
AsJson = Annotated[bool, typer.Option("--json")]


def _game_before(context: typer.Context) -> type[Game] | None:
    """The game that stands before what is completed: where an option waits for its value, among the words not yet read."""
    given = [context.params.get("game"), *context.args]
    return next((kind for kind in map(_named, given) if kind), None)


def _named(name: Any) -> type[Game] | None:
    return next((kind for kind in all_games() if kind.id == name), None)


def game_kind(name: str) -> type[Game]:
    """A game by its id. Raises `UnknownGame`."""
    kind = _named(name)
    if kind is None:
        raise UnknownGame(name, [kind.id for kind in all_games()])
    return kind


def chosen_game(name: str, options: Iterable[str] | None) -> Game:
    """The game with the options that are given as `key=value` words."""
    kind = game_kind(name)
    known = [option.name for option in kind.available]
    chosen: dict[str, str] = {}
    for word in options or ():
        key, equals, value = word.partition("=")
        if not equals:
            raise WrongUsage("cli-usage-option-word", found=shown(word))
        if key not in known:
            raise UnknownOption(kind.id, key, known)
        if key in chosen:
            raise WrongUsage("cli-usage-option-twice", option=key)
        chosen[key] = value
    return kind(**chosen)


def started(game: Game, position: str, moves: Sequence[str] = ()) -> Match:
    """A match from a position, or from the start where there is none, with moves played.

    What comes next is asked for as well, so that all compilation happens while somebody is told to wait.
    """
    match = Match(game, game.parse(position) if position else None)
    if not match.outcome:
        match.position.legal_moves()
    for number, move in enumerate(moves, start=1):
        try:
            match.play(move)
        except TablierError as error:
            raise RefusedContent("cli-move-refused", error, number=number) from error
    return match


def whole_number(text: str, name: str, most: int, *, least: int = 0) -> int:
    """A number from `least` to `most`."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)) and least <= int(text) <= most:
        return int(text)
    raise WrongUsage("cli-usage-number", name=name, found=shown(text), least=str(least), most=str(most))


def positive_number(text: str, name: str, most: int) -> float:
    """A number above 0 and up to `most`, with decimals if wanted, after a point or a comma."""
    if _DECIMAL.fullmatch(text) and 0 < (number := float(text.replace(",", "."))) <= most:
        return number
    raise WrongUsage("cli-usage-positive", name=name, found=shown(text), most=str(most))


def one_of(text: str, name: str, allowed: Sequence[str]) -> str:
    """One of a few words."""
    if text not in allowed:
        raise WrongUsage("cli-usage-choice", name=name, found=shown(text), allowed=", ".join(allowed))
    return text
