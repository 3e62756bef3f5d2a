"""Why a move of Ken Wan is not legal, in the rules' terms."""

from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.games.ken_wan.geometry import MIDDLE, NAMES
from tablier.games.ken_wan.notation import COLOURS, LETTERS, piece_at, read_cells
from tablier.games.ken_wan.rules import HALF, WHOLE, group_of
from tablier.kernel.bits import first
from tablier.kernel.verbs import PASS, TURN, Words


def why_not(players: int, state: Words, legal: list[Move], text: str) -> Reason:
    """The reason why a text that can be read is not one of the legal moves."""
    if not legal:
        return Reason("refused-over")
    if text == "pass":
        return Reason("ken-wan-must-move", "KW12")
    start, end = read_cells(text)
    if MIDDLE in (start, end):
        return Reason("ken-wan-black-cell", "KW1")
    piece = piece_at(state, start)
    if piece.lower() != LETTERS[state[TURN]]:
        # Who must pass hears so; but whoever tries a piece of their own hears why this one cannot move.
        return Reason("ken-wan-must-pass", "KW12") if legal == [PASS] else _not_own(players, start, piece)
    own = [int(state[WHOLE + colour] | state[HALF + colour]) for colour in range(len(COLOURS))]
    occupied = own[0] | own[1] | own[2]
    return _not_so(start, end, piece.isupper(), own[state[TURN]], occupied)


def _not_own(players: int, cell: int, piece: str) -> Reason:
    """Why nobody, or another player, moves what is on a cell."""
    if piece == " ":
        return Reason("ken-wan-nothing-there", "KW7", {"cell": NAMES[cell]})
    if piece.lower() not in LETTERS[:players]:
        return Reason("ken-wan-nobodys", "KW5", {"cell": NAMES[cell]})
    return Reason("ken-wan-not-yours", "KW5", {"cell": NAMES[cell]})


def _not_so(start: int, end: int, whole: bool, mine: int, occupied: int) -> Reason:
    """Why one's own piece cannot be lifted, or cannot land there."""
    lifted = 1 << start
    cells = {"start": NAMES[start], "end": NAMES[end]}
    rest = group_of(start, mine) & ~lifted
    if rest and not whole:
        return Reason("ken-wan-half-stays", "KW8", cells)
    if rest and group_of(first(rest), rest) != rest:
        return Reason("ken-wan-cut", "KW7", cells)
    if mine == lifted and not whole:
        return Reason("ken-wan-last-half", "KW10", cells)
    if rest:
        rule, must_touch = "KW7", "ken-wan-touch-group"
    elif whole:
        rule, must_touch = "KW9", "ken-wan-touch-any"
    else:
        rule, must_touch = "KW10", "ken-wan-touch-colour"
    if start == end:
        return Reason("ken-wan-same-cell", rule, cells)
    if occupied >> end & 1:
        return Reason("ken-wan-occupied", rule, cells)
    return Reason(must_touch, rule, cells)
