"""A plain opponent to measure against: UCT with uniformly random play-outs, on the same kernels."""

import math
import time
from typing import Any, NamedTuple

import numpy as np

from tablier import Position
from tablier.core.game import Move
from tablier.kernel import verbs
from tablier.kernel.chance import Chance, below, seeded
from tablier.kernel.compiled import entry, inner
from tablier.kernel.game import KernelGame, unpacked
from tablier.kernel.verbs import TURN, Scores, Words

EXPLORATION = 0.7
TREE_SIZE = 2_000_000  # nodes
ITERATIONS = 20  # between two looks at the clock
UNEXPANDED = -1
DEEPEST = 1000  # plies in the tree


class Tree(NamedTuple):
    """The nodes, the root first; the children of a node lie side by side. And scratch space."""

    used: Words  # how many nodes there are
    first: Words
    children: Words
    move: Words
    visits: Words
    total: Scores  # [node, seat]
    path: Words
    state: Words
    out: Words
    scores: Scores
    chance: Chance


@inner
def _expand(rules: Any, t: Tree, node: int) -> None:
    n = min(verbs.moves(rules, t.state, t.out), len(t.out))
    t.first[node], t.children[node] = t.used[0], n
    for i in range(n):
        k = t.used[0] + i
        t.move[k], t.children[k], t.visits[k] = t.out[i], UNEXPANDED, 0
        for seat in range(len(t.scores)):
            t.total[k, seat] = 0.0
    t.used[0] += n


@inner
def _play_out(rules: Any, t: Tree) -> None:
    while True:
        n = min(verbs.moves(rules, t.state, t.out), len(t.out))
        if n == 0:
            break
        verbs.play(rules, t.state, t.out[below(t.chance, n)])
    verbs.outcome(rules, t.state, t.scores)


@entry
def _iterate(rules: Any, root: Words, t: Tree, iterations: int) -> None:
    for _ in range(iterations):
        for i in range(len(root)):
            t.state[i] = root[i]
        node, depth = 0, 0
        t.path[0] = 0
        while depth < len(t.path) - 1:
            if t.children[node] == UNEXPANDED:
                if (t.visits[node] == 0 and node != 0) or t.used[0] + len(t.out) > len(t.move):
                    break
                _expand(rules, t, node)
            if t.children[node] == 0:
                break
            node = _selected(t, node)
            verbs.play(rules, t.state, t.move[node])
            depth += 1
            t.path[depth] = node
        _play_out(rules, t)
        for i in range(depth + 1):
            t.visits[t.path[i]] += 1
            for seat in range(len(t.scores)):
                t.total[t.path[i], seat] += t.scores[seat]


@inner
def _selected(t: Tree, node: int) -> int:
    """The child with the highest upper confidence bound; one that was never visited comes first, by chance."""
    first, n, me = t.first[node], t.children[node], t.state[TURN]
    best, best_worth = first, -1.0
    breadth = math.log(t.visits[node] + 1.0)
    start = below(t.chance, n)
    for i in range(n):
        k = first + (start + i) % n
        worth = math.inf
        if t.visits[k]:
            worth = t.total[k, me] / t.visits[k] + EXPLORATION * math.sqrt(breadth / t.visits[k])
        if worth > best_worth:
            best, best_worth = k, worth
    return int(best)


class Uct:
    """Plays the move that was visited most."""

    def __init__(self, game: KernelGame, seed: int) -> None:
        self.game = game
        self._tree = Tree(
            used=np.ones(1, dtype=np.int64),
            first=np.zeros(TREE_SIZE, dtype=np.int64),
            children=np.zeros(TREE_SIZE, dtype=np.int64),
            move=np.zeros(TREE_SIZE, dtype=np.int64),
            visits=np.zeros(TREE_SIZE, dtype=np.int64),
            total=np.zeros((TREE_SIZE, len(game.seats))),
            path=np.zeros(DEEPEST, dtype=np.int64),
            state=unpacked(game.start().state),
            out=np.empty(game.most_moves, dtype=np.int64),
            scores=np.zeros(len(game.seats)),
            chance=seeded(seed),
        )

    def choose(self, position: Position, seconds: float) -> str:
        """A move after so many seconds."""
        t, root = self._tree, unpacked(position.state)
        t.used[0], t.children[0], t.visits[0], t.total[0] = 1, UNEXPANDED, 0, 0.0
        end = time.perf_counter() + seconds
        while True:
            _iterate(self.game.rules, root, t, ITERATIONS)
            if time.perf_counter() >= end:
                break
        first, n = int(t.first[0]), int(t.children[0])
        best = first + int(np.argmax(t.visits[first : first + n]))
        return self.game.write_move(position.state, Move(int(t.move[best])))
