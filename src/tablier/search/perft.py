"""Perft: how many games of a given length can be played from a position."""

from typing import Any

import numpy as np

from tablier.core.position import Position
from tablier.kernel import verbs
from tablier.kernel.compiled import entry
from tablier.kernel.game import kernel_game, unpacked
from tablier.kernel.verbs import Words
from tablier.kernel.warmup import warmed

NO_ROOM = -1


@entry
def _perft(rules: Any, states: Words, moves: Words, counts: Words) -> int:
    """The leaves below states[0], as deep as `states` has rows; the last ply is counted, not played.

    An explicit stack: states[ply], its moves in moves[ply], of which counts[ply] are still to play.
    """
    last = len(states) - 1
    if last == 0:
        return verbs.count(rules, states[0])
    total = 0
    ply = 0
    counts[0] = verbs.moves(rules, states[0], moves[0])
    while ply >= 0:
        if counts[ply] > moves.shape[1]:
            return NO_ROOM
        if counts[ply] == 0:
            ply -= 1
            continue
        counts[ply] -= 1
        for i in range(states.shape[1]):
            states[ply + 1, i] = states[ply, i]
        verbs.play(rules, states[ply + 1], moves[ply, counts[ply]])
        if ply + 1 == last:
            total += verbs.count(rules, states[last])
        else:
            ply += 1
            counts[ply] = verbs.moves(rules, states[ply], moves[ply])
    return total


def _leaves(position: Position, depth: int) -> int:
    game = kernel_game(position)
    words = unpacked(position.state)
    room = game.most_moves
    while True:
        states = np.zeros((depth, len(words)), dtype=np.int64)
        states[0] = words
        moves = np.empty((max(depth - 1, 1), room), dtype=np.int64)
        leaves = int(_perft(game.rules, states, moves, np.zeros(depth, dtype=np.int64)))
        if leaves != NO_ROOM:
            return leaves
        room *= 4


def divide(position: Position, depth: int) -> dict[str, int]:
    """Perft by first move, sorted."""
    if depth < 1:
        raise ValueError(f"perft can be divided by its first move from depth 1 on, not {depth}")
    moves = position.legal_moves()
    return {move: _leaves(position.play(move), depth - 1) if depth > 1 else 1 for move in moves}


def perft(position: Position, depth: int) -> int:
    """How many games of `depth` plies there are from a position: 1 for depth 0, the number of legal moves for 1."""
    if not isinstance(depth, int):
        raise TypeError(f"perft has a whole number of plies, not {type(depth).__name__}")
    if depth < 0:
        raise ValueError(f"perft has a depth from 0 on, not {depth}")
    if depth < 2:
        return _leaves(position, 1) if depth else 1
    # Move by move, so that an interruption from the keyboard is not held up by one long call.
    return sum(divide(position, depth).values())


@warmed
def _warm(position: Position) -> None:
    perft(position, 2)
