"""`tablier games`: what there is to play."""

import json

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablier.cli.arguments import AsJson
from tablier.cli.boards import seat_name
from tablier.cli.terminal import Terminal
from tablier.core.game import Game
from tablier.core.options import Option, written
from tablier.core.registry import all_games
from tablier.core.words import Words

WIDE = 76  # columns, from which on the table has room for all of its own


def games(context: typer.Context, as_json: AsJson = False) -> None:
    """Lists the games."""
    terminal: Terminal = context.obj
    if as_json:
        terminal.put(json.dumps([_described(terminal.words, kind) for kind in all_games()], ensure_ascii=False))
        return
    terminal.write(_table(terminal.words, wide=terminal.width >= WIDE))
    terminal.say("cli-usual-first", "aside")


def _table(words: Words, wide: bool) -> Table:
    """The games: in four columns, or in two where there is no room."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, header_style="heading")
    table.add_column(words("cli-heading-id"), style="name", no_wrap=True)
    table.add_column(words("cli-heading-game"), ratio=3)
    if wide:
        table.add_column(words("cli-heading-seats"))
        table.add_column(words("cli-heading-game-options"), ratio=2, overflow="fold")
    for i, kind in enumerate(all_games()):
        if i:
            table.add_row()
        about: list[RenderableType] = [
            _introduction(words, kind),
            Text("\n" if wide else ", ").join(_seats(words, kind)),
            _options(words, kind),
        ]
        table.add_row(kind.id, *(about if wide else [Group(*about)]))
    return table


def _introduction(words: Words, kind: type[Game]) -> Group:
    return Group(
        Text(words(f"{kind.id}-name"), "heading"),
        Text(words(f"{kind.id}-credit"), "aside"),
        Text(words(f"{kind.id}-sentence")),
    )


def _seats(words: Words, kind: type[Game]) -> list[Text]:
    game = kind()
    return [Text(seat_name(words, game, seat)) for seat in game.seats]


def _options(words: Words, kind: type[Game]) -> Group:
    return Group(*(Text.assemble(*_option(words, kind, option)) for option in kind.available))


def _option(words: Words, kind: type[Game], option: Option) -> list[str | tuple[str, str]]:
    """`board=`, its values with the usual one first, and what it is about."""
    values = sorted(option.values, key=lambda value: value != option.default)
    listed = "|".join(map(written, values)) or words("cli-any-number")
    return [(f"{option.name}=", "name"), listed, "\n", (words(f"{kind.id}-option-{option.name}"), "aside")]


def _described(words: Words, kind: type[Game]) -> dict[str, object]:
    return {
        "id": kind.id,
        "name": words(f"{kind.id}-name"),
        "credit": words(f"{kind.id}-credit"),
        "sentence": words(f"{kind.id}-sentence"),
        "seats": kind().seats,
        "options": [
            {
                "name": option.name,
                "values": option.values,
                "default": option.default,
                "about": words(f"{kind.id}-option-{option.name}"),
            }
            for option in kind.available
        ],
    }
