"""`tablier analyse`, and what the program expects at a table."""

import json

import pytest

import tablier as package
from cli.conftest import Tablier
from tablier.cli.analyse import expected
from tablier.core.words import words
from tablier.search.analysis import Line

SMALL = ("kolowis", "board=mosona")
LITTLE = ("--nodes", "300")
WON = "ddd2d1l/dd7/ldd4d d 1"  # for dark, in three plies
LOST = "2dd2dd/d3d4/1d1dd1l1 l 0"  # for light, in four
OVER = "8/7d1/5d2 l 0"
BLOCKED = "5/1Y4/1YY4/3RR3/3bxR3/2Y5/1R1Y3/1R4/5 b 3 - 0"


def test_the_best_moves_and_what_is_expected_of_them(tablier: Tablier) -> None:
    run = tablier("analyse", *SMALL, *LITTLE)
    assert (run.code, run.err) == (0, "")
    title, status, _, *lines, _, work = run.out.splitlines()
    assert title == "Awithlaknannai Kolowis · board=mosona"
    assert status == "Light to move. 3 legal moves."
    assert [line[:2] for line in lines if line[0] != " "] == ["1.", "2.", "3."]
    assert all("% · Dark " in line for line in lines if line[0] != " ")
    assert work.startswith("Depth ")
    assert work.endswith(", 300 positions")
    assert "second" not in run.out
    assert "\x1b" not in run.out


def test_the_same_nodes_give_the_same_analysis(tablier: Tablier) -> None:
    first, other, again = (tablier("analyse", *SMALL, "--nodes", nodes).out for nodes in ("500", "900", "500"))
    assert first == again != other


def test_a_proven_win_and_a_proven_loss(tablier: Tablier) -> None:
    won = ("analyse", *SMALL, "--position", WON, "--nodes", "2000", "--lines", "1")
    assert "\n1.  Dark wins in 3 plies  a8-b9 c8-c7 c6xc8\n" in tablier(*won).out
    assert "\n1.  Foncé\u00a0: gain en 3 coups  a8-b9 c8-c7 c6xc8\n" in tablier("--lang", "fr", *won).out
    run = tablier("analyse", *SMALL, "--position", LOST, "--nodes", "2000")
    assert "\n1.  Light loses in 4 plies  " in run.out
    assert "\n3.  Light loses in 2 plies  " in run.out


def test_lines_are_as_many_as_wanted_and_there_are(tablier: Tablier) -> None:
    for wanted, expected_lines in (("1", 1), ("2", 2), ("9", 3)):
        run = tablier("analyse", *SMALL, *LITTLE, "--lines", wanted, "--json")
        assert len(json.loads(run.out)["lines"]) == expected_lines


def test_moves_are_played_first_and_count_as_repeated(tablier: Tablier) -> None:
    start = ("--position", "7d/1l5d1/ll6 l 0")
    to_and_fro = "a1-b1 c8-b9 b1-a1 b9-c8"
    fresh, repeated = (
        json.loads(tablier("analyse", *SMALL, *start, "--moves", moves, *LITTLE, "--json").out) for moves in ("", to_and_fro)
    )
    assert fresh["position"].rpartition(" ")[0] == repeated["position"].rpartition(" ")[0]
    assert fresh["lines"] != repeated["lines"]


def test_json_says_all_of_it_and_nothing_else(tablier: Tablier) -> None:
    run = tablier("analyse", *SMALL, "--position", WON, "--nodes", "2000", "--lines", "1", "--json")
    told = json.loads(run.out)
    assert run.out.count("\n") == 1
    assert told.pop("seconds") >= 0
    assert told.pop("depth") > 0
    assert 0 < told.pop("nodes") <= 2000
    assert told == {
        "game": "kolowis",
        "options": {"board": "mosona"},
        "position": WON,
        "to_move": "dark",
        "lines": [{"moves": ["a8-b9", "c8-c7", "c6xc8"], "scores": [0.0, 1.0], "proven": True, "distance": 3}],
    }
    open_line = json.loads(tablier("analyse", *SMALL, *LITTLE, "--json").out)["lines"][0]
    assert (open_line["proven"], open_line["distance"]) == (False, None)
    assert sum(open_line["scores"]) == pytest.approx(1)


def test_a_time_instead_of_nodes(tablier: Tablier) -> None:
    for seconds in ("0.05", "0,05"):
        run = tablier("analyse", *SMALL, "--seconds", seconds, "--json")
        assert 0.05 <= json.loads(run.out)["seconds"] < 30


@pytest.mark.parametrize("arguments", [("--position", OVER), ("--position", "2d5/3l3d1/4l3 d 0", "--moves", "c3xa4xa6")])
def test_a_finished_game(tablier: Tablier, arguments: tuple[str, ...]) -> None:
    run = tablier("analyse", *SMALL, *arguments)
    assert (run.code, run.out) == (1, "")
    said = "Error: The game is over: there is nothing to analyse. Dark wins: all pieces captured.\n"
    assert run.err == said
    assert "La partie est finie" in tablier("--lang", "fr", "analyse", *SMALL, *arguments).err


def test_three_seats(tablier: Tablier) -> None:
    run = tablier("--lang", "fr", "analyse", "ken-wan", "--position", BLOCKED, *LITTLE)
    assert run.code == 0
    assert "\n1.  Bleus " in run.out
    assert "\u00a0% · Jaunes " in run.out


def test_results_in_words() -> None:
    two, three = package.game("kolowis").start(), package.game("ken-wan").start()
    english, french = words("en"), words("fr")
    assert expected(english, two, Line((), (0.523, 0.477))) == "Light 52.3% · Dark 47.7%"
    assert expected(french, two, Line((), (0.5, 0.5))) == "Clair 50,0\u00a0% · Foncé 50,0\u00a0%"
    assert expected(english, two, Line((), (1.0, 0.0), 1)) == "Light wins in one ply"
    assert expected(french, two, Line((), (0.0, 1.0), 2)) == "Clair\u00a0: perte en 2 coups"
    assert expected(english, two, Line((), (0.5, 0.5), 4)) == "a draw in 4 plies"
    assert expected(french, two, Line((), (0.5, 0.5), 1)) == "partie nulle en un coup"
    certain = Line((), (1.0, 0.5, 0.0), 3)
    assert expected(english, three, certain) == "Blue 100.0% · Yellow 50.0% · Red 0.0%, for certain, in 3 plies"
    assert expected(french, three, certain).endswith("Rouges 0,0\u00a0%, à coup sûr, en 3 coups")


def test_a_hint(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, "--position", WON, said="hint\na8-b9\nHINT\nresign\nhint\n")
    assert "Dark: hint\nThe program would play a8-b9, and expects: Dark wins in 3 plies\n" in run.out
    assert "Light: HINT\nThe program would play c8-" in run.out
    assert ", and expects: Light loses in 2 plies\n" in run.out
    assert "The match is over: nothing more can be played.\n" in run.out


def test_a_hint_in_french_and_against_the_program(tablier: Tablier) -> None:
    said = "conseil\naide\n"
    run = tablier("--lang", "fr", "play", *SMALL, "--seat", "foncé=programme", said=said)
    assert "Clair\u00a0: conseil\nLe programme jouerait " in run.out
    assert ", et prévoit ceci\u00a0: Clair " in run.out
    assert "conseil    ce que le programme jouerait" in run.out


def test_the_program_finds_what_wins(tablier: Tablier) -> None:
    seats = ("--seat", "light=program", "--seat", "dark=program")
    run = tablier("play", *SMALL, "--position", WON, *seats, "--seed", "3")
    assert "Dark (the program): a8-b9" in run.out
    assert "Dark wins: no move left." in run.out
