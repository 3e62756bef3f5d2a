"""Khan Tsin once more, slowly: a naive twin written from the numbered rules, to hold the compiled game against.

A pile is a string of `r`, `b` and `w`, from bottom to top; a board maps the number of each occupied cell to its pile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

CELLS = range(1, 37)  # KT1: 1 is South's end, 36 North's
COLOURS = "rbw"
BARONS_PER_COLOUR = 12  # KT1
NEAR = 4  # KT4
HARMONY = 3  # KT7
EMPEROR = 9  # KT9
FLIGHT = 5  # KT12: a flight goes at least this far, counted in occupied cells
CLAWS = {0: 3, 1: 2, 2: 1}  # KT13: by the cell's number modulo 3
SEATS = {"s": "south", "n": "north"}
OTHER = {"s": "n", "n": "s"}

Board = dict[int, str]

MOVE = re.compile(r"(?P<origin>\d+)-(?P<target>\d+)(:(?P<count>\d+))?(?P<moved>r?)(?P<result>R?)")


@dataclass(frozen=True)
class Twin:
    """A position; it is never changed, `play` gives a new one."""

    board: Board
    turn: str
    inversion: bool = False
    speeds: bool = False

    # ---- making and writing a position

    @classmethod
    def start(cls, **options: object) -> Twin:
        return cls.parse("36 s", **options)

    @classmethod
    def parse(cls, text: str, **options: object) -> Twin:
        cells, turn = text.split()
        board: Board = {}
        cell = 1
        for item in cells.split(","):
            if item.isdigit():
                cell += int(item)
            else:
                board[cell] = item
                cell += 1
        return cls(board, turn, inversion=bool(options.get("inversion")), speeds=bool(options.get("speeds")))

    def text(self) -> str:
        items: list[str] = []
        empty = 0
        for cell in CELLS:
            if cell not in self.board:
                empty += 1
                continue
            if empty:
                items.append(str(empty))
                empty = 0
            items.append(self.board[cell])
        if empty:
            items.append(str(empty))
        return f"{','.join(items)} {self.turn}"

    @property
    def to_move(self) -> str:
        return SEATS[self.turn]

    # ---- what may be played

    def legal_moves(self) -> list[str]:
        if self._drafting():
            return sorted(f"@{cell}" for cell in CELLS if cell not in self.board)  # KT2
        if self.outcome() is not None:
            return []
        return sorted(self._moves_of(self.turn)) or ["pass"]  # KT8

    def _drafting(self) -> bool:
        return sum(len(pile) for pile in self.board.values()) < len(COLOURS) * BARONS_PER_COLOUR

    def _near(self, side: str) -> list[int]:
        """The occupied cells this side may play from."""
        occupied = sorted(self.board)
        return occupied[:NEAR] if side == "s" else occupied[-NEAR:]  # KT4

    def _targets(self, origin: int) -> list[int]:
        """The occupied cells that can be reached from `origin`, whatever is carried there."""
        occupied = sorted(self.board)  # KT5: never an empty cell
        others = [cell for cell in occupied if cell != origin]
        if not self.speeds:
            return others  # KT5: at any distance, either way
        reachable = []
        for cell in others:
            distance = abs(occupied.index(cell) - occupied.index(origin))
            if distance == CLAWS[origin % 3] or distance >= FLIGHT:  # KT12
                reachable.append(cell)
        return reachable

    def _moves_of(self, side: str) -> Iterator[str]:
        """The moves this side has if it is its turn, passing aside."""
        for origin in self._near(side):
            pile = self.board[origin]
            for target in self._targets(origin):
                for count in range(1, len(pile) + 1):  # KT5
                    result = self.board[target] + pile[-count:]
                    rises = len(result) > len(pile)  # KT6
                    harmonious = all(result.count(colour) <= HARMONY for colour in COLOURS)  # KT7
                    if rises and harmonious:
                        for turning in self._turnings(count):
                            yield f"{origin}-{target}" + (f":{count}" if count > 1 else "") + turning

    def _turnings(self, count: int) -> list[str]:
        if not self.inversion:
            return [""]
        return ["", "R"] if count == 1 else ["", "r", "R", "rR"]  # KT11

    # ---- playing

    def play(self, move: str) -> Twin:
        if move == "pass":
            return replace(self, turn=OTHER[self.turn])
        if move.startswith("@"):
            return self._place(int(move[1:]))
        words = MOVE.fullmatch(move)
        assert words is not None, move
        origin, target, count = int(words["origin"]), int(words["target"]), int(words["count"] or 1)
        board = dict(self.board)
        pile = board.pop(origin)
        stays, moved = pile[:-count], pile[-count:]  # KT5
        if stays:
            board[origin] = stays
        if words["moved"]:
            moved = moved[::-1]  # KT11
        result = board[target] + moved
        if words["result"]:
            result = result[::-1]  # KT11
        board[target] = result
        return replace(self, board=board, turn=OTHER[self.turn])

    def _place(self, cell: int) -> Twin:
        """One step of the draft: twelve red by South, twelve black by North, then the white by themselves (KT2)."""
        board = {**self.board, cell: "r" if self.turn == "s" else "b"}
        if len(board) < BARONS_PER_COLOUR:
            return replace(self, board=board, turn="s")
        if len(board) < 2 * BARONS_PER_COLOUR:
            return replace(self, board=board, turn="n")
        full = {free: board.get(free, "w") for free in CELLS}
        return replace(self, board=full, turn="s")  # KT3

    # ---- the end

    def outcome(self) -> tuple[tuple[float, ...], str] | None:
        if self._drafting():
            return None
        if any(len(pile) == EMPEROR for pile in self.board.values()):  # KT9: the side that has just moved wins
            return ((0.0, 1.0) if self.turn == "s" else (1.0, 0.0)), "emperor"
        if not any(True for side in "sn" for _ in self._moves_of(side)):  # KT10
            return (0.5, 0.5), "blocked"
        return None
