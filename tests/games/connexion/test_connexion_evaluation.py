"""The evaluation of Connexion: fair, finite, and with a sense of direction."""

import random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from judging import judged
from rule_sets import RuleSet, random_position
from tablier import Position
from tablier.games.connexion.evaluation import FEATURES
from tablier.kernel.verbs import Scores

CONNEXION = RuleSet("connexion")


def _seen(position: Position) -> Scores:
    return judged(position)[0]


def _read(text: str, seat: int, *names: str) -> tuple[float, ...]:
    row = _seen(CONNEXION.game.parse(text))[seat]
    return tuple(float(row[FEATURES.index(name)]) for name in names)


def _turned(position: Position) -> Position:
    """After half a turn of the board with the colours swapped, every triangle looks as before: the pawns change colour."""
    board, turn, protected, quiet = str(position).split(" ")
    swapped = "".join(c if c == "/" else f"{int(c, 16) & 3 | (int(c, 16) & 4) << 1 | (int(c, 16) & 8) >> 1:x}" for c in board)
    sites = (
        protected
        if protected == "-"
        else ",".join(sorted(f"{'fedcba'['abcdef'.index(site[0])]}{7 - int(site[1])}" for site in protected.split(",")))
    )
    return CONNEXION.game.parse(f"{swapped[::-1]} {'bw'['wb'.index(turn)]} {sites} {quiet}")


@given(st.randoms(use_true_random=False))
def test_half_turn_swaps_the_rows(chance: random.Random) -> None:
    position = random_position(CONNEXION, chance)
    if position.outcome:
        return
    here, there = _seen(position), _seen(_turned(position))
    assert np.isfinite(here).all()
    assert (here == there[::-1]).all()
    assert not judged(position)[1]


def test_start_is_even() -> None:
    start = _seen(CONNEXION.game.start())
    names = [name for name, white, black in zip(FEATURES, *start, strict=True) if white != black]
    assert names == ["tempo"]


def test_last_row_is_one_rotation_away() -> None:
    text = "000000/000000/000000/000000/000000/044444 w - 0"
    assert _read("400008" + text[6:], 0, "rows", "sixth", "one", "leaving", "finishing") == (5, 1, 1, 1, 0)
    assert _read("400008/000000/000000/000000/000000/000000 w - 0", 0, "one", "leaving", "finishing") == (1, 1, 1)
    assert _read("400008/000000/000000/000000/000000/000000 b - 0", 0, "threat", "mate", "leaving") == (1, 1, 0)


def test_protected_tile_has_to_wait() -> None:
    # Black has connected b6 with a6: White cannot rotate a6 now (CX7), nor lead its pawn out by another tile.
    text = "430008/000000/000000/000000/000000/444440 w {} 0"
    assert _read(text.format("-"), 0, "one", "leaving") == (1, 1)
    assert _read(text.format("a6,b6"), 0, "one", "leaving") == (0, 0)


def test_pawns_of_one_path_leave_together() -> None:
    # a5 leads north to a6 and from there east to b6, which a rotation opens to the north.
    assert _read("740008/600000/000000/000000/000000/000000 w - 0", 0, "paths", "one", "leaving") == (1, 3, 3)
