"""The rules of Kolowis, compiled. Numbers (AK…) are those of the rules page.

A position's own words are the set of the light and the set of the dark pieces. A move is a number:

    bits 0-5    the point it starts from
    bits 6-10   how many pieces it takes; 0 for a step
    bits 11-    a step: the point it goes to; a capture: its directions, two bits each, the last one lowest
"""

from typing import NamedTuple

import numpy as np

from tablier.core.outcome import REASONS
from tablier.games.kolowis.geometry import ACROSS_WEST, NETS, NO_LEAP
from tablier.kernel.bits import NO_KEY, first, mix, size
from tablier.kernel.compiled import inlined, inner
from tablier.kernel.verbs import BOARD, QUIET, TURN, Scores, Words, implement

LIGHT, DARK = BOARD, BOARD + 1
WORDS = BOARD + 2
QUIET_LIMIT = 50  # AK10
PIECES = {"kolowis": 23, "mosona": 12}  # AK2
# The longest list known has 49,920 captures: `1ld1d1d1d1d5/1dddddddddddd4/1d1d1d1d1d1d4 l 0`. No bound is proven: a longer list
# would be counted and not written, and whoever wants it whole asks again with more room.
MOST_MOVES = 1 << 16

AT_BITS, TAKEN_BITS, DIRECTION_BITS = 6, 5, 2
AT_MASK, TAKEN_MASK, DIRECTION_MASK = (1 << AT_BITS) - 1, (1 << TAKEN_BITS) - 1, (1 << DIRECTION_BITS) - 1
TAIL = AT_BITS + TAKEN_BITS
CAPTURED_ALL, BLOCKED, BY_COUNT = (REASONS.index(reason) for reason in ("captured-all", "blocked", "quiet"))


class KolowisRules(NamedTuple):
    """The board: its points, and from which of them a line, or a straight jump, leads east, north-east and north-west."""

    n: int
    points: int
    east: int
    north_east: int
    north_west: int
    leap_east: int
    leap_north_east: int
    leap_north_west: int
    leaps: Words  # [point, direction]
    nothing: Words  # a buffer of no length: moves are counted and not written


def rules_for(board: str) -> KolowisRules:
    """The rules on one of the boards."""
    net = NETS[board]
    east, north_east, north_west = (net.going(step) for step in (1, net.n + 1, net.n))
    return KolowisRules(
        n=net.n,
        points=(1 << len(net.names)) - 1,
        east=east,
        north_east=north_east,
        north_west=north_west,
        leap_east=east & east >> 1,
        leap_north_east=north_east & north_east >> net.n + 1,
        leap_north_west=north_west & north_west >> net.n,
        leaps=net.leaps,
        nothing=np.empty(0, dtype=np.int64),
    )


@inlined
def jumpers(rules: KolowisRules, own: int, enemy: int, empty: int) -> int:
    """The pieces that can capture (AK5)."""
    n = rules.n
    east = rules.leap_east & enemy >> 1 & empty >> 2
    north_east = rules.leap_north_east & enemy >> n + 1 & empty >> 2 * n + 2
    north_west = rules.leap_north_west & enemy >> n & empty >> 2 * n
    west = (rules.leap_east & empty) << 2 & enemy << 1
    south_west = (rules.leap_north_east & empty) << 2 * n + 2 & enemy << n + 1
    south_east = (rules.leap_north_west & empty) << 2 * n & enemy << n
    return own & (east | north_east | north_west | west | south_west | south_east)


@inlined
def _write_steps(movers: int, step: int, n: int, out: Words) -> int:
    while movers:
        at = first(movers)
        movers &= movers - 1
        if n < len(out):
            out[n] = at | at + step << TAIL
        n += 1
    return n


@inlined
def _steps(rules: KolowisRules, own: int, empty: int, out: Words) -> int:
    """Writes the steps along a line to a free point (AK4)."""
    n = rules.n
    total = _write_steps(own & rules.east & empty >> 1, 1, 0, out)
    total = _write_steps(own & (empty & rules.east) << 1, -1, total, out)
    total = _write_steps(own & rules.north_east & empty >> n + 1, n + 1, total, out)
    total = _write_steps(own & (empty & rules.north_east) << n + 1, -n - 1, total, out)
    total = _write_steps(own & rules.north_west & empty >> n, n, total, out)
    return _write_steps(own & (empty & rules.north_west) << n, -n, total, out)


@inlined
def count_steps(rules: KolowisRules, own: int, empty: int) -> int:
    """How many steps there are, captures aside (AK4)."""
    n = rules.n
    along = size(own & rules.east & empty >> 1) + size(own & (empty & rules.east) << 1)
    rising = size(own & rules.north_east & empty >> n + 1) + size(own & (empty & rules.north_east) << n + 1)
    falling = size(own & rules.north_west & empty >> n) + size(own & (empty & rules.north_west) << n)
    return along + rising + falling


@inner
def _captures(rules: KolowisRules, starters: int, enemy: int, empty: int, out: Words) -> int:
    """Writes the captures that take the most (AK6, AK7).

    A walk through all series of jumps without recursion: the jumps made so far are in `path`, which is the stack. The piece
    that jumps counts as gone from where it started.
    """
    leaps = rules.leaps
    best = n = 0
    while starters:
        start = first(starters)
        starters &= starters - 1
        empty |= 1 << start
        at, path, taken, direction = start, 0, 0, 0
        while True:
            if direction > ACROSS_WEST:
                if not taken:
                    break
                direction = path & DIRECTION_MASK
                path >>= DIRECTION_BITS
                taken -= 1
                back = leaps[at, direction ^ 1]
                over = 1 << (at + back >> 1)
                enemy |= over
                empty &= ~over
                at = back
                direction += 1
                continue
            to = leaps[at, direction]
            over = at + to >> 1
            if to == NO_LEAP or not (enemy >> over & empty >> to & 1):
                direction += 1
                continue
            enemy &= ~(1 << over)  # AK5: it leaves at once, and its point is free
            empty |= 1 << over
            at = to
            path = path << DIRECTION_BITS | direction
            taken += 1
            direction = 0
            if taken > best:
                best, n = taken, 0
            if taken == best:
                if n < len(out):
                    out[n] = start | taken << AT_BITS | path << TAIL
                n += 1
        empty &= ~(1 << start)
    return n


@inlined
def _moves_at(rules: KolowisRules, state: Words, out: Words) -> int:
    own, enemy = state[LIGHT + state[TURN]], state[DARK - state[TURN]]
    empty = rules.points & ~(own | enemy)
    starters = jumpers(rules, own, enemy, empty)
    if starters:
        return _captures(rules, starters, enemy, empty, out)
    return _steps(rules, own, empty, out)


@inner
def moves(rules: KolowisRules, state: Words, out: Words) -> int:
    """The legal moves; see `verbs.moves`."""
    return 0 if state[QUIET] >= QUIET_LIMIT else _moves_at(rules, state, out)


@inner
def count(rules: KolowisRules, state: Words) -> int:
    """See `verbs.count`."""
    if state[QUIET] >= QUIET_LIMIT:
        return 0
    own, enemy = state[LIGHT + state[TURN]], state[DARK - state[TURN]]
    empty = rules.points & ~(own | enemy)
    starters = jumpers(rules, own, enemy, empty)
    if starters:
        return _captures(rules, starters, enemy, empty, rules.nothing)
    return count_steps(rules, own, empty)


@inner
def play(rules: KolowisRules, state: Words, move: int) -> None:
    """See `verbs.play`."""
    me = state[TURN]
    start, taken, tail = move & AT_MASK, move >> AT_BITS & TAKEN_MASK, move >> TAIL
    at = start
    if taken:
        enemy = state[DARK - me]
        for i in range(taken - 1, -1, -1):
            to = rules.leaps[at, tail >> DIRECTION_BITS * i & DIRECTION_MASK]
            enemy &= ~(1 << (at + to >> 1))
            at = to
        state[DARK - me] = enemy
        state[QUIET] = 0
    else:
        at = tail
        state[QUIET] += 1
    state[LIGHT + me] = state[LIGHT + me] & ~(1 << start) | 1 << at  # in this order: a capture may end where it began
    state[TURN] = 1 - me


@inner
def settle(rules: KolowisRules, state: Words, scores: Scores) -> None:
    """AK9, AK10: more pieces left wins, equal is a draw."""
    lead = size(state[LIGHT]) - size(state[DARK])
    scores[0] = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    scores[1] = 1.0 - scores[0]


@inner
def outcome(rules: KolowisRules, state: Words, scores: Scores) -> int:
    """See `verbs.outcome`."""
    me = state[TURN]
    if not _moves_at(rules, state, rules.nothing):  # AK8, which counts before the quiet limit
        scores[me] = 0.0
        scores[1 - me] = 1.0
        return BLOCKED if state[LIGHT + me] else CAPTURED_ALL
    if state[QUIET] >= QUIET_LIMIT:
        settle(rules, state, scores)
        return BY_COUNT
    return 0


@inner
def key(rules: KolowisRules, state: Words) -> int:
    """See `verbs.key`."""
    return mix(mix(mix(NO_KEY, state[TURN]), state[LIGHT]), state[DARK])


implement(KolowisRules, moves, count, play, outcome, settle, key)
