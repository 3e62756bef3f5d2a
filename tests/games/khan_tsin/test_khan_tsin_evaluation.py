"""What speaks for each side in Khan Tsin: finite, fair, and right about nines."""

import random
from itertools import permutations

import numpy as np
import pytest

from judging import judged
from rule_sets import RULE_SETS, RuleSet, random_game
from scale import scaled
from tablier import Position
from tablier.games.khan_tsin.evaluation import FEATURES
from tablier.kernel.verbs import Scores

GAMES = scaled(6, 2)
KHAN_TSIN = [rule_set for rule_set in RULE_SETS if rule_set.text.startswith("khan-tsin")]
DEALT = [rule_set for rule_set in KHAN_TSIN if "setup=random" in rule_set.text]
WINNING = "15,w,brrwbww,rbrrbb,w,brbwrwbw,rwrwwbbb,rw,rbr,13"  # North can make a nine, and South too


def features(position: Position) -> Scores:
    return judged(position)[0]


def positions(rule_set: RuleSet) -> list[Position]:
    """The positions of some random games that are not over."""
    found = []
    for seed in range(GAMES):
        start = rule_set.game.start(seed if "setup=random" in rule_set.text else None)
        found += [position for _, position in random_game(start, random.Random(seed)) if not position.outcome]
    return found


def named(position: Position, feature: str) -> list[float]:
    return [float(value) for value in features(position)[:, FEATURES.index(feature)]]


@pytest.mark.parametrize("rule_set", KHAN_TSIN, ids=str)
def test_features_are_finite(rule_set: RuleSet) -> None:
    for position in positions(rule_set):
        assert np.isfinite(features(position)).all()
        assert not judged(position)[1]


@pytest.mark.parametrize("rule_set", [rule_set for rule_set in DEALT if "speeds=false" in rule_set.text], ids=str)
def test_turning_the_dragon_swaps_the_sides(rule_set: RuleSet) -> None:
    """With `speeds` it does not: the claws are not the same from both ends."""
    for position in positions(rule_set):
        cells, turn = str(position).split()
        turned = rule_set.game.parse(f"{','.join(cells.split(',')[::-1])} {'n' if turn == 's' else 's'}")
        assert (features(turned) == features(position)[::-1]).all()


@pytest.mark.parametrize("rule_set", DEALT, ids=str)
def test_no_colour_is_worth_more(rule_set: RuleSet) -> None:
    for position in positions(rule_set):
        cells, turn = str(position).split()
        for colours in permutations("rbw"):
            other = rule_set.game.parse(f"{cells.translate(str.maketrans('rbw', ''.join(colours)))} {turn}")
            assert (features(other) == features(position)).all()


@pytest.mark.parametrize("rule_set", DEALT, ids=str)
def test_settled_is_a_nine_at_once(rule_set: RuleSet) -> None:
    """And a threat is one that the other side could make, were it to move."""
    for position in positions(rule_set):
        wins = any((after := position.play(move).outcome) and after.reason == "emperor" for move in position.legal_moves())
        settled = named(position, "settled")
        assert settled == [float(wins and position.to_move == seat) for seat in position.game.seats]
        if not wins:
            cells, turn = str(position).split()
            waiting = rule_set.game.parse(f"{cells} {'n' if turn == 's' else 's'}")
            threat = not waiting.outcome and sum(named(waiting, "settled")) > 0
            assert named(position, "threat") == [float(threat and waiting.to_move == seat) for seat in position.game.seats]
        else:
            assert features(position).sum() == 1


def test_what_a_player_sees() -> None:
    game = RuleSet("khan-tsin setup=random").game
    assert named(game.parse(f"{WINNING} n"), "settled") == [0, 1]
    start = game.parse(f"{','.join('rbw' * 12)} s")
    assert named(start, "near") == [4, 4]
    assert named(start, "reserve") == [5, 5]  # nine cells: 9 + 8 + … + 1 ninths
    assert named(start, "imbalance") == pytest.approx([2 / 3, 2 / 3])  # 30 and 24 ninths of two colours
    assert named(start, "variety") == [3, 3]
    assert named(start, "keys") == [0, 0]
    assert named(start, "mobility") == [140, 140]
    assert named(start, "tempo") == [1, 0]
    draft = RuleSet("khan-tsin").game
    assert named(draft.start(), "imbalance") == [0, 0]
    assert named(draft.parse("r,1,r,32,r s"), "variety") == [2, 2]
    south, north = named(draft.parse("r,r,r,r,r,r,r,27,r,1 s"), "imbalance")
    assert south > north
