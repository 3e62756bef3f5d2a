"""What a game is."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import ClassVar, NewType

from tablier.core.drawing import Drawing
from tablier.core.errors import BadOption, Reason, UnknownOption
from tablier.core.options import Option, Value, written
from tablier.core.outcome import Outcome
from tablier.core.position import Position

Move = NewType("Move", int)  # a move packed into a number, as the game's kernel understands it


class Game(ABC):
    """A game with its options chosen. Games compare and hash by their rules: id and options, a seed aside.

    What a position means is known to its game only: to all others its state is a string of bytes.
    """

    id: ClassVar[str]
    folder: ClassVar[Path]  # with the game's words and rules pages
    available: ClassVar[tuple[Option, ...]] = ()

    def __init__(self, /, **options: object) -> None:
        known = {option.name: option for option in self.available}
        chosen: dict[str, Value | None] = {option.name: option.default for option in self.available}
        for name, value in options.items():
            if name not in known:
                raise UnknownOption(self.id, name, known)
            try:
                chosen[name] = known[name].read(value)
            except ValueError:
                raise BadOption(self.id, name, value, known[name].allowed) from None
        self._options = tuple(chosen.items())
        # A seed, which is an option without a list of values, decides on a start and not on the rules.
        self._rules_chosen = (self.id, tuple((name, value) for name, value in self._options if known[name].values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._rules_chosen == other._rules_chosen

    def __hash__(self) -> int:
        return hash(self._rules_chosen)

    def __repr__(self) -> str:
        return f"<{self.rule_set}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), {name: value for name, value in self.options.items() if value is not None})

    @property
    def options(self) -> dict[str, Value | None]:
        """The options chosen; None is a seed that was not."""
        return dict(self._options)

    @property
    def options_text(self) -> str:
        """The options that differ from the default, sorted: `board=mosona`."""
        defaults = {option.name: option.default for option in self.available}
        return " ".join(
            f"{name}={written(value)}" for name, value in sorted(self._options) if value is not None and value != defaults[name]
        )

    @property
    def rule_set(self) -> str:
        """The game's id and its options, canonically: `khan-tsin inversion=true`."""
        return f"{self.id} {self.options_text}".rstrip()

    def start(self, seed: int | None = None) -> Position:
        """The position in which the game begins. A seed is for games that begin at random."""
        if seed is not None and "seed" not in self.options:
            raise UnknownOption(self.id, "seed", self.options)
        return Position(self, self.start_state(seed))

    def parse(self, text: str) -> Position:
        """The position that a text describes. Raises `InvalidPosition` with every reason."""
        if not isinstance(text, str):
            raise TypeError(f"a position is read from text, not from {type(text).__name__}")
        return Position(self, self.read_position(text.strip()))

    @property
    @abstractmethod
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in playing order."""

    @property
    def fixed_start(self) -> bool:
        """Whether every game of this rule set begins in the same position."""
        return True

    @abstractmethod
    def start_state(self, seed: int | None) -> bytes:
        """The state in which the game begins."""

    @abstractmethod
    def turn(self, state: bytes) -> int:
        """The index of the seat to move."""

    @abstractmethod
    def moves(self, state: bytes) -> list[Move]:
        """The legal moves; none where the game is over."""

    @abstractmethod
    def after(self, state: bytes, move: Move) -> bytes:
        """The state after a legal move."""

    @abstractmethod
    def outcome(self, state: bytes) -> Outcome | None:
        """How the game has ended, or None while it goes on."""

    @abstractmethod
    def settled(self, state: bytes) -> tuple[float, ...]:
        """The scores of a game that stops here, by agreement or repetition."""

    @abstractmethod
    def identity(self, state: bytes) -> bytes:
        """What must be the same for a position to be repeated: all but the quiet count."""

    @abstractmethod
    def key(self, state: bytes) -> int:
        """A 63-bit number for `identity`, which differs almost surely between positions: for tables of positions."""

    def in_play(self, state: bytes, seat: int) -> bool:
        """Whether a seat still plays, in a game that is not over. Of two, both do."""
        return True

    def without(self, state: bytes, seat: int) -> bytes:
        """The state after a seat has given up, in a game of three seats or more."""
        raise NotImplementedError(f"{self.id} ends when one of its two seats gives up")

    @abstractmethod
    def read_position(self, text: str) -> bytes:
        """The state that a text describes. Raises `InvalidPosition` with every reason."""

    @abstractmethod
    def write_position(self, state: bytes) -> str:
        """The canonical text of a state."""

    @abstractmethod
    def read_move(self, state: bytes, text: str) -> Move | None:
        """The move that a text describes; None if it reads like a move that no position has. Raises `UnreadableMove`."""

    @abstractmethod
    def write_move(self, state: bytes, move: Move) -> str:
        """The text of a legal move."""

    @abstractmethod
    def why_not(self, state: bytes, text: str) -> Reason:
        """Why a move that can be read is not legal."""

    @abstractmethod
    def draw(self, state: bytes, language: str) -> Drawing:
        """The board drawn with characters, for a terminal."""


def _rebuilt(kind: type[Game], options: dict[str, Value]) -> Game:
    return kind(**options)
