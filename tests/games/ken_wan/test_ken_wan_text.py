"""Ken Wan as text: moves, positions with every reason against them, words, and the drawing."""

import re
import unicodedata
from pathlib import Path

import pytest

from tablier.core.errors import InvalidPosition, UnreadableMove
from tablier.core.words import LANGUAGES, words
from tablier.games.ken_wan.game import KenWan

THREE, TWO = KenWan(), KenWan(players=2)
CELLS = "5/1BYRB1/1YRBYR1/1RBYRBY1/1BYRxYRB1/1RBYRBY1/1YRBYR1/1BYRB1/5"
FEW = "2y2/6/1RR4/8/4x4/1Bb5/7/6/5"  # red is united, yellow has a lone half piece
NO_RED = "2y2/6/7/8/4x4/1Bb5/7/6/5"
CROWDED = "BYRBY/YRBYRB/RBYRBYR/BYRBYRBY/4x4/YRBYRBYR/YRB4/6/5"

PERFT = [line.split(" | ") for line in (Path(__file__).parent / "perft.txt").read_text().splitlines()[1:]]


def reasons(text: str, game: KenWan = THREE) -> list[tuple[str, str]]:
    with pytest.raises(InvalidPosition) as caught:
        game.parse(text)
    for language in LANGUAGES:
        assert caught.value.text(language)
    return [(reason.code.removeprefix("ken-wan-"), reason.rule) for reason in caught.value.reasons]


@pytest.mark.parametrize(
    "text",
    [
        f"{CELLS} b 3 - 0",
        f"{CELLS} y 3 :b 12",  # blue gave up, and its pieces are there
        f"{FEW} y 3 r: 100",
        f"{FEW} b 3 r:y 0",
        f"{NO_RED} y 3 :r 0",
        f"{NO_RED} b 3 ry: 0",  # finished, red's pieces taken afterwards
        f"{NO_RED} b 3 yrb: 0",  # finished, nobody in play
        *(position for _, position, _ in PERFT if position != "start"),
    ],
)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    position = THREE.parse(text)
    assert str(position) == text and THREE.parse(f" {text}\n") == position


def test_positions_of_two_players() -> None:
    for text in (f"{CELLS} y 2 - 3", f"{FEW} b 2 - 0", f"{NO_RED} b 2 - 0", f"{NO_RED} y 2 b: 0", f"{NO_RED} y 2 by: 0"):
        assert str(TWO.parse(text)) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{CROWDED} b 3 - 0", [("too-many", "KW4")]),
        (f"{FEW} b 3 - 0", [("already-united", "KW13")]),
        (f"{NO_RED} b 3 - 0", [("no-piece", "KW16")]),
        ("2y2/6/7/8/4x4/8/7/6/5 y 3 - 0", [("no-piece", "KW16")] * 2),
        (f"{FEW} r 3 r: 0", [("turn", "KW15")]),
        (f"{FEW} y 3 r:y 0", [("turn", "KW15")]),
        (f"{CELLS} b 3 rr: 0", [("two-places", "KW16")]),
        (f"{CELLS} b 3 r:r 0", [("two-places", "KW16")]),
        (f"{CELLS} b 2 - 0", [("players", "KW5")]),
        (f"{CELLS} b 4 - 0", [("position-choice", "")]),
        (f"{CELLS} w 3 - 0", [("position-choice", "")]),
        (f"{CELLS} B 3 - 0", [("position-choice", "")]),
        (f"{CELLS} b 3 - 101", [("position-number", "")]),
        (f"{CELLS} b 3 - 00", [("position-number", "")]),
        (f"{CELLS} b 3 : 0", [("places", "")]),
        (f"{CELLS} b 3 y 0", [("places", "")]),
        (f"{CELLS} b 3 y:r: 0", [("places", "")]),
        (f"{CELLS} b 3 Y: 0", [("places", "")]),
        (f"{CELLS} b 3 rrrr: 0", [("places", "")]),
        (CELLS.replace("RxY", "RBY") + " b 3 - 0", [("black-misplaced", "KW1")]),
        (CELLS.replace("RxYRB1", "RYRB1x") + " b 3 - 0", [("black-misplaced", "KW1")]),
        (CELLS.replace("x", "1") + " b 3 - 0", [("black-misplaced", "KW1")]),
        (CELLS[:-1] + "2x2 b 3 - 0", [("position-letter", "")]),
        (CELLS[:-1] + "4w b 3 - 0", [("position-letter", "")]),
        (CELLS[:-1] + "6 b 3 - 0", [("position-row-length", "")]),
        (CELLS[:-1] + "05 b 3 - 0", [("position-letter", ""), ("position-row-length", "")]),
        (CELLS[:-1] + "32 b 3 - 0", [("position-row-length", "")]),  # no two spellings of five empty cells
        (CELLS[:-2] + " b 3 - 0", [("position-rows", "")]),
        (f"{CELLS} b 3 -", [("position-fields", "")]),
        (f"{CELLS} b 3  - 0", [("position-fields", "")]),
        ("", [("position-fields", "")]),
    ],
)
def test_a_text_that_is_no_position_is_refused(text: str, expected: list[tuple[str, str]]) -> None:
    assert reasons(text) == expected


def test_the_players_of_a_text_are_those_of_the_game() -> None:
    with pytest.raises(InvalidPosition, match="choose players=3") as caught:
        TWO.parse(f"{FEW} r 3 b:y 0")
    assert len(caught.value.reasons) == 2  # with red united; the rest is in order for three players
    assert reasons(f"{CELLS} r 2 - 0", TWO) == [("position-choice", "")]
    assert reasons(f"{CELLS} b 2 r: 0", TWO) == [("place-of-nobody", "KW5")]


def test_every_reason_is_gathered() -> None:
    text = f"{CROWDED.replace('4x4', '9')[:-1]}7 q 4 bb:z 1000"
    expected = {"position-choice", "places", "position-number", "black-misplaced", "position-row-length", "too-many"}
    found = reasons(text)
    assert {code for code, _ in found} == expected and len(found) == len(expected) + 1  # turn and players
    assert [code for code, _ in reasons("5/6/x b 3 - q")] == ["position-number", "position-rows"]


HOSTILE = ["", " ", "\0", "é", "c3", "c3-", "-f7", "c3-f7 ", "c3-f7\n", "C3-F7", "c3xf7", "c3-f7-g7", "PASS", "pass\n"]
OFF_THE_BOARD = ["a6-a5", "a5-a6", "f1-f2", "i4-i5", "i5-j5", "e0-e1", "e10-e9", "c\u0663-f7", "c3\u2013f7"]


@pytest.mark.parametrize("text", [*HOSTILE, *OFF_THE_BOARD, "c3-f7" * 2000, "9" * 10_000])
def test_a_text_that_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        THREE.start().play(text)
    assert "c3-f7" in caught.value.text("fr") and caught.value.move == text


@pytest.mark.parametrize(
    "text", [*HOSTILE, f"{CELLS} b 3 - \u0663", f"{CELLS} b \uff13 - 0", f"{CELLS} b 3 - 0" * 500, f"{CELLS} b 3 - {'9' * 300}"]
)
def test_hostile_positions_are_refused(text: str) -> None:
    assert reasons(text)


def test_every_legal_move_has_one_spelling() -> None:
    start = THREE.start()
    moves = THREE.moves(start.state)
    texts = [THREE.write_move(start.state, move) for move in moves]
    assert len(set(texts)) == len(moves) and [THREE.read_move(start.state, text) for text in texts] == moves
    assert THREE.read_move(start.state, "c3-c3") is None and THREE.read_move(start.state, "c3-e5") is None


def test_the_words_of_both_languages_agree() -> None:
    files = [THREE.folder / f"words.{language}.ftl" for language in LANGUAGES]
    ids = [re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE) for file in files]
    assert ids[0] == ids[1] and all(name.startswith("ken-wan-") for name in ids[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawing_shows_every_piece_without_colour(language: str) -> None:
    drawing = THREE.parse("YR3/6/7/8/bB2x4/yr6/7/6/5 y 3 - 0").draw(language)
    text = str(drawing)
    assert drawing.width <= 78 and len(drawing.lines) <= 30
    assert not {c for c in text if unicodedata.east_asian_width(c) in "WF" or unicodedata.combining(c)}
    assert text.count("┌───┐") == 3 and len(re.findall("╲ ╱", text)) == 3  # whole and half pieces
    assert text.count("·") == 60 - 6
    assert [text.count(sign) for sign in "○━△"] == [3, 3, 3]  # two pieces of each colour, and the name of the sign
    assert all(re.search(rf"(?<![\w]){label}(?![\w])", text) for label in "abcdefghi123456789")


def test_drawing_shows_turn_and_places() -> None:
    lines = str(THREE.parse(f"{FEW} b 3 r:y 0").draw("en")).splitlines()
    assert [lines[i][:15].rstrip() for i in range(3)] == ["▸ ○  Blue 2nd", "  ━  Yellow 3rd", "  △  Red 1st"]
    french = str(THREE.parse(f"{FEW} y 3 r: 0").draw("fr")).splitlines()
    assert french[1].startswith("▸ ━  Jaunes  ") and french[2].startswith("  △  Rouges 1ers")
    assert words("fr")("ken-wan-place", place=2) == "2es"
