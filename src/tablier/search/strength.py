"""From a game's features to what each seat may expect.

A seat's strength is the weighted sum of its features. Of two seats, i scores against j with the probability of a logistic
model, 1 / (1 + exp(strength j - strength i)); a seat's expected score is its mean against the others, which is what places are
worth.
"""

import math
from typing import Any

from tablier.kernel import verbs
from tablier.kernel.compiled import inner
from tablier.kernel.verbs import Scores, Words


@inner
def expected(rules: Any, weights: Scores, state: Words, features: Scores, values: Scores) -> None:
    """Writes the expected score of each seat in a position that is not over. `features` is scratch: [seat, feature]."""
    verbs.features(rules, state, features)
    seats = len(values)
    for i in range(seats):
        values[i] = 0.0
    for i in range(seats):
        for j in range(i + 1, seats):
            lead = 0.0
            for k in range(len(weights)):
                lead += weights[k] * (features[i, k] - features[j, k])
            share = 1.0 / (1.0 + math.exp(-lead))
            values[i] += share / (seats - 1)
            values[j] += (1.0 - share) / (seats - 1)
