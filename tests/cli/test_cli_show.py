"""`tablier show`, `games`, `perft` and `warmup`."""

import json

import tablier as package
from cli.conftest import Tablier

START = "dddddddd/dddd1llll/llllllll l 0"
SMALL = ("kolowis", "board=mosona")


def test_a_position_is_drawn_with_its_moves(tablier: Tablier) -> None:
    run = tablier("show", *SMALL)
    assert run.code == 0
    assert str(package.game("kolowis", board="mosona").start().draw("en")) in run.out
    assert "Light to move. 3 legal moves." in run.out
    assert "a4-b5  a5-b5  b6-b5\n" in run.out
    assert f"Position: {START}\n" in run.out
    assert run.err == ""


def test_moves_are_played_first(tablier: Tablier) -> None:
    run = tablier("show", *SMALL, "--moves", "b6-b5 b4xb6")
    assert "Played: 1. b6-b5 b4xb6" in run.out
    assert "Position: dddddddd/ddd2dlll/llllllll l 0" in run.out


def test_json_says_all_of_it_and_nothing_else(tablier: Tablier) -> None:
    run = tablier("show", *SMALL, "--json")
    assert json.loads(run.out) == {
        "game": "kolowis",
        "options": {"board": "mosona"},
        "position": START,
        "to_move": "light",
        "legal_moves": ["a4-b5", "a5-b5", "b6-b5"],
        "outcome": None,
    }


def test_json_has_the_outcome(tablier: Tablier) -> None:
    position, move = "2d5/3l3d1/4l3 d 0", "c3xa4xa6"
    run = tablier("show", *SMALL, "--position", position, "--moves", move, "--json")
    described = json.loads(run.out)
    assert described["outcome"] == {"scores": [0.0, 1.0], "reason": "captured-all", "result": "0-1"}
    assert described["legal_moves"] == []


def test_a_third_repetition_ends_the_match(tablier: Tablier) -> None:
    to_and_fro = "a1-b1 c8-b9 b1-a1 b9-c8"
    run = tablier("show", *SMALL, "--position", "7d/1l5d1/ll6 l 0", "--moves", f"{to_and_fro} {to_and_fro}")
    assert "Light wins: third repetition." in run.out
    assert "legal" not in run.out


def test_places_of_three_are_said_in_order(tablier: Tablier) -> None:
    together = "5/2YY2/3YY2/6R1/4x1RR1/2yB1R2/1B1r3/1BB3/5 b 3 - 0"
    assert "1. Yellow, 2. Red, 3. Blue: unity." in tablier("show", "ken-wan", "--position", together, "--moves", "d4-c3").out
    shared = "5/2YY2/4Y2/1R4B1/1RR1x1BB1/8/1Y2B2/2R3/5 b 3 - 99"
    run = tablier("--lang", "fr", "show", "ken-wan", "--position", shared, "--moves", "f8-d6")
    assert "1. Bleus, 2.–3. Jaunes = Rouges (" in run.out


def test_many_moves_stand_by_the_place_they_start_from(tablier: Tablier) -> None:
    lines = tablier("show", "ken-wan").out.splitlines()
    for first in ("b2", "h8"):
        assert [line.split()[0] for line in lines if line.startswith(f"{first}-")]
        assert not [line for line in lines if f" {first}-" in line and not line.startswith(first)]


def test_moves_are_sorted_as_people_sort(tablier: Tablier) -> None:
    line = next(line for line in tablier("show", "kolowis").out.splitlines() if line.startswith("a1-b1"))
    assert line.split() == ["a1-b1", "a8-b9", "a9-b9", "a16-b17", "b10-b9", "b16-b17"]


def test_perft(tablier: Tablier) -> None:
    assert tablier("perft", "kolowis", "2", "board=mosona").out == "4\n"
    assert tablier("perft", "kolowis", "board=mosona", "3").out == "9\n"
    assert tablier("perft", "kolowis", "0").out == "1\n"
    assert tablier("perft", *SMALL, "1", "--position", "8/7d1/5d2 l 0").out == "0\n"


def test_perft_divided(tablier: Tablier) -> None:
    run = tablier("perft", "kolowis", "3", "board=mosona", "--divide")
    assert run.out == "a4-b5 3\na5-b5 5\nb6-b5 1\ntotal 9\n"
    assert run.err == ""


def test_perft_is_timed_on_standard_error(tablier: Tablier) -> None:
    run = tablier("perft", "kolowis", "2", "board=mosona", "--time")
    assert run.out == "4\n"
    assert "per second" in run.err


def test_games_are_listed(tablier: Tablier) -> None:
    run = tablier("games")
    for kind in package.all_games():
        assert f"\n{kind.id} " in run.out
        assert all(f"{option.name}=" in run.out for option in kind.available)
    assert max(map(len, run.out.splitlines())) <= 80


def test_games_as_json(tablier: Tablier) -> None:
    listed = {game["id"]: game for game in json.loads(tablier("games", "--json").out)}
    assert list(listed) == [kind.id for kind in package.all_games()]
    assert listed["kolowis"]["seats"] == ["light", "dark"]
    assert listed["kolowis"]["options"][0]["default"] == "kolowis"
    assert json.loads(tablier("--lang=fr", "games", "--json").out)[-1]["credit"].startswith("traditionnel")


def test_warmup_says_what_it_does(tablier: Tablier) -> None:
    run = tablier("warmup", "kolowis", "kolowis")
    name, done = run.out.splitlines()
    assert name == "Awithlaknannai Kolowis"
    assert done.startswith("The game is compiled, in ")
