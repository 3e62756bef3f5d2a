"""A game of which the rules are a compiled kernel."""

import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from tablier.core.game import Game, Move
from tablier.core.outcome import REASONS, Outcome
from tablier.core.position import Position
from tablier.kernel import verbs
from tablier.kernel.compiled import entry
from tablier.kernel.verbs import QUIET, TURN, Scores, Words
from tablier.kernel.warmup import warmed


@entry
def _moves(rules: Any, state: Words, out: Words) -> int:
    return verbs.moves(rules, state, out)


@entry
def _play(rules: Any, state: Words, move: int) -> None:
    verbs.play(rules, state, move)


@entry
def _outcome(rules: Any, state: Words, scores: Scores) -> int:
    return verbs.outcome(rules, state, scores)


@entry
def _settle(rules: Any, state: Words, scores: Scores) -> None:
    verbs.settle(rules, state, scores)


@entry
def _key(rules: Any, state: Words) -> int:
    return verbs.key(rules, state)


def unpacked(state: bytes) -> Words:
    """The words of a state, to read and to change."""
    return np.frombuffer(state, dtype=np.int64).copy()


@dataclass(frozen=True, slots=True)
class Evaluation:
    """How a rule set is judged and searched."""

    search: str  # `alphabeta` or `tree`
    weights: Scores  # of the features, in their order


class KernelGame(Game):
    """Joins `Game` to the verbs of a kernel. A game adds its text, its reasons and its drawing."""

    most_moves: ClassVar[int]  # room for every list of legal moves in play
    features: ClassVar[tuple[str, ...]]  # of its evaluation
    rules: Any  # the named tuple on which the verbs dispatch

    def turn(self, state: bytes) -> int:
        return int(unpacked(state)[TURN])

    def moves(self, state: bytes) -> list[Move]:
        words, room = unpacked(state), self.most_moves
        while True:
            out = np.empty(room, dtype=np.int64)
            n = _moves(self.rules, words, out)
            if n <= room:
                return [Move(int(move)) for move in out[:n]]
            room = n

    def after(self, state: bytes, move: Move) -> bytes:
        words = unpacked(state)
        _play(self.rules, words, move)
        return words.tobytes()

    def outcome(self, state: bytes) -> Outcome | None:
        scores = np.zeros(len(self.seats))
        reason = _outcome(self.rules, unpacked(state), scores)
        return Outcome(tuple(map(float, scores)), REASONS[reason]) if reason else None

    def settled(self, state: bytes) -> tuple[float, ...]:
        scores = np.zeros(len(self.seats))
        _settle(self.rules, unpacked(state), scores)
        return tuple(map(float, scores))

    def identity(self, state: bytes) -> bytes:
        words = unpacked(state)
        words[QUIET] = 0
        return words.tobytes()

    def key(self, state: bytes) -> int:
        return int(_key(self.rules, unpacked(state)))

    @property
    def variant(self) -> str:
        """The name under which `evaluation.json` knows this rule set."""
        return self.options_text or "default"

    @classmethod
    def evaluations(cls) -> dict[str, Any]:
        """What `evaluation.json` says: the recipe, and by variant the search and the weights."""
        data: dict[str, Any] = json.loads((cls.folder / "evaluation.json").read_text(encoding="utf-8"))
        return data

    @classmethod
    def variants(cls) -> dict[str, "KernelGame"]:
        """For each search that a variant is served by, a game with it."""
        chosen = {search: variant for variant, search in cls.evaluations()["search"].items()}
        words = {search: "" if variant == "default" else variant for search, variant in chosen.items()}
        return {search: cls(**dict(word.split("=") for word in text.split())) for search, text in words.items()}

    @cached_property
    def evaluation(self) -> Evaluation:
        """The weights of the features, and the search that does best with them."""
        data = self.evaluations()
        weights = data["weights"][self.variant]
        return Evaluation(data["search"][self.variant], np.array([float(weights[name]) for name in self.features]))

    def warm(self) -> None:
        """Uses the entries that only this game has, so that they are compiled."""


def kernel_game(position: Position) -> KernelGame:
    """The game of a position, as generic compiled code needs it."""
    if not isinstance(position.game, KernelGame):
        raise TypeError(f"{position.game.id} has no compiled rules")
    return position.game


@warmed
def _warm(position: Position) -> None:
    game = kernel_game(position)
    game.parse(str(position)).play(position.legal_moves()[0])
    game.outcome(position.state)
    game.settled(position.state)
    game.key(position.state)
    game.warm()
