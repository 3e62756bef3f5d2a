"""Why a move of Connexion is not legal, in the rules' terms."""

from collections.abc import Iterator

from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.games.connexion.geometry import NAMES
from tablier.games.connexion.notation import read_words, tiles_in
from tablier.games.connexion.rules import BLACK, WHITE, connected
from tablier.kernel.verbs import TURN, Words


def why_not(state: Words, legal: list[Move], text: str) -> Reason:
    """The reason why a text that can be read is not one of the legal moves."""
    if not legal:
        return Reason("refused-over")
    tiles, letter = read_words(text)
    if not tiles:
        return Reason("connexion-no-passing")
    if letter:  # CX6 lets every other tile be rotated in every way
        return Reason("connexion-protected", "CX7", {"tile": NAMES[tiles[0]]})
    return _why_no_way(state, *tiles)


def _why_no_way(state: Words, start: int, end: int) -> Reason:
    """Why the pawn of one tile cannot go to another (CX8)."""
    seat = int(state[TURN])
    own, enemy = int(state[WHITE + seat]), int(state[BLACK - seat])
    if not own >> start & 1:
        return Reason("connexion-not-yours" if enemy >> start & 1 else "connexion-no-pawn", "CX8", {"tile": NAMES[start]})
    if start == end:
        return Reason("connexion-staying", "CX8", {"tile": NAMES[start]})
    ways = list(_ways(state, seat, start, end))
    if not ways:
        return Reason("connexion-no-path", "CX8", {"start": NAMES[start], "end": NAMES[end]})
    if own >> end & 1:
        return Reason("connexion-occupied", "CX8", {"tile": NAMES[end]})
    barring = [next(NAMES[tile] for tile in way if own >> tile & 1) for way in ways]
    if len(barring) == 1:
        return Reason("connexion-in-the-way", "CX8", {"tile": barring[0]})
    return Reason("connexion-both-ways", "CX8", {"tile": barring[0], "other": barring[1]})


def _ways(state: Words, seat: int, start: int, end: int) -> Iterator[list[int]]:
    """The tiles between two tiles of a path, from the start on: one way, or two if the path is closed, or none."""
    for at in tiles_in(int(connected(state, seat, 1 << start))):
        way, before = [at], start
        while way[-1] not in (start, end):
            further = [tile for tile in tiles_in(int(connected(state, seat, 1 << way[-1]))) if tile != before]
            if not further:
                break
            before = way[-1]
            way += further
        if way[-1] == end:
            yield way[:-1]
