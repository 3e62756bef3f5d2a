"""What a strong player of Khan Tsin would look at.

Nobody owns a colour: a side differs from the other only by the cells it may play from (KT4), and by those that it will come to.
The barons that a side can take off the top of a near pile are a *key*, kept as its packed colour counts: a pile is completed by
the key of exactly the colours that it lacks. All the keys of a side are one word, a bit for each packed counts.
"""

import math

from tablier.games.khan_tsin.geometry import CELLS
from tablier.games.khan_tsin.rules import (
    BARON_BITS,
    BARON_MASK,
    BARONS,
    BLACK,
    COUNTS_MASK,
    COUNTS_SHIFT,
    DRAFTED,
    HARMONY,
    LEVELS,
    NEAR,
    NORTH,
    OCCUPIED,
    PILES,
    PLACED,
    RED,
    SOUTH,
    SUMMIT,
    WHITE,
    KhanTsinRules,
    baron,
    height,
    nearest,
    reach,
)
from tablier.kernel.bits import first, size
from tablier.kernel.compiled import inlined, inner
from tablier.kernel.verbs import TURN, Scores, Words, implement

KeysOfFour = tuple[int, int, int, int]  # of each near pile, the one at the side's end first

FEATURES = (
    "settled",  # 1 for the side to move if it can make a pile of nine at once; all the others are then 0
    "threat",  # 1 for the other side if it could make one, were it to move
    "targets",  # of a threat: the piles that it could complete, beyond the first
    "sources",  # of a threat: the near piles that could complete one, beyond the first
    "near",  # barons on the side's near cells
    "reserve",  # barons on the cells that it will come to next, the fifth in full and less and less to the thirteenth
    # Barons of the commonest colour less those of the rarest, on the same cells. It decides a draft, and fades in the first
    # moves: to play for it all the game long was measured, and loses.
    "imbalance",
    "variety",  # colours on top of its near piles
    "keys",  # different keys of two barons and more
    "mobility",  # ways to move, an inversion aside
    "checks",  # log(1 + moves after which it threatens a nine with a key that the other side does not have)
    "initiative",  # the same for the side to move, which can play one now
    "tempo",  # 1 for the side to move; in the draft for South, who will play first
)
SETTLED, THREAT, TARGETS, SOURCES, MATERIAL, RESERVE, IMBALANCE, VARIETY = range(8)
KEYS, MOBILITY, CHECKS, INITIATIVE, TEMPO = range(8, len(FEATURES))

RESERVE_END = 13  # cells, with the near ones: measured one by one, those beyond weigh little
FULL_WEIGHT = RESERVE_END - NEAR  # of a near cell and of the fifth; one less for each cell beyond
LAID_OUT = 30  # occupied cells down to which the first layout counts
COLOUR_BITS = 16  # of a colour's share in a sum of colour counts
COLOUR_MASK = (1 << COLOUR_BITS) - 1
SINGLE_KEYS = sum(1 << (1 << BARON_BITS * colour) for colour in range(3))
TALL = LEVELS + 7  # with t added, the level of the piles of t barons and more
LEAST_CHECKED = 4  # barons of a pile on which moves are looked at for checks


@inlined
def _any(keys: KeysOfFour) -> int:
    return keys[0] | keys[1] | keys[2] | keys[3]


@inlined
def _keys_of(pile: int) -> int:
    """The keys that the top of a pile offers."""
    keys, taken = 0, 0
    for _ in range(height(pile)):
        taken += 1 << BARON_BITS * (pile & BARON_MASK)
        pile >>= BARON_BITS
        keys |= 1 << taken
    return keys


@inlined
def _colours_of(pile: int) -> int:
    """How many barons of each colour a pile has, in fields with room for sums."""
    counts = pile >> COUNTS_SHIFT
    red, black, white = counts & BARON_MASK, counts >> BARON_BITS & BARON_MASK, counts >> 2 * BARON_BITS & BARON_MASK
    return red | black << COLOUR_BITS | white << 2 * COLOUR_BITS


@inlined
def _imbalance(red: float, black: float, white: float) -> float:
    return (max(red, black, white) - min(red, black, white)) / FULL_WEIGHT


@inlined
def _weigh_cells(state: Words, side: int, row: Scores) -> KeysOfFour:
    """What stands on a side's near cells and behind them. Returns the keys of each near pile."""
    cells = state[OCCUPIED]
    keys = (0, 0, 0, 0)
    barons, colours = 0, 0
    for _ in range(NEAR):
        if cells:
            cell = nearest(cells, side)
            cells ^= 1 << cell
            pile = state[PILES + cell]
            keys = (keys[1], keys[2], keys[3], _keys_of(pile))
            barons += height(pile)
            colours += FULL_WEIGHT * _colours_of(pile)
        else:
            keys = (keys[1], keys[2], keys[3], 0)
    row[MATERIAL] = barons
    behind = 0
    for weight in range(FULL_WEIGHT, 0, -1):
        if not cells:
            break
        cell = nearest(cells, side)
        cells ^= 1 << cell
        pile = state[PILES + cell]
        behind += weight * height(pile)
        colours += weight * _colours_of(pile)
    row[RESERVE] = behind / FULL_WEIGHT
    red, black, white = colours & COLOUR_MASK, colours >> COLOUR_BITS & COLOUR_MASK, colours >> 2 * COLOUR_BITS
    fading = max(size(state[OCCUPIED]) - LAID_OUT, 0) / (CELLS - LAID_OUT)
    row[IMBALANCE] = fading * _imbalance(red, black, white)
    row[VARIETY] = size(_any(keys) & SINGLE_KEYS)
    row[KEYS] = size(_any(keys) & ~SINGLE_KEYS)
    return keys


@inlined
def _count_checks(state: Words, targets: int, key: int, mine: int) -> int:
    """On how many of the targets a key leaves a pile that one of `mine` would complete."""
    n = 0
    while targets:
        pile = state[PILES + first(targets)]
        targets &= targets - 1
        lacking = (COUNTS_MASK ^ pile >> COUNTS_SHIFT & COUNTS_MASK) - key
        n += mine >> lacking & 1
    return n


@inlined
def _weigh_moves(rules: KhanTsinRules, state: Words, side: int, keys: KeysOfFour, other: int, row: Scores) -> None:
    """What a side could play; `other` are the keys of the other side. Like `rules._generate`."""
    n, checks, completed, sources = 0, 0, 0, 0
    beyond = state[OCCUPIED]
    nearer = (0, 0, 0)
    for _ in range(NEAR):
        if not beyond:
            break
        cell = nearest(beyond, side)
        beyond ^= 1 << cell
        targets = reach(rules, state, cell, beyond, nearer, side)
        nearer = (1 << cell, nearer[0], nearer[1])
        mine = (keys[1] | keys[2] | keys[3]) & ~other  # the keys of the other near piles
        keys = (keys[1], keys[2], keys[3], keys[0])
        pile = state[PILES + cell]
        tall = height(pile)
        taken = 0
        nines = 0
        for k in range(1, tall + 1):
            colour = pile & BARON_MASK
            pile >>= BARON_BITS
            taken += 1 << BARON_BITS * colour
            more = taken >> BARON_BITS * colour & BARON_MASK
            targets &= ~state[LEVELS + HARMONY * colour + HARMONY - more]  # KT7
            to = targets if k == tall else targets & state[TALL + 1 + tall - k]  # KT6
            n += size(to)
            # In harmony no pile is higher than nine: the target is completed where it is high enough.
            nines |= targets if k == SUMMIT - 1 else targets & state[TALL + SUMMIT - k]
            if mine:
                checks += _count_checks(state, to & state[TALL + LEAST_CHECKED], taken, mine)
        completed |= nines
        sources += nines != 0
    row[TARGETS] = size(completed)
    row[SOURCES] = sources
    row[MOBILITY] = n
    row[CHECKS] = math.log1p(checks)


@inlined
def _weigh_draft(state: Words, side: int, row: Scores) -> None:
    """Before the dragon is full: a free cell counts for each colour with the chance that one of its barons will stand there."""
    placed = state[PLACED]
    free = CELLS - placed
    red_chance, black_chance, white_chance = max(BARONS - placed, 0) / free, min(DRAFTED - placed, BARONS) / free, BARONS / free
    red = black = white = 0.0
    tops = 0
    for i in range(RESERVE_END):
        weight = min(RESERVE_END - i, FULL_WEIGHT)
        pile = state[PILES + (CELLS - 1 - i if side == NORTH else i)]
        if pile == baron(RED):
            red += weight
        elif pile == baron(BLACK):
            black += weight
        else:
            red += weight * red_chance
            black += weight * black_chance
            white += weight * white_chance
        if i < NEAR:
            tops |= 1 << (pile & BARON_MASK if pile else WHITE)
    row[IMBALANCE] = _imbalance(red, black, white)
    row[VARIETY] = size(tops)


@inner
def features(rules: KhanTsinRules, state: Words, out: Scores) -> None:
    """See `verbs.features`."""
    out[:] = 0.0
    if state[PLACED] < DRAFTED:
        _weigh_draft(state, SOUTH, out[SOUTH])
        _weigh_draft(state, NORTH, out[NORTH])
        out[SOUTH, TEMPO] = 1.0  # KT3
        return
    me = state[TURN]
    own, other = _weigh_cells(state, me, out[me]), _weigh_cells(state, 1 - me, out[1 - me])
    _weigh_moves(rules, state, me, own, _any(other), out[me])
    if out[me, TARGETS]:
        out[:] = 0.0
        out[me, SETTLED] = 1.0
        return
    _weigh_moves(rules, state, 1 - me, other, _any(own), out[1 - me])
    if out[1 - me, TARGETS]:
        out[1 - me, THREAT] = 1.0
        out[1 - me, TARGETS] -= 1.0
        out[1 - me, SOURCES] -= 1.0
    out[me, INITIATIVE] = out[me, CHECKS]
    out[me, TEMPO] = 1.0


@inner
def restless(rules: KhanTsinRules, state: Words) -> bool:
    """See `verbs.restless`: never, since the features see a nine that can be made.

    Playing on where the other side threatens one was measured at equal time: half a ply less depth, and no more wins.
    """
    return False


implement(KhanTsinRules, features, restless)
