"""Moves and positions of Kolowis as text, and every reason for which one is refused."""

import re

import pytest

from tablier.core.errors import IllegalMove, InvalidPosition, Reason, UnreadableMove
from tablier.core.words import Fact
from tablier.games.kolowis.game import Kolowis

LARGE, SMALL = Kolowis(), Kolowis(board="mosona")

# A position of the small board, a move that cannot be played there, and why.
REFUSED_MOVES: list[tuple[str, str, str, str, dict[str, Fact]]] = [
    ("1d3d2/3l3l1/6l1 l 0", "pass", "kolowis-no-passing", "AK4", {}),
    ("1d3d2/3l3l1/6l1 l 0", "a1-a2", "kolowis-nothing-there", "AK4", {"point": "a1"}),
    ("1d3d2/3l3l1/6l1 l 0", "c2-c1", "kolowis-not-yours", "AK4", {"point": "c2"}),
    ("1d3d2/3l3l1/6l1 l 0", "a7-c7", "kolowis-no-line", "AK4", {"start": "a7", "end": "c7"}),
    ("1d3d2/3l3l1/6l1 l 0", "a7-b8", "kolowis-occupied", "AK4", {"point": "b8"}),
    ("3d4/3d5/2l5 l 0", "a3xc4", "kolowis-occupied", "AK5", {"point": "c4"}),
    ("3d4/3d5/2l5 l 0", "a3xc3", "kolowis-not-straight", "AK5", {"start": "a3", "end": "c3"}),
    ("3d4/3d5/2l5 l 0", "a3xa5", "kolowis-nothing-to-take", "AK5", {"point": "a4"}),
    ("6d1/1ld1d4/6l1 l 0", "b2xb4", "kolowis-capture-more", "AK7", {"most": 2}),
]

# A text that is no position of the small board, and all that is wrong with it.
REFUSED_POSITIONS: list[tuple[str, list[Reason]]] = [
    ("dddddddd/ddddd4/l7 l 0", [Reason("kolowis-too-many", "AK2", {"seat": "dark", "found": 13, "most": 12})]),
    ("7d/4lllll/llllllll d 0", [Reason("kolowis-too-many", "AK2", {"seat": "light", "found": 13, "most": 12})]),
    ("8/9/l7 l 0", [Reason("kolowis-nobody-moved", "AK8")]),
    ("7d/9/8 d 3", [Reason("kolowis-nobody-moved", "AK8")]),
    ("8/9/8 l 0", [Reason("kolowis-nobody-moved", "AK8")]),
    ("7d/9/l7 l 51", [Reason("position-number", "", {"field": "quiet", "found": "51", "most": 50})]),
    ("7d/9/l7 x 0", [Reason("position-choice", "", {"field": "turn", "found": "x", "allowed": "l, d"})]),
    # Without a turn nobody can say that it was the wrong side which moved last.
    ("8/9/l7 ld 0", [Reason("position-choice", "", {"field": "turn", "found": "ld", "allowed": "l, d"})]),
    ("7d/9/l7/8 l 0", [Reason("position-rows", "", {"field": "points", "found": 4, "expected": 3})]),
    ("7d/9/l6 l 0", [Reason("position-row-length", "", {"row": "a", "found": 7, "expected": 8})]),
    ("7d/9/L7 l 0", [Reason("position-letter", "", {"row": "a", "found": "L", "allowed": "l, d"})]),
    (
        "dddddddd/dddddd3/2x6 d 99",
        [
            Reason("position-number", "", {"field": "quiet", "found": "99", "most": 50}),
            Reason("position-letter", "", {"row": "a", "found": "x", "allowed": "l, d"}),
            Reason("position-row-length", "", {"row": "a", "found": 9, "expected": 8}),
            Reason("kolowis-too-many", "AK2", {"seat": "dark", "found": 14, "most": 12}),
            Reason("kolowis-nobody-moved", "AK8"),
        ],
    ),
]  # fmt: skip


def reasons(game: Kolowis, text: str) -> list[Reason]:
    with pytest.raises(InvalidPosition) as refused:
        game.parse(text)
    assert refused.value.position == text.strip()
    assert refused.value.text("en") != refused.value.text("fr")
    return list(refused.value.reasons)


@pytest.mark.parametrize(("text", "move", "code", "rule", "facts"), REFUSED_MOVES)
def test_a_refused_move_has_its_reason(text: str, move: str, code: str, rule: str, facts: dict[str, Fact]) -> None:
    position = SMALL.parse(text)
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.reason == Reason(code, rule, facts)
    for language in ("en", "fr"):
        said = refused.value.text(language)
        assert said.endswith(f"({rule})")
        assert all(str(fact) in said for fact in facts.values())


@pytest.mark.parametrize(("text", "expected"), REFUSED_POSITIONS)
def test_a_refused_position_has_every_reason(text: str, expected: list[Reason]) -> None:
    assert reasons(SMALL, text) == expected


def test_every_reason_of_the_catalogue_is_given_above() -> None:
    given = {code for _, _, code, _, _ in REFUSED_MOVES}
    given |= {reason.code for _, expected in REFUSED_POSITIONS for reason in expected}
    catalogue = (Kolowis.folder / "words.en.ftl").read_text(encoding="utf-8")
    of_reasons = set(re.findall("^(kolowis-[a-z-]+) =", catalogue.split("kolowis-move-form")[1], re.MULTILINE))
    assert {code for code in given if code.startswith("kolowis-")} == of_reasons


def test_the_large_board_takes_23_pieces_a_side() -> None:
    assert str(LARGE.parse("d15/dddddd11/llllllllllllllll d 50")) == "d15/dddddd11/llllllllllllllll d 50"
    assert LARGE.parse("d15/10lllllll/llllllllllllllll d 0").to_move == "dark"
    assert reasons(LARGE, "d15/9llllllll/llllllllllllllll d 0") == [
        Reason("kolowis-too-many", "AK2", {"seat": "light", "found": 24, "most": 23})
    ]


@pytest.mark.parametrize("text", ["", " ", "l", "7d/9/l7 l", "7d/9/l7  l 0", "7d/9/l7 l 0 0", "7d/9/l7\tl\t0", "d" * 10_000])
def test_a_position_has_three_fields(text: str) -> None:
    assert [reason.code for reason in reasons(SMALL, text)] == ["position-fields"]


@pytest.mark.parametrize("quiet", ["-1", "+1", "00", "01", "٣", "²", "1e1", "9" * 300])
def test_a_quiet_count_is_a_plain_number(quiet: str) -> None:
    assert [reason.code for reason in reasons(SMALL, f"7d/9/l7 l {quiet}")] == ["position-number"]


@pytest.mark.parametrize("row", ["l07", "l7\0", "l٧", "l⁷", "0l7", "ｌ7"])
def test_a_row_is_plain_letters_and_numbers(row: str) -> None:
    assert "position-letter" in [reason.code for reason in reasons(SMALL, f"7d/9/{row} l 0")]


@pytest.mark.parametrize("row", ["", "9", "l8", "99", "l" * 9])
def test_a_row_has_its_length(row: str) -> None:
    assert "position-row-length" in [reason.code for reason in reasons(SMALL, f"7d/9/{row} l 0")]


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "a8", "a8-", "-a8", "a8--b9", "a8 - b9", "a8-b9 ", "a8-b9\n", "A8-b9", "a8–b9", "a8×b9", "a8Xb9", "a8xb9-c8",
        "a8-b9-c8", "a0-b1", "a01-b1", "a1-b01", "d1-d2", "a17-b17", "c17-b17", "b18-b17", "a99-b9", "a100-b1", "a٣-b4",
        "a²-b2", "a8-b9\0", "PASS", "pass ", "0", "x", "a8x", "xa8", "a1x" * 5000, "a1" + "xa3xa1" * 12,
    ],
)  # fmt: skip
def test_what_has_not_the_form_of_a_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove) as unread:
        LARGE.start().play(text)
    assert unread.value.move == text
    assert "a8-b9" in unread.value.text("en")
    assert "a8-b9" in unread.value.text("fr")


def test_the_small_board_has_no_points_beyond_its_own() -> None:
    for text in ("a9-b9", "b10-b9", "c9xc7"):
        with pytest.raises(UnreadableMove):
            SMALL.start().play(text)
        assert LARGE.read_move(LARGE.start().state, text) is not None


def test_a_move_that_no_position_has_is_read_and_refused() -> None:
    state = LARGE.start().state
    for text in ("pass", "a8xb9", "a8xa8", "a8xa10xc10"):
        assert LARGE.read_move(state, text) is None
        with pytest.raises(IllegalMove):
            LARGE.start().play(text)


@pytest.mark.parametrize("text", ["1d5d4d1d1/6d2d3l3/1ll2l8l1 l 0", "3dd1d1d6l/3d6dd3l1/6d2d1d4 l 16", "l14d/l15d/ll13d d 12"])
def test_moves_and_positions_read_as_they_are_written(text: str) -> None:
    position = LARGE.parse(text)
    assert str(position) == text
    packed = LARGE.moves(position.state)
    written = [LARGE.write_move(position.state, move) for move in packed]
    assert len(set(written)) == len(packed)
    assert [LARGE.read_move(position.state, move) for move in written] == packed
