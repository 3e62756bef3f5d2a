"""The games there are."""

from tablier.core.errors import UnknownGame
from tablier.core.game import Game

_games: dict[str, type[Game]] = {}


def register(kind: type[Game]) -> None:
    """Makes a game known."""
    _games[kind.id] = kind


def all_games() -> tuple[type[Game], ...]:
    """All games, in the order in which they were registered."""
    return tuple(_games.values())


def game(name: str, /, **options: object) -> Game:
    """A game by its id, with options. Raises `UnknownGame`, `UnknownOption` or `BadOption`."""
    if not isinstance(name, str) or name not in _games:
        raise UnknownGame(str(name), _games)
    return _games[name](**options)
