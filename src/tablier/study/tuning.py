"""Fitting an evaluation's weights to the results of games: logistic regression between pairs of seats, by Newton's method."""

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from tablier.kernel.verbs import Scores
from tablier.study.selfplay import Samples

RIDGE = 1e-3  # pulls the weight of what says nothing to 0
ROUNDS = 30
CERTAIN = 30.0  # logits beyond which a probability no longer changes
CONVERGED = 1e-6


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights, and the mean loss that they leave, in nats a pair of seats (0.693 is a coin's)."""

    weights: Scores
    loss: float


def fit(samples: Samples) -> Fit:
    """The weights that explain the results best."""
    pairs = list(combinations(range(samples.features.shape[1]), 2))
    x = np.concatenate([samples.features[:, i] - samples.features[:, j] for i, j in pairs])
    # What seat i scored against seat j: 1 above it, 0 below it, one half beside it.
    y = np.concatenate([(np.sign(samples.results[:, i] - samples.results[:, j]) + 1) / 2 for i, j in pairs])
    spread = np.sqrt((x**2).mean(axis=0))
    scale = np.where(spread > 0, spread, 1.0)
    x = x / scale
    weights = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        p = _probability(x @ weights)
        gradient = x.T @ (p - y) / len(y) + RIDGE * weights
        curvature = (x * (p * (1 - p))[:, None]).T @ x / len(y) + RIDGE * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        weights = weights - step
        if np.abs(step).max() < CONVERGED:
            break
    p = _probability(x @ weights)
    return Fit(weights / scale, float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()))


def _probability(logits: Scores) -> Scores:
    p: Scores = 1 / (1 + np.exp(-np.clip(logits, -CERTAIN, CERTAIN)))
    return p
