"""The verbs that every game implements, and all that generic code knows of a game.

A position is an array of 64-bit words: the seat to move, the quiet count, and the board as its game lays it out. `rules` is a
named tuple of the game's own type, with its options and tables; the verbs dispatch on that type, while compiling or, without
the compiler, while running.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from numba.extending import overload

from tablier.kernel.compiled import OPTIONS

Words = npt.NDArray[np.int64]
Scores = npt.NDArray[np.float64]

# The first words of a position, in every game.
TURN = 0  # the seat to move
QUIET = 1  # plies since the event that the game's quiet limit speaks of; always 0 in a game without a limit
BOARD = 2  # the first word of the game's own

PASS = -1  # the move `pass`, in every game


# By the type of the rules, a game's implementation of each verb by its name.
_verbs: dict[type, dict[str, Callable[..., Any]]] = {}


def implement(rules_type: type, *functions: Callable[..., Any]) -> None:
    """Declares how a game implements verbs: `inner` functions with the verbs' names."""
    _verbs.setdefault(rules_type, {}).update({function.__name__: function for function in functions})


def _interpreted(verb: str, rules: Any, *others: Any) -> Any:
    """Calls the game's implementation of a verb without the compiler."""
    return _verbs[type(rules)][verb](rules, *others)


def moves(rules: Any, state: Words, out: Words) -> int:
    """Writes the legal moves and returns how many there are: 0 exactly where the game is over.

    `out` has room for the game's `most_moves`. Where a game has no bound that can be proven, moves beyond the length of `out`
    are counted and not written.
    """
    return int(_interpreted("moves", rules, state, out))


def count(rules: Any, state: Words) -> int:
    """The number of legal moves, without writing them."""
    return int(_interpreted("count", rules, state))


def play(rules: Any, state: Words, move: int) -> None:
    """Plays a legal move: changes the state."""
    _interpreted("play", rules, state, move)


def outcome(rules: Any, state: Words, scores: Scores) -> int:
    """The reason why the game is over, an index of `tablier.core.outcome.REASONS`, and its scores; or 0 while it goes on."""
    return int(_interpreted("outcome", rules, state, scores))


def settle(rules: Any, state: Words, scores: Scores) -> None:
    """Writes the scores of a game that stops here: by agreement, at a third repetition or at the quiet limit."""
    _interpreted("settle", rules, state, scores)


def key(rules: Any, state: Words) -> int:
    """A 63-bit key of the position, the quiet count aside."""
    return int(_interpreted("key", rules, state))


def features(rules: Any, state: Words, out: Scores) -> None:
    """Writes out[seat, feature]: what speaks for each seat in a position that is not over. See a game's `evaluation.py`."""
    _interpreted("features", rules, state, out)


def restless(rules: Any, state: Words) -> bool:
    """Whether a position should not be judged before it is played on, as in the middle of an exchange."""
    return bool(_interpreted("restless", rules, state))


def _dispatch(verb: Callable[..., object]) -> None:
    """Lets compiled code call a verb: the game's implementation is chosen by the type of the rules."""

    @overload(verb, strict=False, jit_options=cast(Any, OPTIONS))
    def choose(rules: Any, *others: Any) -> Any:
        return vars(_verbs[rules.instance_class][verb.__name__])["py_func"]


for _verb in (moves, count, play, outcome, settle, key, features, restless):
    _dispatch(_verb)
