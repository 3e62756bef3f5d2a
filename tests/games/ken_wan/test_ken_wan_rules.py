"""The numbered rules of Ken Wan, one by one: a test fails where its rule is broken."""

import pytest

from tablier.core.errors import IllegalMove
from tablier.core.position import Position
from tablier.games.ken_wan.game import KenWan
from tablier.games.ken_wan.geometry import BOARD_CELLS, MIDDLE, NEIGHBOURS

THREE, TWO = KenWan(), KenWan(players=2)
ROWS = {row: [f"{row}{c}" for c in range(max(1, r - 4), min(9, r + 4) + 1)] for r, row in enumerate("abcdefghi", start=1)}
CELLS = [cell for row in ROWS.values() for cell in row]


def at(pieces: str, turn: str = "b", places: str = "-", quiet: int = 0, players: int = 3) -> Position:
    """A position from its pieces, as in `Bc3 yd4`: a whole blue piece on c3, a half yellow one on d4."""
    on = {piece[1:]: piece[0] for piece in pieces.split()} | {"e5": "x"}
    rows = ["".join(on.get(cell, ".") for cell in ROWS[row]) for row in "ihgfedcba"]
    for n in range(9, 0, -1):
        rows = [row.replace("." * n, str(n)) for row in rows]
    return KenWan(players=players).parse(f"{'/'.join(rows)} {turn} {players} {places} {quiet}")


def pieces_of(position: Position) -> str:
    """The pieces of a position, as `at` takes them, from a1 to i9."""
    cells = str(position).split(" ")[0].translate({48 + n: "." * n for n in range(1, 10)})
    pairs = zip([cell for row in "ihgfedcba" for cell in ROWS[row]], cells.replace("/", ""), strict=True)
    return " ".join(sorted((piece + cell for cell, piece in pairs if piece not in ".x"), key=lambda p: p[1:]))


def landings(position: Position, start: str) -> set[str]:
    return {move[3:] for move in position.legal_moves() if move.startswith(f"{start}-")}


def cells(names: str) -> set[str]:
    return set(names.split())


def fields(position: Position) -> tuple[str, ...]:
    """Turn, players, places and quiet count."""
    return tuple(str(position).split(" ")[1:])


def ending(position: Position) -> tuple[tuple[float, ...], str] | None:
    outcome = position.outcome
    return None if outcome is None else (outcome.scores, outcome.reason)


def refusal(position: Position, move: str) -> tuple[str, str]:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.reason.code.removeprefix("ken-wan-"), caught.value.rule


def test_kw1_sixty_cells_and_a_black_one_that_nobody_enters() -> None:
    assert BOARD_CELLS.bit_count() == 60 and len(CELLS) == 61
    start = THREE.start()
    assert not any("e5" in move for move in start.legal_moves())
    assert refusal(start, "e4-e5") == ("black-cell", "KW1")
    assert refusal(start, "e5-e4") == ("black-cell", "KW1")
    assert landings(at("Bc3 Bd4 bi9 ya1 ra5"), "c3") == {"c4", "d3", "d5", "e4"}  # beside d4, as e5 is


def test_kw2_three_hundred_adjacencies() -> None:
    assert sum((around & BOARD_CELLS).bit_count() for bit, around in enumerate(NEIGHBOURS) if bit != MIDDLE) == 300


def test_kw2_names_and_neighbours() -> None:
    lone = at("Bc3 Bg7 ya1 ri9")
    assert {"c2", "c4", "d3", "d4", "b3", "b2"} <= landings(lone, "g7")
    corner = at("Be1 Bg7 yd8 ri9")
    assert {"e2", "f2", "d1"} <= landings(corner, "g7") and "f1" not in CELLS


def test_kw3_a_captured_piece_keeps_its_cell_and_changes_face() -> None:
    after = at("Bc2 Bc3 bi5 Rd5 ri9 ya1").play("c2-c4")
    assert pieces_of(after) == "ya1 Bc3 Bc4 bd5 bi5 ri9"


@pytest.mark.parametrize("game", [THREE, TWO])
def test_kw4_start(game: KenWan) -> None:
    start = game.start()
    on = {piece[1:]: piece[0] for piece in pieces_of(start).split()}
    rings = {cell for cell in CELLS if cell != "e5" and _distance(cell, "e5") <= 3}
    assert set(on) == rings and len(on) == 36
    for cell, piece in on.items():
        assert piece == "RBY"[("abcdefghi".index(cell[0]) + 1 + int(cell[1])) % 3]
        assert all(piece != other for near, other in on.items() if _distance(cell, near) == 1)
    assert [list(on.values()).count(piece) for piece in "BYR"] == [12, 12, 12]
    assert len(start.legal_moves()) == 282


def _distance(one: str, other: str) -> int:
    rows, columns = ord(one[0]) - ord(other[0]), int(one[1]) - int(other[1])
    return max(abs(rows), abs(columns), abs(rows - columns))


def test_kw5_blue_then_yellow_then_red() -> None:
    position = THREE.start()
    turns = [position.to_move]
    for move in ("c4-a3", "f5-i7", "g5-g9"):
        position = position.play(move)
        turns.append(position.to_move)
    assert turns == ["blue", "yellow", "red", "blue"] and THREE.seats == ("blue", "yellow", "red")
    assert refusal(THREE.start(), "c2-a2") == ("not-yours", "KW5")


def test_kw5_with_two_players_red_belongs_to_nobody() -> None:
    position = TWO.start()
    assert TWO.seats == ("blue", "yellow")
    assert refusal(position, "b4-a4") == ("nobodys", "KW5")
    after = position.play("c4-a3")
    assert "Rb4" in pieces_of(position) and "bb4" in pieces_of(after)  # captured
    assert after.to_move == "yellow" and after.play("f5-i7").to_move == "blue"


def test_kw6_half_pieces_belong_to_the_group() -> None:
    # d4 joins c4 and e4: c4 touches the rest of its group through the half piece.
    position = at("Bc4 bd4 Be4 Bi9 ya1 ri5")
    assert "e3" in landings(position, "c4") and "f4" in landings(position, "c4")
    assert "h9" not in landings(position, "c4")  # i9 is another group


def test_kw7_only_a_piece_can_be_lifted() -> None:
    assert refusal(THREE.start(), "a1-a2") == ("nothing-there", "KW7")


def test_kw7_lifting_must_not_cut_the_group() -> None:
    position = at("Bc3 Bc4 bc5 yi5 ri9")
    assert refusal(position, "c4-d5") == ("cut", "KW7")
    with pytest.raises(IllegalMove, match=r"Lifting c4 would cut the group\. \(KW7\)"):
        position.play("c4-d5")


def test_kw7_lands_beside_the_rest_of_its_group() -> None:
    position = at("Bc3 Bc4 bc5 Bi7 yi5 ri9")
    assert landings(position, "c3") == {"b3", "b4", "b5", "c6", "d4", "d5", "d6"}
    assert refusal(position, "c3-d3") == ("touch-group", "KW7")  # touches only the cell it leaves
    assert refusal(position, "c3-h7") == ("touch-group", "KW7")  # touches only another group


def test_kw7_any_empty_cell_but_its_own() -> None:
    position = at("Bc3 Bc4 bc5 Rd5 yi5 ri9")
    assert refusal(position, "c3-c3") == ("same-cell", "KW7")
    assert refusal(position, "c3-d5") == ("occupied", "KW7")


def test_kw7_a_ring_is_not_cut_by_lifting_one_piece() -> None:
    position = at("Bc2 Bc4 Bd3 Bd4 Bb3 bb2 yi5 ri9")
    assert {move[:2] for move in position.legal_moves()} == {"c2", "c4", "d3", "d4", "b3"}
    assert all("c3" in landings(position, cell) for cell in ("c2", "c4", "d3", "d4", "b3"))


def test_kw7_flies_over_everything() -> None:
    chain = "Ba1 Bb2 Bc3 Bd4 Be4 Bf5 Bg6 Bh7"
    assert {"i7", "i8", "h6", "h8"} <= landings(at(f"{chain} bi9 yg3 re9"), "a1")


def test_kw8_a_half_piece_in_a_group_never_moves() -> None:
    position = at("Bc3 bc4 yi5 ri9")
    assert refusal(position, "c4-d4") == ("half-stays", "KW8")
    assert landings(position, "c4") == set() and landings(position, "c3")


def test_kw9_an_isolated_whole_piece_lands_beside_any_piece() -> None:
    position = at("Bc3 bf9 ya1 Re2 ri9")
    assert landings(position, "c3") == cells("a2 b1 b2 d1 d2 e1 e3 f2 f3 f8 e8 e9 g9 h8 h9 i8")
    assert refusal(position, "c3-d4") == ("touch-any", "KW9")  # touches only the cell it leaves
    assert refusal(position, "c3-c3") == ("same-cell", "KW9")
    assert refusal(position, "c3-a1") == ("occupied", "KW9")


def test_kw10_an_isolated_half_piece_lands_beside_its_colour() -> None:
    position = at("bc3 Bh8 ya1 Rg7 ri5")
    assert landings(position, "c3") == cells("h7 h9 i8 i9 g8")
    assert refusal(position, "c3-b1") == ("touch-colour", "KW10")  # touches yellow only
    assert refusal(position, "c3-c4") == ("touch-colour", "KW10")
    assert refusal(position, "c3-c3") == ("same-cell", "KW10")
    assert refusal(position, "c3-g7") == ("occupied", "KW10")


def test_kw10_it_stays_half_and_changes_nothing() -> None:
    after = at("bc3 Bh8 ya1 Rg7 yg8 ri5", quiet=7).play("c3-h7")
    assert pieces_of(after) == "ya1 Rg7 yg8 bh7 Bh8 ri5"
    assert str(after).endswith(" 8")


def test_kw10_the_last_half_piece_of_a_colour_cannot_move() -> None:
    position = at("bc3 Yd8 Yf9 Ra1 Ri9")
    assert refusal(position, "c3-c4") == ("last-half", "KW10")
    assert position.legal_moves() == ["pass"]


def test_kw11_what_a_landing_whole_piece_does() -> None:
    position = at("Bb5 Bc4 bd5 Re4 yd3 Be3 yi5 ri9 Rg7", quiet=5)
    assert "d4" in landings(position, "b5")
    after = position.play("b5-d4")
    # Around d4: c3 empty, c4 blue, d5 half blue, e4 whole red, d3 half yellow; e3 and g7 do not touch it.
    assert pieces_of(after) == "Bc4 Bd3 Bd4 Bd5 Be3 be4 Rg7 yi5 ri9"
    assert str(after).endswith(" 0")


def test_kw12_no_passing_where_a_move_exists() -> None:
    only_isolated = at("bc3 Bh8 ya1 ri5")
    assert refusal(only_isolated, "pass") == ("must-move", "KW12")
    isolated_may_wait = at("bi9 Bc3 Bc4 ya1 ri5")
    assert {move[:2] for move in isolated_may_wait.legal_moves()} == {"c3", "c4", "i9"}


def test_kw12_a_single_legal_move_must_be_played() -> None:
    position = at("Ba1 ba2 Ya3 Yb1 Yb2 yi9 ri5")
    assert position.legal_moves() == ["a1-b3"]
    assert refusal(position, "pass") == ("must-move", "KW12")


def test_kw12_who_cannot_move_passes_as_often_as_needed() -> None:
    position = at("bc3 bc4 Yd8 yf9 yg3 Ra1 ri9 rf2")
    assert position.legal_moves() == ["pass"]
    assert refusal(position, "d8-d7") == ("must-pass", "KW12")
    assert refusal(position, "g7-g8") == ("must-pass", "KW12")
    assert refusal(position, "c3-c2") == ("half-stays", "KW8")
    walled_in = at("Ba1 bb1 Yb2 yc1 Yc2 Rc3 ra2 Ri9")  # a1 could be lifted, and has nowhere to land
    assert walled_in.legal_moves() == ["pass"] and refusal(walled_in, "a1-b3") == ("touch-group", "KW7")
    again = position.play("pass").play("d8-e9").play("a1-i8")
    assert again.to_move == "blue" and again.legal_moves() == ["pass"]


def test_kw13_united_means_all_whole_and_in_one_group() -> None:
    assert fields(at("Bb2 Bc4 Bd4 yi5 ri9").play("b2-c3"))[2] == "b:"
    assert fields(at("Bb2 Bc4 bd4 yi5 ri9").play("b2-b3"))[2] == "-"  # d4 is still half
    assert fields(at("Bb2 Bc4 Bd4 Bg9 yi5 ri9").play("b2-c3"))[2] == "-"  # g9 is still apart


def test_kw13_who_unites_another_colour_makes_it_win() -> None:
    # Blue lands beside yellow's only half piece, and takes it: what is left of yellow is united.
    after = at("Bb3 Bb4 bc1 yd4 Yg7 Yg8 ri9").play("b4-c3")
    assert fields(after) == ("r", "3", "y:", "0") and after.outcome is None
    assert ending(at("Bb3 Bb4 bc1 yd4 Yg7 Yg8 Ri9", players=2).play("b4-c3")) == ((0.0, 1.0), "unity")


@pytest.mark.parametrize(
    ("order", "places", "scores"),
    [("byr", "yrb:", (0.0, 1.0, 0.5)), ("yrb", "rby:", (0.5, 0.0, 1.0)), ("rby", "byr:", (1.0, 0.5, 0.0))],
)
def test_kw14_others_come_before_the_mover_in_turn_order(order: str, places: str, scores: tuple[float, ...]) -> None:
    # The first of `order` moves and takes the others' last half pieces, with which all three unite.
    first, second, third = tuple(order)
    mover = f"{first.upper()}b3 {first.upper()}b4 {first.upper()}b5 {first}c3"
    others = f"{second}d4 {second.upper()}i5 {second.upper()}i6 {third}d5 {third.upper()}i9 {third.upper()}h9"
    after = at(f"{mover} {others}", turn=first).play("b5-c4")
    assert fields(after) == (first, "3", places, "0")  # none is in play: the mover's turn
    assert ending(after) == (scores, "unity")
    assert after.legal_moves() == [] and refusal(after, "b3-b2") == ("refused-over", "")


def test_kw14_one_other_comes_before_the_mover() -> None:
    after = at("Bb3 Bb4 Bb5 bc3 yd4 Yi5 Yi6 ri9").play("b5-c4")
    assert fields(after) == ("r", "3", "yb:", "0")  # red is left, and takes the third place
    assert ending(after) == ((0.5, 1.0, 0.0), "unity")


def test_kw15_the_others_play_on_and_the_united_colour_is_skipped() -> None:
    position = at("Bc3 Bc4 bg3 Yh7 Yh8 rd8 Rf9", turn="b", places="y:")
    after = position.play("c3-d5")
    assert after.to_move == "red" and after.outcome is None
    assert refusal(after, "h7-i8") == ("not-yours", "KW5")
    assert after.play("f9-e8").to_move == "blue"


def test_kw15_pieces_of_a_united_colour_can_be_captured_and_its_place_is_kept() -> None:
    after = at("Bc3 Bc4 bg3 Yd6 Ye7 Ye6 ri9", places="y:").play("c3-d5")
    assert pieces_of(after) == "Bc4 Bd5 bd6 be6 Ye7 bg3 ri9"
    assert fields(after) == ("r", "3", "y:", "0")
    last = at("Bc3 Bc4 bg3 yd6 ri9 re1", places="y:").play("c3-d5")
    assert fields(last) == ("r", "3", "y:", "0")  # without a piece, and first all the same


def test_kw16_a_colour_without_a_piece_is_out_and_skipped() -> None:
    after = at("Bc3 Bc4 bg3 yd6 Ri9 ri5").play("c3-d5")
    assert fields(after) == ("r", "3", ":y", "0") and after.outcome is None
    again = after.play("i9-h5")
    assert again.to_move == "blue"  # yellow is skipped
    assert THREE.settled(after.state) == (0.75, 0.0, 0.75)


@pytest.mark.parametrize(
    ("turn", "places", "scores"), [("b", ":yr", (1.0, 0.0, 0.5)), ("y", ":rb", (0.5, 1.0, 0.0)), ("r", ":by", (0.0, 0.5, 1.0))]
)
def test_kw16_of_two_out_at_once_the_first_in_turn_is_last(turn: str, places: str, scores: tuple[float, ...]) -> None:
    second, third = tuple(places[1:])
    whole = turn.upper()
    after = at(f"{whole}c3 {whole}c4 {turn}g3 {second}d6 {third}e6", turn=turn).play("c3-d5")
    assert fields(after) == (turn, "3", places, "0")
    assert ending(after) == (scores, "last-standing")  # the mover takes the free place without being united


def test_kw16_the_last_colour_in_play_takes_the_free_place() -> None:
    assert ending(at("bc3 bc4", places="y:r")) == ((0.5, 1.0, 0.0), "unity")
    assert ending(at("bc3 bc4", places="yr:")) == ((0.0, 1.0, 0.5), "unity")
    assert ending(at("bc3 bc4", places=":yr")) == ((1.0, 0.0, 0.5), "last-standing")
    assert ending(at("bc3 bc4 Ri9", places=":y", players=2)) == ((1.0, 0.0), "last-standing")


def test_kw17_blocked_when_no_colour_in_play_can_move() -> None:
    before = at("bc2 be7 yg4 yg5 Ri9 Rh9", places="r:", quiet=3)
    after = before.play("c2-d6")
    assert ending(after) == ((0.25, 0.25, 1.0), "blocked")
    assert fields(after) == ("y", "3", "r:", "4") and after.legal_moves() == []
    assert ending(at("bc2 yg4 ri9")) == ((0.5, 0.5, 0.5), "blocked")
    assert ending(at("bc2 yg4 Ri9 Ra1", players=2)) == ((0.5, 0.5), "blocked")  # red's moves are nobody's
    assert ending(at("bc2 yg4", places=":r")) == ((0.75, 0.75, 0.0), "blocked")


def test_kw17_a_hundred_plies_without_a_change() -> None:
    before = at("Bc3 Bc4 bg3 yi5 Yi6 ra1 Ri9", quiet=99)
    after = before.play("c3-c5")
    assert ending(after) == ((0.5, 0.5, 0.5), "quiet") and after.legal_moves() == []
    assert refusal(after, "i6-h6") == ("refused-over", "")
    changing = at("Bc3 Bc4 bg3 yd6 yi5 Yi6 ra1 Ri9", quiet=99).play("c3-d5")
    assert fields(changing)[3] == "0" and changing.outcome is None


def test_kw17_a_pass_counts_and_unity_without_a_change_does_not_reset() -> None:
    passing = at("bc3 bc4 Yd8 yf9 Ra1 ri9", quiet=99).play("pass")
    assert ending(passing) == ((0.5, 0.5, 0.5), "quiet")
    uniting = at("Bb2 Bc4 Bd4 yi5 Yi6 Ra1 ri9", quiet=99).play("b2-c3")
    assert fields(uniting) == ("y", "3", "b:", "100")
    assert ending(uniting) == ((1.0, 0.25, 0.25), "quiet")


def test_kw17_the_other_ending_counts_at_the_limit() -> None:
    unity = at("Bb2 Bc4 Bd4 yi5 Yi6 Ri9", quiet=99, players=2).play("b2-c3")
    assert ending(unity) == ((1.0, 0.0), "unity") and fields(unity)[3] == "100"
    blocked = at("bc2 be7 yg4 yg5 Ri9 Rh9", places="r:", quiet=99).play("c2-d6")
    assert ending(blocked) == ((0.25, 0.25, 1.0), "blocked")


def test_giving_up_takes_the_last_free_place_and_the_pieces_stay() -> None:
    position = THREE.start()
    second = Position(THREE, THREE.without(position.state, 1))
    assert fields(second) == ("b", "3", ":y", "0") and pieces_of(second) == pieces_of(position)
    assert second.play("c4-a3").to_move == "red"
    third = Position(THREE, THREE.without(second.state, 0))  # at its turn
    assert fields(third) == ("r", "3", ":yb", "0")
    assert ending(third) == ((0.5, 0.0, 1.0), "last-standing")
    assert THREE.parse(str(third)) == third
