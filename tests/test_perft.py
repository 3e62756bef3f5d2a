"""Perft against the tables of the rules."""

import pytest

import tablier
from rule_sets import GAMES, RuleSet
from scale import COMPILED

MOST_LEAVES_INTERPRETED = 3000


def _rows() -> list[tuple[str, str, int, int]]:
    rows = []
    for path in sorted(GAMES.glob("*/perft.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                rule_set, position, numbers = (part.strip() for part in line.split("|"))
                rows += [(rule_set, position, depth, int(n)) for depth, n in enumerate(numbers.split(), start=1)]
    return [row for row in rows if COMPILED or row[3] <= MOST_LEAVES_INTERPRETED]


@pytest.mark.parametrize(("rule_set", "position", "depth", "leaves"), _rows())
def test_perft(rule_set: str, position: str, depth: int, leaves: int) -> None:
    game = RuleSet(rule_set).game
    start = game.start() if position == "start" else game.parse(position)
    assert tablier.perft(start, depth) == leaves
    assert tablier.perft(start, 0) == 1


def test_tables_are_there() -> None:
    assert {row[0].split()[0] for row in _rows()} == {kind.id for kind in tablier.all_games()}


def test_depth_must_not_be_negative() -> None:
    with pytest.raises(ValueError, match="-1"):
        tablier.perft(tablier.all_games()[0]().start(), -1)
