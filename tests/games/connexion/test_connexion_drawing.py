"""The drawing of Connexion: all of a position can be read from it, without colours."""

import unicodedata

import pytest

from tablier.core.words import LANGUAGES
from tablier.games.connexion.drawing import HEIGHT, LEFT, TOP, WIDTH
from tablier.games.connexion.game import START, Connexion

GAME = Connexion()
DOUBLE = "888808/000020/000000/000000/00e000/445400 w d5,e4,e5 2"


def lines(text: str) -> list[str]:
    return str(GAME.parse(text).draw()).split("\n")


def tile(drawn: list[str], name: str) -> list[str]:
    x, y = LEFT + "abcdef".index(name[0]) * WIDTH, TOP + "654321".index(name[1]) * HEIGHT
    return [line[x : x + WIDTH] for line in drawn[y : y + HEIGHT]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [START, DOUBLE])
def test_it_fits_a_terminal_with_characters_of_one_column(language: str, text: str) -> None:
    drawing = GAME.parse(text).draw(language)
    assert drawing.width <= 78
    assert len(drawing.lines) <= 30
    assert not [c for c in str(drawing) if unicodedata.east_asian_width(c) in "WF" or unicodedata.combining(c)]


@pytest.mark.parametrize("lies, dark", [(0, "NE"), (1, "ES"), (2, "SW"), (3, "WN")])
def test_a_tile_shows_blocks_on_its_dark_sides(lies: int, dark: str) -> None:
    drawn = tile(lines(START.replace("/000000", f"/00{lies}000", 3)), "c4")
    sides = {"N": drawn[0][3:5], "E": drawn[1][7] + drawn[2][7], "S": drawn[3][3:5], "W": drawn[1][0] + drawn[2][0]}
    assert sides == {side: "██" if side in dark else "  " for side in "NESW"}


def test_a_pawn_stands_on_its_triangle() -> None:
    for lies in range(4):
        drawn = tile(lines(f"888808/000000/000000/00{12 + lies:x}000/000000/440444 w - 0"), "c3")
        east, north = lies in (0, 1), lies in (0, 3)  # of the dark triangle
        assert drawn[1 if north else 2][5 if east else 2] == "●"
        assert drawn[2 if north else 1][2 if east else 5] == "○"


def test_protected_tiles_have_a_cross() -> None:
    drawn = lines(DOUBLE)
    crossed = [column + row for column in "abcdef" for row in "123456" if "╲" in "".join(tile(drawn, column + row))]
    assert crossed == ["d5", "e4", "e5"]


def test_a_cross_shows_under_two_pawns() -> None:
    # d3 carries both pawns and was rotated by White: its light triangle is connected to those of d4 and e3.
    drawn = tile(lines("888080/000000/000000/000e00/000000/444000 b d3,d4,e3 5"), "d3")
    assert "".join(drawn).count("╲") == 2


def test_different_positions_look_different() -> None:
    position = GAME.parse("8ab89a/100010/211323/210110/003001/646755 w - 60")
    drawn = [str(position.play(move).draw()) for move in position.legal_moves()]
    assert len(set(drawn)) == len(drawn)


def test_coordinates_and_exits_are_named() -> None:
    drawn = lines(START)
    assert drawn[0].split() == drawn[-1].split() == list("abcdef")
    assert [line[0] for line in drawn if line[0] != " "] == list("654321")
    assert "White leaves here" in drawn[1]
    assert "Black leaves here" in drawn[-2]
    assert "sortie des Blancs" in str(GAME.start().draw("fr"))
