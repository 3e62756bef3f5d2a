"""Ken Wan, naively: the numbered rules (KW1 to KW17) in dictionaries, sets and strings, for clarity and not for speed.

A board is a dictionary from the occupied cells to their pieces: "B" is a whole blue piece, "b" a half one (KW3).
A colour is named by its small letter.
"""

from __future__ import annotations

from dataclasses import dataclass

Board = dict[str, str]

SEATS = {"b": "blue", "y": "yellow", "r": "red"}  # KW5: in playing order
QUIET_LIMIT = 100  # plies, KW17
BLACK = "e5"  # KW1

# KW2: row by row from the south, each from its lowest column; then (row, column) of every cell one may enter.
GRID = [[f"{row}{c}" for c in range(max(1, r - 4), min(9, r + 4) + 1)] for r, row in enumerate("abcdefghi", start=1)]
PLACE = {cell: (r, int(cell[1])) for r, row in enumerate(GRID, start=1) for cell in row if cell != BLACK}
STEPS = {(0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1)}
NEIGHBOURS = {cell: {other for other, (r2, c2) in PLACE.items() if (r2 - r, c2 - c) in STEPS} for cell, (r, c) in PLACE.items()}


def _start_board() -> Board:
    """KW4: the three rings around the black cell, coloured by (row + column) mod 3."""
    inner = [cell for cell, (r, c) in PLACE.items() if max(abs(r - 5), abs(c - 5), abs(r - c)) <= 3]
    return {cell: "RBY"[sum(PLACE[cell]) % 3] for cell in inner}


def _of_colour(board: Board, colour: str) -> set[str]:
    return {cell for cell, piece in board.items() if piece.lower() == colour}


def _groups(cells: set[str]) -> list[set[str]]:
    """KW6: these cells, all of one colour, parted into maximal connected sets."""
    groups: list[set[str]] = []
    left = set(cells)
    while left:
        group: set[str] = set()
        fresh = {left.pop()}
        while fresh:
            group |= fresh
            fresh = {near for cell in fresh for near in NEIGHBOURS[cell]} & cells - group
        groups.append(group)
        left -= group
    return groups


def _landings(board: Board, cell: str, group: set[str]) -> set[str]:
    """Where the piece on `cell`, a member of `group`, may land; its own cell is never empty, so never among them."""
    whole = board[cell].isupper()
    rest = group - {cell}
    if rest and not whole:
        return set()  # KW8
    if rest and len(_groups(rest)) > 1:
        return set()  # KW7: it would cut its group
    if rest:
        supports = rest  # KW7
    elif whole:
        supports = set(board) - {cell}  # KW9
    else:
        supports = _of_colour(board, board[cell]) - {cell}  # KW10
    return {near for support in supports for near in NEIGHBOURS[support]} - set(board)


def _moves(board: Board, colour: str) -> list[str]:
    return sorted(
        f"{cell}-{target}"
        for group in _groups(_of_colour(board, colour))
        for cell in group
        for target in _landings(board, cell, group)
    )


def _after_move(board: Board, move: str) -> tuple[Board, bool]:
    """The board after a move, and whether a neighbour changed."""
    start, target = move.split("-")
    board = dict(board)
    mover = board[target] = board.pop(start)
    changes: Board = {}
    if mover.isupper():  # KW10: a half piece changes nothing around it
        for near in NEIGHBOURS[target] & set(board):  # KW11
            if board[near].islower():
                changes[near] = mover
            elif board[near] != mover:
                changes[near] = mover.lower()
    return board | changes, bool(changes)


def _is_united(board: Board, colour: str) -> bool:
    """KW13."""
    cells = _of_colour(board, colour)
    return len(_groups(cells)) == 1 and all(board[cell].isupper() for cell in cells)


@dataclass(frozen=True)
class Twin:
    board: Board
    turn: str
    players: int
    united: str  # KW14: in the order of their places, the first one's first
    out: str  # KW16: in the order in which they went out, the last place first
    quiet: int

    @classmethod
    def start(cls, **options: object) -> Twin:
        return cls(_start_board(), "b", 2 if options.get("players") == 2 else 3, "", "", 0)

    @classmethod
    def parse(cls, text: str, **options: object) -> Twin:
        cells, turn, players, places, quiet = text.split(" ")
        board: Board = {}
        for names, row in zip(reversed(GRID), cells.split("/"), strict=True):
            spread = "".join("." * int(mark) if mark.isdigit() else mark for mark in row)
            board |= {cell: mark for cell, mark in zip(names, spread, strict=True) if mark not in ".x"}
        united, out = ("", "") if places == "-" else places.split(":")
        return cls(board, turn, int(players), united, out, int(quiet))

    def text(self) -> str:
        rows = []
        for names in reversed(GRID):
            row, empty = "", 0
            for cell in names:
                mark = "x" if cell == BLACK else self.board.get(cell, "")
                if mark:
                    row, empty = row + (str(empty) if empty else "") + mark, 0
                else:
                    empty += 1
            rows.append(row + (str(empty) if empty else ""))
        places = f"{self.united}:{self.out}" if self.united or self.out else "-"
        return f"{'/'.join(rows)} {self.turn} {self.players} {places} {self.quiet}"

    @property
    def to_move(self) -> str:
        return SEATS[self.turn]

    def legal_moves(self) -> list[str]:
        if self.outcome() is not None:
            return []
        return _moves(self.board, self.turn) or ["pass"]  # KW12

    def play(self, move: str) -> Twin:
        board, changed = (self.board, False) if move == "pass" else _after_move(self.board, move)
        others_then_mover = [c for c in [*self._after_turn(), self.turn] if c in self._in_play()]
        united = self.united + "".join(c for c in others_then_mover if _is_united(board, c))  # KW13, KW14
        out = self.out + "".join(c for c in others_then_mover if not _of_colour(board, c))  # KW16
        next_in_play = [c for c in others_then_mover if c not in united + out]  # KW15, KW16
        turn = next_in_play[0] if next_in_play else self.turn
        return Twin(board, turn, self.players, united, out, 0 if changed else self.quiet + 1)

    def outcome(self) -> tuple[tuple[float, ...], str] | None:
        in_play = self._in_play()
        if len(in_play) <= 1:
            reason = "unity" if self.united else "last-standing"  # KW13, KW16
        elif not any(_moves(self.board, colour) for colour in in_play):
            reason = "blocked"  # KW17
        elif self.quiet >= QUIET_LIMIT:
            reason = "quiet"  # KW17
        else:
            return None
        worth = [1.0, 0.0] if self.players == 2 else [1.0, 0.5, 0.0]
        score = dict(zip(self.united, worth, strict=False))  # KW14
        score |= dict(zip(self.out, reversed(worth), strict=False))  # KW16
        free = worth[len(self.united) : len(worth) - len(self.out)]
        score |= {colour: sum(free) / len(free) for colour in in_play}  # KW16, KW17: the free places, shared
        return tuple(score[colour] for colour in self._seats()), reason

    def _seats(self) -> list[str]:
        return list(SEATS)[: self.players]  # KW5

    def _in_play(self) -> list[str]:
        return [colour for colour in self._seats() if colour not in self.united + self.out]

    def _after_turn(self) -> list[str]:
        """The other colours of the players, from the one whose turn comes next."""
        seats = self._seats()
        here = seats.index(self.turn)
        return seats[here + 1 :] + seats[:here]
