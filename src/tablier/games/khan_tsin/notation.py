"""Moves and positions of Khan Tsin as text."""

import re
from itertools import groupby
from typing import NamedTuple

import numpy as np

from tablier.core.errors import UnreadableMove, shown
from tablier.core.game import Move
from tablier.core.reading import PositionReader
from tablier.games.khan_tsin.geometry import CELLS
from tablier.games.khan_tsin.piles import COLOURS, Piles, piles_of
from tablier.games.khan_tsin.rules import (
    BARONS,
    DRAFTED,
    FROM_SHIFT,
    HARMONY,
    NORTH,
    PLACED,
    SOUTH,
    SUMMIT,
    TAKEN_MASK,
    TAKEN_SHIFT,
    TO_MASK,
    TURN_MOVED,
    TURN_RESULT,
    WORDS,
    KhanTsinRules,
    set_pile,
)
from tablier.kernel.verbs import PASS, TURN, Words

SIDES = "sn"
_CELL = "[1-9]|[12][0-9]|3[0-6]"
_MOVE = re.compile(
    f"pass|@(?P<place>{_CELL})|(?P<source>{_CELL})-(?P<target>{_CELL})(?::(?P<taken>[2-8]))?(?P<moved>r?)(?P<result>R?)"
)
_PILE = re.compile("[rbw]+")
_GAP = re.compile("[1-9][0-9]?")


class Carry(NamedTuple):
    """A move after the draft: barons carried from a cell to another one, cells numbered from 1."""

    source: int
    target: int
    taken: int
    turns_moved: bool
    turns_result: bool


def write_move(move: Move) -> str:
    """`@12`, `5-17`, `5-17:3rR` or `pass`."""
    if move == PASS:
        return "pass"
    target, source, taken = (move & TO_MASK) + 1, (move >> FROM_SHIFT & TO_MASK) + 1, move >> TAKEN_SHIFT & TAKEN_MASK
    if not taken:
        return f"@{target}"
    barons = f":{taken}" if taken > 1 else ""
    turned = ("r" if move & TURN_MOVED else "") + ("R" if move & TURN_RESULT else "")
    return f"{source}-{target}{barons}{turned}"


def read_words(text: str) -> Carry | int | None:
    """What a move says: a carry, the cell where a baron is placed, or None for `pass`. Raises `UnreadableMove`."""
    match = _MOVE.fullmatch(text)
    if not match:
        raise UnreadableMove(text, "khan-tsin")
    if match["place"]:
        return int(match["place"])
    if not match["source"]:
        return None
    taken = int(match["taken"] or 1)
    return Carry(int(match["source"]), int(match["target"]), taken, bool(match["moved"]), bool(match["result"]))


def read_move(text: str) -> Move | None:
    """The move, or None where it turns a baron alone, or goes nowhere."""
    said = read_words(text)
    if said is None:
        return Move(PASS)
    if isinstance(said, int):
        return Move(said - 1)
    if said.source == said.target or (said.turns_moved and said.taken == 1):
        return None
    turned = TURN_MOVED * said.turns_moved | TURN_RESULT * said.turns_result
    return Move(said.target - 1 | said.source - 1 << FROM_SHIFT | said.taken << TAKEN_SHIFT | turned)


def write_position(state: Words) -> str:
    """`<cells> <turn>`."""
    piles = piles_of(state)
    cells = [piles.get(cell, "") for cell in range(1, CELLS + 1)]
    items = [",".join(run) if occupied else str(len(list(run))) for occupied, run in groupby(cells, bool)]
    return f"{','.join(items)} {SIDES[state[TURN]]}"


def read_position(rules: KhanTsinRules, text: str) -> Words:
    """The state that a text describes. Raises `InvalidPosition`."""
    reader = PositionReader(text, "cells", "turn")
    piles = _read_piles(reader)
    side = reader.choice("turn", SIDES)
    barons = "".join(piles.values())
    # Without a white baron or a pile it can only be meant as a draft in progress.
    drafting = len(barons) < DRAFTED and "w" not in barons and len(barons) == len(piles)
    if drafting:
        _check_draft(reader, barons, side)
    else:
        _check_game(reader, piles, barons)
    reader.finish()
    state = np.zeros(WORDS, dtype=np.int64)
    state[TURN], state[PLACED] = side, len(barons) if drafting else DRAFTED
    for cell, pile in piles.items():
        set_pile(rules, state, cell - 1, np.array([COLOURS.index(letter) for letter in pile], dtype=np.int64))
    return state


def _read_piles(reader: PositionReader) -> Piles:
    piles: Piles = {}
    cells = 0
    for item in reader["cells"].split(","):
        if _GAP.fullmatch(item):
            cells += int(item)
            continue
        cells += 1
        if _PILE.fullmatch(item):
            piles[cells] = item
        else:
            reader.refuse("khan-tsin-cell", found=shown(item), cell=cells)
    if cells != CELLS:
        reader.refuse("khan-tsin-length", "KT1", found=cells, expected=CELLS)
    return piles


def _check_draft(reader: PositionReader, barons: str, side: int) -> None:
    """A draft in progress: the red barons, and then the black (KT2)."""
    red, black = barons.count("r"), barons.count("b")
    for colour, found in (("r", red), ("b", black)):
        if found > BARONS:
            reader.refuse("khan-tsin-too-many", "KT2", colour=colour, found=found, most=BARONS)
    if black and red < BARONS:
        reader.refuse("khan-tsin-black-early", "KT2", red=red, expected=BARONS)
    turn = SOUTH if red < BARONS else NORTH
    if side != turn and reader["turn"] in SIDES:
        reader.refuse("khan-tsin-draft-turn", "KT2", red=red, turn=SIDES[turn])


def _check_game(reader: PositionReader, piles: Piles, barons: str) -> None:
    """After the draft: all the barons (KT1), in harmony (KT7), and one emperor at most (KT9)."""
    for colour in COLOURS:
        if barons.count(colour) != BARONS:
            reader.refuse("khan-tsin-barons", "KT1", colour=colour, found=barons.count(colour), expected=BARONS)
    for cell, pile in piles.items():
        for colour in COLOURS:
            if pile.count(colour) > HARMONY:
                reader.refuse("khan-tsin-disharmony", "KT7", cell=cell, colour=colour, found=pile.count(colour), most=HARMONY)
    emperors = [str(cell) for cell, pile in piles.items() if len(pile) == SUMMIT]
    if len(emperors) > 1:
        reader.refuse("khan-tsin-emperors", "KT9", cells=", ".join(emperors))
