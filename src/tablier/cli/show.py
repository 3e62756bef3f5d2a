"""`tablier show`: a position, its legal moves and its outcome."""

import json

import typer

from tablier.cli.arguments import AsJson, GameName, MoveWords, OptionWords, PositionText, chosen_game, started
from tablier.cli.boards import game_title, numbered, show_board, show_moves, status_text
from tablier.cli.terminal import Terminal
from tablier.core.match import Match
from tablier.core.outcome import Outcome


def show(
    context: typer.Context,
    game: GameName,
    options: OptionWords = None,
    position: PositionText = "",
    moves: MoveWords = "",
    as_json: AsJson = False,
) -> None:
    """Shows a position."""
    terminal: Terminal = context.obj
    chosen = chosen_game(game, options)
    match = terminal.patiently(lambda: started(chosen, position, moves.split()))
    if as_json:
        terminal.put(json.dumps(described(match), ensure_ascii=False))
    else:
        show_match(terminal, match)


def described(match: Match) -> dict[str, object]:
    """The position of a match as data."""
    return {
        "game": match.game.id,
        "options": match.game.options,
        "position": str(match.position),
        "to_move": match.position.to_move,
        "legal_moves": [] if match.outcome else match.position.legal_moves(),
        "outcome": described_outcome(match.outcome),
    }


def described_outcome(outcome: Outcome | None) -> dict[str, object] | None:
    """An outcome as data."""
    return {"scores": outcome.scores, "reason": outcome.reason, "result": outcome.result} if outcome else None


def show_match(terminal: Terminal, match: Match) -> None:
    """The position of a match as a person wants to see it."""
    terminal.write(game_title(terminal.words, match.game))
    terminal.write()
    show_board(terminal, match.position)
    terminal.write()
    if match.moves:
        terminal.line("cli-played", moves=numbered(match.moves, len(match.game.seats)))
    terminal.write(status_text(terminal.words, match))
    if not match.outcome:
        show_moves(terminal, match.position.legal_moves())
    terminal.write()
    terminal.line("cli-position", position=str(match.position))
