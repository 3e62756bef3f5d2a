"""The rules of Connexion, compiled. Numbers (CX…) are those of the rules page.

A position's own words are the tiles whose light triangle shows north, those where it shows east (see `geometry`), the white
and the black pawns, and the protected tiles. For the dark triangles, read the first two negated, and all else is the same.
A move is a number:

    bits 0-5     the tile that is rotated, or that a pawn goes to
    bits 6-11    a pawn's move: the tile it leaves
    bits 12-13   a rotation: the bits of the tile that change, TURN_NORTH, TURN_EAST or both; 0 for a pawn's move
"""

from typing import NamedTuple

import numpy as np

from tablier.core.outcome import REASONS
from tablier.games.connexion.geometry import ALL, EAST, HAS_EAST, HAS_NORTH, NORTH, NORTH_ROW, SOUTH_ROW, TILES
from tablier.kernel.bits import NO_KEY, SLACK, first, last, list_places, mix, size
from tablier.kernel.compiled import entry, inlined, inner
from tablier.kernel.verbs import BOARD, QUIET, TURN, Scores, Words, implement

LIGHT_NORTH, LIGHT_EAST, WHITE, BLACK, PROTECTED, WORDS = range(BOARD, BOARD + 6)
QUIET_LIMIT = 200  # CX11
PAWNS = 6  # a side, CX2

FROM_SHIFT, TURN_SHIFT, TILE_MASK = 6, 12, 63
TURN_NORTH, TURN_EAST = 1, 2
TURNS = 3  # ways to rotate a tile
ALL_OUT, TOO_QUIET = (REASONS.index(reason) for reason in ("all-out", "quiet"))
MOST_MOVES = TURNS * TILES + PAWNS * (TILES - 1) + SLACK


class ConnexionRules(NamedTuple):
    """All rotations, three a tile."""

    rotations: Words


RULES = ConnexionRules(np.array([tile | turn << TURN_SHIFT for tile in range(TILES) for turn in (1, 2, 3)], dtype=np.int64))


@inlined
def links(state: Words, seat: int) -> tuple[int, int]:
    """The tiles connected with their northern, and with their eastern, neighbour in a player's colour (CX5)."""
    north, east = state[LIGHT_NORTH], state[LIGHT_EAST]
    if seat:
        north, east = ALL & ~north, ALL & ~east
    return north & ~(north >> NORTH) & HAS_NORTH, east & ~(east >> EAST) & HAS_EAST


@inlined
def _across(tiles: int, linked: int, step: int) -> int:
    return (tiles & linked) << step | tiles >> step & linked


@inlined
def along(tiles: int, north_links: int, east_links: int) -> int:
    """The tiles one step along the paths from a set of tiles."""
    return _across(tiles, north_links, NORTH) | _across(tiles, east_links, EAST)


@inlined
def reach(start: int, within: int, north_links: int, east_links: int) -> int:
    """The tiles on the way from a set of tiles along the paths, as far as they are in `within`; the start included."""
    reached = start
    while True:
        further = reached | along(reached, north_links, east_links) & within
        if further == reached:
            return reached
        reached = further


@entry
def connected(state: Words, seat: int, tiles: int) -> int:
    """The tiles connected to one of a set of tiles in a player's colour (CX5): for the text and the reasons."""
    north_links, east_links = links(state, seat)
    return along(tiles, north_links, east_links)


@entry
def leading_out(state: Words, seat: int) -> int:
    """The tiles on the paths that are connected to a player's exit (CX9), where no pawn of the player can stand."""
    north_links, east_links = links(state, seat)
    # Where the light triangle shows north, the dark one shows south.
    return reach(state[LIGHT_NORTH] & (SOUTH_ROW if seat else NORTH_ROW), ALL, north_links, east_links)


@inlined
def over(state: Words) -> bool:
    """CX10, CX11."""
    return bool(state[QUIET] >= QUIET_LIMIT or not state[WHITE] or not state[BLACK])


@inlined
def _list_rotations(rules: ConnexionRules, protected: int, out: Words) -> int:
    n = TURNS * TILES
    for i in range(TURNS * TILES):  # CX6
        out[i] = rules.rotations[i]
    while protected:  # CX7: the last three take the place of a protected tile's
        tile = last(protected)
        protected ^= 1 << tile
        n -= TURNS
        for turn in range(TURNS):
            out[TURNS * tile + turn] = out[n + turn]
    return n


@inlined
def _pawn_moves(state: Words, n: int, out: Words, writing: bool) -> int:
    """Writes the moves along the paths (CX8) from out[n] on, or only counts them; returns n and their number."""
    pawns = state[WHITE + state[TURN]]
    north_links, east_links = links(state, state[TURN])
    free = ALL & ~pawns
    mobile = pawns & along(free, north_links, east_links)
    while mobile:
        tile = first(mobile)
        pawn = 1 << tile
        mobile ^= pawn
        targets = reach(pawn, free, north_links, east_links) ^ pawn
        n = list_places(targets, tile << FROM_SHIFT, n, out) if writing else n + size(targets)
    return n


@inner
def moves(rules: ConnexionRules, state: Words, out: Words) -> int:
    """See `verbs.moves`."""
    if over(state):
        return 0
    return _pawn_moves(state, _list_rotations(rules, state[PROTECTED], out), out, True)


@inner
def count(rules: ConnexionRules, state: Words) -> int:
    """See `verbs.count`."""
    if over(state):
        return 0
    return _pawn_moves(state, TURNS * (TILES - size(state[PROTECTED])), rules.rotations, False)


@inlined
def _rotate(state: Words, me: int, tile: int, turn: int) -> None:
    """Rotates a tile (CX6): protects new connections (CX7), and lets the pawns of paths that reach their edge leave (CX9)."""
    turned_north = tile if turn & TURN_NORTH else 0
    turned_east = tile if turn & TURN_EAST else 0
    state[LIGHT_NORTH] ^= turned_north
    state[LIGHT_EAST] ^= turned_east
    north_white, east_white = links(state, 0)
    north_black, east_black = links(state, 1)
    # A side that has changed colour had no connection in the colour that it shows now.
    made = _across(turned_north, north_black if me else north_white, NORTH)
    made |= _across(turned_east, east_black if me else east_white, EAST)
    if made:
        state[PROTECTED] = made | tile
    white = reach(tile, ALL, north_white, east_white)
    black = reach(tile, ALL, north_black, east_black)
    # Where the light triangle shows north, the dark one shows south.
    out_white = white & state[WHITE] if white & state[LIGHT_NORTH] & NORTH_ROW else 0
    out_black = black & state[BLACK] if black & state[LIGHT_NORTH] & SOUTH_ROW else 0
    if out_white | out_black:
        state[WHITE] ^= out_white
        state[BLACK] ^= out_black
        state[QUIET] = 0


@inner
def play(rules: ConnexionRules, state: Words, move: int) -> None:
    """See `verbs.play`."""
    me, turn = state[TURN], move >> TURN_SHIFT
    tile = 1 << (move & TILE_MASK)
    state[TURN] = 1 - me
    state[PROTECTED] = 0
    state[QUIET] += 1
    if turn:
        _rotate(state, me, tile, turn)
    else:
        state[WHITE + me] ^= tile | 1 << (move >> FROM_SHIFT)


@inner
def settle(rules: ConnexionRules, state: Words, scores: Scores) -> None:
    """A game that stops without a winner is a draw (CX11)."""
    scores[0] = scores[1] = 0.5


@inner
def outcome(rules: ConnexionRules, state: Words, scores: Scores) -> int:
    """See `verbs.outcome`."""
    me = state[TURN]
    if not state[WHITE] or not state[BLACK]:  # CX10: where both are out, the one who did not rotate has won
        winner = me if not state[WHITE + me] else 1 - me
        scores[winner] = 1.0
        scores[1 - winner] = 0.0
        return ALL_OUT
    if state[QUIET] >= QUIET_LIMIT:
        settle(rules, state, scores)
        return TOO_QUIET
    return 0


@inner
def key(rules: ConnexionRules, state: Words) -> int:
    """See `verbs.key`."""
    tiles = mix(mix(mix(NO_KEY, state[TURN]), state[LIGHT_NORTH]), state[LIGHT_EAST])
    return mix(mix(mix(tiles, state[WHITE]), state[BLACK]), state[PROTECTED])


implement(ConnexionRules, moves, count, play, outcome, settle, key)
