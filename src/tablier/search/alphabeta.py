"""Alpha-beta search for games of two, compiled: principal variation search with a transposition table, without recursion.

A step of the machine is one of three phases: a position is entered, its next move is tried, or a value comes back to it.
"""

from typing import Any

from tablier.kernel import verbs
from tablier.kernel.compiled import entry, inlined, inner
from tablier.kernel.verbs import TURN, Words
from tablier.search.desk import (
    ALPHA,
    AT,
    BEST,
    BEST_MOVE,
    BETA,
    CONTEMPT,
    COUNT,
    DEEPEST,
    DEPTH,
    DONE,
    ENTER,
    EXACT,
    EXCLUDED,
    FIRST_ALPHA,
    FULL,
    HISTORY,
    INFINITE,
    KEY,
    LIKELY,
    LIMIT,
    LINE,
    LOWER,
    MANNER,
    NEXT,
    NO_MOVE,
    NODES,
    NULL_WINDOW,
    PHASE,
    PLY,
    PROVEN,
    REDUCED,
    RETURN,
    UNIT,
    UPPER,
    VALUE,
    Desk,
)
from tablier.search.repetition import repeated

TABLE_KEY, TABLE_MOVE, TABLE_DATA = range(3)
DEPTH_BITS, KIND_BITS = 12, 4  # below the value, in the data of the table
KILLER_BONUS = UNIT // 2  # of a rank by evaluation
LATE = 3  # moves that are searched in full depth
LATER, LATEST = 12, 40  # moves after which the depth is reduced by one more, and by yet another one


@inner
def evaluated(rules: Any, d: Desk, state: Words) -> int:
    """The evaluation for the seat to move."""
    verbs.features(rules, state, d.features)
    lead = 0.0
    for i in range(len(d.weights)):
        lead += d.weights[i] * (d.features[0, i] - d.features[1, i])
    value = min(max(int(lead * UNIT), 1 - LIKELY), LIKELY - 1)
    return -value if state[TURN] else value


@inner
def _scored(d: Desk, state: Words, win: int) -> int:
    """The value of the scores on the desk for the seat to move. A draw costs the root's seat its contempt."""
    score = d.scores[state[TURN]]
    if score == 0.5:
        return int(-d.control[CONTEMPT] if state[TURN] == d.states[0, TURN] else d.control[CONTEMPT])
    return win if score > 0.5 else -win


@inner
def _ended(rules: Any, d: Desk, state: Words, ply: int) -> int:
    """The value of a finished game: the sooner won, and the later lost, the better."""
    verbs.outcome(rules, state, d.scores)
    return _scored(d, state, PROVEN - ply)


@inner
def _without_excluded(d: Desk, n: int) -> int:
    """Takes the excluded moves out of the root's, and returns how many are left."""
    kept = 0
    for i in range(n):
        move = d.moves[0, i]
        excluded = False
        for j in range(d.control[EXCLUDED]):
            excluded |= d.excluded[j] == move
        if not excluded:
            d.moves[0, kept] = move
            kept += 1
    return kept


@inlined
def _slot(move: int) -> int:
    """The place of a move in the history table."""
    return (move * 0x9E3779B1 >> 12) & (HISTORY - 1)


@inner
def _promise(rules: Any, d: Desk, ply: int, move: int) -> int:
    """The evaluation after a move, for the one who makes it."""
    state, child = d.states[ply], d.states[ply + 1]
    for w in range(len(state)):
        child[w] = state[w]
    verbs.play(rules, child, move)
    value = evaluated(rules, d, child) if verbs.count(rules, child) else _ended(rules, d, child, 1)
    return value if child[TURN] == state[TURN] else -value


@inner
def _rank(rules: Any, d: Desk, ply: int, table_move: int) -> None:
    """Numbers that put promising moves first: the table's, then by a look one ply ahead where that pays, killers, history."""
    me = d.states[ply, TURN]
    for i in range(d.frames[ply, COUNT]):
        move = d.moves[ply, i]
        killer = move == d.killers[ply, 0] or move == d.killers[ply, 1]
        learnt = d.history[me, _slot(move)]
        if move == table_move:
            rank = 4 * INFINITE
        elif d.frames[ply, DEPTH] >= 2:
            rank = _promise(rules, d, ply, move) + min(learnt, KILLER_BONUS) + (KILLER_BONUS if killer else 0)
        else:
            rank = INFINITE if killer else learnt
        d.ranks[ply, i] = rank


@inner
def _pick(d: Desk, ply: int) -> None:
    """Brings the best of the moves that are left to the front."""
    moves, ranks, at = d.moves[ply], d.ranks[ply], d.frames[ply, AT]
    best = at
    for i in range(at + 1, d.frames[ply, COUNT]):
        if ranks[i] > ranks[best]:
            best = i
    moves[at], moves[best] = moves[best], moves[at]
    ranks[at], ranks[best] = ranks[best], ranks[at]


@inlined
def _shifted(value: int, plies: int) -> int:
    """A proven value as seen from so many plies further up; others stay. The table counts from the position itself."""
    return value + plies if value > LIKELY else value - plies if value < -LIKELY else value


@inner
def _store(d: Desk, ply: int) -> None:
    f = d.frames[ply]
    kind = LOWER if f[BEST] >= f[BETA] else EXACT if f[BEST] > f[FIRST_ALPHA] else UPPER
    slot = d.table[f[KEY] & (len(d.table) - 1)]
    slot[TABLE_KEY] = f[KEY]
    slot[TABLE_MOVE] = f[BEST_MOVE]
    value = _shifted(f[BEST], ply) + INFINITE
    slot[TABLE_DATA] = (value << DEPTH_BITS | max(f[DEPTH], 0)) << KIND_BITS | kind


@inner
def _looked_up(d: Desk, ply: int) -> tuple[bool, int, int]:
    """Whether the table settles a position, with which value; and its move, if it knows one."""
    f = d.frames[ply]
    slot = d.table[f[KEY] & (len(d.table) - 1)]
    if slot[TABLE_KEY] != f[KEY]:
        return False, 0, NO_MOVE
    data = slot[TABLE_DATA]
    depth, kind = data >> KIND_BITS & ((1 << DEPTH_BITS) - 1), data & ((1 << KIND_BITS) - 1)
    value = _shifted((data >> DEPTH_BITS + KIND_BITS) - INFINITE, -ply)
    cuts = kind == EXACT or (kind == LOWER and value >= f[BETA]) or (kind == UPPER and value <= f[ALPHA])
    return ply > 0 and depth >= f[DEPTH] and cuts, value, slot[TABLE_MOVE]


@inner
def _enter(rules: Any, d: Desk, ply: int) -> tuple[int, int]:
    """A new position: the phase to go on with, and the value if there is one already."""
    f, state = d.frames[ply], d.states[ply]
    d.control[NODES] += 1
    f[LINE] = 0
    # 1. Is the game over?
    n = min(verbs.moves(rules, state, d.moves[ply]), d.moves.shape[1])
    if n == 0:
        return RETURN, _ended(rules, d, state, ply)
    if ply == 0:
        n = _without_excluded(d, n)
    f[KEY] = verbs.key(rules, state)
    # 2. A repetition is taken as settled at once; it is not proven, since there is another way to the same position.
    if ply > 0 and repeated(d.frames[:, KEY], ply, d.before):
        verbs.settle(rules, state, d.scores)
        return RETURN, _scored(d, state, LIKELY - 1)
    # 3. A forced move costs no depth; a restless position is played on.
    if n == 1 and ply < DEEPEST // 2:
        f[DEPTH] += 1
    if ply >= DEEPEST or (f[DEPTH] <= 0 and not verbs.restless(rules, state)):
        return RETURN, evaluated(rules, d, state)
    # 4. The table.
    settled, value, table_move = _looked_up(d, ply)
    if settled:
        return RETURN, value
    # 5. The moves in their order.
    f[COUNT], f[AT], f[MANNER] = n, 0, FULL
    f[FIRST_ALPHA], f[BEST], f[BEST_MOVE] = f[ALPHA], -INFINITE, NO_MOVE
    _rank(rules, d, ply, table_move)
    _pick(d, ply)
    return NEXT, 0


@inlined
def _reduction(depth: int, at: int) -> int:
    """By how many plies a late move is searched less deeply."""
    if depth < 2 or at < LATE:
        return 0
    return 1 + (1 if at > LATER and depth > 3 else 0) + (1 if at > LATEST and depth > 4 else 0)


@inner
def _try(rules: Any, d: Desk, ply: int) -> None:
    """Plays the current move, and opens the frame of the position after it."""
    f, below = d.frames[ply], d.frames[ply + 1]
    state, child = d.states[ply], d.states[ply + 1]
    for w in range(len(state)):
        child[w] = state[w]
    verbs.play(rules, child, d.moves[ply, f[AT]])
    alpha = f[ALPHA]
    beta = f[BETA] if f[MANNER] == FULL else alpha + 1
    same = child[TURN] == state[TURN]  # as in a draft
    below[ALPHA], below[BETA] = (alpha, beta) if same else (-beta, -alpha)
    below[DEPTH] = f[DEPTH] - 1 - (_reduction(f[DEPTH], f[AT]) if f[MANNER] == REDUCED else 0)


@inner
def _learn(d: Desk, ply: int) -> None:
    """A move that was good enough will be tried early elsewhere."""
    f, move = d.frames[ply], d.frames[ply, BEST_MOVE]
    d.history[d.states[ply, TURN], _slot(move)] += f[DEPTH] * f[DEPTH]
    if d.killers[ply, 0] != move:
        d.killers[ply, 1] = d.killers[ply, 0]
        d.killers[ply, 0] = move


@inner
def _come_back(d: Desk, ply: int, value: int) -> tuple[int, int]:
    """A value for the seat to move here has come back from the current move: the phase to go on with, and the value so far."""
    f = d.frames[ply]
    # 6. A late move that did well is searched again: in full depth, then with the full window.
    if value > f[ALPHA] and f[MANNER] == REDUCED:
        f[MANNER] = NULL_WINDOW
        return NEXT, 0
    if f[ALPHA] < value < f[BETA] and f[MANNER] == NULL_WINDOW:
        f[MANNER] = FULL
        return NEXT, 0
    # 7. The best so far, and the line that leads on from it.
    if value > f[BEST]:
        f[BEST], f[BEST_MOVE] = value, d.moves[ply, f[AT]]
        if value > f[ALPHA]:
            f[ALPHA] = value
            f[LINE] = d.frames[ply + 1, LINE] + 1
            d.lines[ply, 0] = f[BEST_MOVE]
            for i in range(f[LINE] - 1):
                d.lines[ply, i + 1] = d.lines[ply + 1, i]
    # 8. Enough, or all done, or the next one.
    f[AT] += 1
    if f[BEST] >= f[BETA] or f[AT] == f[COUNT]:
        if f[BEST] >= f[BETA]:
            _learn(d, ply)
        _store(d, ply)
        return RETURN, f[BEST]
    _pick(d, ply)
    f[MANNER] = REDUCED if _reduction(f[DEPTH], f[AT]) else NULL_WINDOW
    return NEXT, 0


@entry
def search(rules: Any, d: Desk) -> bool:
    """Searches until the root has its value (True), or the limit of nodes is reached (False: call again to go on)."""
    c = d.control
    ply, phase, value = c[PLY], c[PHASE], c[VALUE]
    while phase != DONE:
        if phase == ENTER:
            if c[NODES] >= c[LIMIT]:
                break
            phase, value = _enter(rules, d, ply)
        elif phase == NEXT:
            _try(rules, d, ply)
            ply += 1
            phase = ENTER
        elif ply == 0:
            phase = DONE
        else:
            if d.states[ply, TURN] != d.states[ply - 1, TURN]:
                value = -value
            ply -= 1
            phase, value = _come_back(d, ply, value)
    c[PLY], c[PHASE], c[VALUE] = ply, phase, value
    return bool(phase == DONE)
