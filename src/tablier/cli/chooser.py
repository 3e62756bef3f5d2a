"""Choosing a game, its options and who plays, by answering questions."""

from collections.abc import Sequence

from rich.table import Table

from tablier.cli.boards import seat_name
from tablier.cli.terminal import Terminal
from tablier.core.game import Game
from tablier.core.options import Option, written
from tablier.core.registry import all_games

PERSON, PROGRAM = "person", "program"


def choose_game(terminal: Terminal) -> Game:
    """Asks for a game and its options."""
    words = terminal.words
    kinds = {kind.id: kind for kind in all_games()}
    names = [(kind.id, kind.id, f"{words(f'{kind.id}-name')}\n{words(f'{kind.id}-sentence')}") for kind in all_games()]
    kind = kinds[choose(terminal, words("cli-choose-game"), names, 0)]
    return kind(**_options(terminal, kind))


def _options(terminal: Terminal, kind: type[Game]) -> dict[str, str]:
    """The values of the options that somebody wants otherwise than usual."""
    chosen: dict[str, str] = {}
    for option in kind.available:
        if option.values:
            value = _value(terminal, kind, option)
            if value != written_default(option):
                chosen[option.name] = value
    return chosen


def _value(terminal: Terminal, kind: type[Game], option: Option) -> str:
    about = terminal.words(f"{kind.id}-option-{option.name}")
    said = {True: terminal.words("cli-true"), False: terminal.words("cli-false")}
    answers = [(written(v), written(v), said[v] if isinstance(v, bool) else "") for v in option.values]
    question = terminal.words("cli-choose-option", option=option.name, about=about)
    return choose(terminal, question, answers, [answer[0] for answer in answers].index(written_default(option)))


def written_default(option: Option) -> str:
    """The usual value, as text."""
    return "" if option.default is None else written(option.default)


def choose_players(terminal: Terminal, game: Game) -> dict[str, str]:
    """Asks who plays each seat: usually a person the first, the program the others."""
    words = terminal.words
    who = [
        (PERSON, words("cli-word-person"), words("cli-a-person")),
        (PROGRAM, words("cli-word-program"), words("cli-the-program")),
    ]
    return {
        seat: choose(terminal, words("cli-choose-player", seat=seat_name(words, game, seat)), who, min(i, 1))
        for i, seat in enumerate(game.seats)
    }


def choose(terminal: Terminal, question: str, answers: Sequence[tuple[str, str, str]], usual: int) -> str:
    """One of some answers (what it means, its word, more about it), by number or word; Enter chooses the usual one."""
    terminal.write()
    terminal.write(question)
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="name")
    table.add_column(style="name", no_wrap=True)
    table.add_column()
    known = {"": answers[usual][0]}
    for number, (answer, word, about) in enumerate(answers, start=1):
        table.add_row(f"{number}.", word, about)
        known |= {str(number): answer, word: answer}
    terminal.write(table)
    while (said := terminal.ask(terminal.words("cli-choose", usual=usual + 1) + " ")) not in known:
        terminal.say("cli-choose-again", most=len(answers))
    return known[said]
