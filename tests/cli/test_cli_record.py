"""`tablier record`: checking, converting, replaying."""

import json
from pathlib import Path

import pytest

import tablier as package
from cli.conftest import Tablier

TEXT = """[Game "kolowis"]
[Options "board=mosona"]
[Light "Ada"]
[Result "0-1"]
[Reason "resignation"]

{A short one.} 1. b6-b5 b4xb6 {forced}
"""
THREE = '[Game "ken-wan"]\n\n1. blue:resignation yellow:time\n'


@pytest.fixture
def file(tmp_path: Path) -> str:
    (tmp_path / "match.txt").write_text(TEXT)
    return "match.txt"


def test_a_record_in_order(tablier: Tablier, file: str) -> None:
    run = tablier("record", file)
    assert run.code == 0
    assert run.out.splitlines() == [
        "match.txt is in order.",
        "Awithlaknannai Kolowis · board=mosona",
        "Light: Ada",
        "2 plies",
        "Dark wins: resignation.",
    ]


def test_an_unfinished_record_from_standard_input(tablier: Tablier) -> None:
    run = tablier("record", "-", said='[Game "kolowis"]\n\n1. a8-b9\n')
    assert run.out.endswith("One ply\nNot finished.\n")


def test_conversions(tablier: Tablier, file: str) -> None:
    assert tablier("record", file, "--to", "text").out == TEXT
    assert tablier("record", file, "--to", "moves").out == "b6-b5 b4xb6\n"
    positions = tablier("record", file, "--to", "positions").out.splitlines()
    game = package.game("kolowis", board="mosona")
    assert [str(game.parse(position)) for position in positions] == positions
    assert len(positions) == 3


def test_json(tablier: Tablier, file: str) -> None:
    described = json.loads(tablier("record", file, "--to", "json").out)
    assert described["game"] == "kolowis"
    assert described["options"] == {"board": "mosona"}
    assert described["tags"]["Light"] == "Ada"
    assert described["comment"] == "A short one."
    assert described["plies"][1] == {"move": "b4xb6", "comment": "forced", "position": "dddddddd/ddd2dlll/llllllll l 0"}
    assert described["outcome"]["result"] == "0-1"


def test_what_is_written_canonically_stays_the_same(tablier: Tablier, file: str, tmp_path: Path) -> None:
    (tmp_path / "loose.txt").write_text("\ufeff" + TEXT.replace("\n", "\r\n").replace(" b4xb6", "\r\n\r\n  b4xb6"))
    run = tablier("record", "loose.txt", "--to", "text", "--output", "tidy.txt")
    assert (run.code, run.out) == (0, "")
    assert (tmp_path / "tidy.txt").read_bytes().decode() == TEXT


def test_moves_go_from_one_command_to_another(tablier: Tablier, file: str) -> None:
    moves = tablier("record", file, "--to", "moves").out
    assert "Played: 1. b6-b5 b4xb6" in tablier("show", "kolowis", "board=mosona", "--moves", moves).out


def test_a_replay_shows_every_position_and_remark(tablier: Tablier, file: str) -> None:
    run = tablier("record", file, "--replay")
    game = package.game("kolowis", board="mosona")
    assert str(game.start().play("b6-b5").draw("en")) in run.out
    for said in ("A short one.", "1/2 · Light: b6-b5", "2/2 · Dark: b4xb6", "forced", "Dark wins: resignation."):
        assert said in run.out


def test_who_gave_up_among_three(tablier: Tablier, tmp_path: Path) -> None:
    (tmp_path / "three.txt").write_text(THREE)
    run = tablier("record", "three.txt", "--replay")
    assert "1/2 · Blue: resignation" in run.out
    assert "2/2 · Yellow: time" in run.out
    assert "1. Red, 2. Yellow, 3. Blue: time." in run.out


@pytest.mark.parametrize(
    ("content", "complaint"),
    {
        "an illegal move": (TEXT.replace("b4xb6", "b4-b5"), "ply 2"),
        "an unreadable move": (TEXT.replace("b4xb6", "?!"), "cannot be read as a move"),
        "a wrong number": (TEXT.replace("1. ", "2. "), "Expected the number 1."),
        "an open comment": (TEXT + "{", "does not end"),
        "another result": (TEXT.replace("resignation", "blocked"), "do not end the game"),
        "no tags": ("1. a b", "The tag Game is missing"),
        "a broken tag": ("[Game kolowis]", "Expected a tag"),
        "no such game": ('[Game "chess"]\n', "There is no game “chess”"),
        "no such option": ('[Game "kolowis"]\n[Options "size=3"]\n', "has no option “size”"),
        "a broken option": ('[Game "kolowis"]\n[Options "mosona"]\n', "words like key=value"),
        "an illegal start": ('[Game "kolowis"]\n[Start "x"]\n', "is not a legal position"),
    }.values(),
)
def test_records_that_are_refused(tablier: Tablier, tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "bad.txt").write_text(content)
    run = tablier("record", "bad.txt")
    assert run.code == 1, run
    assert run.err.startswith("Error: bad.txt: ")
    assert complaint in run.err
    assert run.out == ""


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\x7fELF\xff\xfe", "is not text"),
        (b'[Game "kolowis"]\0', "is not text"),
        (b"x" * 1_000_001, "is too large for a record"),
    ],
)
def test_files_that_are_no_text(tablier: Tablier, tmp_path: Path, content: bytes, complaint: str) -> None:
    (tmp_path / "bad.bin").write_bytes(content)
    for run in (tablier("record", "bad.bin"), tablier("record", "-", said=content)):
        assert run.code == 1
        assert complaint in run.err


def test_a_file_that_may_not_be_read_or_written(
    tablier: Tablier, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forbid(*_: object, **__: object) -> None:
        raise PermissionError

    run = tablier("record", file, "--to", "text", "--output", str(tmp_path))
    assert (run.code, "cannot be written" in run.err) == (1, True)
    monkeypatch.setattr(Path, "open", forbid)
    assert "You are not allowed to read “match.txt”." in tablier("record", file).err
