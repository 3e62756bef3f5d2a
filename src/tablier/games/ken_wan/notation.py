"""Moves and positions of Ken Wan as text."""

import re

import numpy as np

from tablier.core.errors import UnreadableMove, shown
from tablier.core.game import Move
from tablier.core.reading import PositionReader, run_lengths
from tablier.games.ken_wan.geometry import BITS, MIDDLE, NAMES, SIDE, columns
from tablier.games.ken_wan.rules import (
    FROM_SHIFT,
    HALF,
    IN_PLAY,
    OUT,
    PIECES,
    PLACE_BITS,
    PLACE_MASK,
    QUIET_LIMIT,
    TO_MASK,
    UNITED,
    WHOLE,
    WORDS,
    is_united,
)
from tablier.kernel.verbs import PASS, QUIET, TURN, Words

COLOURS = ("blue", "yellow", "red")  # KW5
LETTERS = "byr"  # the colours as a text writes them; capitals are whole pieces
PIECE_LETTERS = LETTERS.upper() + LETTERS
BLACK = "x"
ROWS = "ihgfedcba"  # from north to south, as a position is written
PLAYERS = "23"
_MOVE = re.compile("([a-i][1-9])-([a-i][1-9])")
_PLACES = re.compile(f"-|(?!:$)([{LETTERS}]{{0,3}}):([{LETTERS}]{{0,3}})")


def cells_of(row: str) -> list[str]:
    """The names of a row's cells, from the lowest column up."""
    return [f"{row}{column}" for column in columns(SIDE - ROWS.index(row))]


def write_move(move: Move) -> str:
    """`c3-f7` or `pass`."""
    return "pass" if move == PASS else f"{NAMES[move >> FROM_SHIFT]}-{NAMES[move & TO_MASK]}"


def read_cells(text: str) -> tuple[int, int]:
    """The cells that a move leaves and goes to, which may be the black one. Raises `UnreadableMove`."""
    match = _MOVE.fullmatch(text)
    if not match or match[1] not in BITS or match[2] not in BITS:
        raise UnreadableMove(text, "ken-wan")
    return BITS[match[1]], BITS[match[2]]


def read_move(text: str) -> Move | None:
    """The move, or None where it goes nowhere, or from or to the black cell."""
    if text == "pass":
        return Move(PASS)
    start, end = read_cells(text)
    return None if start == end or MIDDLE in (start, end) else Move(start << FROM_SHIFT | end)


def places(packed: int) -> str:
    """The letters of the colours in a list of places, the earliest first."""
    letters = ""
    while packed:
        letters = LETTERS[(packed & PLACE_MASK) - 1] + letters
        packed >>= PLACE_BITS
    return letters


def _packed(letters: str) -> int:
    packed = 0
    for letter in letters:
        packed = packed << PLACE_BITS | LETTERS.index(letter) + 1
    return packed


def piece_at(state: Words, cell: int) -> str:
    """The letter of the piece on a cell, capital for a whole one; a space where there is none."""
    for i, letter in enumerate(PIECE_LETTERS):
        if state[WHOLE + i] >> cell & 1:  # the words of the half pieces follow those of the whole ones
            return letter
    return " "


def write_position(players: int, state: Words) -> str:
    """`<cells> <turn> <players> <places> <quiet>`."""
    rows = []
    for row in ROWS:
        bits = [BITS[name] for name in cells_of(row)]
        rows.append(run_lengths("".join(BLACK if bit == MIDDLE else piece_at(state, bit) for bit in bits)))
    given = f"{places(int(state[UNITED]))}:{places(int(state[OUT]))}"
    return f"{'/'.join(rows)} {LETTERS[state[TURN]]} {players} {'-' if given == ':' else given} {state[QUIET]}"


def read_position(players: int, text: str) -> Words:
    """The state that a text describes. Raises `InvalidPosition`."""
    reader = PositionReader(text, "cells", "turn", "players", "places", "quiet")
    state = np.zeros(WORDS, dtype=np.int64)
    # What the text says of the players decides how the rest of it is read: one reason for one mistake.
    seats = LETTERS[: _read_players(reader, players)]
    state[TURN] = reader.choice("turn", seats)
    _read_places(reader, seats, state)
    state[QUIET] = reader.number("quiet", QUIET_LIMIT)
    _read_pieces(reader, state)
    for colour, seat in enumerate(COLOURS):
        if not state[IN_PLAY] >> colour & 1:
            continue
        if not state[WHOLE + colour] | state[HALF + colour]:
            reader.refuse("ken-wan-no-piece", "KW16", colour=seat)
        elif is_united(state, colour):
            reader.refuse("ken-wan-already-united", "KW13", colour=seat)
    reader.finish()
    return state


def _read_players(reader: PositionReader, players: int) -> int:
    """How many players the text is for; those of the game where it does not say."""
    found = reader["players"]
    reader.choice("players", PLAYERS)
    if found not in tuple(PLAYERS):
        return players
    if int(found) != players:
        reader.refuse("ken-wan-players", "KW5", found=int(found), chosen=players)
    return int(found)


def _read_places(reader: PositionReader, seats: str, state: Words) -> None:
    """The places given (KW14, KW16), and who is left in play; it is the turn of one of these, unless there is none."""
    match = _PLACES.fullmatch(reader["places"])
    if not match:
        reader.refuse("ken-wan-places", found=shown(reader["places"]))
    united, out = (match[1] or "", match[2] or "") if match else ("", "")
    for colour, letter in zip(COLOURS, LETTERS, strict=True):
        if (united + out).count(letter) > 1:
            reader.refuse("ken-wan-two-places", "KW16", colour=colour)
        if letter in united + out and letter not in seats:
            reader.refuse("ken-wan-place-of-nobody", "KW5", colour=colour)
    in_play = [letter for letter in seats if letter not in united + out]
    if in_play and reader["turn"] in tuple(united + out):
        reader.refuse("ken-wan-turn", "KW15", colour=COLOURS[LETTERS.index(reader["turn"])])
    state[UNITED], state[OUT] = _packed(united), _packed(out)
    state[IN_PLAY] = sum(1 << LETTERS.index(letter) for letter in in_play)


def _read_pieces(reader: PositionReader, state: Words) -> None:
    """The pieces on their cells, with the black cell where it must be (KW1)."""
    total = 0
    for row, written in zip(ROWS, reader.rows("cells", ROWS), strict=True):
        names = cells_of(row)
        black_row = BITS[names[len(names) // 2]] == MIDDLE
        pieces = reader.row(row, written, len(names), PIECE_LETTERS + BLACK * black_row)
        for name, piece in zip(names, pieces, strict=True):
            if (piece == BLACK) != (BITS[name] == MIDDLE):
                reader.refuse("ken-wan-black-misplaced", "KW1")
            elif piece in PIECE_LETTERS:
                state[WHOLE + PIECE_LETTERS.index(piece)] |= 1 << BITS[name]
                total += 1
    if total > PIECES:
        reader.refuse("ken-wan-too-many", "KW4", found=total, most=PIECES)
