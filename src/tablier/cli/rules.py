"""`tablier rules`: a game's rules page, its examples drawn as boards."""

from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablier.cli.arguments import GameName, chosen_game, complete_examples, game_kind, started
from tablier.cli.boards import in_order, outcome_text, show_board, status_text
from tablier.cli.problems import Problem
from tablier.cli.terminal import Terminal
from tablier.core.errors import listed, shown
from tablier.core.game import Game
from tablier.core.page import Example, rules_page
from tablier.core.words import Words


def rules(
    context: typer.Context,
    game: GameName,
    example: Annotated[str, typer.Option("--example", autocompletion=complete_examples)] = "",
    list_them: Annotated[bool, typer.Option("--list")] = False,
) -> None:
    """Shows the rules of a game."""
    terminal: Terminal = context.obj
    kind = game_kind(game)
    page = rules_page(kind, terminal.language)
    if list_them:
        _list_examples(terminal, page.examples)
        return
    if example:
        chosen = next((each for each in page.examples if each.id == example), None)
        if chosen is None:
            raise Problem("cli-no-example", found=shown(example), game=kind.id)
        show_example(terminal, kind, chosen)
        return
    terminal.patiently(lambda: started(kind(), ""))
    with terminal.pager():
        for part in page.parts:
            if isinstance(part, Example):
                show_example(terminal, kind, part)
            else:
                terminal.write(Markdown(part))
            terminal.write()


def _list_examples(terminal: Terminal, examples: tuple[Example, ...]) -> None:
    if not terminal.out.is_terminal:
        for example in examples:
            terminal.put(f"{example.id}\t{example.title}")
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="name", no_wrap=True)
    for example in examples:
        table.add_row(example.id, example.title)
    terminal.write(table)


def show_example(terminal: Terminal, kind: type[Game], example: Example) -> None:
    """An example: the position, what to try in it, what comes of it, and the note."""
    words = terminal.words
    heading = Text.assemble((f"▸ {example.title}", "heading"), (f"  {listed(example.rules)} · {example.id}", "aside"))
    terminal.write(heading)
    match = terminal.patiently(lambda: started(chosen_game(kind.id, example.options.split()), example.position))
    show_board(terminal, match.position)
    lines = []
    if example.marks:
        lines.append(_legend(words, example.marks))
    if example.legal is None:
        lines.append(status_text(words, match))
    else:
        lines.append(words("cli-example-legal", moves=listed(in_order(example.legal))))
    for site, moves in example.moves_of.items():
        said = listed(in_order(moves)) if moves else words("cli-none")
        lines.append(words("cli-example-moves-of", site=site, moves=said))
    lines += [words("cli-example-refused", move=move, rule=rule) for move, rule in example.refused]
    if example.moves:
        lines.append(words("cli-example-try", moves=" ".join(example.moves)))
    _indented(terminal, lines)
    if example.moves:
        after = started(match.game, example.position, example.moves)
        show_board(terminal, after.position)
        if after.outcome:
            _indented(terminal, [outcome_text(words, after.game, after.outcome)])
    _indented(terminal, [example.note])


def _legend(words: Words, marks: tuple[tuple[str, str], ...]) -> str:
    """`A: a1 b2 · B: c3`."""
    sites: dict[str, list[str]] = {}
    for label, site in marks:
        sites.setdefault(label, []).append(site)
    return " · ".join(words("cli-example-mark", label=label, sites=" ".join(places)) for label, places in sites.items())


def _indented(terminal: Terminal, lines: list[str]) -> None:
    for line in lines:
        terminal.write(Padding(Text(line), (0, 0, 0, 2)))
