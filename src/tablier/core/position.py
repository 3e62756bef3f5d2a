"""A position: an immutable value."""

from typing import TYPE_CHECKING

from tablier.core.errors import IllegalMove
from tablier.core.outcome import Outcome

if TYPE_CHECKING:
    from tablier.core.drawing import Drawing
    from tablier.core.game import Game


class Position:
    """A position of a game. Positions compare and hash by value; playing a move gives a new one."""

    __slots__ = ("game", "state")

    game: "Game"
    state: bytes

    def __init__(self, game: "Game", state: bytes) -> None:
        object.__setattr__(self, "game", game)
        object.__setattr__(self, "state", state)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position is a value: {name!r} cannot be changed")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position is a value: {name!r} cannot be deleted")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state == other.state and self.game == other.game

    def __hash__(self) -> int:
        return hash((self.game, self.state))

    def __str__(self) -> str:
        return self.game.write_position(self.state)

    def __repr__(self) -> str:
        return f"<{self.game.rule_set}: {self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Position, (self.game, self.state)

    @property
    def to_move(self) -> str:
        """The seat whose turn it is."""
        return self.game.seats[self.game.turn(self.state)]

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended here, or None while it goes on."""
        return self.game.outcome(self.state)

    def legal_moves(self) -> list[str]:
        """The texts of the legal moves, sorted; none where the game is over."""
        return sorted(self.game.write_move(self.state, move) for move in self.game.moves(self.state))

    def play(self, move: str) -> "Position":
        """The position after a move. Raises `UnreadableMove` or `IllegalMove`."""
        if not isinstance(move, str):
            raise TypeError(f"a move is played by its text, not by {type(move).__name__}")
        packed = self.game.read_move(self.state, move)
        if packed is None or packed not in self.game.moves(self.state):
            raise IllegalMove(move, self.game.why_not(self.state, move))
        return Position(self.game, self.game.after(self.state, packed))

    def draw(self, language: str = "en") -> "Drawing":
        """The board drawn with characters, for a terminal."""
        return self.game.draw(self.state, language)
