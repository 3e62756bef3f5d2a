"""`tablier play`: a whole match through standard input, taking back, saving, going on."""

from pathlib import Path

import pytest

import tablier as package
from cli.conftest import Tablier
from tablier import Match

SMALL = ("kolowis", "board=mosona")
BLOCKED = "5/1Y4/1YY4/3RR3/3bxR3/2Y5/1R1Y3/1R4/5 b 3 - 0"  # blue can only pass


def kept_in(folder: Path) -> list[Path]:
    return sorted((folder / "data" / "tablier" / "matches").glob("*.txt"))


def a_whole_match() -> Match:
    """A match to the end, every move a deterministic choice."""
    match = Match(package.game("kolowis", board="mosona"))
    while not match.outcome:
        moves = match.position.legal_moves()
        match.play(moves[len(match.moves) * 7 % len(moves)])
    return match


def test_a_whole_match(tablier: Tablier, tmp_path: Path) -> None:
    match = a_whole_match()
    run = tablier("play", *SMALL, said="\n".join(match.moves))
    assert run.code == 0
    assert match.outcome
    winner = "Light" if match.outcome.scores[0] == 1 else "Dark"
    assert f"\n{winner} wins: " in run.out
    (path,) = kept_in(tmp_path)
    assert f"tablier record --replay {path}\n" in run.out
    assert Match.from_record(path.read_text()).moves == match.moves


def test_every_board_before_a_move_is_shown(tablier: Tablier) -> None:
    match = package.Match(package.game("kolowis", board="mosona"))
    for move in ("b6-b5", "b4xb6"):
        match.play(move)
    run = tablier("play", *SMALL, said="b6-b5\nb4xb6\n")
    for position in match.positions:
        assert str(position.draw("en")) in run.out


def test_mistakes_change_nothing(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="b6\na1-a2\nb4xb6\nb6-b5 \nrecord\n")
    assert "“b6” cannot be read as a move." in run.out
    assert "a1-a2 cannot be played. a2 is not free. (AK4)" in run.out
    assert "The piece on b4 is not yours." in run.out
    assert "\n1. b6-b5\n" in run.out


def test_hints(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="moves\nmoves b\nmoves z\n")
    assert "Light: moves\na4-b5  a5-b5  b6-b5\n" in run.out
    assert "Light: moves b\nb6-b5\n" in run.out
    assert "No legal move begins with “z”." in run.out


def test_help_at_the_table(tablier: Tablier) -> None:
    for said in ("", "?", "help"):
        run = tablier("play", *SMALL, said=f"{said}\n")
        assert "A step is written like a8-b9" in run.out
        assert "take your last move back" in run.out


def test_undo_among_people_takes_back_one_move(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="b6-b5\nb4xb6\nundo\nrecord\nundo\nundo\n")
    assert "\n1. b6-b5\n" in run.out
    assert "cannot be taken back: none has been played" in run.out


def test_undo_against_the_program_takes_back_its_answer(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, "--seat", "dark=program", "--seed", "1", said="b6-b5\nundo\nmoves\n")
    assert "Dark (the program): b4xb6" in run.out
    assert "Light: moves\na4-b5  a5-b5  b6-b5\n" in run.out


def test_undo_does_not_take_back_what_only_the_program_did(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, "--seat", "light=program", "--seed", "1", said="undo\n")
    assert "cannot be taken back" in run.out


def test_the_program_plays_the_same_for_the_same_seed(tablier: Tablier) -> None:
    runs = [tablier("play", *SMALL, "--seat", "dark=program", "--seed", "5", said="a5-b5\nrecord\n").out for _ in range(2)]
    assert runs[0].split("kept")[0] == runs[1].split("kept")[0]
    assert '[Dark "Tablier"]' in runs[0]


def test_resigning_and_taking_that_back(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="b6-b5\nresign\nundo\nmoves\nresign\nquit\n")
    assert run.out.count("Light wins: resignation.") == 2
    assert "Dark: moves\nb4xb6\n" in run.out


def test_resigning_among_three(tablier: Tablier, tmp_path: Path) -> None:
    run = tablier("play", "ken-wan", said="resign\nundo\nresign\nresign\nundo\nresign\n")
    assert "Yellow to move." in run.out
    assert run.out.count("1. Red, 2. Yellow, 3. Blue: resignation.") == 2
    (path,) = kept_in(tmp_path)
    assert Match.from_record(path.read_text()).moves == ("blue:resignation", "yellow:resignation")


def test_agreeing_is_asked_of_all(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="b6-b5\nb4xb6\nagree\nn\ndraw\ny\nundo\nboard\nagree\n")
    assert run.out.count("Dark wins: agreement. Does everybody agree to stop here?") == 3
    assert run.out.count("Dark wins: agreement.") == 4
    assert run.code == 0


BEHIND = "dd6/9/7l l 0"  # Light has one piece less than Dark


@pytest.mark.parametrize(("seat", "agrees"), [("dark", True), ("light", False)])
def test_the_program_agrees_to_what_it_would_not_improve(tablier: Tablier, seat: str, agrees: bool) -> None:
    """Dark is ahead: by agreement he wins, and Light, if the program plays it, would rather play on."""
    turn = "l" if seat == "dark" else "d"
    run = tablier(
        "play",
        *SMALL,
        "--position",
        BEHIND.replace(" l ", f" {turn} "),
        "--seat",
        f"{seat}=program",
        said="agree\ny\nagree\n\n",
    )
    assert ("(the program) wants to play on." in run.out) != agrees
    assert ("The match is over: nothing more can be played." in run.out) == agrees


def test_resigning_for_a_seat(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="resign dark\nundo\nresign Light\nundo\nresign green\n")
    assert run.out.count("Light wins: resignation.") == run.out.count("Dark wins: resignation.") == 1
    assert "There is no seat “green” to speak of. The seats are: light, dark." in run.out
    against = tablier("play", *SMALL, "--seat", "dark=program", said="resign dark\n")
    assert "The seats are: light." in against.out


@pytest.mark.parametrize("said", ["undo 3", "board please", "agree x", "hint hint"])
def test_too_many_words(tablier: Tablier, said: str) -> None:
    assert "is too much" in tablier("play", *SMALL, said=f"{said}\n").out


def test_what_can_be_said_after_the_end(tablier: Tablier) -> None:
    run = tablier("play", *SMALL, said="resign\nb6-b5\nmoves\nrecord\n\nboard\n")
    assert "there are no moves" in run.out
    assert '[Result "0-1"]\n[Reason "resignation"]' in run.out
    assert "take your last move back" in run.out
    assert "board" not in run.out.splitlines()[-3:]  # the empty line left


def test_passing_is_explained_and_takes_one_key(tablier: Tablier) -> None:
    run = tablier("play", "ken-wan", "--position", BLOCKED, said="\nrecord\n")
    assert "There is no move to make but to pass: press Enter." in run.out
    assert "\n1. pass\n" in run.out
    assert "Yellow to move." in run.out


def test_saving_and_going_on(tablier: Tablier, tmp_path: Path) -> None:
    assert "here" in tablier("play", *SMALL, said="b6-b5\nsave here/match.txt\n").out  # no folder is made for a typo
    assert not (tmp_path / "here").exists()
    (tmp_path / "here").mkdir()
    run = tablier("play", *SMALL, said="b6-b5\nsave here/match.txt\nb4xb6\n")
    saved = tmp_path / "here" / "match.txt"
    assert f"Saved in {saved}" in run.out
    assert Match.from_record(saved.read_text()).moves == ("b6-b5", "b4xb6")
    assert kept_in(tmp_path) == []
    run = tablier("play", "--load", str(saved), said="b7xb5\n")
    assert "Dark to move" in run.out
    assert Match.from_record(saved.read_text()).moves == ("b6-b5", "b4xb6")
    (path,) = kept_in(tmp_path)
    assert len(Match.from_record(path.read_text()).moves) == 3
    tablier("play", "--load", str(path), said="undo\n")
    assert kept_in(tmp_path) == [path]
    assert len(Match.from_record(path.read_text()).moves) == 2


def test_a_file_for_the_match(tablier: Tablier, tmp_path: Path) -> None:
    run = tablier("play", *SMALL, "--save", "match.txt", said="b6-b5\nsave\n")
    assert run.code == 0
    assert Match.from_record((tmp_path / "match.txt").read_text()).moves == ("b6-b5",)
    again = tablier("play", *SMALL, "--save", "match.txt")
    assert again.code == 1
    assert "“match.txt” exists already" in again.err
    on = tablier("play", "--load", "match.txt", "--save", "match.txt", said="b4xb6\n")
    assert on.code == 0
    assert Match.from_record((tmp_path / "match.txt").read_text()).moves == ("b6-b5", "b4xb6")


def test_nothing_is_overwritten_from_the_table(tablier: Tablier, tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary")
    run = tablier("play", *SMALL, said="b6-b5\nsave diary.txt\nsave .\n")
    assert "“diary.txt” exists already" in run.out
    assert (tmp_path / "diary.txt").read_text() == "Dear diary"


def test_a_place_that_cannot_be_written(tablier: Tablier, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    run = tablier("play", *SMALL, said="b6-b5\nb4xb6\nsave data/x\nrecord\n")
    assert run.code == 0
    assert "cannot be written" in run.out
    assert "1. b6-b5 b4xb6" in run.out
    assert tablier("play", *SMALL, "--save", "data/x").code == 1


def test_names_and_remarks_of_a_loaded_match_are_kept(tablier: Tablier, tmp_path: Path) -> None:
    text = (
        '[Game "kolowis"]\n[Options "board=mosona"]\n[Light "Ada"]\n[Date "2020-01-02"]\n[Result "*"]\n[Place "Zuni"]\n\n'
        "{A friendly match.} 1. b6-b5 {bold}\n"
    )
    (tmp_path / "match.txt").write_text(text)
    run = tablier("play", "kolowis", "board=mosona", "--load", "match.txt", "--seat", "dark=program", said="record\n")
    for kept in ('[Light "Ada"]', '[Date "2020-01-02"]', '[Place "Zuni"]', "{A friendly match.}", "{bold}"):
        assert kept in run.out
    assert tablier("play", "kolowis", "--load", "match.txt").code == 1


def test_two_programs_play_by_themselves(tablier: Tablier) -> None:
    position = "2d5/3l3d1/4l3 d 0"
    seats = ("--seat", "light=program", "--seat", "dark=program")
    run = tablier("play", *SMALL, "--position", position, *seats, "--seed", "1")
    assert "Dark (the program): c3xa4xa6" in run.out
    assert "Dark wins: all pieces captured." in run.out


def test_french_at_the_table(tablier: Tablier) -> None:
    said = "coups\nb6-b5\nreprendre\nb6-b5\nundo\nplateau\nnotation\naide\nabandon\nannuler\nsortir\n"
    run = tablier("--lang", "fr", "play", *SMALL, "--seat", "foncé=programme", said=said)
    assert run.code == 0
    assert "Foncé (le programme)\u00a0: b4xb6" in run.out
    assert "Victoire\u00a0: Foncé (abandon)." in run.out
    assert "ne se lit pas" not in run.out


def test_a_random_start_from_a_seed(tablier: Tablier) -> None:
    runs = [tablier("play", "khan-tsin", "setup=random", "--seed", "3", said="record\n").out for _ in range(2)]
    assert '[Start "' in runs[0]
    assert runs[0] == runs[1]
    assert tablier("play", "khan-tsin", "--seed", "3").code == 0
