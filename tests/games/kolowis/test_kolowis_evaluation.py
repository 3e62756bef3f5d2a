"""The evaluation of Kolowis: fair and finite."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from judging import judged
from rule_sets import RuleSet, random_position
from tablier.games.kolowis.evaluation import FEATURES

BOARDS = [RuleSet("kolowis"), RuleSet("kolowis board=mosona")]


@given(st.sampled_from(BOARDS), st.randoms(use_true_random=False))
def test_swapping_the_colours_swaps_the_rows(rule_set: RuleSet, chance: random.Random) -> None:
    position = random_position(rule_set, chance)
    if position.outcome:
        return
    swapped = rule_set.game.parse(str(position).translate(str.maketrans("ld", "dl")))
    (here, restless), (there, _) = judged(position), judged(swapped)
    assert np.isfinite(here).all()
    assert np.array_equal(here, there[::-1])
    assert restless == ("x" in position.legal_moves()[0])


@pytest.mark.parametrize(
    ("position", "features"),
    [
        ("8/3ld4/8 l 0", {"pieces": 1, "share": 0.5, "mobility": 5, "hanging": 1, "tempo": 1}),
        ("1d6/9/l7 d 0", {"pieces": 1, "share": 0.5, "mobility": 3, "hanging": 0, "tempo": 0}),
    ],
)
def test_what_is_seen_of_light(position: str, features: dict[str, float]) -> None:
    row = judged(BOARDS[1].game.parse(position))[0][0]
    assert dict(zip(FEATURES, map(float, row), strict=True)) == features
