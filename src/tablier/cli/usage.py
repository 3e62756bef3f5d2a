"""Commands that speak: their help and their usage errors, from the catalogues instead of Typer's English.

The parts of Typer that are overridden here take types that it does not export; they are `Any`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, cast

import typer
from rich.console import Group as Stack
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from tablier.cli.problems import WrongUsage
from tablier.cli.terminal import Terminal
from tablier.core.errors import shown
from tablier.core.options import written
from tablier.core.page import rules_page
from tablier.core.registry import all_games
from tablier.core.words import DEFAULT, Words

UsageError = cast(type[Exception], typer.BadParameter.__mro__[1])  # which Typer has, and does not export


class Command(TyperCommand):
    """A command."""

    allow_extra_args = True  # refused below, in words

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with spoken_errors(ctx):
            rest = super().parse_args(ctx, args)
            if rest and not ctx.resilient_parsing:
                raise WrongUsage("cli-usage-extra", found=shown(" ".join(rest)))
            return rest


class Commands(TyperGroup):
    """The application: its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with spoken_errors(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not ctx.resilient_parsing:
            with spoken_errors(ctx):
                raise WrongUsage("cli-usage-no-command", **_unknown(args[0], self.commands))
        return super().resolve_command(ctx, args)


@contextmanager
def spoken_errors(context: Any) -> Iterator[None]:
    """Turns Typer's usage errors into ours, and adds the context, for the usage line."""
    try:
        yield
    except WrongUsage as error:
        error.context = context
        raise
    except UsageError as error:
        spoken = _spoken(error, context)
        spoken.context = context
        raise spoken from error


def _spoken(error: Any, context: Any) -> WrongUsage:
    parameters = context.command.get_params(context)
    match type(error).__name__:
        case "NoSuchOption":
            known = [name for parameter in parameters for name in parameter.opts if name.startswith("-")]
            return WrongUsage("cli-usage-no-option", **_unknown(error.option_name, known))
        case "MissingParameter":
            return WrongUsage("cli-usage-missing", name=error.param.metavar or error.param.name)
        case "BadOptionUsage":
            flags = [name for parameter in parameters if getattr(parameter, "is_flag", False) for name in parameter.opts]
            takes_none = error.option_name in flags
            return WrongUsage("cli-usage-no-value" if takes_none else "cli-usage-needs-value", option=error.option_name)
        case _:
            return WrongUsage("cli-usage-other")


def _unknown(found: str, known: Any) -> dict[str, str]:
    near = get_close_matches(found, list(known), n=1)
    return {"found": shown(found), "near": near[0] if near else "", "has": "near" if near else "none"}


def translate(command: Any, words: Words) -> None:
    """Gives a command and all below it their words."""
    context = typer.Context(command)
    name = command.name if isinstance(command, Command) else ""
    command.help = words(f"cli-help-{name}" if name else "cli-help")
    for parameter in command.get_params(context):
        key = parameter.opts[0].lstrip("-")
        own, shared = f"cli-help-{name}-{key}", f"cli-help-{key}"
        parameter.help = words(own if own in words else shared)
        metavar = f"cli-metavar-{key}"
        parameter.metavar = words(metavar) if metavar in words else None
    for below in getattr(command, "commands", {}).values():
        translate(below, words)


def usage_line(context: Any) -> str:
    """How a command is written: `tablier show [OPTIONS] GAME [KEY=VALUE]…`."""
    words = context.find_root().obj.words
    pieces = [context.command_path, words("cli-metavar-any-options")]
    for parameter in context.command.get_params(context):
        if parameter.param_type_name == "argument":
            name = parameter.metavar if parameter.required else f"[{parameter.metavar}]"
            pieces.append(name if parameter.nargs == 1 else f"{name}…")
    if isinstance(context.command, Commands):
        pieces.append(words("cli-metavar-command"))
    return " ".join(pieces)


def help_text(command: Any, context: Any) -> str:
    """What `--help` prints."""
    terminal: Terminal = context.find_root().obj
    words = terminal.words
    arguments, options = [], []
    for parameter in command.get_params(context):
        if parameter.param_type_name == "argument":
            arguments.append((parameter.metavar, parameter.help))
        else:
            names = ", ".join(parameter.opts)
            options.append((names if parameter.is_flag else f"{names} {parameter.metavar}", parameter.help))
    parts: list[Text | Padding] = [
        Text(words("cli-usage", usage=usage_line(context)), "heading"),
        Padding(command.help, (1, 0, 1, 2)),
    ]
    if isinstance(command, Commands):
        parts += _section(words("cli-heading-commands"), [(name, c.help or "") for name, c in command.commands.items()])
    parts += _section(words("cli-heading-arguments"), arguments)
    parts += _section(words("cli-heading-options"), options)
    examples = f"cli-examples-{command.name}" if isinstance(command, Command) else "cli-examples"
    parts += [Text(words("cli-heading-examples"), "heading"), Padding(Text(words(examples, **_example())), (0, 0, 0, 2))]
    return terminal.rendered(Stack(*parts))


def _section(title: str, rows: list[tuple[str, str]]) -> list[Text | Padding]:
    if not rows:
        return []
    table = Table.grid(padding=(0, 2))
    table.add_column(style="name", overflow="fold", max_width=24)
    table.add_column()
    for name, text in rows:
        table.add_row(name, text)
    return [Text(title, "heading"), Padding(table, (0, 0, 1, 2))]


def _example() -> dict[str, str]:
    """A game that has options, for the examples in help."""
    kind = next((kind for kind in all_games() if kind.available), all_games()[0])
    option = next((option for option in kind.available if option.values), None)
    return {
        "game": kind.id,
        "word": f"{option.name}={written(next(v for v in option.values if v != option.default))}" if option else "",
        "seat": kind().seats[-1],
        "example": rules_page(kind, DEFAULT).examples[0].id,
    }
