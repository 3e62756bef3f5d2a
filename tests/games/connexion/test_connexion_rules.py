"""The numbered rules of Connexion, one by one."""

import pytest

from tablier.core.errors import IllegalMove, Reason
from tablier.core.outcome import Outcome
from tablier.core.position import Position
from tablier.games.connexion.game import Connexion

GAME = Connexion()
START = "888888/000000/000000/000000/000000/444444 w - 0"
TILES = [column + row for column in "abcdef" for row in "123456"]
# A light path f2 e2 e3 d3 d4 c4 c5 b5 b6, with white pawns on e3 and c5 and a black one beside it.
LONG_PATH = "088888/024000/002000/000240/000820/444400 w - 40"
# A ring of light triangles: c3, d3, d4, c4.
RING = "888888/000000/003000/006100/000000/440444 w - 16"


def at(text: str) -> Position:
    return GAME.parse(text)


def after(text: str, *moves: str) -> str:
    position = at(text)
    for move in moves:
        position = position.play(move)
    return str(position)


def moves_of(text: str, tile: str) -> list[str]:
    """The moves that begin with a tile, without its name: `-c4`, `h`, `l`, `r`."""
    return [move[2:] for move in at(text).legal_moves() if move.startswith(tile)]


def refusal(text: str, move: str) -> Reason:
    position = at(text)
    assert move not in position.legal_moves()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.text("en") != refused.value.text("fr")
    return refused.value.reason


@pytest.mark.parametrize("lies, dark, light", [(0, "NE", "SW"), (1, "ES", "WN"), (2, "SW", "NE"), (3, "WN", "ES")])
def test_cx1_an_orientation_says_which_sides_each_triangle_covers(lies: int, dark: str, light: str) -> None:
    neighbour = {"c4": "N", "d3": "E", "c2": "S", "b3": "W"}
    # All four neighbours of c3 show light towards it; then all four show dark.
    all_light = f"880008/000000/000000/03{4 + lies:x}000/001000/000000 w - 0"
    all_dark = f"000000/000000/002000/00{8 + lies:x}200/000000/440004 b - 0"
    for text, sides in ((all_light, light), (all_dark, dark)):
        reached = {neighbour[move[1:]] for move in moves_of(text, "c3") if move[1:] in neighbour}
        assert reached == set(sides)


def test_cx1_columns_run_east_and_rows_run_north() -> None:
    assert after(START, "a1r").split()[0] == "888888/000000/000000/000000/000000/544444"
    assert after(START, "f6r").split()[0] == "888889/000000/000000/000000/000000/444444"


def test_cx2_the_start_has_no_connections() -> None:
    start = GAME.start()
    assert str(start) == START
    assert start.legal_moves() == sorted(tile + turn for tile in TILES for turn in "rlh")
    assert refusal(START, "a1-a2") == Reason("connexion-no-path", "CX8", {"start": "a1", "end": "a2"})


def test_cx3_white_plays_first() -> None:
    assert GAME.seats == ("white", "black")
    assert GAME.start().to_move == "white"
    assert GAME.start().play("a1r").to_move == "black"


def test_cx4_a_tile_holds_a_pawn_of_each_colour() -> None:
    beside_white = "888808/000000/086000/000000/000000/440444 b - 21"
    assert moves_of(beside_white, "b4") == ["-c3", "-c4", "h", "l", "r"]
    assert after(beside_white, "b4-c4") == "888808/000000/00e000/000000/000000/440444 w - 22"


def test_cx4_a_triangle_holds_one_pawn() -> None:
    assert refusal(LONG_PATH, "e3-c5") == Reason("connexion-occupied", "CX8", {"tile": "c5"})


def test_cx5_triangles_are_connected_along_a_side_not_at_a_corner() -> None:
    position = "888888/000020/000000/000000/000000/445444 w d5,e4,e5 2"
    assert moves_of(position, "c1") == ["-c2", "h", "l", "r"]
    assert refusal(position, "c1-b2") == Reason("connexion-no-path", "CX8", {"start": "c1", "end": "b2"})


def test_cx5_a_path_is_all_triangles_connected_two_by_two() -> None:
    path = "888888/020000/002000/000600/000020/444440 w - 30"
    assert moves_of(path, "d3") == ["-b5", "-b6", "-c4", "-c5", "-d4", "-e2", "-e3", "-f2", "h", "l", "r"]


def test_cx5_a_path_may_close_on_itself() -> None:
    assert moves_of(RING, "c3") == ["-c4", "-d3", "-d4", "h", "l", "r"]


def test_cx6_any_tile_may_be_rotated_by_either_player() -> None:
    two_on_a_tile = "888808/000000/00e000/000000/000000/440444 {} - 22"
    for turn in "wb":
        rotations = [move for move in at(two_on_a_tile.format(turn)).legal_moves() if "-" not in move]
        assert rotations == sorted(tile + way for tile in TILES for way in "rlh")


@pytest.mark.parametrize("lies", range(4))
@pytest.mark.parametrize("way, quarters", [("r", 1), ("h", 2), ("l", 3)])
def test_cx6_pawns_turn_with_their_triangles(lies: int, way: str, quarters: int) -> None:
    # c4 carries a pawn of each colour, on the same triangles before and after: 12 is added to its orientation.
    rows = "888808/000000/00{:x}000/000000/000000/440444"
    assert after(f"{rows.format(12 + lies)} w - 22", f"c4{way}").split()[0] == rows.format(12 + (lies + quarters) % 4)


def test_cx7_a_single_connection_protects_two_tiles() -> None:
    assert after(START, "c1r") == "888888/000000/000000/000000/000000/445444 b c1,c2 1"
    connected = after(START, "c1r")
    assert moves_of(connected, "c1") == moves_of(connected, "c2") == []
    assert len(at(connected).legal_moves()) == 3 * 34
    for move in ("c1l", "c1h", "c1r", "c2r"):
        assert refusal(connected, move) == Reason("connexion-protected", "CX7", {"tile": move[:2]})
    assert refusal(connected, "c1r").text() == "c1 is protected this turn. (CX7)"


def test_cx7_a_double_connection_protects_three_tiles() -> None:
    assert after(START, "c1r", "e5h") == "888888/000020/000000/000000/000000/445444 w d5,e4,e5 2"
    assert refusal(after(START, "c1r", "e5h"), "d5h").rule == "CX7"
    assert len([move for move in at(after(START, "c1r", "e5h")).legal_moves() if "-" not in move]) == 3 * 33


def test_cx7_a_connection_of_the_other_colour_protects_nothing() -> None:
    position = "888888/000020/000000/000000/004000/441444 b - 3"
    assert after(position, "a3l") == "888888/000020/000000/300000/004000/441444 w - 4"
    assert after(position, "a3l", "a3r") == "888888/000020/000000/000000/004000/441444 b - 5"
    # The same rotation by White does make a connection of its colour.
    assert after(position.replace(" b ", " w "), "a3l").split()[2] == "a3,b3"


def test_cx7_a_connection_that_was_there_before_is_not_protected() -> None:
    assert after(START, "c1r", "e5h", "c1r").split()[2] == "c1,d1"
    assert "c2h" in at(after(START, "c1r", "e5h", "c1r")).legal_moves()


def test_cx7_protection_lasts_one_turn() -> None:
    assert refusal(after(START, "c1r"), "c2h").rule == "CX7"
    assert after(START, "c1r", "e5h", "c1-c2", "c2h") == "888888/000020/000000/000000/006000/441444 w b2,c2 4"


def test_cx7_a_move_of_a_pawn_protects_nothing() -> None:
    assert after(START, "c1r", "e5h", "c1-c2") == "888888/000020/000000/000000/004000/441444 b - 3"


def test_cx7_touching_the_edge_is_no_connection() -> None:
    assert after("880830/000710/000000/080000/000000/404000 w - 9", "f6r") == "880831/000310/000000/080000/000000/404000 b - 0"


def test_cx7_pawns_may_walk_over_protected_tiles() -> None:
    position = "888888/000000/000000/000240/000000/444440 w c3,d2,d3 20"
    assert refusal(position, "d3l").rule == "CX7"
    assert moves_of(position, "e3") == ["-d3", "-d4", "h", "l", "r"]


def test_cx8_a_pawn_goes_either_way_as_far_as_the_next_pawn() -> None:
    assert moves_of(LONG_PATH, "e3") == ["-c4", "-d3", "-d4", "-e2", "-f2", "h", "l", "r"]
    assert after(LONG_PATH, "e3-c4") == "088888/024000/006000/000200/000820/444400 b - 41"


def test_cx8_a_pawn_does_not_jump_and_the_nearest_pawn_is_named() -> None:
    assert refusal(LONG_PATH, "e3-b5") == Reason("connexion-in-the-way", "CX8", {"tile": "c5"})
    assert refusal("088888/024000/006000/000240/000820/444000 w - 40", "e3-b6").facts == {"tile": "c4"}
    assert refusal("088888/024000/006000/000240/000820/444000 w - 40", "e3-c5").code == "connexion-occupied"


def test_cx8_a_closed_path_can_be_gone_round_both_ways() -> None:
    assert moves_of(RING, "c3").count("-d4") == 1
    one_way_barred = "888888/000000/007000/006100/000000/440044 w - 16"
    assert moves_of(one_way_barred, "c3") == ["-d3", "-d4", "h", "l", "r"]
    both_barred = "888888/000000/007000/006500/000000/400044 w - 16"
    assert moves_of(both_barred, "c3") == ["h", "l", "r"]
    assert refusal(both_barred, "c3-d4") == Reason("connexion-both-ways", "CX8", {"tile": "c4", "other": "d3"})
    assert refusal(both_barred, "c3-c4") == Reason("connexion-occupied", "CX8", {"tile": "c4"})


def test_cx8_staying_is_no_move() -> None:
    for position in (START, RING):
        pawn = "a1" if position == START else "c3"
        assert refusal(position, f"{pawn}-{pawn}") == Reason("connexion-staying", "CX8", {"tile": pawn})


def test_cx8_only_ones_own_pawns_move() -> None:
    assert refusal(START, "a6-a5") == Reason("connexion-not-yours", "CX8", {"tile": "a6"})
    assert refusal(START, "c3-c3") == Reason("connexion-no-pawn", "CX8", {"tile": "c3"})
    assert refusal(LONG_PATH, "d2-d3").code == "connexion-not-yours"


def test_cx8_a_pawn_keeps_to_its_colour() -> None:
    # On c4 stand both: White's path goes on to c5, Black's to c3.
    both = "888808/000000/00e000/000000/000000/440444 {} - 22"
    assert refusal(both.format("w"), "c4-c3").code == "connexion-no-path"
    assert refusal(both.format("b"), "c4-c5").code == "connexion-no-path"
    assert "-c5" in moves_of(both.format("w"), "c4")
    assert "-c3" in moves_of(both.format("b"), "c4")


def test_nobody_passes() -> None:
    assert refusal(START, "pass") == Reason("connexion-no-passing")


def test_cx9_all_white_pawns_of_a_path_leave_by_the_north() -> None:
    assert after(LONG_PATH, "a6h") == "288888/020000/002000/000200/000820/444400 b a6,b6 0"


def test_cx9_all_black_pawns_of_a_path_leave_by_the_south() -> None:
    position = "088808/024000/082000/000240/000820/444400 b - 51"
    assert after(position, "f1h") == "088808/024000/002000/000240/000020/444402 w e1,f1 0"


def test_cx9_pawns_leave_whoever_makes_the_connection() -> None:
    position = "088808/024000/082000/000240/000820/444400 w - 50"
    assert after(position, "f1h") == "088808/024000/002000/000240/000020/444402 b f1,f2 0"


def test_cx9_only_the_pawns_of_that_path_leave() -> None:
    position = "048888/020000/002000/000240/000820/444400 w - 5"
    assert after(position, "b6r") == "018888/020000/002000/000240/000820/444400 b - 0"


def test_cx9_a_path_need_not_reach_both_edges() -> None:
    assert after("488880/000000/000000/000000/000000/444440 w - 3", "a6r") == "188880/000000/000000/000000/000000/444440 b - 0"


def test_cx9_nobody_leaves_by_ones_own_edge() -> None:
    # The paths of a1 and a6 still touch the edge that their pawns start from.
    assert after(START, "a1l", "a6l").split()[0] == "b88888/000000/000000/000000/000000/744444"


def test_cx9_reaching_the_last_row_is_not_enough() -> None:
    assert after(LONG_PATH, "c5-b6") == "0c8888/020000/002000/000240/000820/444400 b - 41"


def test_cx9_one_rotation_lets_both_leave() -> None:
    position = "208888/020000/082000/000040/000020/444002 b - 14"
    assert after(position, "d3h") == "208888/020000/002000/000200/000020/444002 w c3,d2,d3 0"
    assert at(after(position, "d3h")).outcome is None


WHITE_WINS, BLACK_WINS = Outcome((1.0, 0.0), "all-out"), Outcome((0.0, 1.0), "all-out")
DRAW = Outcome((0.5, 0.5), "quiet")


@pytest.mark.parametrize(
    "position, move, outcome",
    [
        pytest.param("088000/024000/002000/000240/000820/000000 w - 17", "a6h", WHITE_WINS, id="white"),
        pytest.param("088000/024000/002000/000240/000820/000000 b - 17", "a6h", WHITE_WINS, id="white, by black"),
        pytest.param("000000/020000/082000/000240/000020/040000 b - 17", "f1h", BLACK_WINS, id="black"),
        pytest.param("000000/020000/082000/000240/000020/040000 w - 17", "f1h", BLACK_WINS, id="black, by white"),
        pytest.param("200000/020000/082000/000040/000020/000002 w - 8", "d3h", BLACK_WINS, id="both, by white"),
        pytest.param("200000/020000/082000/000040/000020/000002 b - 8", "d3h", WHITE_WINS, id="both, by black"),
        pytest.param("088000/024000/002000/000240/000820/000000 w - 199", "a6h", WHITE_WINS, id="at the quiet limit"),
    ],
)
def test_cx10_all_out_wins_and_who_takes_out_both_loses(position: str, move: str, outcome: Outcome) -> None:
    ended = at(position).play(move)
    assert ended.outcome == outcome
    assert ended.legal_moves() == []
    assert at(str(ended)).outcome == outcome
    assert refusal(str(ended), "c3r") == refusal(str(ended), "pass") == Reason("refused-over")


def test_cx10_the_game_goes_on_while_both_have_pawns() -> None:
    assert at(after("088000/024000/002000/000200/000820/040000 w - 17", "a6h")).outcome is None


def test_cx11_200_plies_without_a_pawn_leaving_are_a_draw() -> None:
    before = at("088000/024000/002000/000240/000820/000000 w - 199")
    assert before.outcome is None
    for move in ("e3-d4", "c3r"):
        ended = before.play(move)
        assert ended.outcome == DRAW == at(str(ended)).outcome
        assert str(ended).endswith(" 200")
        assert ended.legal_moves() == []


def test_cx11_a_pawn_that_leaves_starts_the_count_again() -> None:
    ended = "088000/024000/002000/000200/000820/040000 w - 199"
    assert after(ended, "a6h") == "288000/020000/002000/000200/000820/040000 b a6,b6 0"
    # Whoever it belongs to.
    assert after(ended.replace(" w ", " b "), "a6h").endswith(" 0")


def test_cx11_another_ending_counts_before_the_quiet_limit() -> None:
    assert at("288000/020000/002000/000200/000820/000000 b a6,b6 200").outcome == WHITE_WINS


def test_cx11_a_game_that_stops_is_a_draw() -> None:
    assert GAME.settled(at(LONG_PATH).state) == (0.5, 0.5)


def test_a_repetition_leaves_the_quiet_count_aside_and_nothing_else() -> None:
    texts = [START, START.replace(" w ", " b "), after(START, "c1r"), after(START, "c1r").replace("c1,c2", "-")]
    identities = {GAME.identity(at(text).state) for text in texts}
    keys = {GAME.key(at(text).state) for text in texts}
    assert len(identities) == len(keys) == len(texts)
    later = at(START.replace(" 0", " 77")).state
    assert GAME.identity(later) in identities
    assert GAME.key(later) in keys
