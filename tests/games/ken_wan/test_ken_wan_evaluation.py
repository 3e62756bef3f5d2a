"""What the evaluation of Ken Wan sees."""

import random
import re

import numpy as np
import pytest

from judging import judged
from rule_sets import RuleSet, random_game, random_position
from tablier import Position
from tablier.games.ken_wan.evaluation import SETTLED, UNITES
from tablier.kernel.verbs import Scores

RULE_SETS = [RuleSet("ken-wan"), RuleSet("ken-wan players=2")]


def features(position: Position) -> Scores:
    return judged(position)[0]


def some_positions(rule_set: RuleSet) -> list[Position]:
    chance = random.Random(str(rule_set))
    positions = [random_position(rule_set, chance) for _ in range(60)]
    return [position for position in positions if not position.outcome]


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_every_feature_is_a_number(rule_set: RuleSet) -> None:
    for position in some_positions(rule_set):
        assert np.isfinite(features(position)).all()
        assert not judged(position)[1]


def half_turned(position: Position) -> Position:
    """After half a turn of the board, with blue and yellow swapped."""
    board, *others = str(position).split(" ")
    board = "/".join("".join(re.findall("[0-9]|.", row)[::-1]) for row in board.split("/")[::-1])
    return position.game.parse(" ".join([board, *others]).translate(str.maketrans("BYby", "YByb")))


def test_half_a_turn_swaps_the_seats() -> None:
    for position in some_positions(RuleSet("ken-wan players=2")):
        assert np.array_equal(features(half_turned(position)), features(position)[::-1])


def colours_shifted(position: Position) -> Position:
    """Blue becomes yellow, yellow red, and red blue: the order of play stays the same."""
    return position.game.parse(str(position).translate(str.maketrans("BYRbyr", "YRByrb")))


def test_shifted_colours_shift_the_seats() -> None:
    for position in some_positions(RuleSet("ken-wan")):
        assert np.array_equal(features(colours_shifted(position)), np.roll(features(position), 1, axis=0))


def can_unite(position: Position) -> bool:
    """Whether a move gives the seat to move a place by unity, found by trying them all."""
    letter = position.to_move[0]
    after = (str(position.play(move)).split(" ")[3].split(":")[0] for move in position.legal_moves())
    return any(letter in united for united in after)


def endings(rule_set: RuleSet) -> list[Position]:
    """The last positions but one of some random games."""
    chance = random.Random(str(rule_set))
    games = [[position for _, position in random_game(rule_set.game.start(), chance)] for _ in range(5)]
    return [game[-2] for game in games]


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_unites_is_what_trying_all_moves_finds(rule_set: RuleSet) -> None:
    found = [
        (features(position)[position.game.seats.index(position.to_move), UNITES], can_unite(position))
        for position in some_positions(rule_set)[:20] + endings(rule_set)
    ]
    assert all(seen == there for seen, there in found)
    assert {there for _, there in found} == {False, True}


def test_a_place_is_settled() -> None:
    board = "RR1RR/R1RRR1/1ryYYRR/1R2y3/2YYx1b2/YYYYy1yY/1Y1YYYY/YYY2Y/4Y"
    game = RuleSet("ken-wan").game
    assert features(game.parse(f"{board} b 3 r: 3"))[:, SETTLED].tolist() == [0, 0, 1]
    assert features(game.parse(f"{board} b 3 :r 3"))[:, SETTLED].tolist() == [0, 0, -1]
    assert features(game.parse(f"{board} b 3 - 3"))[:, SETTLED].tolist() == [0, 0, 0]
