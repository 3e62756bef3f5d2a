"""What a game's evaluation sees of a position, for tests."""

import numpy as np

from tablier import Position
from tablier.kernel import verbs
from tablier.kernel.compiled import entry
from tablier.kernel.game import kernel_game, unpacked
from tablier.kernel.verbs import Scores, Words


@entry
def _look(rules: object, state: Words, out: Scores) -> bool:
    verbs.features(rules, state, out)
    return verbs.restless(rules, state)


def judged(position: Position) -> tuple[Scores, bool]:
    """The features of each seat, and whether the position is restless."""
    game = kernel_game(position)
    out = np.full((len(game.seats), len(game.features)), np.nan)
    return out, bool(_look(game.rules, unpacked(position.state), out))
