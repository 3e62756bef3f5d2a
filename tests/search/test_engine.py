"""The engine: legal, within its budget, reproducible, and right where it claims a proof."""

import random
from functools import cache

import pytest

import tablier
from rule_sets import RULE_SETS, RuleSet, random_position
from scale import COMPILED, scaled
from tablier import Match, Position
from tablier.kernel.game import KernelGame, kernel_game
from tablier.search.engine import Engine, analyse

BUDGET = scaled(2000, 60)


def engine_of(rule_set: RuleSet) -> Engine:
    game = rule_set.game
    assert isinstance(game, KernelGame)
    return Engine(game)


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_moves_are_legal_and_budgets_are_kept(rule_set: RuleSet) -> None:
    chance = random.Random(str(rule_set))
    engine = engine_of(rule_set)
    for _ in range(scaled(25, 1)):
        position = random_position(rule_set, chance)
        if position.outcome:
            continue
        last = list(engine.analyse(position, nodes=BUDGET, lines=3))[-1]
        for line in last.lines:
            at = position
            for move in line.moves:
                at = at.play(move)
            assert sum(line.scores) == pytest.approx(len(rule_set.game.seats) / 2)
            if line.proven:
                assert at.outcome is None or len(line.moves) <= (line.distance or 0)
        assert len({line.moves[0] for line in last.lines}) == len(last.lines)
        # A tree grows by all the moves of a position at a time, and one line is found whatever the budget.
        assert last.nodes <= BUDGET + engine.game.most_moves or last.depth <= 1


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_the_same_question_has_the_same_answer(rule_set: RuleSet) -> None:
    position = random_position(rule_set, random.Random(5), 20)
    first, second = (list(engine_of(rule_set).analyse(position, nodes=BUDGET, lines=2))[-1] for _ in range(2))
    assert (first.lines, first.depth, first.nodes) == (second.lines, second.depth, second.nodes)


def test_forced_moves_are_answered_at_once() -> None:
    position = tablier.game("kolowis", board="mosona").parse("8/3ld4/8 l 0")
    engine = Engine(kernel_game(position))
    assert engine.choose(position) == "b4xb6"  # without a budget: only a forced move can be answered


def test_a_win_in_one_is_found_and_proven() -> None:
    game = tablier.game("khan-tsin", inversion=True)
    position = game.parse("15,w,brrwbww,rbrrbb,w,brbwrwbw,rwrwwbbb,rw,rbr,13 n")
    last = list(analyse(position, nodes=BUDGET, lines=1))[-1]
    assert last.lines[0].distance == 1
    assert last.lines[0].scores == (0.0, 1.0)
    outcome = position.play(last.lines[0].moves[0]).outcome
    assert outcome
    assert outcome.reason == "emperor"


@cache
def _exact(position: Position) -> float:
    """What South scores with best play, by trying everything."""
    outcome = position.outcome
    if outcome:
        return outcome.scores[0]
    values = [_exact(position.play(move)) for move in position.legal_moves()]
    return max(values) if position.to_move == "south" else min(values)


def _small_endings(rule_set: RuleSet, most_leaves: int) -> list[Position]:
    """Positions of Khan Tsin near the end, with few ways to go on."""
    found: list[Position] = []
    chance = random.Random(9)
    while len(found) < scaled(40, 1):
        position = rule_set.game.start(chance.randrange(2**32))
        while not position.outcome:
            losing = [m for m in position.legal_moves() if not position.play(m).outcome]
            if not losing:
                break
            position = position.play(chance.choice(losing))
            if tablier.perft(position, 3) < 60 and tablier.perft(position, 6) < most_leaves and not position.outcome:
                found.append(position)
                break
    return found


def test_proofs_agree_with_trying_everything() -> None:
    rule_set = RuleSet("khan-tsin setup=random speeds=true")
    engine = engine_of(rule_set)
    proven = 0
    for position in _small_endings(rule_set, 2000):
        last = list(engine.analyse(position, nodes=scaled(100_000, 3000)))[-1]
        if last.lines[0].proven:
            proven += 1
            assert last.lines[0].scores[0] == _exact(position), str(position)
    assert proven


def test_an_analysis_can_be_given_up_and_another_begun() -> None:
    position = tablier.game("kolowis", board="mosona").start()
    reports = analyse(position, seconds=60)
    next(reports)
    reports.close()
    assert list(analyse(position, nodes=BUDGET))[-1].nodes <= BUDGET


def test_analyses_do_not_disturb_each_other() -> None:
    game = tablier.game("kolowis", board="mosona")
    start, other = game.start(), game.parse("2dd2dd/d3d4/1d1dd1l1 l 0")
    alone = list(analyse(start, nodes=BUDGET))[-1]
    first, second = analyse(start, nodes=BUDGET), analyse(other, nodes=BUDGET)
    list(second)
    beside = list(first)[-1]
    assert (beside.lines, beside.nodes) == (alone.lines, alone.nodes)


def test_a_finished_game_has_nothing_to_analyse() -> None:
    position = tablier.game("kolowis", board="mosona").parse("8/4l4/8 d 0")
    assert list(analyse(position, nodes=10)) == []
    with pytest.raises(ValueError, match="nodes"):
        next(analyse(position.game.start()))


def test_repetition_is_seen() -> None:
    """Dark is ahead: a repetition would win for him, so Light must not allow one."""
    game = tablier.game("kolowis", board="mosona")
    match = Match(game, game.parse("dd6/9/6l1 l 0"))
    for move in ("a7-b8", "c1-b1", "b8-a7", "b1-c1", "a7-b8", "c1-b1"):
        match.play(move)
    last = list(analyse(match.position, nodes=BUDGET, lines=1, match=match))[-1]
    assert last.lines[0].moves[0] != "b8-a7" or last.lines[0].scores[0] < 0.5


@pytest.mark.skipif(not COMPILED, reason="slow without the compiler")
def test_seeds_make_games_differ() -> None:
    position = tablier.game("kolowis").start()
    engine = Engine(kernel_game(position))
    chosen = {engine.choose(position, nodes=3000, seed=seed) for seed in range(12)}
    assert len(chosen) > 1
    assert engine.choose(position, nodes=3000, seed=3) in position.legal_moves()
