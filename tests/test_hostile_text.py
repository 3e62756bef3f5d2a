"""Text from anywhere raises the documented errors, and nothing else."""

import pickle
import random
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import tablier
from rule_sets import RULE_SETS, RuleSet, random_position

WEIRD = [
    "",
    " ",
    "\n",
    "\0",
    "²",
    "٣",
    "９",
    "é",
    "x" * 10_000,
    "9" * 5000,
    "-",
    "--",
    "a1",
    "a1-",
    "-a1",
    "@",
    "@0",
    "@37",
    "pass ",
    "PASS",
]
rule_sets = st.sampled_from(RULE_SETS)
chances = st.randoms(use_true_random=False)
noise = st.one_of(st.text(), st.text(alphabet="abcdefghix0123456789-:@rRlh/, wbynsldBYR", max_size=80), st.sampled_from(WEIRD))


def _mutated(text: str, chance: random.Random) -> str:
    """A text with a few changes."""
    characters = list(text)
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(characters) + 1)
        characters[at : at + chance.randrange(2)] = chance.choice(
            ["", " ", "/", "1", "9", "b", "B", "x", "w", "-", ",", "½", "10"]
        )
    return "".join(characters)


@given(rule_sets, chances, noise)
def test_moves(rule_set: RuleSet, chance: random.Random, text: str) -> None:
    position = random_position(rule_set, chance, 40)
    moves = position.legal_moves() or ["pass"]
    for move in (text, _mutated(chance.choice(moves), chance)):
        try:
            assert isinstance(position.play(move), tablier.Position)
        except tablier.UnreadableMove as error:
            assert error.move == move
            assert error.text("fr") and error.text("en")
        except tablier.IllegalMove as error:
            assert error.move == move
            assert error.text("fr") and error.text("en")
            assert move not in moves


@given(rule_sets, chances, noise)
@example(RuleSet("connexion"), random.Random(1), "9" * 5000)
def test_positions(rule_set: RuleSet, chance: random.Random, text: str) -> None:
    position = random_position(rule_set, chance, 40)
    for written in (text, _mutated(str(position), chance)):
        try:
            parsed = position.game.parse(written)
        except tablier.InvalidPosition as error:
            assert error.reasons
            assert error.text("fr") and error.text("en")
        else:
            assert position.game.parse(str(parsed)) == parsed
            parsed.legal_moves()
            assert (parsed.outcome is None) == bool(parsed.legal_moves())


@given(st.one_of(st.text(), noise.map(lambda text: f'[Game "kolowis"]\n\n{text}')))
def test_records(text: str) -> None:
    try:
        tablier.Match.from_record(text)
    except (tablier.UnreadableRecord, tablier.InvalidRecord, tablier.UnknownGame) as error:
        assert error.text("fr") and error.text("en")


@given(chances)
def test_mutated_records(chance: random.Random) -> None:
    game = tablier.game("kolowis", board="mosona")
    match = tablier.Match(game)
    for _ in range(5):
        match.play(chance.choice(match.position.legal_moves()))
    try:
        tablier.Match.from_record(_mutated(str(match.record(light="A", date="2026")), chance))
    except tablier.TablierError as error:
        assert error.text("fr")


@pytest.mark.parametrize("name", ["", "chess", "Ken-Wan", "ken wan", "../kolowis"])
def test_unknown_games(name: str) -> None:
    with pytest.raises(tablier.UnknownGame, match="ken-wan, khan-tsin, connexion, kolowis"):
        tablier.game(name)


@pytest.mark.parametrize("value", ["4", 4, 2.0, True, None, "", "two", "²"])
def test_bad_option_values(value: object) -> None:
    with pytest.raises(tablier.BadOption, match="3, 2"):
        tablier.game("ken-wan", players=value)


@pytest.mark.parametrize("name", ["name", "self", "id", "1", "", "__class__"])
def test_options_with_unlucky_names(name: str) -> None:
    with pytest.raises(tablier.UnknownOption):
        tablier.game("ken-wan", **{name: 2})
    with pytest.raises(tablier.UnknownOption):
        tablier.Record.parse(f'[Game "ken-wan"]\n[Options "{name}=2"]\n')


def test_unknown_options() -> None:
    with pytest.raises(tablier.UnknownOption, match="players"):
        tablier.game("ken-wan", board="mosona")
    with pytest.raises(tablier.UnknownOption, match="no options"):
        tablier.game("connexion", players=2)


@pytest.mark.parametrize(
    "provoke",
    [
        lambda: tablier.game("chess"),
        lambda: tablier.game(None),  # type: ignore[arg-type]
        lambda: tablier.game([]),  # type: ignore[arg-type]
        lambda: tablier.game("ken-wan", colour=1),
        lambda: tablier.game("ken-wan", players=4),
        lambda: tablier.game("kolowis").parse("nonsense"),
        lambda: tablier.game("kolowis").start().play("nonsense"),
        lambda: tablier.game("kolowis").start().play("pass"),
        lambda: tablier.Match(tablier.game("kolowis")).resign("green"),
        lambda: tablier.Match(tablier.game("kolowis")).takeback(),
        lambda: tablier.Match.from_record("nonsense"),
        lambda: tablier.Match.from_record('[Game "kolowis"]\n\n1. pass'),
    ],
)
def test_errors_can_be_sent_to_another_process(provoke: Callable[[], object]) -> None:
    with pytest.raises(tablier.TablierError) as caught:
        provoke()
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is type(caught.value)
    assert (str(again), again.text("fr")) == (str(caught.value), caught.value.text("fr"))


@pytest.mark.parametrize(
    "provoke",
    [
        lambda: tablier.game("kolowis").parse(None),  # type: ignore[arg-type]
        lambda: tablier.game("kolowis").start().play(None),  # type: ignore[arg-type]
        lambda: tablier.Match("kolowis"),  # type: ignore[arg-type]
        lambda: tablier.perft(tablier.game("kolowis").start(), 1.5),  # type: ignore[arg-type]
    ],
)
def test_wrong_types_are_named(provoke: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="not"):
        provoke()
