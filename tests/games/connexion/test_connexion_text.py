"""Moves and positions of Connexion as text: exact, and robust."""

import random
from collections.abc import Iterator

import pytest

from tablier.core.errors import InvalidPosition, Reason, UnreadableMove
from tablier.core.position import Position
from tablier.games.connexion.game import START, Connexion

GAME = Connexion()
EMPTY = "000000/000000/000000/000000/000000/000000"


def reasons(text: str) -> list[Reason]:
    with pytest.raises(InvalidPosition) as refused:
        GAME.parse(text)
    assert refused.value.text("en") != refused.value.text("fr")
    return list(refused.value.reasons)


def codes(text: str) -> list[tuple[str, str]]:
    return [(reason.code, reason.rule) for reason in reasons(text)]


def random_positions(games: int, plies: int) -> Iterator[Position]:
    chance = random.Random(1992)
    for _ in range(games):
        position = GAME.start()
        for _ in range(plies):
            yield position
            moves = position.legal_moves()
            if not moves:
                break
            pawns = [move for move in moves if "-" in move]
            position = position.play(chance.choice(pawns if pawns and chance.random() < 0.3 else moves))


def test_text_and_position_say_the_same() -> None:
    for position in random_positions(4, 60):
        assert GAME.parse(str(position)) == position
        assert str(GAME.parse(str(position))) == str(position)


def test_each_legal_move_has_one_spelling() -> None:
    for position in random_positions(2, 40):
        packed = GAME.moves(position.state)
        texts = [GAME.write_move(position.state, move) for move in packed]
        assert len(set(texts)) == len(packed)
        assert [GAME.read_move(position.state, text) for text in texts] == packed


UNREADABLE = """
c3 c3x C3r c3R c0r c7r g3r c3rr c3- -c3 c3-c7 c3c4 c3--c4 c3–c4 c3-c4-c5 c3xc4 c\u0663r c\uff13r Pass passe c3\0r \0
"""
NEARLY = ["", " ", "c3r ", " c3r", "c3r\n", "pass ", "c" * 10_000, "3" * 10_000]


@pytest.mark.parametrize("text", [*UNREADABLE.split(), *NEARLY])
def test_what_is_not_a_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove) as unreadable:
        GAME.start().play(text)
    assert unreadable.value.move == text
    assert "c3r" in unreadable.value.text("en") and "c3r" in unreadable.value.text("fr")


@pytest.mark.parametrize("text", ["pass", "c3-c3"])
def test_what_no_position_has_can_be_read_all_the_same(text: str) -> None:
    assert GAME.read_move(GAME.start().state, text) is None


@pytest.mark.parametrize(
    "text, expected",
    [
        ("", [("position-fields", "")]),
        (f"{EMPTY} w 0", [("position-fields", "")]),
        (f"{EMPTY} w  - 0", [("position-fields", "")]),
        ("8" * 10_000, [("position-fields", "")]),
        ("000000/000000/000000/000000/000000 w - 0", [("position-rows", "")]),
        (f"{EMPTY}/000000 w - 0", [("position-rows", "")]),
        (f"00000/{EMPTY[7:]} w - 0", [("position-row-length", "")]),
        (f"0000000/{EMPTY[7:]} w - 0", [("position-row-length", "")]),
        (f"00000g/{EMPTY[7:]} w - 0", [("position-letter", "")]),
        (f"00000A/{EMPTY[7:]} w - 0", [("position-letter", "")]),
        (f"00000\u0663/{EMPTY[7:]} w - 0", [("position-letter", "")]),
        (f"00000\0/{EMPTY[7:]} w - 0", [("position-letter", "")]),
        (f"{EMPTY} W - 0", [("position-choice", "")]),
        (f"{EMPTY} wb - 0", [("position-choice", "")]),
        (f"{EMPTY} w - 201", [("position-number", "")]),
        (f"{EMPTY} w - 00", [("position-number", "")]),
        (f"{EMPTY} w - -1", [("position-number", "")]),
        (f"{EMPTY} w - \u0663", [("position-number", "")]),
        (f"{EMPTY} w - {'9' * 300}", [("position-number", "")]),
    ],
)
def test_what_cannot_be_taken_apart_is_no_position(text: str, expected: list[tuple[str, str]]) -> None:
    assert codes(text) == expected


def test_200_quiet_plies_are_the_most() -> None:
    assert str(GAME.parse(START.replace("- 0", "- 200"))).endswith(" 200")
    assert codes(START.replace("- 0", "- 201")) == [("position-number", "")]


def test_cx2_a_side_has_six_pawns_at_most() -> None:
    assert reasons("888888/000000/000000/000000/000004/444444 w - 0") == [
        Reason("connexion-too-many", "CX2", {"seat": "white", "found": 7, "most": 6})
    ]
    assert reasons("888888/888888/000000/000000/000000/444444 w - 0") == [
        Reason("connexion-too-many", "CX2", {"seat": "black", "found": 12, "most": 6})
    ]


def test_cx9_no_pawn_stands_on_a_path_that_touches_its_exit() -> None:
    # The light path f2 … b6, a6 of the rules page, after the rotation of a6, and the dark one from a5 to f1.
    on_the_way = "288808/024000/002000/000240/000020/444402 w - 0"
    assert reasons(on_the_way) == [Reason("connexion-already-out", "CX9", {"seat": "white", "tiles": "c5, e3", "count": 2})]
    black = "288808/020000/082000/000200/000020/444402 w - 0"
    assert reasons(black) == [Reason("connexion-already-out", "CX9", {"seat": "black", "tiles": "b4", "count": 1})]
    assert GAME.parse("288808/020000/002000/000200/000020/444402 w - 0")


@pytest.mark.parametrize(
    "field", ["", "c3,", ",c3", "c3;c4", "c3,c7", "C3,c4", "-,c3", "c3,c\u0664", "c3-c4", "--", "c3,\0", "c3," * 90]
)
def test_protected_tiles_are_tiles_between_commas(field: str) -> None:
    assert codes(START.replace("-", field)) == [("connexion-protected-form", "")]


SINGLE = "888888/000000/000000/000000/000000/445444 b c1,c2 1"
DOUBLE = "888888/000020/000000/000000/000000/445444 w d5,e4,e5 2"


@pytest.mark.parametrize("field", ["e5,d5,e4", "d5,e5,e4", "d5,d5,e4,e5", "d5,e4,e5,e5"])
def test_protected_tiles_are_sorted_as_text_and_named_once(field: str) -> None:
    assert reasons(DOUBLE.replace("d5,e4,e5", field)) == [Reason("connexion-protected-order", "", {"expected": "d5,e4,e5"})]


@pytest.mark.parametrize("field, found", [("c1", 1), ("b1,c1,c2,d1", 4), ("a1,a2,a3,a4,a5,a6", 6)])
def test_cx7_two_or_three_tiles_are_protected(field: str, found: int) -> None:
    assert reasons(SINGLE.replace("c1,c2", field)) == [Reason("connexion-protected-count", "CX7", {"found": found, "most": 3})]


@pytest.mark.parametrize("field", ["c1,c3", "c1,d2", "a2,f1", "a6,f6", "c1,c2,f6", "a1,b1,b3"])
def test_cx7_protected_tiles_are_neighbours(field: str) -> None:
    assert codes(SINGLE.replace("c1,c2", field)) == [("connexion-protected-apart", "CX7")]


def test_cx7_protected_tiles_are_connected_in_the_colour_of_who_rotated() -> None:
    assert GAME.parse(SINGLE) and GAME.parse(DOUBLE)
    # The same tiles, but now the other player would have rotated.
    swapped = SINGLE.replace(" b ", " w ")
    assert reasons(swapped) == [Reason("connexion-protected-unconnected", "CX7", {"tiles": "c1, c2", "seat": "black"})]
    assert codes(DOUBLE.replace(" w ", " b ")) == [("connexion-protected-unconnected", "CX7")]
    # Neighbours, of which one is not connected, or none.
    assert codes(SINGLE.replace("c1,c2", "c1,c2,d1")) == [("connexion-protected-unconnected", "CX7")]
    assert codes(SINGLE.replace("c1,c2", "a3,a4")) == [("connexion-protected-unconnected", "CX7")]
    # One of the two connections may have been there before.
    assert GAME.parse(DOUBLE.replace("d5,e4,e5", "e4,e5"))


def test_every_reason_is_given() -> None:
    assert codes("88888/888x88/000000/000000/000000/4444444 x c3,a1 999") == [
        ("position-choice", ""),
        ("position-number", ""),
        ("connexion-protected-order", ""),
        ("position-row-length", ""),
        ("position-letter", ""),
        ("position-row-length", ""),
        ("connexion-too-many", "CX2"),
        ("connexion-protected-apart", "CX7"),
    ]
    assert codes("788888/888888/000000/000000/000004/444446 x f6,a1,a1 0") == [
        ("position-choice", ""),
        ("connexion-protected-order", ""),
        ("connexion-too-many", "CX2"),
        ("connexion-too-many", "CX2"),
        ("connexion-protected-apart", "CX7"),
    ]
    assert codes("588888/888888/000000/000000/000000/444449 w a1,b1 0") == [
        ("connexion-already-out", "CX9"),
        ("connexion-too-many", "CX2"),
        ("connexion-already-out", "CX9"),
        ("connexion-protected-unconnected", "CX7"),
    ]


def test_damaged_positions_give_the_documented_error_or_are_positions() -> None:
    chance = random.Random(36)
    for position in random_positions(3, 40):
        letters = list(str(position))
        for _ in range(chance.randint(1, 3)):
            letters[chance.randrange(len(letters))] = chance.choice("0123456789abcdefwg -,/\n\u0663")
        damaged = "".join(letters)
        try:
            assert str(GAME.parse(damaged)) == damaged.strip()
        except InvalidPosition as refused:
            assert refused.reasons
