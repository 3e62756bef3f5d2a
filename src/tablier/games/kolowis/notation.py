"""Moves and positions of Kolowis as text."""

import re
from itertools import pairwise

import numpy as np

from tablier.core.errors import UnreadableMove
from tablier.core.game import Move
from tablier.core.reading import PositionReader, run_lengths
from tablier.games.kolowis.geometry import NETS, ROW_LENGTHS
from tablier.games.kolowis.rules import (
    AT_BITS,
    AT_MASK,
    DARK,
    DIRECTION_BITS,
    DIRECTION_MASK,
    LIGHT,
    PIECES,
    QUIET_LIMIT,
    TAIL,
    TAKEN_MASK,
    WORDS,
)
from tablier.kernel.verbs import QUIET, TURN, Words

ROWS = "cba"  # from north to south, as a position is written
LETTERS = "ld"
_POINT = "[abc][1-9][0-9]?"
_MOVE = re.compile(f"(?P<step>{_POINT}-{_POINT})|(?P<capture>{_POINT}(?:x{_POINT}){{1,{max(PIECES.values())}}})|pass")


def row_length(board: str, row: str) -> int:
    """How many points a row has."""
    return ROW_LENGTHS[board] + (row == "b")


def landings(board: str, move: Move) -> list[int]:
    """The points of a move, the one it starts from first."""
    at, taken, tail = move & AT_MASK, move >> AT_BITS & TAKEN_MASK, move >> TAIL
    if not taken:
        return [at, tail]
    points = [at]
    for i in range(taken - 1, -1, -1):
        points.append(int(NETS[board].leaps[points[-1], tail >> DIRECTION_BITS * i & DIRECTION_MASK]))
    return points


def write_move(board: str, move: Move) -> str:
    """`a8-b9`, or `c8xa9xc10` with every landing point."""
    names = NETS[board].names
    return ("x" if move >> AT_BITS & TAKEN_MASK else "-").join(names[point] for point in landings(board, move))


def read_points(board: str, text: str) -> list[int]:
    """The points that a step or a capture names. Raises `UnreadableMove`; `pass` names none."""
    match = _MOVE.fullmatch(text)
    names = NETS[board].names
    words = re.split("[-x]", text) if match and text != "pass" else []
    if not match or any(word not in names for word in words):
        raise UnreadableMove(text, "kolowis")
    return [names.index(word) for word in words]


def read_move(board: str, text: str) -> Move | None:
    """The move, or None where a capture has a jump that no piece can make."""
    points = read_points(board, text)
    if not points:
        return None
    if "-" in text:
        return Move(points[0] | points[1] << TAIL)
    path = 0
    for at, to in pairwise(points):
        directions = np.flatnonzero(NETS[board].leaps[at] == to)
        if not len(directions):
            return None
        path = path << DIRECTION_BITS | int(directions[0])
    return Move(points[0] | len(points) - 1 << AT_BITS | path << TAIL)


def write_position(board: str, state: Words) -> str:
    """`<points> <turn> <quiet>`."""
    names = NETS[board].names
    rows = dict.fromkeys(ROWS, "")
    for point, name in enumerate(names):
        rows[name[0]] += "l" if state[LIGHT] >> point & 1 else "d" if state[DARK] >> point & 1 else " "
    return f"{'/'.join(map(run_lengths, rows.values()))} {LETTERS[state[TURN]]} {state[QUIET]}"


def read_position(board: str, text: str) -> Words:
    """The state that a text describes. Raises `InvalidPosition`."""
    reader = PositionReader(text, "points", "turn", "quiet")
    names = NETS[board].names
    state = np.zeros(WORDS, dtype=np.int64)
    state[TURN] = reader.choice("turn", LETTERS)
    state[QUIET] = reader.number("quiet", QUIET_LIMIT)
    for row, written in zip(ROWS, reader.rows("points", ROWS), strict=True):
        for i, piece in enumerate(reader.row(row, written, row_length(board, row), LETTERS), start=1):
            if piece != " ":
                state[LIGHT + LETTERS.index(piece)] |= 1 << names.index(f"{row}{i}")
    for seat, word in (("light", LIGHT), ("dark", DARK)):
        found = int(state[word]).bit_count()
        if found > PIECES[board]:
            reader.refuse("kolowis-too-many", "AK2", seat=seat, found=found, most=PIECES[board])
    if reader["turn"] in tuple(LETTERS) and not state[DARK - state[TURN]]:  # who moved last is known only from the turn
        reader.refuse("kolowis-nobody-moved", "AK8")
    reader.finish()
    return state
