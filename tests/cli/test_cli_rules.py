"""`tablier rules`: every page in every language."""

import re

import pytest

import tablier as package
from cli.conftest import Tablier
from tablier.core.page import rules_page
from tablier.core.words import LANGUAGES

GAMES = [kind.id for kind in package.all_games()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_whole_page(tablier: Tablier, game: str, language: str) -> None:
    run = tablier("rules", game, "--lang", language)
    assert run.code == 0
    assert "\x1b" not in run.out
    kind = next(kind for kind in package.all_games() if kind.id == game)
    page = rules_page(kind, language)
    flowing = " ".join(run.out.split())
    for number in page.rules:
        assert number in run.out
    for example in page.examples:
        assert " ".join(example.title.split()) in flowing
        assert " ".join(example.note.split()) in flowing
        assert (
            str(kind(**dict(w.split("=") for w in example.options.split())).parse(example.position).draw(language)) in run.out
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_examples(tablier: Tablier, language: str) -> None:
    run = tablier("--lang", language, "rules", "kolowis", "--list")
    kind = package.all_games()[GAMES.index("kolowis")]
    assert run.out.splitlines() == [f"{example.id}\t{example.title}" for example in rules_page(kind, language).examples]


def test_one_example(tablier: Tablier) -> None:
    run = tablier("rules", "kolowis", "--example", "compulsory-maximum")
    game = package.game("kolowis", board="mosona")
    assert run.out.startswith("▸ The most, among all your pieces  AK7 · compulsory-maximum\n")
    assert str(game.parse("2d3d1/ld3d3/4l3 l 0").draw("en")) in run.out
    assert str(game.parse("2d4l/ld7/8 d 0").draw("en")) in run.out
    for said in ("1: b6 · 2: c7", "Legal moves: a5xc6xc8", "Not allowed: b1xb3 (AK7)", "Now a5xc6xc8:"):
        assert said in run.out


def test_an_example_with_a_result(tablier: Tablier) -> None:
    run = tablier("rules", "kolowis", "--example", "win-by-blocking")
    assert "Light wins: no move left." in run.out


def test_no_line_of_prose_is_too_long(tablier: Tablier) -> None:
    for language in LANGUAGES:
        out = tablier("rules", "kolowis", "--lang", language).out
        assert all(len(line) <= 80 for line in out.splitlines() if not line.startswith("▸"))
        assert not re.search("^ *[:;!?»]", out, re.MULTILINE)
