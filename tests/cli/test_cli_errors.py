"""Bad input of every kind: words, exit codes, and never a traceback."""

import sys
from pathlib import Path

import pytest

import tablier.cli.show  # noqa: F401  (so that the module is loaded, see SHOW)
from cli.conftest import Tablier
from tablier import InvalidPosition, game

SHOW = sys.modules["tablier.cli.show"]  # the module: the package's attribute of that name is the command
SMALL = ("kolowis", "board=mosona")
START = "dddddddd/dddd1llll/llllllll l 0"

WRONG_USAGE = {
    "no such command": ("shwo",),
    "an argument is missing": ("show",),
    "too many arguments": ("games", "more"),
    "no such option": ("show", "kolowis", "--mov", "a"),
    "no such short option": ("show", "kolowis", "-z"),
    "an option without its value": ("show", "kolowis", "--position"),
    "a flag with a value": ("show", "kolowis", "--json=yes"),
    "no such game": ("show", "chess"),
    "no such option of the game": ("show", "kolowis", "size=3"),
    "an option named like a parameter": ("show", "kolowis", "name=3", "self=4"),
    "no such value of the option": ("show", "kolowis", "board=huge"),
    "a word that is no option": ("show", "kolowis", "mosona"),
    "an option twice": ("show", "kolowis", "board=mosona", "board=kolowis"),
    "an option without a name": ("show", "kolowis", "=3"),
    "no depth": ("perft", "kolowis"),
    "options and no depth": ("perft", "kolowis", "board=mosona"),
    "two depths": ("perft", "kolowis", "1", "2"),
    "a depth that is no number": ("perft", "kolowis", "two"),
    "a depth in other digits": ("perft", "kolowis", "٣"),
    "a negative depth": ("perft", "kolowis", "--", "-1"),
    "a huge depth": ("perft", "kolowis", "9" * 30),
    "nothing to divide": ("perft", "kolowis", "0", "--divide"),
    "no such language": ("--lang", "de", "games"),
    "no language": ("games", "--lang"),
    "no such format": ("record", "x", "--to", "pdf"),
    "an output and nothing to write": ("record", "x", "--output", "y"),
    "nobody to ask": ("play",),
    "nobody to ask, and no command": (),
    "no such seat": ("play", "kolowis", "--seat", "red=program"),
    "nobody for a seat": ("play", "kolowis", "--seat", "light"),
    "a seed that is no number": ("play", "kolowis", "--seed", "x"),
    "no nodes": ("analyse", *SMALL, "--nodes", "0"),
    "less than no nodes": ("analyse", *SMALL, "--nodes", "-1"),
    "nodes that are no number": ("analyse", *SMALL, "--nodes", "x"),
    "a part of a node": ("analyse", *SMALL, "--nodes", "1.5"),
    "far too many nodes": ("analyse", *SMALL, "--nodes", "9" * 30),
    "no seconds": ("analyse", *SMALL, "--seconds", "0"),
    "no seconds, with decimals": ("analyse", *SMALL, "--seconds", "0.0"),
    "seconds that are no number": ("analyse", *SMALL, "--seconds", "nan"),
    "seconds without end": ("analyse", *SMALL, "--seconds", "inf"),
    "less than no seconds": ("analyse", *SMALL, "--seconds", "-1"),
    "more seconds than a day": ("analyse", *SMALL, "--seconds", "86401"),
    "nodes and seconds": ("analyse", *SMALL, "--nodes", "5", "--seconds", "5"),
    "no lines": ("analyse", *SMALL, "--lines", "0"),
    "lines that are no number": ("analyse", *SMALL, "--lines", "x"),
    "no such game to analyse": ("analyse", "chess"),
    "no such game to compile": ("warmup", "chess"),
    "a position and a record": ("play", "--load", "x", "--position", START),
}
REFUSED = {
    "a position that is none": ("show", *SMALL, "--position", "x"),
    "a position of another board": ("show", "kolowis", "--position", START),
    "a very long position": ("show", *SMALL, "--position", "d" * 10_000),
    "an illegal move": ("show", *SMALL, "--moves", "b6-b5 b1-b2"),
    "a move that cannot be read": ("show", *SMALL, "--moves", "☃"),
    "a move after the end": ("show", *SMALL, "--position", "8/7d1/5d2 l 0", "--moves", "a1-a2"),
    "an illegal move to analyse": ("analyse", *SMALL, "--moves", "b6-b5 b1-b2"),
    "a finished game to analyse": ("analyse", *SMALL, "--position", "8/7d1/5d2 l 0"),
    "no such example": ("rules", "kolowis", "--example", "x"),
    "no such file": ("record", "nowhere.txt"),
    "a folder": ("record", "."),
    "a name no file can have": ("record", "a\0b"),
    "an empty record": ("record", "-"),
    "nothing to load": ("play", "--load", "nowhere.txt"),
    "an illegal start": ("play", *SMALL, "--position", "x"),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("arguments", WRONG_USAGE.values(), ids=WRONG_USAGE.keys())
def test_wrong_usage(tablier: Tablier, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], language: str) -> None:
    monkeypatch.setenv("LANG", f"{language}_CA.UTF-8")
    run = tablier(*arguments)
    assert run.code == 2, run
    assert run.out == ""
    assert ("Error: " if language == "en" else "Erreur\u00a0: ") in run.err
    assert "Traceback" not in run.err
    assert "TABLIER_DEBUG" not in run.err


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("arguments", REFUSED.values(), ids=REFUSED.keys())
def test_refused_input(tablier: Tablier, arguments: tuple[str, ...], language: str) -> None:
    run = tablier("--lang", language, *arguments)
    assert run.code == 1, run
    assert run.out == ""
    assert ("Error: " if language == "en" else "Erreur\u00a0: ") in run.err
    assert "Traceback" not in run.err


def test_a_refusal_names_the_move_and_the_rule(tablier: Tablier) -> None:
    run = tablier("show", *SMALL, "--moves", "b6-b5 b1-b2")
    assert run.err == "Error: Move 2: b1-b2 cannot be played. b2 is not free. (AK4)\n"


def test_all_reasons_against_a_position_are_given(tablier: Tablier) -> None:
    position = "x8/9/8 q 99"
    with pytest.raises(InvalidPosition) as refused:
        game("kolowis", board="mosona").parse(position)
    run = tablier("show", *SMALL, "--position", position)
    assert len(refused.value.reasons) > 2
    assert all(f"\n- {reason}\n" in run.err for reason in refused.value.reasons)


def test_near_misses_are_recognised(tablier: Tablier) -> None:
    assert "Did you mean “show”?" in tablier("shwo").err
    assert "Did you mean “--moves”?" in tablier("show", "kolowis", "--mov").err


def test_wrong_usage_shows_the_right_one(tablier: Tablier) -> None:
    assert tablier("show").err.splitlines() == [
        "Usage: tablier show [OPTIONS] GAME [KEY=VALUE]…",
        "Error: GAME is missing.",
        "More: tablier show --help",
    ]


def test_control_characters_are_not_passed_on(tablier: Tablier) -> None:
    run = tablier("show", "\x1b[31mred")
    assert "\x1b" not in run.err


def test_our_own_mistakes_are_admitted(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(SHOW, "started", fail)
    run = tablier("show", "kolowis")
    assert run.code == 70
    assert "a mistake in Tablier" in run.err
    assert "Traceback" not in run.err
    monkeypatch.setenv("TABLIER_DEBUG", "1")
    assert "Traceback" in tablier("show", "kolowis").err


def test_an_interruption(tablier: Tablier, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SHOW, "started", interrupt)
    assert tablier("show", "kolowis").code == 130


def test_a_closed_pipe_is_no_error(process: Tablier) -> None:
    run = process(shell="tablier rules kolowis | head -1; echo ${PIPESTATUS[0]}")
    assert run.err == ""
    assert run.out.splitlines()[-1] == "141"


def test_no_space_left(process: Tablier) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    run = process(shell="tablier games > /dev/full")
    assert (run.code, run.err) == (1, "Error: There is no space left to write to.\n")


def test_odd_bytes_and_a_poor_terminal(process: Tablier) -> None:
    run = process(shell=r"PYTHONIOENCODING=ascii tablier show kolowis --position $'\xff\xfe'")
    assert run.code == 1
    assert "Traceback" not in run.err
    run = process(shell="PYTHONIOENCODING=ascii tablier show kolowis")
    assert run.code == 0
    assert "Light to move" in run.out


def test_closed_streams(process: Tablier) -> None:
    assert process(shell="tablier games <&-").code == 0
    assert process(shell="tablier play <&-").code == 2
    assert process(shell="tablier games >&-").err == ""


def test_the_version(process: Tablier) -> None:
    run = process("--version")
    assert run.code == 0
    assert run.out.startswith("tablier 0.")
