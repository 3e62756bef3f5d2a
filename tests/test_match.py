"""Matches: what a single position does not know."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tablier
from rule_sets import RULE_SETS, RuleSet
from tablier import Match, Outcome, Record

BACK_AND_FORTH = ("a1-b1", "c16-b17", "b1-a1", "b17-c16")
STILL = "d15/17/15l l 0"
WALK = ("a16-b17", "c1-b1", "b17-a16", "b1-c1")


def kolowis() -> Match:
    game = tablier.game("kolowis")
    return Match(game, game.parse(STILL))


def test_third_repetition_ends_as_the_quiet_limit_does() -> None:
    match = kolowis()
    for move in WALK * 2:
        assert match.outcome is None
        match.play(move)
    assert match.outcome == Outcome((0.5, 0.5), "repetition")
    with pytest.raises(tablier.MatchOver):
        match.play(WALK[0])


def test_repetition_counts_the_start_and_ignores_the_quiet_count() -> None:
    match = kolowis()
    for move in WALK:
        match.play(move)
    assert str(match.position) != str(match.start)
    match.takeback(4)
    for move in WALK * 2:
        match.play(move)
    assert match.outcome


def test_takeback_forgets_positions() -> None:
    match = kolowis()
    for move in WALK * 2:
        match.play(move)
    match.takeback()
    assert match.outcome is None
    match.play("b1-b2")
    assert match.outcome is None
    assert match.moves == (*WALK, *WALK[:3], "b1-b2")


def test_takeback_has_limits() -> None:
    match = kolowis()
    with pytest.raises(tablier.NothingToTakeBack, match="none has been played"):
        match.takeback()
    match.play(WALK[0])
    with pytest.raises(tablier.NothingToTakeBack):
        match.takeback(2)
    for plies in (0, -1):
        with pytest.raises(ValueError, match=str(plies)):
            match.takeback(plies)
    assert match.takeback() == match.start


@pytest.mark.parametrize(("seat", "scores"), [("light", (0.0, 1.0)), ("dark", (1.0, 0.0))])
def test_resignation_of_two(seat: str, scores: tuple[float, ...]) -> None:
    match = kolowis()
    match.resign(seat)
    assert match.outcome == Outcome(scores, "resignation")
    with pytest.raises(tablier.MatchOver):
        match.resign(seat)


def test_time() -> None:
    match = kolowis()
    match.play(WALK[0])
    match.flag("dark")
    assert match.outcome == Outcome((1.0, 0.0), "time")
    assert match.takeback() == match.position != match.start
    assert match.outcome is None
    assert match.takeback() == match.start


def test_an_agreement_at_once_can_be_taken_back() -> None:
    match = kolowis()
    match.agree()
    assert match.takeback() == match.start
    assert match.outcome is None
    match.resign("light")
    match.takeback()
    match.play(WALK[0])


def test_unknown_seats() -> None:
    match = kolowis()
    with pytest.raises(tablier.UnknownSeat, match="light, dark"):
        match.resign("blue")
    with pytest.raises(tablier.UnknownSeat):
        match.record(blue="Ada")


def test_agreement_counts_pieces_in_kolowis() -> None:
    game = tablier.game("kolowis")
    match = Match(game, game.parse("dd14/17/15l d 3"))
    match.agree()
    assert match.outcome == Outcome((0.0, 1.0), "agreement")


def test_resignation_of_three_lets_the_others_play_on() -> None:
    match = Match(tablier.game("ken-wan"))
    match.resign("yellow")
    assert match.outcome is None
    assert match.seats_in_play == ("blue", "red")
    assert match.position.to_move == "blue"
    match.play(match.position.legal_moves()[0])
    assert match.position.to_move == "red"
    with pytest.raises(tablier.UnknownSeat, match="blue, red"):
        match.resign("yellow")
    match.flag("red")
    assert match.outcome == Outcome((1.0, 0.0, 0.5), "time")
    assert not match.seats_in_play
    again = Match.from_record(str(match.record()))
    assert again.outcome == match.outcome
    assert again.positions == match.positions


def test_start_must_be_of_the_game() -> None:
    with pytest.raises(ValueError, match="mosona"):
        Match(tablier.game("kolowis"), tablier.game("kolowis", board="mosona").start())


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_records_of_random_games(rule_set: RuleSet) -> None:
    chance = random.Random(11)
    for ended in (True, False):
        match = Match(rule_set.game)
        while not match.outcome and (ended or len(match.moves) < 9):
            match.play(chance.choice(match.position.legal_moves()))
            if chance.random() < 0.1:
                match.comment("good \\ “move” " * chance.randrange(20))
        text = str(match.record(date="2026-11-15", **{match.game.seats[0]: 'A "quoted" \\ name'}))
        again = Match.from_record(text)
        assert again.positions == match.positions
        assert again.outcome == match.outcome
        assert str(again.record(date="2026-11-15", **{match.game.seats[0]: 'A "quoted" \\ name'})) == text
        assert str(Record.parse(text)) == text
        assert max(map(len, text.splitlines()[8:]), default=0) <= 100


RECORD = """[Game "kolowis"]
[Options "board=mosona"]
[Event "a tag of one's own is kept"]
[Result "*"]

{Before the first move.} 1. a4-b5 c5xa4 {a word} 2. b6-b5
"""


def test_a_record_read_and_written_is_the_same() -> None:
    assert str(Record.parse(RECORD)) == RECORD
    match = Match.from_record(RECORD)
    assert match.moves == ("a4-b5", "c5xa4", "b6-b5")
    assert str(match.record()) == RECORD


def test_a_match_keeps_what_it_was_read_from() -> None:
    text = RECORD.replace('[Result "*"]', '[Light "Ada"]\n[Date "1903"]\n[Result "*"]')
    match = Match.from_record(text)
    match.play(match.position.legal_moves()[0])
    record = match.record(dark="Blaise")
    assert (record.tag("Light"), record.tag("Dark"), record.tag("Date")) == ("Ada", "Blaise", "1903")
    assert record.tag("Event") == "a tag of one's own is kept"
    assert record.comment == "Before the first move."
    match.takeback()
    assert str(match.record()) == text


@given(st.text(), st.text(), st.text())
def test_any_name_and_comment_can_be_written_and_read(name: str, opening: str, comment: str) -> None:
    match = kolowis()
    match.comment(opening)
    match.play(WALK[0])
    match.comment(comment)
    record = match.record(light=name)
    assert Record.parse(str(record)) == record
    assert Match.from_record(str(record)).record() == record


def test_tags_have_names() -> None:
    with pytest.raises(ValueError, match="a b"):
        Record((("a b", "c"),))


def test_a_random_start_must_be_told() -> None:
    with pytest.raises(tablier.InvalidRecord, match="Start"):
        Match.from_record('[Game "khan-tsin"]\n[Options "setup=random"]\n\n1. 1-2\n')
    seeded = Match.from_record('[Game "khan-tsin"]\n[Options "seed=7 setup=random"]\n')
    assert seeded.start == tablier.game("khan-tsin", setup="random").start(7)


@pytest.mark.parametrize("text", ["1.a8-b9", "1. a8-b9", "1. a8-b9 *", "1.\na8-b9\n*\n"])
def test_numbers_may_stand_close(text: str) -> None:
    assert Match.from_record(f'[Game "kolowis"]\n\n{text}').moves == ("a8-b9",)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("nonsense", 1),
        ('[Game "kolowis"', 1),
        ('[Game "kolowis"]\n[Game "kolowis"]', 2),
        ('[Game "kolowis"]\n\n2. a8-b9', 3),
        ('[Game "kolowis"]\n\na8-b9', 3),
        ('[Game "kolowis"]\n\n1. a8-b9 2. b8xb10', 3),
        ('[Game "kolowis"]\n\n1. a8-b9\n{open', 4),
        ('[Game "kolowis"]\n\n1. a8-b9 {a comment}\nb8xb10 {open comment', 4),
        ('[Game "kolowis"]\n[Options "large"]\n', 2),
        ('[Game "kolowis"]\n\n* 1. a8-b9', 3),
        ('[Game "kolowis"]\n\n1. a8-b9 1. c8-b8', 3),
    ],
)
def test_unreadable_records(text: str, line: int) -> None:
    with pytest.raises(tablier.UnreadableRecord) as error:
        Match.from_record(text)
    assert error.value.line == line


@pytest.mark.parametrize(
    ("change", "ply"),
    [
        (("c5xa4", "c5-c4"), 2),
        (("c5xa4", "x"), 2),
        (("c5xa4", "light:resignation"), 3),
        (('[Result "*"]', '[Result "1-0"]'), 3),
        (('[Result "*"]', '[Result "1-0"]\n[Reason "unity"]'), 3),
        (('[Result "*"]', '[Result "1/2-1/2"]\n[Reason "agreement"]'), 3),
        (('[Result "*"]', '[Start "8/8/8 l 0"]'), 0),
        (('[Result "*"]', '[Result "*"]\n[Reason "resignation"]'), 3),
    ],
)
def test_invalid_records(change: tuple[str, str], ply: int) -> None:
    with pytest.raises(tablier.InvalidRecord) as error:
        Match.from_record(RECORD.replace(*change))
    assert error.value.ply == ply
    assert str(error.value)


def test_reason_must_agree_with_the_moves() -> None:
    match = kolowis()
    for move in WALK * 2:
        match.play(move)
    text = str(match.record())
    assert Match.from_record(text).outcome == match.outcome
    with pytest.raises(tablier.InvalidRecord, match="quiet"):
        Match.from_record(text.replace('Reason "repetition"', 'Reason "quiet"'))
    for result in ("1-0", "*"):
        with pytest.raises(tablier.InvalidRecord, match="1/2-1/2"):
            Match.from_record(text.replace('Result "1/2-1/2"', f'Result "{result}"'))


@pytest.mark.parametrize("reason", ["resignation", "time"])
@pytest.mark.parametrize("result", ["1-0", "0-1"])
def test_endings_that_only_the_tags_know(result: str, reason: str) -> None:
    match = Match.from_record(RECORD.replace('[Result "*"]', f'[Result "{result}"]\n[Reason "{reason}"]'))
    assert match.outcome
    assert (match.outcome.result, match.outcome.reason) == (result, reason)


def test_comments_cannot_break_a_record() -> None:
    match = kolowis()
    match.comment("about the match")
    match.play(WALK[0])
    match.comment("a } brace {\n and lines")
    assert match.record().comment == "about the match"
    assert Match.from_record(str(match.record())).record() == match.record()
