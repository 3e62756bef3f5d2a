"""Random numbers are reproducible."""

import numpy as np

import tablier
from tablier.kernel.chance import below, seeded
from tablier.search import random_games


def test_same_numbers_on_every_machine_compiled_or_not() -> None:
    chance = seeded(2026)
    assert [int(below(chance, 100)) for _ in range(8)] == [77, 65, 51, 82, 35, 87, 29, 33]


def test_seeds_differ() -> None:
    assert len({int(seeded(seed)[0]) for seed in range(1000)}) == 1000


def test_numbers_are_spread_evenly() -> None:
    chance = seeded(1)
    counts = np.bincount([below(chance, 10) for _ in range(5000)], minlength=10)
    assert len(counts) == 10
    assert counts.min() > 400


def test_random_games_are_reproducible() -> None:
    start = tablier.game("kolowis", board="mosona").start()
    first, second, other = (random_games([start], 5, seed) for seed in (1, 1, 2))
    assert first == second != other
    assert sum(first.scores) == 5
