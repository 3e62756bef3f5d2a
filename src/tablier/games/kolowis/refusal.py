"""Why a move of Kolowis is not legal, in the rules' terms."""

from itertools import pairwise

from tablier.core.errors import Reason
from tablier.core.game import Move
from tablier.games.kolowis.geometry import NETS
from tablier.games.kolowis.notation import read_points
from tablier.games.kolowis.rules import AT_BITS, DARK, LIGHT, TAKEN_MASK
from tablier.kernel.verbs import TURN, Words


def why_not(board: str, state: Words, legal: list[Move], text: str) -> Reason:
    """The reason why a text that can be read is not one of the legal moves."""
    if not legal:
        return Reason("refused-over")
    points = read_points(board, text)
    if not points:
        return Reason("kolowis-no-passing", "AK4")
    net, names = NETS[board], NETS[board].names
    own, enemy = int(state[LIGHT + state[TURN]]), int(state[DARK - state[TURN]])
    start = points[0]
    if not (own | enemy) >> start & 1:
        return Reason("kolowis-nothing-there", "AK4", {"point": names[start]})
    if enemy >> start & 1:
        return Reason("kolowis-not-yours", "AK4", {"point": names[start]})
    if "-" in text:
        if points[1] not in net.neighbours[start]:
            return Reason("kolowis-no-line", "AK4", {"start": names[start], "end": names[points[1]]})
        if (own | enemy) >> points[1] & 1:
            return Reason("kolowis-occupied", "AK4", {"point": names[points[1]]})
    else:
        impossible = _impossible_jump(board, own & ~(1 << start), enemy, points)
        if impossible:
            return impossible
    return Reason("kolowis-capture-more", "AK7", {"most": legal[0] >> AT_BITS & TAKEN_MASK})


def _impossible_jump(board: str, own: int, enemy: int, points: list[int]) -> Reason | None:
    """What is wrong with the first jump of a capture that cannot be made (AK5)."""
    net = NETS[board]
    for at, to in pairwise(points):
        jump = {"start": net.names[at], "end": net.names[to]}
        if to not in net.leaps[at]:
            return Reason("kolowis-not-straight", "AK5", jump)
        over = at + to >> 1
        if not enemy >> over & 1:
            return Reason("kolowis-nothing-to-take", "AK5", {"point": net.names[over]})
        if (own | enemy) >> to & 1:
            return Reason("kolowis-occupied", "AK5", {"point": net.names[to]})
        enemy &= ~(1 << over)
    return None
