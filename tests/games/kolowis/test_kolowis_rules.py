"""The numbered rules of Kolowis, one by one."""

import pytest

from tablier.core.errors import IllegalMove, MatchOver, Reason
from tablier.core.match import Match
from tablier.core.outcome import Outcome
from tablier.core.position import Position
from tablier.games.kolowis.game import Kolowis
from tablier.games.kolowis.rules import MOST_MOVES

LARGE, SMALL = Kolowis(), Kolowis(board="mosona")
BOARDS = pytest.mark.parametrize("game", [LARGE, SMALL], ids=["kolowis", "mosona"])
DIRECTIONS = [(2, 0), (-2, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)]
LIGHT_WINS, DARK_WINS, DRAW = (1.0, 0.0), (0.0, 1.0), (0.5, 0.5)

# The prey of a piece on a1: every other point of row c, and row b but for its ends.
ZIGZAG = "2d1d1d1d1d1d1d1/1ddddddddddddddd1/l15 l 0"
EAST_IN_ZIGZAG = "a1xc2xa3xc4xa5xc6xa7xc8xa9xc10xa11xc12xa13xc14xa15xc16"
BACK_ALONG_ROW_C = "xc14xc12xc10xc8xc6xc4xc2"


def small(text: str) -> Position:
    return SMALL.parse(text)


def after(position: Position, *moves: str) -> str:
    for move in moves:
        position = position.play(move)
    return str(position)


def refusal(position: Position, move: str) -> Reason:
    assert move not in position.legal_moves()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.rule == refused.value.reason.rule
    assert refused.value.text("en") != refused.value.text("fr")
    return refused.value.reason


def places(game: Kolowis) -> dict[tuple[int, int], str]:
    """The points by place, with twice the x of AK1."""
    n = 16 if game is LARGE else 8
    outer = {(2 * i, y): f"{row}{i}" for row, y in (("a", 0), ("c", 2)) for i in range(1, n + 1)}
    return outer | {(2 * j - 1, 1): f"b{j}" for j in range(1, n + 2)}


def with_pieces(game: Kolowis, light: list[str], dark: list[str]) -> Position:
    """A position with Light to move."""
    rows = []
    for row, y in (("c", 2), ("b", 1), ("a", 0)):
        names = [name for place, name in sorted(places(game).items()) if place[1] == y]
        assert all(name[0] == row for name in names)
        rows.append("".join("l" if name in light else "d" if name in dark else "." for name in names))
    text = "/".join(rows)
    for gap in range(len(text), 0, -1):
        text = text.replace("." * gap, str(gap))
    return game.parse(f"{text} l 0")


@BOARDS
def test_ak1_lines_join_the_neighbours_along_the_rows_and_across_them(game: Kolowis) -> None:
    at, n = places(game), 16 if game is LARGE else 8
    found = set()
    for place, name in at.items():
        far = f"c{n}" if place[0] <= n else "a1"  # Dark must have a piece somewhere, and not beside this point
        found |= {frozenset(move.split("-")) for move in with_pieces(game, [name], [far]).legal_moves()}
    lines = {frozenset((f"{row}{i}", f"{row}{i + 1}")) for row in "ac" for i in range(1, n)}
    lines |= {frozenset((f"b{j}", f"b{j + 1}")) for j in range(1, n + 1)}
    lines |= {frozenset((f"{row}{i}", f"b{j}")) for row in "ac" for i in range(1, n + 1) for j in (i, i + 1)}
    assert found == lines
    assert (len(at), len(lines)) == ((49, 110) if game is LARGE else (25, 54))


def test_ak2_each_player_fills_his_outer_row_and_row_b_on_his_right() -> None:
    assert str(LARGE.start()) == "dddddddddddddddd/1ddddddd1lllllll1/llllllllllllllll l 0"
    assert str(SMALL.start()) == "dddddddd/dddd1llll/llllllll l 0"
    assert LARGE.start().legal_moves() == ["a1-b1", "a16-b17", "a8-b9", "a9-b9", "b10-b9", "b16-b17"]
    assert SMALL.start().legal_moves() == ["a4-b5", "a5-b5", "b6-b5"]
    for game, pieces in ((LARGE, 23), (SMALL, 12)):
        assert [str(game.start()).split()[0].count(side) for side in "ld"] == [pieces, pieces]


@BOARDS
def test_ak3_light_plays_first_and_then_they_take_turns(game: Kolowis) -> None:
    start = game.start()
    assert game.seats == ("light", "dark")
    assert start.to_move == "light"
    second = start.play(start.legal_moves()[0])
    assert second.to_move == "dark"
    assert second.play(second.legal_moves()[0]).to_move == "light"


def test_ak4_a_step_leads_along_a_line_to_a_free_neighbour_in_any_direction() -> None:
    position = small("1d3d2/3l3l1/6l1 l 0")
    assert [move for move in position.legal_moves() if move.startswith("b4")] == [
        "b4-a3", "b4-a4", "b4-b3", "b4-b5", "b4-c3", "b4-c4",
    ]  # fmt: skip
    assert [move for move in position.legal_moves() if move.startswith("a7")] == ["a7-a6", "a7-a8", "a7-b7"]
    assert after(position, "b4-c4") == "1d1l1d2/7l1/6l1 d 1"
    assert after(position, "b4-c4", "c2-b2", "c4-b5") == "5d2/1d2l2l1/6l1 d 3"  # forward and backward


def test_ak4_a_step_goes_no_further_than_the_lines_do() -> None:
    position = small("1d3d2/3l3l1/6l1 l 0")
    for move in ("b4-b6", "a7-c7", "a7-c8", "a7-b6", "b4-b4"):
        start, end = move.split("-")
        assert refusal(position, move) == Reason("kolowis-no-line", "AK4", {"start": start, "end": end})


def test_ak4_a_step_needs_a_free_point() -> None:
    position = small("1d1d1d2/3l3l1/6l1 l 0")
    assert refusal(position, "a7-b8") == Reason("kolowis-occupied", "AK4", {"point": "b8"})
    assert refusal(position, "b4-c4") == Reason("kolowis-occupied", "AK4", {"point": "c4"})


def test_ak4_only_ones_own_pieces_move() -> None:
    position = small("1d3d2/3l3l1/6l1 l 0")
    assert refusal(position, "c2-c1") == Reason("kolowis-not-yours", "AK4", {"point": "c2"})
    assert refusal(position, "a1-a2") == Reason("kolowis-nothing-there", "AK4", {"point": "a1"})
    assert refusal(position, "c6xc4") == Reason("kolowis-not-yours", "AK4", {"point": "c6"})
    assert refusal(position, "b6xb8") == Reason("kolowis-nothing-there", "AK4", {"point": "b6"})


def test_ak4_passing_is_forbidden() -> None:
    assert refusal(small("1d3d2/3l3l1/6l1 l 0"), "pass") == Reason("kolowis-no-passing", "AK4")
    # Neither where a capture is compulsory.
    assert refusal(small("6d1/1ld1d4/6l1 l 0"), "pass") == Reason("kolowis-no-passing", "AK4")


@BOARDS
def test_ak5_a_jump_goes_straight_over_any_neighbour_and_never_bends(game: Kolowis) -> None:
    at = places(game)
    for (x, y), name in at.items():
        for dx, dy in DIRECTIONS:
            over, behind = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
            if over not in at:
                continue
            position = with_pieces(game, [name], [at[over]])
            if behind in at:
                assert position.legal_moves() == [f"{name}x{at[behind]}"]
            else:
                assert all("-" in move for move in position.legal_moves())


def test_ak5_straight_lines_of_the_rules_text() -> None:
    # a_i, b_(i+1), c_(i+1) and a_i, b_i, c_(i-1); and back.
    assert LARGE.parse("15d/5d11/4l11 l 0").legal_moves() == ["a5xc6"]
    assert LARGE.parse("15d/4d12/4l11 l 0").legal_moves() == ["a5xc4"]
    assert LARGE.parse("4d11/4l12/15l d 0").legal_moves() == ["c5xa4"]
    assert LARGE.parse("4d11/5l11/15l d 0").legal_moves() == ["c5xa6"]


def test_ak5_a_jump_that_bends_or_is_too_long_is_none() -> None:
    position = small("4d3/d2d5/l1l3ld l 0")
    for move in ("a1xc1", "a3xc3", "a7xb9", "a3xb5", "a3xa4", "a3xa7", "a3xa3"):
        start, end = move.split("x")
        assert refusal(position, move) == Reason("kolowis-not-straight", "AK5", {"start": start, "end": end})


def test_ak5_only_a_neighbouring_enemy_piece_is_taken() -> None:
    position = small("7d/2ll5/2l5 l 0")
    assert refusal(position, "a3xc4") == Reason("kolowis-nothing-to-take", "AK5", {"point": "b4"})  # one's own
    assert refusal(position, "a3xa5") == Reason("kolowis-nothing-to-take", "AK5", {"point": "a4"})  # nothing


def test_ak5_the_point_behind_must_be_free() -> None:
    position = small("2dl4/3dld3/2l5 l 0")
    assert refusal(position, "a3xc4") == Reason("kolowis-occupied", "AK5", {"point": "c4"})  # by one's own
    assert refusal(small("3d4/3d5/2l5 l 0"), "a3xc4") == Reason("kolowis-occupied", "AK5", {"point": "c4"})


def test_ak5_a_captured_piece_leaves_at_once() -> None:
    position = small("1d6/2dd5/2l4l l 0")
    assert position.legal_moves() == ["a3xc4"]
    assert after(position, "a3xc4") == "1d1l4/2d6/7l d 0"
    # There is nothing left on b4 for a jump back.
    assert refusal(position, "a3xc4xa3") == Reason("kolowis-nothing-to-take", "AK5", {"point": "b4"})


def test_ak6_the_same_piece_goes_on_along_the_rows_and_across() -> None:
    position = small("2d4d/1d2d4/l4d2 l 0")
    assert position.legal_moves() == ["a1xc2xc4xa5xa7"]
    assert after(position, "a1xc2xc4xa5xa7") == "7d/9/6l1 d 0"
    assert small("7l/4ll3/5d2 d 0").legal_moves() == ["a6xc5xa4"]


def test_ak6_a_capture_may_come_back_to_where_it_started() -> None:
    position = small("7d/1dd6/ld6 l 0")
    assert position.legal_moves() == ["a1xa3xc2xa1", "a1xc2xa3xa1"]
    assert after(position, "a1xa3xc2xa1") == after(position, "a1xc2xa3xa1") == "7d/9/l7 d 0"


def test_ak6_a_capture_may_pass_through_a_point_twice() -> None:
    position = small("7d/1dddd4/ld1d4 l 0")
    eights = ["a1xa3xa5xc4xa3xc2xa1", "a1xa3xc4xa5xa3xc2xa1", "a1xc2xa3xa5xc4xa3xa1", "a1xc2xa3xc4xa5xa3xa1"]
    assert position.legal_moves() == eights
    assert {after(position, eight) for eight in eights} == {"7d/9/l7 d 0"}
    assert refusal(position, "a1xa3xc2xa1") == Reason("kolowis-capture-more", "AK7", {"most": 6})


def test_ak6_a_capture_of_22_pieces() -> None:
    position = LARGE.parse(ZIGZAG)
    moves = position.legal_moves()
    assert EAST_IN_ZIGZAG + BACK_ALONG_ROW_C in moves
    assert {move.count("x") for move in moves} == {22}
    assert len(moves) == 128
    assert after(position, EAST_IN_ZIGZAG + BACK_ALONG_ROW_C) == "1l14/17/16 d 0"
    assert refusal(position, EAST_IN_ZIGZAG) == Reason("kolowis-capture-more", "AK7", {"most": 22})
    further = {"point": "c3"}
    assert refusal(position, f"{EAST_IN_ZIGZAG}{BACK_ALONG_ROW_C}xc4") == Reason("kolowis-nothing-to-take", "AK5", further)


def test_ak6_a_capture_of_all_23_pieces_in_as_many_ways_as_are_known() -> None:
    position = LARGE.parse("1ld1d1d1d1d5/1dddddddddddd4/1d1d1d1d1d1d4 l 0")
    moves = LARGE.moves(position.state)
    assert len(set(moves)) == len(moves) == 49_920 <= MOST_MOVES
    longest = LARGE.write_move(position.state, moves[-1])
    assert longest.count("x") == 23
    assert position.play(longest).outcome == Outcome(LIGHT_WINS, "captured-all")


def test_ak7_capturing_is_compulsory() -> None:
    # Light opened with b10-b9; Dark has other pieces that could step.
    position = LARGE.parse("dddddddddddddddd/1dddddddl1llllll1/llllllllllllllll d 1")
    assert position.legal_moves() == ["b8xb10"]
    for move in ("b2-b1", "c16-b17", "c9-b10"):
        assert refusal(position, move) == Reason("kolowis-capture-more", "AK7", {"most": 1})


def test_ak7_stopping_early_is_forbidden() -> None:
    position = small("6d1/1ld1d4/6l1 l 0")
    assert position.legal_moves() == ["b2xb4xb6"]
    assert refusal(position, "b2xb4") == Reason("kolowis-capture-more", "AK7", {"most": 2})


def test_ak7_the_most_counts_among_all_captures_of_all_pieces() -> None:
    position = small("2d3d1/ld3d3/4l3 l 0")
    assert position.legal_moves() == ["a5xc6xc8"]
    for move in ("b1xb3", "a5xc6", "b1-a1"):
        assert refusal(position, move) == Reason("kolowis-capture-more", "AK7", {"most": 2})
    # Of the two ways of one piece, too: along row a it takes two, across only one.
    assert small("7d/3d5/2ld1d2 l 0").legal_moves() == ["a3xa5xa7"]


def test_ak7_among_equal_captures_the_choice_is_free() -> None:
    position = LARGE.parse("5d7d2/4d4d1dl2d1/3l4l5l1 l 0")
    assert position.legal_moves() == ["a4xc5xc7", "b13xb11xb9"]
    assert refusal(position, "a15xc16") == Reason("kolowis-capture-more", "AK7", {"most": 2})
    assert small("3d4/5ld2/1ld5 l 0").legal_moves() == ["a2xa4", "b6xb8"]


def test_ak7_what_is_impossible_is_said_before_what_is_compulsory() -> None:
    position = small("6d1/1ld1d4/6l1 l 0")  # a capture of two is compulsory
    assert refusal(position, "a7-c7").code == "kolowis-no-line"
    assert refusal(position, "b2-b3").code == "kolowis-occupied"
    assert refusal(position, "a7xa5").code == "kolowis-nothing-to-take"


def test_ak8_taking_all_wins() -> None:
    position = small("2d5/3l3d1/4l3 d 0").play("c3xa4xa6")
    assert str(position) == "8/7d1/5d2 l 0"
    assert position.outcome == Outcome(DARK_WINS, "captured-all")
    assert position.legal_moves() == []
    assert small("8/3ld4/8 l 49").play("b4xb6").outcome == Outcome(LIGHT_WINS, "captured-all")


def test_ak8_leaving_the_enemy_without_a_move_wins_whatever_the_numbers() -> None:
    position = small("ddl1l3/dddll4/ddll4 l 7").play("c5-c4")
    assert position.outcome == Outcome(LIGHT_WINS, "blocked")  # with six pieces against seven
    assert position.legal_moves() == []
    assert small("4ddll/4ddlll/4ddll l 8").outcome == Outcome(DARK_WINS, "blocked")
    assert small("4ddll/4ddlll/4ddll d 8").outcome is None


def test_ak8_who_can_only_capture_is_not_blocked() -> None:
    position = small("ll1l4/dll6/dl6 d 0")
    assert position.outcome is None
    assert position.legal_moves() == ["a1xa3"]


def test_ak8_nothing_can_be_played_when_the_game_is_over() -> None:
    for text in ("8/7d1/5d2 l 0", "ddll4/dddll4/ddll4 d 8", "6d1/1l5d1/1l2l3 d 50"):
        assert refusal(small(text), "c7-c8") == Reason("refused-over")
        assert refusal(small(text), "pass") == Reason("refused-over")


@pytest.mark.parametrize(
    ("text", "scores"),
    [("l14d/l15d/ll13d l 12", LIGHT_WINS), ("l14d/l15d/l13dd l 12", DARK_WINS), ("l14d/l15d/l14d d 0", DRAW)],
)
def test_ak9_by_agreement_more_captures_win(text: str, scores: tuple[float, float]) -> None:
    match = Match(LARGE, LARGE.parse(text))
    assert match.outcome is None
    match.agree()
    assert match.outcome == Outcome(scores, "agreement")
    with pytest.raises(MatchOver):
        match.play("a1-a2")


@pytest.mark.parametrize(
    ("text", "move", "scores"),
    [
        ("6d1/1l5d1/1l1l4 l 49", "a4-a5", LIGHT_WINS),
        ("6d1/1l5d1/1l6 d 49", "b8-b7", DRAW),
        ("6d1/1l5d1/8 l 49", "b2-b3", DARK_WINS),
    ],
)
def test_ak10_after_50_quiet_plies_more_pieces_win(text: str, move: str, scores: tuple[float, float]) -> None:
    assert small(text).outcome is None
    over = small(text).play(move)
    assert over.outcome == Outcome(scores, "quiet")
    assert over.legal_moves() == []
    assert small(str(over)).outcome == over.outcome


def test_ak10_a_capture_starts_the_count_again() -> None:
    position = small("7d/3ld4/1l6 l 49").play("b4xb6")
    assert str(position) == "7d/5l3/1l6 d 0"
    assert position.outcome is None


def test_ak10_being_blocked_counts_before_the_limit() -> None:
    position = small("4ddll/3d1dlll/4ddll d 49").play("b4-b5")
    assert str(position) == "4ddll/4ddlll/4ddll l 50"
    assert position.outcome == Outcome(DARK_WINS, "blocked")  # by numbers Light would win, seven to six


@pytest.mark.parametrize(
    ("text", "scores"), [("7d/1l5d1/ll6 l 0", LIGHT_WINS), ("7d/1l5d1/l7 l 0", DRAW), ("7d/6dd1/l7 l 0", DARK_WINS)]
)
def test_ak10_a_third_repetition_ends_the_game_in_the_same_way(text: str, scores: tuple[float, float]) -> None:
    match = Match(SMALL, small(text))
    there_and_back = ["a1-b1", "c8-b9", "b1-a1", "b9-c8"]
    for move in there_and_back * 2:
        assert match.outcome is None
        match.play(move)
    assert match.outcome == Outcome(scores, "repetition")
    assert match.position.outcome is None  # a position by itself does not know
