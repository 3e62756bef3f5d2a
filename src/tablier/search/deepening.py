"""Iterative deepening over the alpha-beta search, for one or several lines, in slices of any size."""

import math
from collections.abc import Sequence

import numpy as np

from tablier.core.position import Position
from tablier.kernel.game import KernelGame, unpacked
from tablier.kernel.verbs import TURN, Scores
from tablier.search.alphabeta import search
from tablier.search.analysis import Finding
from tablier.search.desk import (
    ALPHA,
    BEST,
    BEST_MOVE,
    BETA,
    CONTEMPT,
    DEEPEST,
    DEPTH,
    ENTER,
    EXCLUDED,
    INFINITE,
    LIKELY,
    LIMIT,
    LINE,
    NO_MOVE,
    NODES,
    PHASE,
    PLY,
    PROVEN,
    TABLE_BITS,
    UNIT,
    VALUE,
    desk,
)

WINDOW = UNIT // 2  # of the first guess around the value of the depth before
OPEN_WINDOW = 2 * INFINITE
GUESSED_FROM = 4  # the first depth at which the value is guessed
MOST_DEPTH = DEEPEST // 2
FORGETTING = 4  # what was learnt for the position before counts for a quarter

Valued = tuple[int, tuple[int, ...]]  # a value for the seat to move, and the moves that lead to it


class Deepening:
    """Looks at a position one ply deeper after the other. It keeps its table from one position to the next."""

    def __init__(self, game: KernelGame, weights: Scores, table_bits: int = TABLE_BITS) -> None:
        self._game = game
        self._desk = desk(len(unpacked(game.start_state(None))), game.most_moves, weights, table_bits)

    def begin(self, position: Position, before: Sequence[int], lines: int, contempt: int) -> None:
        """Starts on a position. `before` are the keys of the positions that led to it."""
        self._desk = self._desk._replace(before=np.array(before, dtype=np.int64))
        self._desk.control[:] = 0
        self._desk.control[CONTEMPT] = contempt
        self._desk.history[:] //= FORGETTING
        self._desk.killers[:] = NO_MOVE
        self._root = unpacked(position.state)
        self._wanted = min(lines, len(self._game.moves(position.state)))
        self._depth = 0
        self._finished = False
        self._complete: list[Valued] = []  # the lines of the depth that is done
        self._found: list[Valued] = []  # those of the depth that is being searched
        self._deepen()

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._desk.control[NODES])

    @property
    def depth(self) -> int:
        """The depth that is done."""
        return self._depth if self._finished else self._depth - 1

    def run(self, nodes: int) -> bool:
        """Looks at so many positions more. True if there is nothing left to look for."""
        control = self._desk.control
        control[LIMIT] = control[NODES] + nodes
        while not self._finished and search(self._game.rules, self._desk):
            self._take(int(control[VALUE]))
        return self._finished

    def best(self) -> list[Finding]:
        """The best lines so far."""
        return [self._finding(value, moves) for value, moves in self._known()]

    def _known(self) -> list[Valued]:
        """The lines of the depth that is done. A single one is better known as soon as the next depth has improved on it."""
        if self._wanted > 1 or self._finished:
            return self._complete or self._found
        if self._found:
            return self._found
        root = self._desk.frames[0]
        if self._complete and root[BEST_MOVE] != NO_MOVE and root[BEST] > self._low and root[LINE]:
            return [(int(root[BEST]), self._line())]  # the best of before is tried first: what stands here is as good
        return self._complete

    def _finding(self, value: int, moves: tuple[int, ...]) -> Finding:
        """A value of the seat to move as what both seats may expect."""
        proven = abs(value) > LIKELY
        share = float(value > 0) if proven else 1 / (1 + math.exp(-value / UNIT))
        scores = (1 - share, share) if self._root[TURN] else (share, 1 - share)
        return Finding(moves, scores, PROVEN - abs(value) if proven else None)

    def _deepen(self) -> None:
        self._depth += 1
        self._found = []
        self._open(self._guess())

    def _guess(self) -> int:
        """How far the value of the next line may be from that of the depth before."""
        known = len(self._complete) > len(self._found) and abs(self._complete[len(self._found)][0]) < LIKELY
        return WINDOW if known and self._depth >= GUESSED_FROM else OPEN_WINDOW

    def _open(self, margin: int) -> None:
        """Puts the root on the desk, without the moves of the lines found."""
        d, k = self._desk, len(self._found)
        middle = self._complete[k][0] if margin < OPEN_WINDOW else 0
        self._margin = margin
        self._low, self._high = max(middle - margin, -INFINITE), min(middle + margin, INFINITE)
        d.states[0] = self._root
        root = d.frames[0]
        root[ALPHA], root[BETA], root[DEPTH], root[BEST_MOVE] = self._low, self._high, self._depth, NO_MOVE
        d.control[EXCLUDED] = k
        d.excluded[:k] = [moves[0] for _, moves in self._found]
        d.control[PLY], d.control[PHASE] = 0, ENTER

    def _take(self, value: int) -> None:
        """The root has a value: a line is found, unless the value is outside of the window that was guessed."""
        if (value <= self._low and self._low > -INFINITE) or (value >= self._high and self._high < INFINITE):
            self._open(4 * self._margin if self._margin < 8 * UNIT else OPEN_WINDOW)
            return
        self._found.append((value, self._line()))
        if len(self._found) < self._wanted:
            self._open(self._guess())
            return
        self._complete = sorted(self._found, key=lambda line: -line[0])
        self._finished = self._depth == MOST_DEPTH or all(abs(value) > LIKELY for value, _ in self._complete)
        if not self._finished:
            self._deepen()

    def _line(self) -> tuple[int, ...]:
        return tuple(int(move) for move in self._desk.lines[0, : self._desk.frames[0, LINE]])
