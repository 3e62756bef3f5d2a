"""The kernel against the naive twins, move list by move list, in random games from the start to the end."""

import random

import pytest

from rule_sets import RULE_SETS, RuleSet, random_game
from scale import SOAK, scaled

GAMES = scaled(200, 3)
SHARE = 4  # parts of the games, so that several processes can work on a rule set


@pytest.mark.parametrize("part", range(SHARE))
@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_twin_agrees(rule_set: RuleSet, part: int) -> None:
    game = rule_set.game
    chance = random.Random(f"{rule_set} {part} {SOAK}")
    for _ in range(-(-GAMES // SHARE)):
        start = game.start(None if game.fixed_start else chance.randrange(2**32))
        twin = rule_set.twin(start)
        assert twin.legal_moves() == start.legal_moves()
        for move, position in random_game(start, chance):
            twin = twin.play(move)
            assert twin.text() == str(position)
            assert twin.to_move == position.to_move
            assert twin.legal_moves() == position.legal_moves(), str(position)
            outcome = position.outcome
            assert twin.outcome() == (outcome and (outcome.scores, outcome.reason)), str(position)
