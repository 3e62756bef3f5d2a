"""The board of Kolowis in characters."""

import unicodedata

import pytest

from tablier.core.drawing import Drawing
from tablier.games.kolowis.drawing import SAND, place
from tablier.games.kolowis.game import Kolowis

LARGE, SMALL = Kolowis(), Kolowis(board="mosona")
WIDEST, HIGHEST = 78, 30

SMALL_START = """\
╭─ ● Dark 12 ───────────────────────────────╮
│        1   2   3   4   5   6   7   8      │
│ c      ●───●───●───●───●───●───●───●      │
│       ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲     │
│ b ╭╮╭●───●───●───●───·───◎───◎───◎───◎╮╭╮ │
│   ╯╰╯ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╰╯╰ │
│ a      ◎───◎───◎───◎───◎───◎───◎───◎      │
│        1   2   3   4   5   6   7   8      │
│ b    1   2   3   4   5   6   7   8   9    │
╰─ ◎ Light 12 ──────────────────────────────╯"""


def sign(drawing: Drawing, name: str) -> str:
    x, y = place(name)
    return "".join(span.text for span in drawing.lines[y])[x]


def test_the_start_of_the_small_board() -> None:
    assert str(SMALL.start().draw()) == SMALL_START


@pytest.mark.parametrize("game", [LARGE, SMALL], ids=["kolowis", "mosona"])
def test_it_fits_a_terminal_and_stands_on_its_own_stone(game: Kolowis) -> None:
    drawing = game.start().draw()
    assert drawing.width <= WIDEST
    assert len(drawing.lines) <= HIGHEST
    assert {sum(len(span.text) for span in line) for line in drawing.lines} == {drawing.width}
    assert {span.style.paper for line in drawing.lines for span in line} == {SAND}
    assert all(unicodedata.east_asian_width(character) not in "WF" for character in str(drawing))


def test_pieces_stand_on_their_points_and_differ_without_colour() -> None:
    drawing = LARGE.parse("d14l/16d/l7d7 l 0").draw()
    signs = {name: sign(drawing, name) for name in ("c1", "c16", "b17", "a1", "a9", "b1", "b9", "a16")}
    assert signs == {"c1": "●", "c16": "◎", "b17": "●", "a1": "◎", "a9": "●", "b1": "·", "b9": "·", "a16": "·"}


def test_each_edge_names_its_side_and_its_pieces_in_every_language() -> None:
    position = LARGE.parse("d14l/16d/l7d7 l 0")
    for language, north, south in (("en", "● Dark 3 ", "◎ Light 2 "), ("fr", "● Foncé 3 ", "◎ Clair 2 ")):
        lines = str(position.draw(language)).splitlines()
        assert north in lines[0]
        assert south in lines[-1]
