"""The naive twin of Connexion: the numbered rules with dictionaries, sets and strings, for comparison with the kernel.

A tile is named by its text ("c3"), a colour by its seat ("white", "black"), a side by its letter. A tile has exactly one
triangle of each colour, so that a tile and a colour name a triangle, and a set of tiles and a colour name a path.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

COLUMNS, ROWS = "abcdef", "123456"
TILES = [column + row for column in COLUMNS for row in ROWS]  # CX1, in the order in which texts are sorted

STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
FACING = {"N": "S", "E": "W", "S": "N", "W": "E"}
DARK_SIDES = ["NE", "ES", "SW", "WN"]  # CX1, by orientation
LIGHT_SIDES = ["SW", "WN", "NE", "ES"]  # the other half of the same tile
SIDES = {"white": LIGHT_SIDES, "black": DARK_SIDES}

SEATS = ["white", "black"]  # CX3
OPPONENT = {"white": "black", "black": "white"}
EXIT = {"white": "N", "black": "S"}  # CX9
PAWN_VALUE = {"white": 4, "black": 8}  # in the digits of a position's text
TURNS = {"r": 1, "h": 2, "l": 3}  # CX6, quarters of a turn to the right

QUIET_LIMIT = 200  # CX11, in plies
START = "888888/000000/000000/000000/000000/444444 w - 0"  # CX2


def beyond(tile: str, side: str) -> str | None:
    """The tile on the other side of this one's side, or None where that is the frame."""
    right, up = STEP[side]
    column, row = COLUMNS.index(tile[0]) + right, ROWS.index(tile[1]) + up
    return COLUMNS[column] + ROWS[row] if 0 <= column < 6 and 0 <= row < 6 else None


@dataclass(frozen=True)
class Twin:
    """A position. None of its dictionaries is ever changed."""

    orientation: dict[str, int]  # of each tile
    pawns: dict[str, frozenset[str]]  # of each colour: the tiles on whose triangle one stands (CX4)
    to_move: str
    protected: frozenset[str]  # tiles that the player to move may not rotate (CX7)
    quiet: int  # plies since a pawn left (CX11)

    @classmethod
    def start(cls, **options: object) -> Twin:
        return cls.parse(START)

    @classmethod
    def parse(cls, text: str, **options: object) -> Twin:
        rows, turn, protected, quiet = text.split(" ")
        digit: dict[str, int] = {}
        for row, line in zip(reversed(ROWS), rows.split("/"), strict=True):
            for column, character in zip(COLUMNS, line, strict=True):
                digit[column + row] = int(character, 16)
        return cls(
            orientation={tile: digit[tile] % 4 for tile in TILES},
            pawns={seat: frozenset(tile for tile in TILES if digit[tile] & PAWN_VALUE[seat]) for seat in SEATS},
            to_move={"w": "white", "b": "black"}[turn],
            protected=frozenset() if protected == "-" else frozenset(protected.split(",")),
            quiet=int(quiet),
        )

    def text(self) -> str:
        def digit(tile: str) -> str:
            pawns = sum(PAWN_VALUE[seat] for seat in SEATS if tile in self.pawns[seat])
            return f"{self.orientation[tile] + pawns:x}"

        rows = "/".join("".join(digit(column + row) for column in COLUMNS) for row in reversed(ROWS))
        return f"{rows} {self.to_move[0]} {','.join(sorted(self.protected)) or '-'} {self.quiet}"

    # Connections and paths

    def sides(self, colour: str, tile: str) -> str:
        """The two sides of the tile that show the colour."""
        return SIDES[colour][self.orientation[tile]]

    def connected(self, colour: str, tile: str) -> list[str]:
        """The tiles whose triangle of the colour is connected to that of this tile: none, one or two (CX5)."""
        tiles = []
        for side in self.sides(colour, tile):
            other = beyond(tile, side)
            if other is not None and FACING[side] in self.sides(colour, other):
                tiles.append(other)
        return tiles

    def connections(self, colour: str) -> set[frozenset[str]]:
        """All the connections of the colour, each as its two tiles (CX5)."""
        return {frozenset({tile, other}) for tile in TILES for other in self.connected(colour, tile)}

    def reach(self, colour: str, tile: str, closed: frozenset[str] = frozenset()) -> set[str]:
        """The part of a triangle's path, itself included, that can be reached without entering a closed triangle."""
        reached, frontier = {tile}, [tile]
        while frontier:
            for other in self.connected(colour, frontier.pop()):
                if other not in reached and other not in closed:
                    reached.add(other)
                    frontier.append(other)
        return reached

    def is_connected_to_exit(self, colour: str, tile: str) -> bool:
        """Whether a triangle of the tile's path touches the exit edge of its colour with a side (CX9)."""
        exit_side = EXIT[colour]
        path = self.reach(colour, tile)
        return any(exit_side in self.sides(colour, other) and beyond(other, exit_side) is None for other in path)

    # Playing

    def legal_moves(self) -> list[str]:
        if self.outcome() is not None:
            return []
        moves = [tile + turn for tile in TILES if tile not in self.protected for turn in TURNS]  # CX6, CX7
        own = self.pawns[self.to_move]
        for pawn in own:
            moves += [f"{pawn}-{tile}" for tile in self.reach(self.to_move, pawn, closed=own) - {pawn}]  # CX8
        return sorted(moves)

    def play(self, move: str) -> Twin:
        return self._move_pawn(*move.split("-")) if "-" in move else self._rotate(move[:2], TURNS[move[2]])

    def _move_pawn(self, origin: str, target: str) -> Twin:
        pawns = self.pawns[self.to_move] - {origin} | {target}  # CX8
        return replace(
            self,
            pawns=self.pawns | {self.to_move: pawns},
            to_move=OPPONENT[self.to_move],
            protected=frozenset(),  # CX7: only a rotation protects, and only for one turn
            quiet=self.quiet + 1,
        )

    def _rotate(self, tile: str, quarters: int) -> Twin:
        # CX6: a pawn belongs to a triangle of the tile, so that it turns with it.
        turned = replace(self, orientation=self.orientation | {tile: (self.orientation[tile] + quarters) % 4})
        made = turned.connections(self.to_move) - self.connections(self.to_move)  # CX7
        remaining = {
            seat: frozenset(pawn for pawn in self.pawns[seat] if not turned.is_connected_to_exit(seat, pawn))
            for seat in SEATS  # CX9: whoever made the connection
        }
        return replace(
            turned,
            pawns=remaining,
            to_move=OPPONENT[self.to_move],
            protected=frozenset().union(*made),  # CX7: the rotated tile and those newly connected to it
            quiet=self.quiet + 1 if remaining == self.pawns else 0,
        )

    def outcome(self) -> tuple[tuple[float, ...], str] | None:
        out = [seat for seat in SEATS if not self.pawns[seat]]
        if out:
            # CX10: where both are out, the player who rotated has lost; otherwise the one who is out has won.
            winner = self.to_move if len(out) == 2 else out[0]
            return tuple(1.0 if seat == winner else 0.0 for seat in SEATS), "all-out"
        if self.quiet >= QUIET_LIMIT:
            return (0.5, 0.5), "quiet"  # CX11
        return None
