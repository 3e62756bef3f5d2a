"""A game without its tests fails the suite."""

import re

import pytest

import tablier
from playthroughs import path_of, playthrough
from rule_sets import GAMES, RULE_SETS, RuleSet
from tablier import Game
from tablier.core.page import rules_page
from tablier.core.words import LANGUAGES

KINDS = tablier.all_games()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_numbered_rule_has_a_named_test(kind: type[Game]) -> None:
    folder = GAMES / kind.folder.name
    tests = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    tested = set(re.findall(r"^def test_([a-z]{2}[0-9]+)_", tests, re.MULTILINE))
    assert {rule.lower() for rule in rules_page(kind, "en").rules} - tested == set()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_game_has_twin_perft_and_pages(kind: type[Game]) -> None:
    folder = GAMES / kind.folder.name
    assert (folder / "twin.py").is_file()
    assert (folder / "perft.txt").is_file()
    for language in LANGUAGES:
        assert (kind.folder / f"rules.{language}.md").is_file()
        assert (kind.folder / f"words.{language}.ftl").is_file()


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=str)
def test_golden_playthrough(rule_set: RuleSet) -> None:
    assert playthrough(rule_set) == path_of(rule_set).read_text(encoding="utf-8")
