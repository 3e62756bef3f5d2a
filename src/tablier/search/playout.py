"""Random games to the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablier.core.position import Position
from tablier.kernel import verbs
from tablier.kernel.chance import Chance, below, seeded
from tablier.kernel.compiled import entry
from tablier.kernel.game import kernel_game, unpacked
from tablier.kernel.verbs import Scores, Words
from tablier.kernel.warmup import warmed


@dataclass(frozen=True, slots=True)
class Playouts:
    """The sum of some random games."""

    games: int
    plies: int
    scores: tuple[float, ...]  # the sum for each seat


@entry
def _random_games(
    rules: Any, starts: Words, games: int, chance: Chance, state: Words, out: Words, scores: Scores, total: Scores
) -> int:
    """Plays `games` games, beginning with each of `starts` in turn; adds up the scores and returns the plies."""
    plies = 0
    for game in range(games):
        start = game % len(starts)
        for i in range(len(state)):
            state[i] = starts[start, i]
        while True:
            n = min(verbs.moves(rules, state, out), len(out))
            if n == 0:
                break
            verbs.play(rules, state, out[below(chance, n)])
            plies += 1
        verbs.outcome(rules, state, scores)
        for i in range(len(scores)):
            total[i] += scores[i]
    return plies


def random_games(starts: Sequence[Position], games: int, seed: int) -> Playouts:
    """Plays random games from some positions of one game, in turn: the same ones for the same seed."""
    game = kernel_game(starts[0])
    words = np.stack([unpacked(position.state) for position in starts])
    out = np.empty(game.most_moves, dtype=np.int64)
    scores, total = np.zeros(len(game.seats)), np.zeros(len(game.seats))
    plies = _random_games(game.rules, words, games, seeded(seed), words[0].copy(), out, scores, total)
    return Playouts(games, int(plies), tuple(map(float, total)))


@warmed
def _warm(position: Position) -> None:
    random_games([position], 1, 0)
