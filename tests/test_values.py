"""Positions and games are values, in every rule set."""

import copy
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablier
from rule_sets import RULE_SETS, RuleSet, last_position, random_game, random_position
from scale import scaled

positions = st.builds(random_position, st.sampled_from(RULE_SETS), st.randoms(use_true_random=False))


@given(positions)
def test_text_round_trip(position: tablier.Position) -> None:
    again = position.game.parse(str(position))
    assert again == position
    assert hash(again) == hash(position)
    assert str(again) == str(position)


@given(positions)
def test_every_legal_move_has_one_spelling(position: tablier.Position) -> None:
    moves = position.legal_moves()
    assert moves == sorted(set(moves))
    for text in moves:
        packed = position.game.read_move(position.state, text)
        assert packed is not None
        assert position.game.write_move(position.state, packed) == text


@given(positions)
def test_playing_changes_nothing_but_the_result(position: tablier.Position) -> None:
    before = str(position)
    for text in position.legal_moves()[:3]:
        assert position.play(text) != position
    assert str(position) == before


@given(positions)
def test_finished_positions_have_no_moves_and_others_have(position: tablier.Position) -> None:
    assert (position.outcome is None) == bool(position.legal_moves())


@given(positions)
def test_scores_add_up(position: tablier.Position) -> None:
    for outcome in (position.outcome, tablier.Outcome(position.game.settled(position.state), "agreement")):
        if outcome:
            assert sum(outcome.scores) == len(position.game.seats) / 2
            assert all(0 <= score <= 1 for score in outcome.scores)


@given(positions)
def test_pass_is_alone_where_it_is_legal(position: tablier.Position) -> None:
    moves = position.legal_moves()
    assert "pass" not in moves or moves == ["pass"]


@given(positions)
def test_pickle_and_copy(position: tablier.Position) -> None:
    assert pickle.loads(pickle.dumps(position)) == position
    assert copy.deepcopy(position) == position


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_position_cannot_be_changed(rule_set: RuleSet) -> None:
    position = rule_set.game.start(None if rule_set.game.fixed_start else 1)
    with pytest.raises(AttributeError, match="value"):
        position.state = b""
    with pytest.raises(AttributeError, match="value"):
        del position.state


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_finished_games_can_be_read_again(rule_set: RuleSet) -> None:
    chance = random.Random(7)
    for seed in range(scaled(10, 1)):
        position = last_position(rule_set.game.start(None if rule_set.game.fixed_start else seed), chance)
        again = rule_set.game.parse(str(position))
        assert again.legal_moves() == []
        assert again.outcome == position.outcome != None  # noqa: E711


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_key_tells_positions_apart_and_ignores_quiet(rule_set: RuleSet) -> None:
    keys: dict[bytes, int] = {}
    game = rule_set.game
    chance = random.Random(3)
    for _ in range(scaled(30, 2)):
        start = game.start(None if game.fixed_start else chance.randrange(99))
        for _, position in random_game(start, chance, 60):
            key = game.key(position.state)
            assert keys.setdefault(game.identity(position.state), key) == key
            assert 0 <= key < 2**63
    assert len(set(keys.values())) == len(keys)


def test_a_seed_decides_on_a_start_and_not_on_the_rules() -> None:
    seeded, free = tablier.game("khan-tsin", setup="random", seed=7), tablier.game("khan-tsin", setup="random")
    assert seeded == free != tablier.game("khan-tsin")
    assert seeded.start() == free.start(7)
    assert seeded.rule_set == "khan-tsin seed=7 setup=random"
    with pytest.raises(tablier.UnknownOption, match="seed"):
        tablier.game("ken-wan").start(seed=7)


def test_options_of_a_game_cannot_be_changed() -> None:
    game = tablier.game("ken-wan", players=2)
    game.options["players"] = 3
    assert game.rule_set == "ken-wan players=2"
    with pytest.raises(AttributeError):
        game.options = {}  # type: ignore[misc]
