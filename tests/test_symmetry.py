"""Half a turn of the board with the colours swapped changes nothing: Connexion, Kolowis and two-player Ken Wan."""

import re
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from rule_sets import RuleSet, random_position
from tablier import Position

KOLOWIS_ROW = {"a": 16, "b": 17, "c": 16}
MOSONA_ROW = {"a": 8, "b": 9, "c": 8}


def _turned_site(rule_set: str) -> Callable[[str], str]:
    """How half a turn moves a site's name."""
    if rule_set.startswith("ken-wan"):
        return lambda site: f"{'ihgfedcba'['abcdefghi'.index(site[0])]}{10 - int(site[1:])}"
    if rule_set.startswith("connexion"):
        return lambda site: f"{'fedcba'['abcdef'.index(site[0])]}{7 - int(site[1:])}"
    rows = MOSONA_ROW if "mosona" in rule_set else KOLOWIS_ROW
    return lambda site: f"{'cba'['abc'.index(site[0])]}{rows[site[0]] + 1 - int(site[1:])}"


def _turned_move(rule_set: str, move: str) -> str:
    return re.sub("[a-i][0-9]+", lambda site: _turned_site(rule_set)(site[0]), move)


SWAPS = {
    "ken-wan": str.maketrans("BYby", "YByb"),
    "connexion": str.maketrans("wb", "bw"),
    "kolowis": str.maketrans("ld", "dl"),
}


def _turned_text(rule_set: str, text: str) -> str:
    """The text of a position after half a turn, the colours swapped."""
    board, turn, *others = text.split(" ")
    swap = SWAPS[rule_set.split(maxsplit=1)[0]]
    if rule_set == "connexion":
        # The light triangle takes the dark one's place in half a turn of the board, and so does it by the swap of colours.
        swapped = "".join(
            c if c == "/" else f"{int(c, 16) & 3 | (int(c, 16) & 4) << 1 | (int(c, 16) & 8) >> 1:x}" for c in board
        )
        protected = sorted(map(_turned_site(rule_set), others[0].split(","))) if others[0] != "-" else ["-"]
        return f"{swapped[::-1]} {turn.translate(swap)} {','.join(protected)} {others[1]}"
    reverse = "/".join("".join(re.findall("[0-9]+|.", row)[::-1]) for row in board.split("/")[::-1])
    others[:-1] = [other.translate(swap) for other in others[:-1]]
    return " ".join([reverse.translate(swap), turn.translate(swap), *others])


def _turned(rule_set: RuleSet, position: Position) -> Position:
    return rule_set.game.parse(_turned_text(rule_set.text, str(position)))


@given(
    st.sampled_from([RuleSet("ken-wan players=2"), RuleSet("connexion"), RuleSet("kolowis"), RuleSet("kolowis board=mosona")]),
    st.randoms(use_true_random=False),
    st.data(),
)
def test_half_turn(rule_set: RuleSet, chance: object, data: st.DataObject) -> None:
    position = random_position(rule_set, chance)  # type: ignore[arg-type]
    turned = _turned(rule_set, position)
    moves = position.legal_moves()
    assert turned.legal_moves() == sorted(_turned_move(rule_set.text, move) for move in moves)
    here, there = position.outcome, turned.outcome
    assert (here and (here.scores, here.reason)) == (there and (there.scores[::-1], there.reason))
    if moves:
        move = data.draw(st.sampled_from(moves))
        assert _turned(rule_set, position.play(move)) == turned.play(_turned_move(rule_set.text, move))
