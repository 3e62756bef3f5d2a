"""Monte-Carlo tree search with an evaluation in place of play-outs, for any number of seats, compiled.

A node is expanded once: each of its moves is played and judged, which gives it a first value and a share of the attention
(PUCT). Results that are proven travel up the tree, so that won and lost positions are known as such. All nodes lie in the
arrays of a `Tree`, whose size is fixed; a search can stop after any iteration and go on later.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from tablier.kernel import verbs
from tablier.kernel.compiled import entry, inlined, inner
from tablier.kernel.verbs import TURN, Scores, Words
from tablier.search.repetition import repeated
from tablier.search.strength import expected

UNEXPANDED = -1
DEEPEST = 200  # plies below the root
# Control words.
USED, NODES, LIMIT, CONTROLS = range(4)
OPEN = -1


class Tree(NamedTuple):
    """The nodes: number 0 is the root, and the children of a node lie side by side."""

    control: Words
    first: Words  # the first child
    children: Words  # how many; UNEXPANDED
    move: Words
    visits: Words
    total: Scores  # [node, seat]: the sum of the values seen
    prior: Scores
    seat: Words  # to move, in a node that has been expanded
    distance: Words  # plies to the end where the result is proven, OPEN where it is not
    states: Words  # scratch: the root, the position, the one after a move
    out: Words  # scratch: legal moves
    path: Words  # scratch: the nodes from the root on
    keys: Words  # scratch: the keys of the positions on the path
    before: Words  # the keys of the positions before the root
    features: Scores  # scratch
    values: Scores  # scratch
    weights: Scores


def tree(words: int, most_moves: int, seats: int, weights: Scores, size: int) -> Tree:
    """A tree with nothing in it but the root."""
    children = np.full(size, UNEXPANDED, dtype=np.int64)
    return Tree(
        control=np.zeros(CONTROLS, dtype=np.int64),
        first=np.zeros(size, dtype=np.int64),
        children=children,
        move=np.zeros(size, dtype=np.int64),
        visits=np.zeros(size, dtype=np.int64),
        total=np.zeros((size, seats)),
        prior=np.zeros(size),
        seat=np.zeros(size, dtype=np.int64),
        distance=np.zeros(size, dtype=np.int64),
        states=np.zeros((3, words), dtype=np.int64),
        out=np.empty(most_moves, dtype=np.int64),
        path=np.zeros(DEEPEST + 1, dtype=np.int64),
        keys=np.zeros(DEEPEST + 1, dtype=np.int64),
        before=np.empty(0, dtype=np.int64),
        features=np.zeros((seats, len(weights))),
        values=np.zeros(seats),
        weights=weights,
    )


@inner
def _expand(rules: Any, t: Tree, node: int, sharpness: float) -> int:
    """Gives a node its children, each judged by a look at the position after its move. Returns the best of them."""
    state, child = t.states[1], t.states[2]
    seats = len(t.values)
    n = min(verbs.moves(rules, state, t.out), len(t.out))
    first = t.control[USED]
    t.first[node] = first
    t.children[node] = n
    t.control[USED] += n
    t.control[NODES] += n
    me = state[TURN]
    t.seat[node] = me
    best = first
    for i in range(n):
        k = first + i
        for w in range(len(state)):
            child[w] = state[w]
        verbs.play(rules, child, t.out[i])
        t.distance[k] = OPEN
        if verbs.outcome(rules, child, t.values):
            t.distance[k] = 0
        else:
            expected(rules, t.weights, child, t.features, t.values)
        t.move[k] = t.out[i]
        t.children[k] = UNEXPANDED
        t.visits[k] = 1
        for seat in range(seats):
            t.total[k, seat] = t.values[seat]
        if t.total[k, me] > t.total[best, me]:
            best = k
    weight = 0.0
    for k in range(first, first + n):
        t.prior[k] = math.exp((t.total[k, me] - t.total[best, me]) * sharpness)
        weight += t.prior[k]
    for k in range(first, first + n):
        t.prior[k] /= weight
    return int(best)


@inlined
def _value(t: Tree, node: int, seat: int) -> float:
    return float(t.total[node, seat] / t.visits[node])


@inner
def _select(t: Tree, node: int, me: int, curiosity: float) -> int:
    """The child that deserves the next look. One that is proven and no win deserves none while others are open."""
    first, n = t.first[node], t.children[node]
    scale = curiosity * math.sqrt(t.visits[node])
    best, best_worth = -1, -1.0
    for k in range(first, first + n):
        if t.distance[k] != OPEN:
            continue
        worth = _value(t, k, me) + scale * t.prior[k] / t.visits[k]
        if worth > best_worth:
            best_worth = worth
            best = k
    return best


@inner
def _prove(t: Tree, node: int) -> None:
    """Proves a node by its children: by the nearest win, or, if all are proven, by the best of them, a loss being put off."""
    me, first, n = t.seat[node], t.first[node], t.children[node]
    best, all_proven = -1, True
    for k in range(first, first + n):
        if t.distance[k] == OPEN:
            all_proven = False
            continue
        if best < 0:
            best = k
            continue
        worth, best_worth = _value(t, k, me), _value(t, best, me)
        sooner = t.distance[k] < t.distance[best]
        if worth > best_worth or (worth == best_worth and sooner == (worth > 0.5) and t.distance[k] != t.distance[best]):
            best = k
    if best >= 0 and (all_proven or _value(t, best, me) == 1.0):
        t.distance[node] = t.distance[best] + 1
        for seat in range(len(t.values)):
            t.total[node, seat] = _value(t, best, seat) * t.visits[node]


@inner
def _descend(rules: Any, t: Tree, curiosity: float) -> tuple[int, bool]:
    """Goes down the tree to a node that has not been expanded, its position in states[1]; stops where a position is repeated.

    Returns the depth, and whether it was a repetition; the nodes are in `path`.
    """
    root, state = t.states[0], t.states[1]
    for w in range(len(root)):
        state[w] = root[w]
    node, depth = 0, 0
    t.path[0] = 0
    t.keys[0] = verbs.key(rules, state)
    while t.children[node] != UNEXPANDED and depth < DEEPEST:
        node = _select(t, node, state[TURN], curiosity)
        verbs.play(rules, state, t.move[node])
        depth += 1
        t.path[depth] = node
        t.keys[depth] = verbs.key(rules, state)
        if repeated(t.keys, depth, t.before):
            return depth, True
    return depth, False


@inner
def _back_up(t: Tree, depth: int) -> None:
    """Counts the values of the leaf for all nodes of the path, and proves them from the leaf upwards as far as that goes."""
    for i in range(depth + 1):
        k = t.path[i]
        t.visits[k] += 1
        for seat in range(len(t.values)):
            t.total[k, seat] += t.values[seat]
    for i in range(depth, -1, -1):
        k = t.path[i]
        if t.children[k] == UNEXPANDED:
            break
        _prove(t, k)
        if t.distance[k] == OPEN:
            break


@entry
def grow(rules: Any, t: Tree, curiosity: float, sharpness: float) -> bool:
    """Iterates until the limit of nodes is reached (False), or the root is proven or the tree is full (True)."""
    c = t.control
    while t.distance[0] == OPEN and c[USED] + len(t.out) <= len(t.move):
        if c[NODES] >= c[LIMIT]:
            return False
        depth, repeated = _descend(rules, t, curiosity)
        leaf = t.path[depth]
        if repeated:
            verbs.settle(rules, t.states[1], t.values)
        elif t.children[leaf] == UNEXPANDED:
            best = _expand(rules, t, leaf, sharpness)
            for seat in range(len(t.values)):
                t.values[seat] = t.total[best, seat]  # a leaf is worth what its best move promises
        _back_up(t, depth)
    return True
