"""The tree search over one position after another, in slices of any size."""

from collections.abc import Sequence

import numpy as np

from tablier.core.position import Position
from tablier.kernel.game import KernelGame, unpacked
from tablier.kernel.verbs import Scores
from tablier.search.analysis import Finding
from tablier.search.tree import LIMIT, NODES, OPEN, UNEXPANDED, USED, grow, tree

TREE_SIZE = 2_000_000  # nodes: 144 MB with two seats, 160 MB with three
CURIOSITY = 1.0
SHARPNESS = 8.0  # of the shares of attention: a move that promises 0.1 more gets about twice as much


class TreeSearch:
    """The tree over one position after another, in slices of any size."""

    def __init__(
        self,
        game: KernelGame,
        weights: Scores,
        size: int = TREE_SIZE,
        curiosity: float = CURIOSITY,
        sharpness: float = SHARPNESS,
    ) -> None:
        self._game = game
        self._curiosity, self._sharpness = curiosity, sharpness
        words = len(unpacked(game.start_state(None)))
        self._tree = tree(words, game.most_moves, len(game.seats), weights, size)

    def begin(self, position: Position, before: Sequence[int], lines: int, contempt: int) -> None:
        """Starts on a position. A draw is worth here what it is worth; contempt is for games of two."""
        t = self._tree = self._tree._replace(before=np.array(before, dtype=np.int64))
        t.control[:] = 0
        t.control[USED] = 1
        t.children[0], t.visits[0], t.total[0], t.distance[0] = UNEXPANDED, 0, 0.0, OPEN
        t.states[0] = unpacked(position.state)
        self._wanted = lines

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return int(self._tree.control[NODES])

    @property
    def depth(self) -> int:
        """The length of the main line."""
        return len(self._line(0))

    def run(self, nodes: int) -> bool:
        """Looks at so many positions more. True if there is nothing left to look for, or no room."""
        self._tree.control[LIMIT] = self.nodes + nodes
        return bool(grow(self._game.rules, self._tree, self._curiosity, self._sharpness))

    def children(self) -> list[tuple[int, int, tuple[float, ...], int | None]]:
        """Of each move of the root, best first: the move, its visits, its scores, and its distance if it is proven."""
        t, me = self._tree, int(self._tree.seat[0])
        found = []
        for k in self._root_children():
            distance = None if t.distance[k] == OPEN else int(t.distance[k])
            found.append((int(t.move[k]), int(t.visits[k]), tuple(map(float, t.total[k] / t.visits[k])), distance))

        def rank(child: tuple[int, int, tuple[float, ...], int | None]) -> tuple[float, float]:
            _, visits, scores, distance = child
            if distance is None:
                return 1.0, visits
            return (2.0, -distance) if scores[me] == 1.0 else (1.0, 0.0) if scores[me] > 0 else (0.0, distance)

        return sorted(found, key=rank, reverse=True)

    def best(self) -> list[Finding]:
        """The best lines so far."""
        first = {int(self._tree.move[k]): k for k in self._root_children()}
        return [
            Finding((move, *self._line(first[move])), scores, None if distance is None else distance + 1)
            for move, _, scores, distance in self.children()[: self._wanted]
        ]

    def _root_children(self) -> range:
        return range(int(self._tree.first[0]), int(self._tree.first[0] + max(self._tree.children[0], 0)))

    def _line(self, node: int) -> list[int]:
        """The moves that were looked at most, from a node on; where it is proven, those that prove it."""
        t, moves = self._tree, list[int]()
        while t.children[node] > 0:
            first, n = int(t.first[node]), int(t.children[node])
            if t.distance[node] == OPEN:
                node = first + int(np.argmax(t.visits[first : first + n]))
            else:
                exact = [k for k in range(first, first + n) if t.distance[k] == t.distance[node] - 1]
                me = int(t.seat[node])
                node = max(exact, key=lambda k: float(t.total[k, me] / t.visits[k]))
            moves.append(int(t.move[node]))
        return moves
