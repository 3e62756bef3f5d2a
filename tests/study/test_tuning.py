"""Self-play and fitting."""

import math

import numpy as np
import pytest

import tablier
from rule_sets import RULE_SETS, RuleSet
from scale import scaled
from tablier.kernel.game import KernelGame
from tablier.study.selfplay import Samples, selfplay
from tablier.study.tuning import fit


@pytest.mark.parametrize("rule_set", [r for r in RULE_SETS if "draft" not in r.text], ids=str)
def test_selfplay_is_reproducible_and_complete(rule_set: RuleSet) -> None:
    game = rule_set.game
    assert isinstance(game, KernelGame)
    start = game.start() if game.fixed_start else game.start(1)
    first, second = (selfplay([start], game.evaluation.weights, scaled(3, 1), 5, every=10) for _ in range(2))
    assert np.array_equal(first.features, second.features)
    assert np.array_equal(first.results, second.results)
    assert np.isfinite(first.features).all()
    assert (first.results.sum(axis=1) == len(game.seats) / 2).all()


def test_fit_finds_the_weights_that_made_the_results() -> None:
    chance = np.random.default_rng(1)
    truth = np.array([1.5, -0.5, 0.0])
    features = chance.normal(size=(20_000, 2, 3))
    wins = chance.random(20_000) < 1 / (1 + np.exp(-(features[:, 0] - features[:, 1]) @ truth))
    fitted = fit(Samples(features, np.stack([wins, ~wins], axis=1).astype(float)))
    assert fitted.weights == pytest.approx(truth, abs=0.1)
    assert fitted.loss < math.log(2)


def test_evaluations_are_complete() -> None:
    """Every rule set has a weight for every feature, and a search; and none has more."""
    for kind in tablier.all_games():
        assert issubclass(kind, KernelGame)
        data = kind.evaluations()
        assert data["recipe"]
        assert data["search"].keys() == data["weights"].keys()
        for weights in data["weights"].values():
            assert set(weights) == set(kind.features)
        assert set(data["search"].values()) <= {"alphabeta", "tree"}
    for rule_set in RULE_SETS:
        game = rule_set.game
        assert isinstance(game, KernelGame)
        assert np.isfinite(game.evaluation.weights).all()
        assert len(game.seats) == 2 or game.evaluation.search == "tree"
