"""Moves and positions of Connexion as text."""

import re

import numpy as np

from tablier.core.errors import UnreadableMove, listed, shown
from tablier.core.game import Move
from tablier.core.reading import PositionReader
from tablier.games.connexion import geometry
from tablier.games.connexion.geometry import NAMES, SIDE
from tablier.games.connexion.rules import (
    BLACK,
    FROM_SHIFT,
    LIGHT_EAST,
    LIGHT_NORTH,
    PAWNS,
    PROTECTED,
    QUIET_LIMIT,
    TILE_MASK,
    TURN_EAST,
    TURN_NORTH,
    TURN_SHIFT,
    WHITE,
    WORDS,
    connected,
    leading_out,
)
from tablier.kernel.verbs import QUIET, TURN, Words

ROWS = "654321"  # from north to south, as a position is written
DIGITS = "0123456789abcdef"  # of a tile: its orientation, and these two
WHITE_PAWN, BLACK_PAWN = 4, 8
LETTERS = "wb"
SEATS = ("white", "black")
ORIENTATIONS = tuple(zip(geometry.LIGHT_NORTH, geometry.LIGHT_EAST, strict=True))  # by the sides of the light triangle
QUARTERS = {"r": 1, "h": 2, "l": 3}  # quarter turns to the right, CX6
MOST_PROTECTED = 3  # tiles, CX7
_TILE = "[a-f][1-6]"
_MOVE = re.compile(f"(?P<tile>{_TILE})(?P<turn>[rlh])|(?P<start>{_TILE})-(?P<end>{_TILE})|pass")


def orientation(state: Words, tile: int) -> int:
    """How a tile lies (CX1)."""
    return ORIENTATIONS.index((state[LIGHT_NORTH] >> tile & 1, state[LIGHT_EAST] >> tile & 1))


def _changes(before: int, quarters: int) -> int:
    """The bits of a tile that a rotation changes, as a move has them."""
    (north, east), (new_north, new_east) = ORIENTATIONS[before], ORIENTATIONS[(before + quarters) % 4]
    return (TURN_NORTH if north != new_north else 0) | (TURN_EAST if east != new_east else 0)


def write_move(state: Words, move: Move) -> str:
    """`c3r`, `c3l` or `c3h` for a rotation, `b2-e4` for a pawn's move."""
    tile, changes = move & TILE_MASK, move >> TURN_SHIFT
    if not changes:
        return f"{NAMES[move >> FROM_SHIFT]}-{NAMES[tile]}"
    before = orientation(state, tile)
    return NAMES[tile] + next(letter for letter, quarters in QUARTERS.items() if _changes(before, quarters) == changes)


def read_words(text: str) -> tuple[list[int], str]:
    """The tiles that a move names, none for `pass`, and the letter of a rotation. Raises `UnreadableMove`."""
    match = _MOVE.fullmatch(text)
    if not match:
        raise UnreadableMove(text, "connexion")
    return [NAMES.index(name) for name in match.group("tile", "start", "end") if name], match["turn"] or ""


def read_move(state: Words, text: str) -> Move | None:
    """The move, or None for `pass` and for a pawn that would stay."""
    tiles, letter = read_words(text)
    if letter:
        return Move(tiles[0] | _changes(orientation(state, tiles[0]), QUARTERS[letter]) << TURN_SHIFT)
    if not tiles or tiles[0] == tiles[1]:
        return None
    return Move(tiles[1] | tiles[0] << FROM_SHIFT)


def tiles_in(places: int) -> list[int]:
    """The tiles of a set, in the order of their names as text."""
    return sorted((tile for tile in range(len(NAMES)) if places >> tile & 1), key=NAMES.__getitem__)


def named(places: int) -> list[str]:
    """The names of a set of tiles, sorted as text."""
    return [NAMES[tile] for tile in tiles_in(places)]


def write_position(state: Words) -> str:
    """`<tiles> <turn> <protected> <quiet>`."""

    def digit(tile: int) -> str:
        pawns = (state[WHITE] >> tile & 1) * WHITE_PAWN + (state[BLACK] >> tile & 1) * BLACK_PAWN
        return DIGITS[orientation(state, tile) + pawns]

    rows = ("".join(digit(NAMES.index(column + row)) for column in "abcdef") for row in ROWS)
    protected = ",".join(named(int(state[PROTECTED]))) or "-"
    return f"{'/'.join(rows)} {LETTERS[state[TURN]]} {protected} {state[QUIET]}"


def read_position(text: str) -> Words:
    """The state that a text describes. Raises `InvalidPosition`."""
    reader = PositionReader(text, "tiles", "turn", "protected", "quiet")
    state = np.zeros(WORDS, dtype=np.int64)
    state[TURN] = reader.choice("turn", LETTERS)
    turn_known = not reader.reasons
    state[QUIET] = reader.number("quiet", QUIET_LIMIT)
    protected = _read_protected(reader)
    before = len(reader.reasons)
    _read_tiles(reader, state)
    tiles_known = len(reader.reasons) == before
    state[PROTECTED] = sum(1 << tile for tile in protected)
    for seat, pawns in enumerate((state[WHITE], state[BLACK])):
        found = int(pawns).bit_count()
        if found > PAWNS:
            reader.refuse("connexion-too-many", "CX2", seat=SEATS[seat], found=found, most=PAWNS)
        out = int(pawns) & int(leading_out(state, seat)) if tiles_known else 0
        if out:
            reader.refuse("connexion-already-out", "CX9", seat=SEATS[seat], tiles=listed(named(out)), count=out.bit_count())
    _check_protected(reader, state, protected, tiles_known and turn_known)
    reader.finish()
    return state


def _read_tiles(reader: PositionReader, state: Words) -> None:
    for row, text in zip(ROWS, reader.rows("tiles", ROWS), strict=True):
        if len(text) != SIDE:
            reader.refuse("position-row-length", row=row, found=len(text), expected=SIDE)
        for letter in text:
            if letter not in DIGITS:
                reader.refuse("position-letter", row=row, found=shown(letter), allowed=listed(DIGITS))
        for column, letter in zip("abcdef", text, strict=False):
            value, place = max(0, DIGITS.find(letter)), 1 << NAMES.index(column + row)
            north, east = ORIENTATIONS[value % 4]
            state[LIGHT_NORTH] |= place * north
            state[LIGHT_EAST] |= place * east
            state[WHITE] |= place if value & WHITE_PAWN else 0
            state[BLACK] |= place if value & BLACK_PAWN else 0


def _read_protected(reader: PositionReader) -> list[int]:
    """The protected tiles, each once."""
    if reader["protected"] == "-":
        return []
    words = reader["protected"].split(",")
    if any(word not in NAMES for word in words):
        reader.refuse("connexion-protected-form", found=shown(reader["protected"]))
        return []
    canonical = sorted(set(words))
    if words != canonical:
        reader.refuse("connexion-protected-order", expected=",".join(canonical))
    return [NAMES.index(word) for word in canonical]


def _check_protected(reader: PositionReader, state: Words, tiles: list[int], colours_known: bool) -> None:
    """One tile, and one or two neighbours connected to it in the colour of the player who rotated it (CX7)."""
    if not tiles:
        return
    if not 1 < len(tiles) <= MOST_PROTECTED:
        reader.refuse("connexion-protected-count", "CX7", found=len(tiles), most=MOST_PROTECTED)
        return
    names = listed(NAMES[tile] for tile in tiles)
    # Two neighbours of a tile are never neighbours: with three tiles, one at most can be that in the middle.
    middle = next((tile for tile in tiles if all(other == tile or _are_neighbours(tile, other) for other in tiles)), None)
    if middle is None:
        reader.refuse("connexion-protected-apart", "CX7", tiles=names)
    elif colours_known:
        rotated_by = 1 - int(state[TURN])
        others = state[PROTECTED] & ~(1 << middle)
        if others & ~connected(state, rotated_by, 1 << middle):
            reader.refuse("connexion-protected-unconnected", "CX7", tiles=names, seat=SEATS[rotated_by])


def _are_neighbours(tile: int, other: int) -> bool:
    return abs(tile % SIDE - other % SIDE) + abs(tile // SIDE - other // SIDE) == 1
