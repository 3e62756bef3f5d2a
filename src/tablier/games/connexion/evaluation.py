"""What a strong player of Connexion would look at: rows gained for good, and how many rotations each pawn is from its exit.

A path alternates: by a side that looks north or south into a tile, by one that looks east or west out of it, and so on. A way
forward takes two tiles of each row, then, and costs a rotation for each tile that does not lie as it should. These costs are
found row by row, from the exit to the home row. A *ladder* holds them for the six tiles of a row:

    byte   0         1         …   7            bit 0-5 of byte k: the column's tile gets out with at most k rotations
    tiles  fedcba    fedcba    …   fedcba       one rotation more: all bytes move up by one; the cheaper of two: `or`

Ways that turn back towards home are left out. For Black, forward is south: dark shows south where light shows north.

What is promised must weigh less than what it promises: a path ahead less than the rows, the rows and the ways out less than a
pawn that is out. Else a player would rather keep his chances than use them.
"""

from tablier.games.connexion.geometry import ALL, SIDE, SOUTH_ROW
from tablier.games.connexion.rules import LIGHT_EAST, LIGHT_NORTH, PAWNS, PROTECTED, WHITE, ConnexionRules, links, reach
from tablier.kernel.bits import first, last, size
from tablier.kernel.compiled import inlined, inner
from tablier.kernel.verbs import TURN, Scores, Words, implement

FEATURES = (
    "out",  # pawns that have left: what wins
    "rows",  # rows the pawns have advanced: what the opponent cannot undo
    "sixth",  # pawns on the last row: to rotate their own tile lets them out
    "open",  # pawns that a step ahead awaits, now or by one rotation, which protects itself (CX7)
    "linked",  # pawns that can step ahead now
    "one",  # pawns on a path that is one rotation from the exit
    "two",  # two rotations
    "three",  # three rotations
    "leaving",  # of the player to move: the most pawns that a rotation takes out now
    "finishing",  # of the player to move: a rotation takes out all that are left
    "threat",  # of the other: the most pawns that a rotation would take out next
    "mate",  # of the other: a rotation would take out all that are left
    "paths",  # separate paths with pawns on them: pawns that share one leave together
    "front",  # rows that the paths lead ahead of the pawns
    "jump",  # of the player to move: the most rows that a path leads ahead
    "tempo",  # to move
)
(
    OUT, ROWS, SIXTH, OPEN, LINKED, ONE, TWO, THREE, LEAVING, FINISHING, THREAT, MATE, PATHS, FRONT, JUMP, TEMPO,
) = range(len(FEATURES))  # fmt: skip

RUNG = 8  # bits
EACH = 0x0101010101010101  # the lowest tile on every rung: times a set of tiles, the set on every rung
LOWER = (1 << RUNG * 7) - 1  # all rungs but the highest
NEAR = (1 << RUNG * 4) - 1  # up to three rotations: what the features tell apart
EAST_OF, WEST_OF = 0x3E * EACH, 0x1F * EACH  # tiles with a neighbour to the west, to the east


@inlined
def _turned(ladder: int, protected: int) -> int:
    """The costs where the tiles are rotated first. A protected one has to wait, as if it took two (CX7)."""
    return (ladder & LOWER) << RUNG & ~(protected << RUNG)


@inlined
def _ways_out(state: Words, seat: int, protected: int) -> tuple[int, int, int, int, int, int]:
    """The tiles from which a pawn gets out by one, two and three rotations of others; and if its own tile is rotated first."""
    forward, east = state[LIGHT_NORTH], state[LIGHT_EAST]
    if seat:
        east = ALL & ~east
    by_one = by_two = by_three = own_one = own_two = own_three = 0
    ladder = SOUTH_ROW * EACH
    for i in range(SIDE):
        shift = SIDE * i if seat else SIDE * (SIDE - 1 - i)
        fixed = protected >> shift & SOUTH_ROW
        shows_ahead = (forward >> shift & SOUTH_ROW) * EACH
        shows_east = (east >> shift & SOUTH_ROW) * EACH
        shows_west = shows_east ^ SOUTH_ROW * EACH
        # Across the eastern side into a tile that leads forward; across the western side.
        turned = _turned(ladder, fixed)
        to_east = (ladder & shows_west & shows_ahead | turned) >> 1 & WEST_OF
        to_west = (ladder & shows_east & shows_ahead | turned) << 1 & EAST_OF
        beside = to_east & shows_east | to_west & shows_west
        way = ladder & shows_ahead | beside
        by_one |= (way >> RUNG & SOUTH_ROW) << shift
        by_two |= (way >> 2 * RUNG & SOUTH_ROW) << shift
        by_three |= (way >> 3 * RUNG & SOUTH_ROW) << shift
        own = _turned(ladder | to_east | to_west, fixed)
        own_one |= (own >> RUNG & SOUTH_ROW) << shift
        own_two |= (own >> 2 * RUNG & SOUTH_ROW) << shift
        own_three |= (own >> 3 * RUNG & SOUTH_ROW) << shift
        ladder = beside & ~shows_ahead | _turned(to_east | to_west, fixed)
        if not ladder & NEAR:
            break
    return by_one, by_two, by_three, own_one, own_two, own_three


@inlined
def _lead(path: int, pawns: int, seat: int) -> int:
    """The rows that a path leads ahead of the hindmost of its pawns."""
    if seat:
        return last(pawns) // SIDE - first(path) // SIDE
    return last(path) // SIDE - first(pawns) // SIDE


@inlined
def _judge_paths(state: Words, seat: int, me: bool, out: Scores) -> None:
    """The features of the paths with pawns on them."""
    by_one, by_two, by_three, own_one, own_two, own_three = _ways_out(state, seat, state[PROTECTED] if me else 0)
    north_links, east_links = links(state, seat)
    pawns = left = state[WHITE + seat]
    one = two = three = paths = most = front = jump = 0
    while left:
        path = reach(left & -left, ALL, north_links, east_links)
        together = path & left
        left ^= together
        n = size(together)
        # Where the tile of a pawn is rotated, only that pawn is sure to be on the path that it makes.
        leaving = n if by_one & path else size(own_one & together)
        one += leaving
        if by_one & path or own_one & together:
            most = max(most, n if by_one & path else 1)
            two += n - leaving
        elif by_two & path or own_two & together:
            two += n
        elif by_three & path or own_three & together:
            three += n
        paths += 1
        lead = _lead(path, together, seat)
        front += lead
        jump = max(jump, lead)
    all_left = most == size(pawns)
    out[seat, ONE], out[seat, TWO], out[seat, THREE] = one, two, three
    out[seat, LEAVING], out[seat, FINISHING] = (most, all_left) if me else (0, False)
    out[seat, THREAT], out[seat, MATE] = (0, False) if me else (most, all_left)
    out[seat, PATHS], out[seat, FRONT], out[seat, JUMP] = paths, front, jump if me else 0


@inlined
def _judge_pawns(state: Words, seat: int, out: Scores) -> None:
    """The features of the places where the pawns stand."""
    pawns, ahead = state[WHITE + seat], state[LIGHT_NORTH]
    rows = 0
    for i in range(1, SIDE):
        rows += size(pawns & ALL >> SIDE * i if seat else pawns >> SIDE * i)
    free = ALL & ~pawns
    showing_back = free & ~ahead
    # Seen from the tiles behind them.
    free = free << SIDE & ALL if seat else free >> SIDE
    showing_back = showing_back << SIDE if seat else showing_back >> SIDE
    out[seat, OUT] = PAWNS - size(pawns)
    out[seat, ROWS] = rows
    out[seat, SIXTH] = size(pawns & SOUTH_ROW if seat else pawns >> SIDE * (SIDE - 1))
    out[seat, OPEN] = size(pawns & free & (ahead | showing_back))
    out[seat, LINKED] = size(pawns & ahead & showing_back)


@inner
def features(rules: ConnexionRules, state: Words, out: Scores) -> None:
    """See `verbs.features`."""
    for seat in range(2):
        me = state[TURN] == seat
        _judge_pawns(state, seat, out)
        _judge_paths(state, seat, me, out)
        out[seat, TEMPO] = me


@inner
def restless(rules: ConnexionRules, state: Words) -> bool:
    """See `verbs.restless`: the features themselves see what a rotation takes out."""
    return False


implement(ConnexionRules, features, restless)
