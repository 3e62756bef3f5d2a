"""What an alpha-beta search has on its desk: the arrays that hold all it knows, so that it can stop anywhere and go on."""

from typing import NamedTuple

import numpy as np

from tablier.kernel.verbs import Scores, Words

UNIT = 1000  # of a value: one unit of strength, as a game's evaluation measures it
PROVEN = 1_000_000  # the value of a win at once; one further away is worth so many plies less
LIKELY = 500_000  # no evaluation is that large: values beyond it are proven
INFINITE = 2_000_000
NO_MOVE = -2
DEEPEST = 64  # plies
HISTORY = 4096  # rows of the history table
TABLE_BITS = 20  # a table of a million positions: 24 MB

# Control words.
PLY, NODES, LIMIT, PHASE, VALUE, CONTEMPT, EXCLUDED, CONTROLS = range(8)
ENTER, NEXT, RETURN, DONE = range(4)  # phases

# The fields of a frame, one frame a ply.
COUNT, AT, ALPHA, BETA, FIRST_ALPHA, BEST, BEST_MOVE, DEPTH, MANNER, KEY, LINE, FIELDS = range(12)
FULL, NULL_WINDOW, REDUCED = range(3)  # the manner in which the current move is searched

EXACT, LOWER, UPPER = 1, 2, 3  # what a value in the table is: itself, or a bound


class Desk(NamedTuple):
    """The arrays of a search."""

    control: Words
    frames: Words  # [ply, field]
    states: Words  # [ply, word]
    moves: Words  # [ply, move]
    ranks: Words  # [ply, move]: the highest is searched first
    lines: Words  # [ply, ply]: the best line from each ply on; the field LINE has its length
    killers: Words  # [ply, 2]
    history: Words  # [seat, slot of a move]
    table: Words  # [slot, 3]: key, move, and value with depth and kind
    excluded: Words  # moves of the root that are not searched, as many as the control word says
    before: Words  # keys of the positions before the root, for repetition
    weights: Scores
    features: Scores  # scratch: [seat, feature]
    scores: Scores  # scratch


def desk(words: int, most_moves: int, weights: Scores, table_bits: int = TABLE_BITS) -> Desk:
    """An empty desk."""
    plies = DEEPEST + 2
    table = np.zeros((1 << table_bits, 3), dtype=np.int64)
    table[:, 0] = -1  # no position has this key
    return Desk(
        control=np.zeros(CONTROLS, dtype=np.int64),
        frames=np.zeros((plies, FIELDS), dtype=np.int64),
        states=np.zeros((plies, words), dtype=np.int64),
        moves=np.empty((plies, most_moves), dtype=np.int64),
        ranks=np.empty((plies, most_moves), dtype=np.int64),
        lines=np.zeros((plies, plies), dtype=np.int64),
        killers=np.full((plies, 2), NO_MOVE, dtype=np.int64),
        history=np.zeros((2, HISTORY), dtype=np.int64),
        table=table,
        excluded=np.zeros(most_moves, dtype=np.int64),
        before=np.empty(0, dtype=np.int64),
        weights=weights,
        features=np.zeros((2, len(weights))),
        scores=np.zeros(2),
    )
