"""The rules of Khan Tsin, compiled. Numbers (KT…) are those of the rules page.

A position's own words:

    PLACED      barons placed so far, 24 when the draft is over
    EMPEROR     1 where a pile of nine stands
    OCCUPIED    the set of the cells with a pile
    LEVELS      16 sets of cells, so that targets are a few ANDs: 3c + n - 1 those with n or more barons of colour c
                (n = 1, 2, 3), 7 + t those with a pile of t or more (t = 2 … 8)
    PILES       a word for each cell, in three fields that can be added and taken away: bits 0-17 the barons, two bits each,
                the top one lowest; 18-23 how many of each colour, two bits each; 24- the height

A move is a number: bits 0-5 the target cell, 6-11 the source cell, 12-15 how many barons (0: a baron is placed in the draft),
and two bits for `inversion`: TURN_MOVED, TURN_RESULT.
"""

from typing import NamedTuple

import numpy as np

from tablier.core.outcome import REASONS
from tablier.games.khan_tsin.geometry import ALL, CELLS, CLAWS
from tablier.kernel.bits import NO_KEY, SLACK, first, last, list_places, mix, size
from tablier.kernel.chance import Chance, below
from tablier.kernel.compiled import entry, inlined, inner
from tablier.kernel.verbs import BOARD, PASS, TURN, Scores, Words, implement

PLACED, EMPEROR, OCCUPIED, LEVELS = range(BOARD, BOARD + 4)
LEVEL_COUNT = 16
PILES = LEVELS + LEVEL_COUNT
WORDS = PILES + CELLS

SOUTH, NORTH = 0, 1
RED, BLACK, WHITE = 0, 1, 2
BARONS = 12  # of each colour, KT1
DRAFTED = 2 * BARONS  # barons that are placed by hand, KT2
NEAR = 4  # cells that a player may play from, KT4
HARMONY = 3  # barons of one colour in a pile at most, KT7
SUMMIT = 9  # the height that wins, KT9
FLIGHT = 5  # with `speeds`, the least distance of a flight, KT12

BARON_BITS, BARON_MASK = 2, 3
BARONS_MASK = (1 << BARON_BITS * SUMMIT) - 1
COUNTS_SHIFT = BARON_BITS * SUMMIT
COUNTS_MASK = 63
HEIGHT_SHIFT = COUNTS_SHIFT + 6
EACH_LOW_BIT = sum(1 << BARON_BITS * i for i in range(SUMMIT))  # of a pile's barons: those that are black
EACH_HIGH_BIT = EACH_LOW_BIT << 1  # those that are white

TO_MASK, FROM_SHIFT, TAKEN_SHIFT, TAKEN_MASK = 63, 6, 12, 15
TURN_MOVED, TURN_RESULT = 1 << 16, 1 << 17
EMPEROR_MADE, BLOCKED = (REASONS.index(reason) for reason in ("emperor", "blocked"))
# H barons in the near four make at most H (39 - H) ways to take some of them to another pile, 4 times that with `inversion`.
MOST_MOVES = 4 * 20 * 19 + SLACK


def _levels() -> Words:
    """For each packed colour counts, all ones (-1) in the levels to which a pile with them belongs."""
    levels = np.zeros((COUNTS_MASK + 1, LEVEL_COUNT), dtype=np.int64)
    for packed in range(COUNTS_MASK + 1):
        counts = [packed >> BARON_BITS * colour & BARON_MASK for colour in (RED, BLACK, WHITE)]
        for colour, number in enumerate(counts):
            levels[packed, HARMONY * colour : HARMONY * colour + number] = -1
        levels[packed, 9 : max(9, 8 + sum(counts))] = -1
    return levels


class KhanTsinRules(NamedTuple):
    """The variants, and tables."""

    inversion: bool
    speeds: bool
    claws: Words
    levels: Words  # [packed colour counts, level]


def rules_for(inversion: bool, speeds: bool) -> KhanTsinRules:
    """The rules with a choice of variants."""
    return KhanTsinRules(inversion, speeds, np.array(CLAWS, dtype=np.int64), _levels())


@inlined
def height(pile: int) -> int:
    """How many barons a pile has."""
    return pile >> HEIGHT_SHIFT


@inlined
def baron(colour: int) -> int:
    """The word of a pile of one baron."""
    return colour | 1 << COUNTS_SHIFT + BARON_BITS * colour | 1 << HEIGHT_SHIFT


@inlined
def _top(pile: int, k: int) -> int:
    """The top k barons of a pile as a pile of their own."""
    barons = pile & (1 << BARON_BITS * k) - 1
    black, white = size(barons & EACH_LOW_BIT), size(barons & EACH_HIGH_BIT)
    counts = k - black - white | black << BARON_BITS | white << 2 * BARON_BITS
    return barons | counts << COUNTS_SHIFT | k << HEIGHT_SHIFT


@inlined
def _below(pile: int, top: int) -> int:
    """What is left of a pile when its top is taken."""
    rest = (pile & BARONS_MASK) >> BARON_BITS * height(top)
    return rest | ((pile >> COUNTS_SHIFT) - (top >> COUNTS_SHIFT)) << COUNTS_SHIFT


@inlined
def _on(pile: int, top: int) -> int:
    """A pile with another one put on it."""
    barons = (pile & BARONS_MASK) << BARON_BITS * height(top) | top & BARONS_MASK
    return barons | ((pile >> COUNTS_SHIFT) + (top >> COUNTS_SHIFT)) << COUNTS_SHIFT


@inlined
def _upside_down(pile: int) -> int:
    barons, turned = pile & BARONS_MASK, 0
    for _ in range(height(pile)):
        turned = turned << BARON_BITS | barons & BARON_MASK
        barons >>= BARON_BITS
    return turned | pile >> COUNTS_SHIFT << COUNTS_SHIFT


@inlined
def _put(rules: KhanTsinRules, state: Words, cell: int, pile: int) -> None:
    """Sets the pile of a cell, and the sets to which the cell belongs."""
    state[PILES + cell] = pile
    bit = 1 << cell
    counts = pile >> COUNTS_SHIFT & COUNTS_MASK
    for level in range(LEVEL_COUNT):
        state[LEVELS + level] = state[LEVELS + level] & ~bit | rules.levels[counts, level] & bit
    state[OCCUPIED] = state[OCCUPIED] & ~bit | (bit if pile else 0)
    state[EMPEROR] |= height(pile) == SUMMIT


@entry
def set_pile(rules: KhanTsinRules, state: Words, cell: int, barons: Words) -> None:
    """Puts barons, from bottom to top, on an empty cell: for positions that are read."""
    pile = 0
    for colour in barons:
        pile = _on(pile, baron(colour))
    _put(rules, state, cell, pile)


@entry
def deal(rules: KhanTsinRules, state: Words, chance: Chance) -> None:
    """Deals all the barons at random onto an empty dragon (KT2): a shuffle of Fisher and Yates."""
    for cell in range(CELLS):
        state[PILES + cell] = baron(cell // BARONS)
    for cell in range(CELLS - 1, 0, -1):
        other = below(chance, cell + 1)
        state[PILES + cell], state[PILES + other] = state[PILES + other], state[PILES + cell]
    for cell in range(CELLS):
        _put(rules, state, cell, state[PILES + cell])
    state[PLACED] = DRAFTED


@inlined
def nearest(cells: int, side: int) -> int:
    """The cell of a set that is nearest to a side's own end."""
    return last(cells) if side == NORTH else first(cells)


@inlined
def reach(rules: KhanTsinRules, state: Words, cell: int, beyond: int, nearer: tuple[int, int, int], side: int) -> int:
    """The cells in reach of a cell (KT5, KT12).

    `beyond` are the occupied cells further from the side's own end; `nearer` the last one, two and three before the cell, each
    a set of one cell or of none.
    """
    if not rules.speeds:
        return int(state[OCCUPIED] & ~(1 << cell))
    claws = rules.claws[cell]
    leap = nearer[0] if claws == 1 else nearer[1] if claws == 2 else nearer[2]
    for distance in range(1, FLIGHT):
        step = 1 << nearest(beyond, side) if beyond else 0
        beyond ^= step
        if distance == claws:
            leap |= step
    return leap | beyond


@inlined
def _generate(rules: KhanTsinRules, state: Words, side: int, out: Words, writing: bool) -> int:
    """Writes the moves of a side, or only counts them."""
    n = 0
    beyond = state[OCCUPIED]
    nearer = (0, 0, 0)
    for _ in range(NEAR):  # KT4
        if not beyond:
            break
        cell = nearest(beyond, side)
        beyond ^= 1 << cell
        targets = reach(rules, state, cell, beyond, nearer, side)
        nearer = (1 << cell, nearer[0], nearer[1])
        pile = state[PILES + cell]
        tall = height(pile)
        taken = 0  # of each colour, packed like a pile's
        for k in range(1, tall + 1):
            colour = pile & BARON_MASK
            pile >>= BARON_BITS
            taken += 1 << BARON_BITS * colour
            more = taken >> BARON_BITS * colour & BARON_MASK
            targets &= ~state[LEVELS + HARMONY * colour + HARMONY - more]  # KT7
            to = targets if k == tall else targets & state[LEVELS + 8 + tall - k]  # KT6
            if not writing:
                n += size(to) << (1 + (k > 1) if rules.inversion else 0)
                continue
            tag = cell << FROM_SHIFT | k << TAKEN_SHIFT
            n = list_places(to, tag, n, out)
            if rules.inversion:  # KT11
                n = list_places(to, tag | TURN_RESULT, n, out)
                if k > 1:
                    n = list_places(to, tag | TURN_MOVED, n, out)
                    n = list_places(to, tag | TURN_MOVED | TURN_RESULT, n, out)
    return n


@inner
def _can_move(rules: KhanTsinRules, state: Words, side: int) -> bool:
    return _generate(rules, state, side, state, False) > 0


@inner
def moves(rules: KhanTsinRules, state: Words, out: Words) -> int:
    """See `verbs.moves`."""
    if state[EMPEROR]:
        return 0
    if state[PLACED] < DRAFTED:  # KT2
        return list_places(ALL & ~state[OCCUPIED], 0, 0, out)
    n = _generate(rules, state, state[TURN], out, True)
    if n == 0 and _can_move(rules, state, 1 - state[TURN]):  # KT8
        out[0] = PASS
        n = 1
    return n


@inner
def count(rules: KhanTsinRules, state: Words) -> int:
    """See `verbs.count`."""
    if state[EMPEROR]:
        return 0
    if state[PLACED] < DRAFTED:
        return int(CELLS - state[PLACED])
    n = _generate(rules, state, state[TURN], state, False)
    return n or (1 if _can_move(rules, state, 1 - state[TURN]) else 0)


@inner
def _place(rules: KhanTsinRules, state: Words, cell: int) -> None:
    """One ply of the draft (KT2): South the red barons, North the black; the white fill the rest."""
    _put(rules, state, cell, baron(RED if state[PLACED] < BARONS else BLACK))
    state[PLACED] += 1
    state[TURN] = NORTH if state[PLACED] >= BARONS else SOUTH
    if state[PLACED] == DRAFTED:
        for rest in range(CELLS):
            if not state[PILES + rest]:
                _put(rules, state, rest, baron(WHITE))
        state[TURN] = SOUTH  # KT3


@inner
def play(rules: KhanTsinRules, state: Words, move: int) -> None:
    """See `verbs.play`."""
    if move == PASS:
        state[TURN] = 1 - state[TURN]
        return
    target, source, k = move & TO_MASK, move >> FROM_SHIFT & TO_MASK, move >> TAKEN_SHIFT & TAKEN_MASK
    if k == 0:
        _place(rules, state, target)
        return
    pile = state[PILES + source]
    moved = _top(pile, k)
    _put(rules, state, source, _below(pile, moved))
    result = _on(state[PILES + target], _upside_down(moved) if move & TURN_MOVED else moved)
    _put(rules, state, target, _upside_down(result) if move & TURN_RESULT else result)
    state[TURN] = 1 - state[TURN]


@inner
def settle(rules: KhanTsinRules, state: Words, scores: Scores) -> None:
    """A game that stops without an emperor is a draw (KT10)."""
    scores[0] = scores[1] = 0.5


@inner
def outcome(rules: KhanTsinRules, state: Words, scores: Scores) -> int:
    """See `verbs.outcome`."""
    if state[EMPEROR]:  # KT9: whoever has just moved
        scores[state[TURN]] = 0.0
        scores[1 - state[TURN]] = 1.0
        return EMPEROR_MADE
    if count(rules, state):
        return 0
    settle(rules, state, scores)
    return BLOCKED


@inner
def key(rules: KhanTsinRules, state: Words) -> int:
    """See `verbs.key`."""
    value = mix(mix(NO_KEY, state[TURN]), state[PLACED])
    for cell in range(PILES, PILES + CELLS):
        value = mix(value, state[cell])
    return value


implement(KhanTsinRules, moves, count, play, outcome, settle, key)
