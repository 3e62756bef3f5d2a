"""Games of an evaluation against itself, looking one ply ahead with some chance: data for fitting it."""

import math
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tablier.core.position import Position
from tablier.kernel import verbs
from tablier.kernel.chance import Chance, below, seeded
from tablier.kernel.compiled import entry, inner
from tablier.kernel.game import kernel_game, unpacked
from tablier.kernel.verbs import TURN, Scores, Words
from tablier.search.strength import expected

GRAIN = 1 << 20  # steps between 0 and 1 of a random number


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions that are not restless, by their features, and the results of their games."""

    features: Scores  # [sample, seat, feature]
    results: Scores  # [sample, seat]


class _Scratch(NamedTuple):
    state: Words
    child: Words
    out: Words
    features: Scores  # [seat, feature]
    values: Scores
    weights: Scores
    chance: Chance


@inner
def _chosen(rules: Any, s: _Scratch, n: int, temperature: float) -> int:
    """One of the n moves, with odds exp(expected score / temperature): the highest of sums with Gumbel noise."""
    me, pick, best = s.state[TURN], 0, -math.inf
    for i in range(n):
        for w in range(len(s.state)):
            s.child[w] = s.state[w]
        verbs.play(rules, s.child, s.out[i])
        if verbs.outcome(rules, s.child, s.values) == 0:
            expected(rules, s.weights, s.child, s.features, s.values)
        noise = -math.log(-math.log((below(s.chance, GRAIN) + 0.5) / GRAIN))
        promise = s.values[me] + temperature * noise
        if promise > best:
            best, pick = promise, i
    return pick


@entry
def _play(
    rules: Any, start: Words, s: _Scratch, temperature: float, random_plies: int, every: int, features: Scores, found: int
) -> int:
    """Plays a game from the start to its end, its result in s.values; takes samples from `found` on and returns how many."""
    for w in range(len(s.state)):
        s.state[w] = start[w]
    ply = 0
    while True:
        n = min(verbs.moves(rules, s.state, s.out), len(s.out))
        if n == 0:
            verbs.outcome(rules, s.state, s.values)
            return found
        calm = ply >= random_plies and not verbs.restless(rules, s.state)
        if calm and found < len(features) and below(s.chance, every) == 0:
            verbs.features(rules, s.state, features[found])
            found += 1
        pick = below(s.chance, n) if ply < random_plies else _chosen(rules, s, n, temperature)
        verbs.play(rules, s.state, s.out[pick])
        ply += 1


def selfplay(
    starts: list[Position],
    weights: Scores,
    games: int,
    seed: int,
    *,
    temperature: float = 0.05,
    random_plies: int = 20,
    every: int = 4,
) -> Samples:
    """Samples from some games, the same ones for the same seed.

    Each game begins with up to `random_plies` random plies; one position in `every` becomes a sample.
    """
    game = kernel_game(starts[0])
    seats, most = len(game.seats), 400 * games
    words = [unpacked(position.state) for position in starts]
    scratch = _Scratch(
        state=words[0].copy(),
        child=words[0].copy(),
        out=np.empty(game.most_moves, dtype=np.int64),
        features=np.zeros((seats, len(weights))),
        values=np.zeros(seats),
        weights=weights,
        chance=seeded(seed),
    )
    features, results = np.zeros((most, seats, len(weights))), np.zeros((most, seats))
    found = 0
    for number in range(games):
        opening = int(below(scratch.chance, random_plies + 1))
        start = words[number % len(words)]
        after = int(_play(game.rules, start, scratch, temperature, opening, every, features, found))
        results[found:after] = scratch.values
        found = after
    return Samples(features[:found], results[:found])
