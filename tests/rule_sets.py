"""The rule sets that are tested, and random play in them."""

import importlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self, cast

import tablier
from tablier import Game, Position

GAMES = Path(__file__).parent / "games"


class Twin(Protocol):
    """What every naive twin offers; see any `tests/games/*/twin.py`."""

    @classmethod
    def start(cls, **options: object) -> Self: ...

    @classmethod
    def parse(cls, text: str, **options: object) -> Self: ...

    def text(self) -> str: ...

    @property
    def to_move(self) -> str: ...

    def legal_moves(self) -> list[str]: ...

    def play(self, move: str) -> Self: ...

    def outcome(self) -> tuple[tuple[float, ...], str] | None: ...


@dataclass(frozen=True)
class RuleSet:
    """A game with options, as the tests name it: `khan-tsin inversion=true`."""

    text: str

    def __str__(self) -> str:
        return self.text

    @property
    def game(self) -> Game:
        name, *words = self.text.split()
        return tablier.game(name, **dict(word.split("=") for word in words))

    def twin(self, position: Position) -> Twin:
        """The naive twin of a position."""
        module = importlib.import_module(f"games.{self.game.folder.name}.twin")
        return cast(Twin, module.Twin.parse(str(position), **self.game.options))


def all_rule_sets() -> list[RuleSet]:
    """Every combination of option values of every game; the seed aside."""
    found = []
    for kind in tablier.all_games():
        texts = [kind.id]
        for option in kind.available:
            texts = [f"{text} {option.name}={str(value).lower()}" for text in texts for value in option.values or (None,)]
        found += [RuleSet(" ".join(word for word in text.split() if not word.endswith("=none"))) for text in texts]
    return found


RULE_SETS = all_rule_sets()


def random_game(start: Position, chance: random.Random, plies: int = 10_000) -> Iterator[tuple[str, Position]]:
    """Moves and positions of a random game, to its end or for so many plies."""
    position = start
    for _ in range(plies):
        moves = position.legal_moves()
        if not moves:
            return
        move = chance.choice(moves)
        position = position.play(move)
        yield move, position


def last_position(start: Position, chance: random.Random, plies: int = 10_000) -> Position:
    """Where a random game ends, or is after so many plies."""
    return [start, *(position for _, position in random_game(start, chance, plies))][-1]


def random_position(rule_set: RuleSet, chance: random.Random, most_plies: int = 120) -> Position:
    """A position of a random game."""
    game = rule_set.game
    start = game.start(None if game.fixed_start else chance.randrange(2**32))
    return last_position(start, chance, chance.randrange(most_plies))
