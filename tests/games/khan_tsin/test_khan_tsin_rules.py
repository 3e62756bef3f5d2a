"""Every numbered rule of Khan Tsin, in positions where it decides."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rule_sets import RULE_SETS, RuleSet, random_position
from scale import scaled
from tablier.core.errors import BadOption, IllegalMove
from tablier.core.position import Position
from tablier.games.khan_tsin.game import KhanTsin
from tablier.games.khan_tsin.geometry import CELLS, CLAWS

DEAL = ",".join("rbw" * 12)
MIDDLE = "11,wbr,r,www,1,br,rb,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12"  # South's four: 12, 13, 14, 16; North's: 24, 21, 20, 19
STUCK = "13,bbwwbrw,4,rwrwrbbw,1,rrrbwbww,1,bwrrwrbw,1,bbrbr,11"  # South cannot move, North only 25-14


def position(text: str, **options: object) -> Position:
    return KhanTsin(**options).parse(text)


def refused(at: Position, move: str) -> tuple[str, str]:
    """The rule and the code with which a move is refused; nothing changes."""
    before = at.state
    with pytest.raises(IllegalMove) as caught:
        at.play(move)
    assert at.state == before
    return caught.value.rule, caught.value.reason.code


def moves_of(at: Position, cell: int) -> set[str]:
    return {move for move in at.legal_moves() if move.startswith(f"{cell}-")}


def sources(at: Position) -> set[int]:
    return {int(move.split("-")[0]) for move in at.legal_moves()}


def played(at: Position, *moves: str) -> Position:
    for move in moves:
        at = at.play(move)
    return at


def test_kt1_the_dragon_has_36_cells_and_twelve_barons_of_each_colour() -> None:
    assert CELLS == 36
    assert KhanTsin().start().legal_moves() == sorted(f"@{cell}" for cell in range(1, 37))
    text = str(KhanTsin(setup="random", seed=1).start())
    assert [text.count(colour) for colour in "rbw"] == [12, 12, 12]


def test_kt2_south_places_red_then_north_black_then_white_fill_the_rest() -> None:
    at = KhanTsin().start()
    assert str(at) == "36 s"
    for cell in range(1, 13):
        assert at.to_move == "south"
        at = at.play(f"@{cell}")
    assert str(at) == "r,r,r,r,r,r,r,r,r,r,r,r,24 n"
    for cell in range(36, 24, -1):
        assert at.to_move == "north"
        assert at.legal_moves() == sorted(f"@{free}" for free in range(13, cell + 1))
        at = at.play(f"@{cell}")
    assert str(at) == ",".join("r" * 12 + "w" * 12 + "b" * 12) + " s"


def test_kt2_the_draft_uses_free_cells_and_nothing_else() -> None:
    at = position("5,r,3,r,26 s")
    assert "@10" not in at.legal_moves()
    assert len(at.legal_moves()) == 34
    assert refused(at, "@10") == ("KT2", "khan-tsin-taken")
    assert refused(at, "6-10") == ("KT2", "khan-tsin-drafting")
    assert refused(at, "pass") == ("KT2", "khan-tsin-drafting")
    assert refused(position(f"{DEAL} s"), "@10") == ("KT2", "khan-tsin-all-placed")


def test_kt2_a_random_deal_comes_from_its_seed() -> None:
    game = KhanTsin(setup="random", seed=7)
    assert game.rule_set == "khan-tsin seed=7 setup=random"
    # Written down once: the same deal compiled or not, on every machine, in every version.
    assert str(game.start()) == "r,b,w,w,r,r,b,r,b,b,w,w,r,w,w,w,b,w,r,w,b,r,r,b,b,w,r,b,w,r,r,b,w,r,b,b s"
    assert game.start(8) == Position(game, KhanTsin(setup="random", seed=8).start().state)
    assert game.start(8) != game.start()
    assert game.start(0) != game.start()


def test_kt2_a_random_deal_without_a_seed_is_another_one_each_time() -> None:
    game = KhanTsin(setup="random")
    assert not game.fixed_start
    assert KhanTsin(setup="random", seed=0).fixed_start
    assert KhanTsin().fixed_start
    assert len({str(game.start()) for _ in range(5)}) > 1
    assert str(game.start(7)) == str(KhanTsin(setup="random", seed=7).start())


def test_kt2_a_random_deal_favours_no_cell() -> None:
    game = KhanTsin(setup="random")
    deals = [str(game.start(seed)).split(" ")[0].split(",") for seed in range(900)]
    for cell in range(36):
        for colour in "rbw":
            # 300 expected, and 14 the standard deviation; the deals are always the same.
            assert 240 < sum(deal[cell] == colour for deal in deals) < 360


def test_kt2_a_seed_needs_a_random_setup() -> None:
    with pytest.raises(BadOption, match="setup=random"):
        KhanTsin(seed=7)
    with pytest.raises(BadOption, match="setup=random"):
        KhanTsin().start(7)
    for seed in (-1, 2**63, True, "x"):
        with pytest.raises(BadOption):
            KhanTsin(setup="random", seed=seed)
        with pytest.raises(BadOption):
            KhanTsin(setup="random").start(seed)  # type: ignore[arg-type]


def test_kt3_south_plays_first() -> None:
    drafted = position("r,r,r,r,r,r,r,r,r,r,r,r,b,b,b,b,b,b,b,b,b,b,b,13 n").play("@36")
    assert drafted.to_move == "south"
    assert KhanTsin(setup="random", seed=3).start().to_move == "south"
    assert drafted.play("1-36").to_move == "north"


def test_kt4_one_of_the_four_nearest_to_the_own_end() -> None:
    south, north = position(f"{DEAL} s"), position(f"{DEAL} n")
    assert sources(south) == {1, 2, 3, 4}
    assert sources(north) == {33, 34, 35, 36}
    assert refused(south, "5-1") == ("KT4", "khan-tsin-not-near")
    assert refused(north, "32-1") == ("KT4", "khan-tsin-not-near")
    assert refused(north, "1-32") == ("KT4", "khan-tsin-not-near")
    with pytest.raises(IllegalMove, match="33"):
        north.play("32-1")


def test_kt4_a_pile_counts_as_one_and_empty_cells_do_not_count() -> None:
    assert sources(position(f"{MIDDLE} s")) == {12, 13, 14, 16}
    assert refused(position(f"{MIDDLE} s"), "17-13:2") == ("KT4", "khan-tsin-not-near")
    assert {19, 20, 21, 24} >= sources(position(f"{MIDDLE} n"))
    assert sources(position(f"{DEAL} s").play("3-36").play("35-1")) == {1, 2, 4, 5}


def test_kt4_the_choice_does_not_widen_when_none_of_the_four_can_move() -> None:
    at = position(f"{STUCK} s")
    assert at.legal_moves() == ["pass"]
    assert refused(at, "25-14") == ("KT4", "khan-tsin-not-near")
    assert at.play("pass").legal_moves() == ["25-14"]


def test_kt5_any_other_occupied_cell_at_any_distance_forward_or_backward() -> None:
    at = position(f"{DEAL} s")
    assert moves_of(at, 4) == {f"4-{to}" for to in range(1, 37) if to != 4}
    assert len(at.legal_moves()) == 140
    at = position(f"{MIDDLE} s")
    assert moves_of(at, 13) == {f"13-{to}" for to in (12, 14, 16, 17, 18, 19, 20, 24)}  # not 21: KT7
    assert refused(at, "13-15") == ("KT5", "khan-tsin-empty")
    assert refused(at, "13-13") == ("KT5", "khan-tsin-same-cell")
    assert refused(at, "15-13") == ("KT5", "khan-tsin-nobody")
    assert refused(at, "11-15") == ("KT5", "khan-tsin-nobody")


def test_kt5_the_top_pieces_move_and_keep_their_order() -> None:
    at = position(f"{MIDDLE} s")
    assert str(at.play("12-14")) == "11,wb,r,wwwr,1,br,rb,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12 n"
    assert str(at.play("12-17:2")) == "11,w,r,www,1,br,rbbr,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12 n"
    assert str(at.play("12-13:3")) == "12,rwbr,www,1,br,rb,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12 n"
    assert refused(at, "13-12:2") == ("KT5", "khan-tsin-too-few")
    assert refused(at, "12-13:4") == ("KT5", "khan-tsin-too-few")


def test_kt6_the_resulting_pile_must_be_higher_than_the_one_left() -> None:
    at = position("9,r,3,wb,2,wrb,rwrrww,rwrbbb,bwr,wrbwbb,w,4,bwrbbrrw,9 s")
    expected = {"17-10:3", "17-14:2", "17-14:3", "17-18", "17-20", "17-20:2", "17-20:3", "17-22:3"}
    assert moves_of(at, 17) == expected
    for equal_or_lower in ("17-10", "17-10:2", "17-14", "17-22:2"):
        assert refused(at, equal_or_lower) == ("KT6", "khan-tsin-falls")


def test_kt7_no_pile_holds_more_than_three_of_a_colour() -> None:
    at = position("9,r,3,wb,2,wrb,rwrrww,rwrbbb,bwr,wrbwbb,w,4,bwrbbrrw,9 s")
    assert moves_of(at, 10) == {f"10-{to}" for to in (14, 17, 19, 20, 21, 22)}
    for fourth_red in ("10-18", "10-27", "17-18:2", "17-18:3"):
        assert refused(at, fourth_red) == ("KT7", "khan-tsin-no-harmony")
    three_white = position(f"{MIDDLE} s")
    assert {"14-12:2", "14-13:3"} <= moves_of(three_white, 14)
    assert refused(three_white, "14-12:3") == ("KT7", "khan-tsin-no-harmony")


def test_kt8_who_can_play_must() -> None:
    at = position(f"{STUCK} n")
    assert at.legal_moves() == ["25-14"]
    assert refused(at, "pass") == ("KT8", "khan-tsin-no-passing")
    assert refused(position(f"{DEAL} s"), "pass") == ("KT8", "khan-tsin-no-passing")


def test_kt8_who_cannot_play_passes_as_long_as_that_lasts() -> None:
    at = position(f"{STUCK} s")
    assert at.outcome is None
    assert refused(at, "14-19") == ("KT8", "khan-tsin-must-pass")
    at = played(at, "pass", "25-14")
    assert at.legal_moves() == ["pass"]
    assert str(at.play("pass")) == "13,bbwwbrwr,4,rwrwrbbw,1,rrrbwbww,1,bwrrwrbw,1,bbrb,11 n"


def test_kt9_a_pile_of_nine_wins_at_once_for_whoever_makes_it() -> None:
    south = position("10,bb,2,w,1,rw,r,rwrbrwb,wrr,brbbw,w,rrwb,1,wb,1,wbwwbbrr,10 s").play("17-26")
    assert south.outcome is not None
    assert (south.outcome.scores, south.outcome.reason) == ((1.0, 0.0), "emperor")
    north = played(position("1,wb,11,w,1,brwrrww,bbrwwb,bwrwbb,brw,brbw,w,b,rr,6,rrr,6 s"), "16-20:4", "22-20")
    assert north.outcome is not None
    assert (north.outcome.scores, north.outcome.reason) == ((0.0, 1.0), "emperor")
    for over in (south, north):
        assert over.legal_moves() == []
        again = over.game.parse(str(over))
        assert again == over
        assert again.outcome == over.outcome
        assert refused(over, "pass") == ("", "refused-over")


def test_kt9_twelve_winning_moves_of_the_perft_position() -> None:
    at = position("15,w,brrwbww,rbrrbb,w,brbwrwbw,rwrwwbbb,rw,rbr,13 n", inversion=True)
    outcomes = [after.outcome for after in map(at.play, at.legal_moves())]
    wins = [outcome for outcome in outcomes if outcome is not None]
    assert [outcome.scores for outcome in wins] == [(0.0, 1.0)] * 12


def test_kt10_when_neither_can_move_the_game_is_a_draw() -> None:
    at = position("5,bbwwwrb,7,wwrrbwbr,3,wr,wbr,wwbbbrrr,1,wrbrwrb,3,b,10 n", speeds=True)
    assert at.outcome is None
    blocked = at.play("26-22")
    assert blocked.outcome is not None
    assert (blocked.outcome.scores, blocked.outcome.reason) == ((0.5, 0.5), "blocked")
    assert blocked.legal_moves() == []
    assert blocked.game.parse(str(blocked)).outcome == blocked.outcome
    assert position(str(blocked)).outcome is None  # where flying knows no bounds, the game goes on


def squares(at: Position) -> int:
    return sum(len(pile) ** 2 for pile in str(at).split(" ")[0].split(",") if pile.isalpha())


@given(st.sampled_from([each for each in RULE_SETS if "setup=random" in each.text]), st.randoms(use_true_random=False))
def test_kt10_every_move_raises_the_sum_of_the_squares(rule_set: RuleSet, chance: random.Random) -> None:
    at = random_position(rule_set, chance, 40)
    for move in at.legal_moves()[:: scaled(1, 10)]:
        assert move == "pass" or squares(at.play(move)) >= squares(at) + 2
    assert at.game.settled(at.state) == (0.5, 0.5)


def test_kt11_the_moved_pile_and_the_resulting_pile_may_be_turned() -> None:
    at = position(f"{MIDDLE} s", inversion=True)
    results = {turn: str(at.play(f"12-16:3{turn}")).split(",")[4] for turn in ("", "r", "R", "rR")}
    assert results == {"": "brwbr", "r": "brrbw", "R": "rbwrb", "rR": "wbrrb"}
    assert str(at.play("13-12R")) == "11,rrbw,1,www,1,br,rb,bbwrb,bwwrr,rwwwb,rrwbr,2,brbbw,12 n"
    assert at.play("14-16:3") == at.play("14-16:3r")  # two moves, though they give the same pile
    assert {"14-16:3", "14-16:3r"} <= set(at.legal_moves())


def test_kt11_a_baron_alone_is_not_turned_and_heights_count_as_ever() -> None:
    at = position(f"{MIDDLE} s", inversion=True)
    assert {move for move in moves_of(at, 13) if move.startswith("13-12")} == {"13-12", "13-12R"}
    assert refused(at, "13-12r") == ("KT11", "khan-tsin-turned-alone")
    assert refused(at, "13-12rR") == ("KT11", "khan-tsin-turned-alone")
    assert refused(at, "12-16R") == ("KT6", "khan-tsin-falls")


def test_kt11_piles_are_turned_in_the_variant_only() -> None:
    at = position(f"{MIDDLE} s")
    assert not any("r" in move.lower() for move in at.legal_moves())
    for turned in ("12-13:3r", "12-13:3R", "12-13:3rR", "13-12r", "13-12R"):
        assert refused(at, turned) == ("KT11", "khan-tsin-no-inversion")


def test_kt12_leaps_as_many_as_claws_or_flights_of_five_and_more() -> None:
    at = position(f"{MIDDLE} s", speeds=True)
    assert moves_of(at, 14) == {"14-13:3", "14-16:2", "14-16:3", "14-21", "14-21:2", "14-24", "14-24:2"}  # single
    assert moves_of(at, 16) == {"16-13:2", "16-18", "16-24"}  # double
    assert moves_of(at, 13) == {"13-16", "13-19", "13-20", "13-24"}  # double
    triple = {"12-16:2", "12-16:3", "12-18", "12-19", "12-19:2", "12-19:3", "12-20", "12-20:2", "12-24"}
    assert moves_of(at, 12) == triple
    for move in ("14-12", "14-17:2", "16-17", "16-14", "16-12", "12-13:3", "12-14", "12-17:2", "13-17", "13-18"):
        assert refused(at, move) == ("KT12", "khan-tsin-out-of-reach")


def test_kt12_counts_from_norths_end_too() -> None:
    at = position(f"{DEAL} n", speeds=True)
    assert moves_of(at, 36) == {"36-33"} | {f"36-{to}" for to in range(1, 32)}  # triple
    assert moves_of(at, 35) == {"35-36", "35-34"} | {f"35-{to}" for to in range(1, 31)}  # single
    assert moves_of(at, 34) == {"34-36", "34-32"} | {f"34-{to}" for to in range(1, 30)}  # double
    assert moves_of(at, 33) == {"33-36", "33-30"} | {f"33-{to}" for to in range(1, 29)}  # triple


def test_kt13_twelve_cells_of_each_kind_the_first_double() -> None:
    assert CLAWS[:6] == (2, 1, 3, 2, 1, 3)
    assert [CLAWS.count(pairs) for pairs in (1, 2, 3)] == [12, 12, 12]
    assert CLAWS[-1] == 3
