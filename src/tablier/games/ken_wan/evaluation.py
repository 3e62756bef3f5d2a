"""What a strong player of Ken Wan would look at.

The game is a race to gather, and a threat to unite must be parried at once: so the exact question "does one move unite this
colour?" comes first. It is answered with sets, without trying the moves. The rest says how far a colour is from such a threat.
"""

from typing import NamedTuple

from tablier.games.ken_wan.geometry import BOARD_CELLS
from tablier.games.ken_wan.groups import around, flood, loose, spread
from tablier.games.ken_wan.rules import COLOURS, HALF, IN_PLAY, UNITED, WHOLE, KenWanRules, pieces
from tablier.kernel.bits import first, size
from tablier.kernel.compiled import inlined, inner
from tablier.kernel.verbs import TURN, Scores, Words, implement

FEATURES = (
    "settled",  # 1: has united and cannot be overtaken (KW15); -1: out, or withdrawn (KW16). Nothing else is looked at then
    "unites",  # to move, and one move unites: the place is taken
    "threat",  # plays next, and could unite
    "later",  # plays after that, and could unite (three players)
    "ways",  # not to move: the cells where a landing would unite, up to `MOST_WAYS`: a single one is easily spoilt
    "clusters",  # groups of two or more: they never fly to one another, and must be bridged
    "free",  # isolated whole pieces: they fly anywhere (KW9)
    "strays",  # isolated half pieces: they can only join another piece, and stay half (KW10)
    "outside",  # pieces outside the largest group, the free ones aside
    "main",  # the share of the pieces that is in the largest group
    "pieces",  # all pieces
    "halves",  # half pieces, each of which must be made whole
    "pure",  # 1 / (1 + halves): the last ones count most
    "buried",  # half pieces beside no cell where a piece of the colour may land: a dead end (the author's warning)
    "close",  # 1 / (groups + halves), what is left to do: 1 would be united
    "liftable",  # whole pieces that may move
    "stiff",  # 1 / (1 + liftable): who can hardly move does not choose, and passes in the end (KW12)
    "joints",  # pieces that hold their group together: they cannot move, and taken, they cut it
    "landings",  # cells where a piece may land
    "hits",  # pieces of other colours beside such cells: what could be captured next
    "tempo",  # to move
    "next",  # plays next
)
(
    SETTLED, UNITES, THREAT, LATER, WAYS, CLUSTERS, FREE, STRAYS, OUTSIDE, MAIN, ALL, HALVES, PURE, BURIED, CLOSE, LIFTABLE,
    STIFF, JOINTS, LANDINGS, HITS, TEMPO, NEXT,
) = range(len(FEATURES))  # fmt: skip
MOST_WAYS = 4


class Survey(NamedTuple):
    """What is found in one walk over the groups of a colour."""

    clusters: int
    largest: int  # pieces
    isolated: int  # a set, as are those that follow
    liftable: int
    joints: int
    landings: int
    uniting: int  # cells where a landing unites the colour


@inlined
def _beside(cells: int) -> int:
    """The neighbours of a set."""
    return spread(cells) & BOARD_CELLS


@inlined
def _healing(rules: KenWanRules, state: Words, me: int, empty: int) -> int:
    """The empty cells where a landing leaves a colour without halves: beside all it has, and beside no whole of others."""
    cells = empty & ~_beside((state[WHOLE] | state[WHOLE + 1] | state[WHOLE + 2]) & ~state[WHOLE + me])
    halves = state[HALF + me]
    while halves and cells:
        cells &= rules.neighbours[first(halves)]
        halves &= halves - 1
    return int(cells)


@inlined
def _reach(touching: int, halves: int) -> int:
    """The cells where a landing joins a group: those that touch it, and those beside a half that does and is taken (KW11)."""
    return touching | _beside(touching & halves)


@inner
def _survey(rules: KenWanRules, state: Words, me: int) -> Survey:
    whole, mine = state[WHOLE + me], pieces(state, me)
    occupied = pieces(state, 0) | pieces(state, 1) | pieces(state, 2)
    empty = BOARD_CELLS & ~occupied
    others_halves = (state[HALF] | state[HALF + 1] | state[HALF + 2]) & ~mine
    near = around(mine)
    isolated, grouped = mine & ~near.once, mine & near.once
    free = isolated & whole
    # Landings that join all groups, and those that join all but a free piece: by that piece itself, they unite.
    joins = _healing(rules, state, me, empty)
    joins_but_one = joins
    left = isolated
    while left and joins_but_one:
        piece = left & -left
        left ^= piece
        reach = _reach(_beside(piece), others_halves)
        joins_but_one = joins_but_one & reach | (joins if piece & free else 0)
        joins &= reach
    clusters, largest, liftable, joints, shores = 0, 1, 0, 0, 0
    while grouped:
        group = flood(grouped & -grouped, grouped)
        grouped &= ~group
        clusters += 1
        largest = max(largest, size(group))
        lifted = loose(group, near.forks, near.forks3)
        joints |= group & ~lifted
        lifted &= whole
        touching = _beside(group)
        if lifted:
            liftable |= lifted
            shores |= touching
        reach = _reach(touching, others_halves)
        joins &= reach
        joins_but_one &= reach
    # A cell that touches a cluster by the lifted piece alone is not seen to be none: measured, it does not matter.
    uniting = joins & shores | (joins_but_one if free else 0)
    landings = (shores | (_beside(occupied) if free else 0)) & empty
    return Survey(clusters, largest, isolated, liftable | free, joints, landings, uniting)


@inlined
def _next_seat(state: Words) -> int:
    """Who plays after the seat to move, if that stays in play."""
    seat = (state[TURN] + 1) % COLOURS
    return int(seat if state[IN_PLAY] >> seat & 1 else (seat + 1) % COLOURS)


@inner
def features(rules: KenWanRules, state: Words, out: Scores) -> None:
    """See `verbs.features`."""
    turn, following = state[TURN], _next_seat(state)
    everything = pieces(state, 0) | pieces(state, 1) | pieces(state, 2)
    for seat in range(rules.players):
        row = out[seat]
        row[:] = 0.0
        if not state[IN_PLAY] >> seat & 1:
            row[SETTLED] = 1.0 if state[UNITED] == seat + 1 else -1.0
            continue
        whole, half, mine = state[WHOLE + seat], state[HALF + seat], pieces(state, seat)
        found = _survey(rules, state, seat)
        if found.uniting:
            row[UNITES if seat == turn else THREAT if seat == following else LATER] = 1.0
            row[WAYS] = 0 if seat == turn else min(size(found.uniting), MOST_WAYS)
        beside = _beside(found.landings)
        halves, liftable = size(half), size(found.liftable)
        row[CLUSTERS] = found.clusters
        row[FREE] = size(found.isolated & whole)
        row[STRAYS] = size(found.isolated & half)
        row[OUTSIDE] = size(mine) - found.largest - size(found.isolated & whole)
        row[MAIN] = found.largest / size(mine)
        row[ALL] = size(mine)
        row[HALVES] = halves
        row[PURE] = 1.0 / (1 + halves)
        row[BURIED] = size(half & ~beside)
        row[CLOSE] = 1.0 / (found.clusters + size(found.isolated) + halves)
        row[LIFTABLE] = liftable
        row[STIFF] = 1.0 / (1 + liftable)
        row[JOINTS] = size(found.joints)
        row[LANDINGS] = size(found.landings)
        row[HITS] = size(beside & everything & ~mine)
        row[TEMPO] = seat == turn
        row[NEXT] = seat == following


@inner
def restless(rules: KenWanRules, state: Words) -> bool:
    """See `verbs.restless`: never, since `unites` and `threat` see what is pending."""
    return False


implement(KenWanRules, features, restless)
