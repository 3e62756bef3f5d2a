"""Boards, moves and results as a person reads them."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.style import Style as RichStyle
from rich.text import Text

from tablier.cli.terminal import Terminal
from tablier.core.drawing import Drawing, Style
from tablier.core.game import Game
from tablier.core.match import Match
from tablier.core.outcome import Outcome
from tablier.core.position import Position
from tablier.core.words import Words

GROUPED_FROM = 8  # moves from one place, on average: from here on each place has lines of its own

_NUMBERS = re.compile("([0-9]+)")
_FIRST_PLACE = re.compile("[^0-9]*[0-9]+")


def painted(drawing: Drawing) -> Text:
    """A drawing in Rich's terms."""
    lines = [Text.assemble(*((span.text, _rich(span.style)) for span in line)) for line in drawing.lines]
    return Text("\n").join(lines)


def _rich(style: Style) -> RichStyle:
    return RichStyle(color=style.ink or None, bgcolor=style.paper or None, bold=style.bold or None)


def show_board(terminal: Terminal, position: Position) -> None:
    """Draws a position. A board is never wrapped: a terminal that is too narrow shows what it can, and that is said."""
    drawing = position.draw(terminal.language)
    out = terminal.out
    cut = out.is_terminal and drawing.width > out.width and not terminal.paging  # a pager moves sideways
    if cut and not terminal.too_narrow_said:
        terminal.too_narrow_said = True
        terminal.say("cli-narrow", "aside", have=out.width, need=drawing.width)
    plain = out.no_color or not out.is_terminal
    out.print(str(drawing) if plain else painted(drawing), no_wrap=True, overflow="ignore", crop=cut)


def game_title(words: Words, game: Game) -> Text:
    """The game's name, and the options that are not the usual ones."""
    options = f" · {game.options_text}" if game.options_text else ""
    return Text.assemble((words(f"{game.id}-name"), "heading"), (options, "aside"))


def seat_name(words: Words, game: Game, seat: str) -> str:
    """The name of a seat."""
    return words(f"{game.id}-{seat}")


def in_order(moves: Sequence[str]) -> list[str]:
    """Moves as a person sorts them: a2 before a10."""
    return sorted(moves, key=lambda move: [int(part) if part.isdigit() else part for part in _NUMBERS.split(move)])


def show_moves(terminal: Terminal, moves: Sequence[str]) -> None:
    """Moves in columns; many of them by the place where they start."""
    ordered = in_order(moves)
    groups = [list(group) for _, group in groupby(ordered, key=_first_place)]
    widest = max(map(len, ordered), default=0)
    if len(ordered) < GROUPED_FROM * len(groups):
        groups = [ordered]
    for group in groups:
        terminal.write(Columns([move.ljust(widest) for move in group], padding=(0, 2)))


def _first_place(move: str) -> str:
    found = _FIRST_PLACE.match(move)
    return found[0] if found else move


def outcome_text(words: Words, game: Game, outcome: Outcome) -> str:
    """A result in words: the winner, or all places where there are more than two seats."""
    reason = words(f"reason-{outcome.reason}")
    names = [seat_name(words, game, seat) for seat in game.seats]
    if len(names) > 2:
        return words("cli-places", places=_places(words, names, outcome.scores), reason=reason)
    if len(set(outcome.scores)) == 1:
        return words("cli-draw", reason=reason)
    return words("cli-win", winner=names[outcome.scores.index(max(outcome.scores))], reason=reason)


def _places(words: Words, names: Sequence[str], scores: Sequence[float]) -> str:
    """`1. Blue, 2. Yellow, 3. Red`; those who share places share a number: `1.–2. Blue = Yellow`."""
    said = []
    place = 1
    for score in sorted(set(scores), reverse=True):
        sharing = [name for name, own in zip(names, scores, strict=True) if own == score]
        last = place + len(sharing) - 1
        numbers = f"{place}." if place == last else f"{place}.–{last}."
        said.append(f"{numbers} {' = '.join(sharing)}")
        place = last + 1
    return ", ".join(said)


def status_text(words: Words, match: Match) -> str:
    """Whose turn it is and how many moves there are, or how the match has ended."""
    if match.outcome:
        return outcome_text(words, match.game, match.outcome)
    seat = seat_name(words, match.game, match.position.to_move)
    return words("cli-to-move", seat=seat, moves=len(match.position.legal_moves()))


def who_did(match: Match, ply: int) -> str:
    """The seat that made a ply, the first being 0: the one to move, or the one that gave up."""
    seat = match.moves[ply].partition(":")[0]
    return seat if seat in match.game.seats else match.positions[ply].to_move


def ply_text(words: Words, match: Match, ply: int) -> str:
    """Who did what: `Light: a8-b9`, or `Red: resignation`."""
    seat, _, reason = match.moves[ply].partition(":")
    gave_up = seat in match.game.seats
    move = words(f"reason-{reason}") if gave_up else match.moves[ply]
    return words("cli-ply", seat=seat_name(words, match.game, who_did(match, ply)), move=move)


def numbered(moves: Sequence[str], seats: int) -> str:
    """Moves with their numbers, as a record has them."""
    return " ".join(move if i % seats else f"{i // seats + 1}. {move}" for i, move in enumerate(moves))
