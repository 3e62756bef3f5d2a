r"""Awithlaknannai Kolowis as its numbered rules tell it, in plain dictionaries and lists: slow, and easy to believe.

A point is a pair (x, y) of whole numbers. With twice the x of AK1, a_i is (2i, 0), b_j is (2j - 1, 1), c_i is (2i, 2):

    y = 2        c1------c2------c3------c4--...         Dark's row
               /    \  /    \  /    \  /    \
    y = 1    b1------b2------b3------b4------b5--...
               \    /  \    /  \    /  \    /
    y = 0        a1------a2------a3------a4--...         Light's row

    x =      1   2   3   4   5   6   7   8   9   ...

Every line of the board runs in one of six directions, and a straight jump is the same direction twice.
"""

import re
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Self

Point = tuple[int, int]
Board = dict[Point, str]  # every point of the board: "l", "d" or FREE

FREE = "."
ROWS = "abc"
SEATS = {"l": "light", "d": "dark"}
ENEMY = {"l": "d", "d": "l"}
DIRECTIONS = [(2, 0), (-2, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)]  # AK1
OUTER_ROW = {"kolowis": 16, "mosona": 8}  # AK1: points in each of the rows a and c
QUIET_LIMIT = 50  # AK10, in plies


def point(name: str) -> Point:
    y, number = ROWS.index(name[0]), int(name[1:])
    return (2 * number - 1, y) if y == 1 else (2 * number, y)


def name(where: Point) -> str:
    x, y = where
    return f"{ROWS[y]}{(x + 1) // 2}"


def row(letter: str, first: int, last: int) -> list[Point]:
    """The points of a row from west to east, both ends included."""
    return [point(f"{letter}{number}") for number in range(first, last + 1)]


def rows_from_north(options: dict[str, object]) -> list[list[Point]]:
    n = OUTER_ROW[str(options.get("board", "kolowis"))]
    return [row("c", 1, n), row("b", 1, n + 1), row("a", 1, n)]  # AK1


def beyond(where: Point, direction: Point, distance: int) -> Point:
    return where[0] + distance * direction[0], where[1] + distance * direction[1]


def after_jump(board: Board, start: Point, over: Point, landing: Point) -> Board:
    """AK5: the captured piece leaves at once, so its point is free, as is the one jumped from."""
    return board | {start: FREE, over: FREE, landing: board[start]}


def captures(board: Board, start: Point) -> list[list[Point]]:
    """AK6: every way for the piece on `start` to go on capturing, as its landing points; stopping, [], is one."""
    ways: list[list[Point]] = [[]]
    for direction in DIRECTIONS:
        over, landing = beyond(start, direction, 1), beyond(start, direction, 2)
        if board.get(over) == ENEMY[board[start]] and board.get(landing) == FREE:  # AK5
            then = after_jump(board, start, over, landing)
            ways += [[landing, *way] for way in captures(then, landing)]
    return ways


@dataclass(frozen=True, slots=True)
class Twin:
    board: Board
    turn: str  # "l" or "d"
    quiet: int  # plies in a row without a capture, AK10

    @classmethod
    def start(cls, **options: object) -> Self:
        north, middle, south = rows_from_north(options)
        board = dict.fromkeys(north, "d") | dict.fromkeys(middle, FREE) | dict.fromkeys(south, "l")
        if len(south) == OUTER_ROW["kolowis"]:  # AK2: in row b, what is on one's right
            board |= dict.fromkeys(row("b", 2, 8), "d") | dict.fromkeys(row("b", 10, 16), "l")
        else:
            board |= dict.fromkeys(row("b", 1, 4), "d") | dict.fromkeys(row("b", 6, 9), "l")
        return cls(board, "l", 0)  # AK3

    @classmethod
    def parse(cls, text: str, **options: object) -> Self:
        points, turn, quiet = text.split()
        board: Board = {}
        for places, words in zip(rows_from_north(options), points.split("/"), strict=True):
            signs = re.sub(r"\d+", lambda gap: FREE * int(gap[0]), words)
            board |= dict(zip(places, signs, strict=True))
        return cls(board, turn, int(quiet))

    def text(self) -> str:
        rows = []
        for y in (2, 1, 0):
            runs = groupby(sign for where, sign in sorted(self.board.items()) if where[1] == y)
            lengths = [(sign, len(list(run))) for sign, run in runs]
            rows.append("".join(str(length) if sign == FREE else sign * length for sign, length in lengths))
        return f"{'/'.join(rows)} {self.turn} {self.quiet}"

    @property
    def to_move(self) -> str:
        return SEATS[self.turn]

    def legal_moves(self) -> list[str]:
        return [] if self.outcome() else self._moves()

    def play(self, move: str) -> "Twin":
        board, points = self.board, [point(word) for word in re.split("[-x]", move)]
        if "-" in move:
            start, end = points
            return Twin(board | {start: FREE, end: self.turn}, ENEMY[self.turn], self.quiet + 1)
        for start, landing in pairwise(points):
            over = (start[0] + landing[0]) // 2, (start[1] + landing[1]) // 2
            board = after_jump(board, start, over, landing)
        return Twin(board, ENEMY[self.turn], 0)

    def outcome(self) -> tuple[tuple[float, ...], str] | None:
        """Scores of light and dark, and the reason."""
        mine, theirs = self._pieces(self.turn), self._pieces(ENEMY[self.turn])
        if not mine:
            return self._scores(0.0), "captured-all"  # AK8
        if not self._moves():
            return self._scores(0.0), "blocked"  # AK8, at the quiet limit too
        if self.quiet >= QUIET_LIMIT:  # AK10
            return self._scores(0.5 if len(mine) == len(theirs) else float(len(mine) > len(theirs))), "quiet"
        return None

    def _scores(self, mine: float) -> tuple[float, float]:
        return (mine, 1 - mine) if self.turn == "l" else (1 - mine, mine)

    def _pieces(self, side: str) -> list[Point]:
        return [where for where, sign in self.board.items() if sign == side]

    def _moves(self) -> list[str]:
        """What the player to move could play if there were no quiet limit."""
        mine = self._pieces(self.turn)
        ways = [[start, *way] for start in mine for way in captures(self.board, start)]
        longest = max(map(len, ways), default=0)
        if longest > 1:  # AK7: with the start, one point more than captured pieces
            return sorted("x".join(map(name, way)) for way in ways if len(way) == longest)
        steps = [(start, beyond(start, direction, 1)) for start in mine for direction in DIRECTIONS]
        return sorted(f"{name(start)}-{name(end)}" for start, end in steps if self.board.get(end) == FREE)  # AK4
