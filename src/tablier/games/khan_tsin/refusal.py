"""Why a move of Khan Tsin is not legal, in the rules' terms."""

from itertools import pairwise

from tablier.core.errors import Reason, listed
from tablier.core.game import Move
from tablier.core.words import Fact
from tablier.games.khan_tsin.notation import SIDES, Carry, read_words
from tablier.games.khan_tsin.piles import COLOURS, Piles, claws, distance, in_reach, near, piles_of
from tablier.games.khan_tsin.rules import DRAFTED, FLIGHT, HARMONY, PLACED, KhanTsinRules
from tablier.kernel.verbs import PASS, TURN, Words


def why_not(rules: KhanTsinRules, state: Words, legal: list[Move], text: str) -> Reason:
    """The reason why a text that can be read is not one of the legal moves."""
    if not legal:
        return Reason("refused-over")
    said = read_words(text)
    piles, side = piles_of(state), int(state[TURN])
    if state[PLACED] < DRAFTED:
        if isinstance(said, int):
            return Reason("khan-tsin-taken", "KT2", {"cell": said})
        return Reason("khan-tsin-drafting", "KT2", {"side": SIDES[side]})
    if isinstance(said, int):
        return Reason("khan-tsin-all-placed", "KT2")
    if said is None:
        return Reason("khan-tsin-no-passing", "KT8")
    return (
        _wrong_baron(piles, side, legal, said)
        or _wrong_carry(rules.inversion, piles, said)
        or _wrong_way(rules.speeds, piles, said)
        or _wrong_result(piles, said)
    )


def _wrong_baron(piles: Piles, side: int, legal: list[Move], carry: Carry) -> Reason | None:
    """What is wrong with playing this pile at all."""
    cell, own = carry.source, near(piles, side)
    if cell not in piles:
        return Reason("khan-tsin-nobody", "KT5", {"cell": cell})
    if cell not in own:
        return Reason("khan-tsin-not-near", "KT4", {"cell": cell, "side": SIDES[side], "near": listed(map(str, own))})
    if legal == [PASS]:
        return Reason("khan-tsin-must-pass", "KT8")
    return None


def _wrong_carry(inversion: bool, piles: Piles, carry: Carry) -> Reason | None:
    """What is wrong with what is taken, and how it is turned."""
    height = len(piles[carry.source])
    if carry.taken > height:
        return Reason("khan-tsin-too-few", "KT5", {"cell": carry.source, "height": height, "taken": carry.taken})
    if not inversion and (carry.turns_moved or carry.turns_result):
        return Reason("khan-tsin-no-inversion", "KT11")
    if carry.turns_moved and carry.taken == 1:
        return Reason("khan-tsin-turned-alone", "KT11")
    return None


def _wrong_way(speeds: bool, piles: Piles, carry: Carry) -> Reason | None:
    """What is wrong with going there."""
    if carry.target == carry.source:
        return Reason("khan-tsin-same-cell", "KT5", {"cell": carry.source})
    if carry.target not in piles:
        return Reason("khan-tsin-empty", "KT5", {"cell": carry.target})
    if speeds and carry.target not in in_reach(piles, carry.source):
        return _out_of_reach(piles, carry.source, carry.target)
    return None


def _wrong_result(piles: Piles, carry: Carry) -> Reason:
    """What is wrong with the pile that results, if nothing else is: it is too low, or a colour comes too often."""
    pile = piles[carry.source]
    result = piles[carry.target] + pile[-carry.taken :]
    facts: dict[str, Fact] = {"cell": carry.target}
    if len(result) <= len(pile):
        return Reason("khan-tsin-falls", "KT6", facts | {"result": len(result), "source": carry.source, "height": len(pile)})
    colour = max(COLOURS, key=result.count)
    return Reason("khan-tsin-no-harmony", "KT7", facts | {"colour": colour, "found": result.count(colour), "most": HARMONY})


def _out_of_reach(piles: Piles, source: int, target: int) -> Reason:
    reach = in_reach(piles, source)
    facts: dict[str, Fact] = {
        "cell": target,
        "source": source,
        "distance": distance(piles, source, target),
        "claws": claws(source),
        "flight": FLIGHT,
        "reach": _in_runs(piles, reach),
        "any": "some" if reach else "none",
    }
    return Reason("khan-tsin-out-of-reach", "KT12", facts)


def _in_runs(piles: Piles, reach: list[int]) -> str:
    """Cells as a list, where many that follow each other on the dragon are written like `12–36`."""
    runs: list[list[int]] = []
    following = set(pairwise(piles))
    for cell in reach:
        if runs and (runs[-1][-1], cell) in following:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return listed(f"{run[0]}–{run[-1]}" if len(run) > 2 else listed(map(str, run)) for run in runs)
