"""The rules of Ken Wan, compiled. Numbers (KW…) are those of the rules page.

A position's own words:

    IN_PLAY        the set of the colours in play
    UNITED, OUT    the colours that have united, and those that are out: lists of two bits a colour (1 blue, 2 yellow, 3 red),
                   the latest lowest
    WHOLE, HALF    for each colour, the set of its whole and the set of its half pieces

A move is a number: bits 0-5 the cell it goes to, bits 6-11 the cell it leaves.
"""

from typing import NamedTuple

import numpy as np

from tablier.core.outcome import REASONS
from tablier.games.ken_wan.geometry import BOARD_CELLS, NEIGHBOURS
from tablier.games.ken_wan.groups import around, flood, loose
from tablier.kernel.bits import NO_KEY, SLACK, first, list_places, mix, size
from tablier.kernel.compiled import entry, inlined, inner
from tablier.kernel.verbs import BOARD, PASS, QUIET, TURN, Scores, Words, implement

IN_PLAY, UNITED, OUT, WHOLE = range(BOARD, BOARD + 4)
COLOURS = 3
HALF = WHOLE + COLOURS
WORDS = HALF + COLOURS
QUIET_LIMIT = 100  # KW17
PIECES = 36  # KW4

TO_MASK, FROM_SHIFT, PLACE_BITS, PLACE_MASK = 63, 6, 2, 3
PLACE_STARTS = 0b010101  # the lowest bit of every place in a list
UNITY, BLOCKED, TOO_QUIET, LAST_STANDING = (REASONS.index(reason) for reason in ("unity", "blocked", "quiet", "last-standing"))
MOST_MOVES = 30 * 30 + SLACK  # p pieces on 60 cells have at most p (60 - p) moves


class KenWanRules(NamedTuple):
    """The number of players, and the cells around each cell."""

    players: int
    neighbours: Words


def rules_for(players: int) -> KenWanRules:
    """The rules for two or three players."""
    return KenWanRules(players, np.array(NEIGHBOURS, dtype=np.int64))


@inlined
def pieces(state: Words, colour: int) -> int:
    """All pieces of a colour."""
    return int(state[WHOLE + colour] | state[HALF + colour])


@inlined
def _list(places: int, cell: int, n: int, out: Words, writing: bool) -> int:
    return list_places(places, cell << FROM_SHIFT, n, out) if writing else n + size(places)


@inlined
def _generate(rules: KenWanRules, state: Words, me: int, out: Words, writing: bool) -> int:
    """Writes the moves of a colour, or only counts them."""
    n = 0
    whole, mine = state[WHOLE + me], pieces(state, me)
    occupied = pieces(state, 0) | pieces(state, 1) | pieces(state, 2)
    empty = BOARD_CELLS & ~occupied
    near_mine = around(mine)
    isolated = mine & ~near_mine.once
    grouped = mine & near_mine.once
    while grouped:  # KW7, KW8
        group = flood(grouped & -grouped, grouped)
        grouped &= ~group
        lifted = whole & loose(group, near_mine.forks, near_mine.forks3)
        near = around(group)
        shore, by_one = empty & near.once, ~near.twice
        while lifted:
            cell = first(lifted)
            lifted &= lifted - 1
            n = _list(shore & ~(by_one & rules.neighbours[cell]), cell, n, out, writing)
    if isolated & whole:  # KW9
        near = around(occupied)
        shore, by_one, lifted = empty & near.once, ~near.twice, isolated & whole
        while lifted:
            cell = first(lifted)
            lifted &= lifted - 1
            n = _list(shore & ~(by_one & rules.neighbours[cell]), cell, n, out, writing)
    shore, by_one, lifted = empty & near_mine.once, ~near_mine.twice, isolated & ~whole
    while lifted:  # KW10
        cell = first(lifted)
        lifted &= lifted - 1
        n = _list(shore & ~(by_one & rules.neighbours[cell]), cell, n, out, writing)
    return n


@inner
def _others_can_move(rules: KenWanRules, state: Words) -> bool:
    for colour in range(COLOURS):
        if colour != state[TURN] and state[IN_PLAY] >> colour & 1 and _generate(rules, state, colour, state, False):
            return True
    return False


@inlined
def over(state: Words) -> bool:
    """Whether at most one colour is left in play (KW16) or the quiet limit is reached (KW17)."""
    return bool(state[IN_PLAY] & state[IN_PLAY] - 1 == 0 or state[QUIET] >= QUIET_LIMIT)


@inner
def moves(rules: KenWanRules, state: Words, out: Words) -> int:
    """See `verbs.moves`."""
    if over(state):
        return 0
    n = _generate(rules, state, state[TURN], out, True)
    if n == 0 and _others_can_move(rules, state):  # KW12
        out[0] = PASS
        n = 1
    return n


@inner
def count(rules: KenWanRules, state: Words) -> int:
    """See `verbs.count`."""
    if over(state):
        return 0
    n = _generate(rules, state, state[TURN], state, False)
    return n or (1 if _others_can_move(rules, state) else 0)


@inlined
def united(state: Words, colour: int) -> bool:
    """KW13."""
    whole = state[WHOLE + colour]
    return bool(not state[HALF + colour] and whole != 0 and flood(whole & -whole, whole) == whole)


@inlined
def _land(rules: KenWanRules, state: Words, me: int, cell: int) -> bool:
    """What a whole piece does to the pieces around the cell where it has landed (KW11). Whether anything has changed."""
    near = rules.neighbours[cell]
    halves = near & (state[HALF] | state[HALF + 1] | state[HALF + 2])
    others = near & (state[WHOLE] | state[WHOLE + 1] | state[WHOLE + 2]) & ~state[WHOLE + me]
    for colour in range(COLOURS):
        state[HALF + colour] &= ~halves
        state[WHOLE + colour] &= ~others
    state[WHOLE + me] |= halves
    state[HALF + me] |= others
    return bool(halves | others)


@inlined
def _give_places(state: Words, me: int) -> None:
    """Places to the colours that have united (KW13, KW14) or are out (KW16): the others in turn, then the mover."""
    for i in range(1, COLOURS + 1):
        colour = (me + i) % COLOURS
        if not state[IN_PLAY] >> colour & 1:
            continue
        if united(state, colour):
            state[UNITED] = state[UNITED] << PLACE_BITS | colour + 1
            state[IN_PLAY] ^= 1 << colour
        elif not pieces(state, colour):
            state[OUT] = state[OUT] << PLACE_BITS | colour + 1
            state[IN_PLAY] ^= 1 << colour


@inlined
def _next_turn(state: Words, me: int) -> None:
    """The next colour in play after a colour; that colour itself where none is."""
    for i in range(COLOURS, 0, -1):
        colour = (me + i) % COLOURS
        if state[IN_PLAY] >> colour & 1:
            state[TURN] = colour


@inner
def play(rules: KenWanRules, state: Words, move: int) -> None:
    """See `verbs.play`."""
    me = state[TURN]
    state[QUIET] += 1
    if move != PASS:
        flight = 1 << (move >> FROM_SHIFT) | 1 << (move & TO_MASK)
        if state[HALF + me] & flight:  # KW10
            state[HALF + me] ^= flight
        else:
            state[WHOLE + me] ^= flight
            if _land(rules, state, me, move & TO_MASK):
                state[QUIET] = 0
            _give_places(state, me)
    _next_turn(state, me)


@entry
def withdraw(rules: KenWanRules, state: Words, colour: int) -> None:
    """A colour in play gives up: it takes the last free place, as if it were out (KW16), and its pieces stay (KW15)."""
    state[OUT] = state[OUT] << PLACE_BITS | colour + 1
    state[IN_PLAY] ^= 1 << colour
    if state[TURN] == colour:
        _next_turn(state, colour)


@entry
def is_united(state: Words, colour: int) -> bool:
    """KW13, for Python."""
    return united(state, colour)


@entry
def group_of(cell: int, within: int) -> int:
    """The cells of `within`, of one colour, that are connected to one of them (KW6), for Python."""
    return flood(1 << cell, within)


@inlined
def _length(places: int) -> int:
    return size((places | places >> 1) & PLACE_STARTS)


@inlined
def _value(players: int, place: int) -> float:
    """The score of a place, 0 for the first: 1, ½, 0, or 1, 0 with two players."""
    return 1.0 - place / (players - 1)


@inner
def settle(rules: KenWanRules, state: Words, scores: Scores) -> None:
    """Scores by the places given (KW14, KW16); the colours in play share the free places (KW17)."""
    best, worst = _length(state[UNITED]), rules.players - 1 - _length(state[OUT])
    shared = (_value(rules.players, best) + _value(rules.players, worst)) / 2
    for colour in range(rules.players):
        scores[colour] = shared
    for i in range(best):
        scores[(state[UNITED] >> PLACE_BITS * i & PLACE_MASK) - 1] = _value(rules.players, best - 1 - i)
    for i in range(_length(state[OUT])):
        scores[(state[OUT] >> PLACE_BITS * i & PLACE_MASK) - 1] = _value(rules.players, worst + 1 + i)


@inner
def outcome(rules: KenWanRules, state: Words, scores: Scores) -> int:
    """See `verbs.outcome`."""
    if state[IN_PLAY] & state[IN_PLAY] - 1 == 0:
        settle(rules, state, scores)
        return UNITY if state[UNITED] else LAST_STANDING
    me = state[TURN]
    if not _generate(rules, state, me, state, False) and not _others_can_move(rules, state):
        settle(rules, state, scores)
        return BLOCKED
    if state[QUIET] >= QUIET_LIMIT:
        settle(rules, state, scores)
        return TOO_QUIET
    return 0


@inner
def key(rules: KenWanRules, state: Words) -> int:
    """See `verbs.key`."""
    value = mix(NO_KEY, state[TURN])
    for word in range(BOARD, WORDS):
        value = mix(value, state[word])
    return value


implement(KenWanRules, moves, count, play, outcome, settle, key)
