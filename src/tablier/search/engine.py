"""The engine: the best search for a game, asked for an analysis or for a move."""

import time
from collections.abc import Callable, Generator, Sequence

from tablier.core.game import Move
from tablier.core.match import Match
from tablier.core.position import Position
from tablier.kernel.chance import below, seeded
from tablier.kernel.game import KernelGame, kernel_game
from tablier.kernel.verbs import Scores
from tablier.kernel.warmup import warmed
from tablier.search.analysis import Analysis, Finding, Line, Search
from tablier.search.deepening import Deepening
from tablier.search.treesearch import TreeSearch

SLICE = 2000  # nodes between two looks at the clock: a few milliseconds
REPORT = 0.1  # seconds between two reports of an analysis
CHOICES = 3  # lines among which chance may choose
ALIKE = 0.01  # of a score: a difference that chance may pass over
CONTEMPT = 300  # thousandths of a unit of strength: what a draw costs one who plays to win


SEARCHES: dict[str, Callable[[KernelGame, Scores], Search]] = {"alphabeta": Deepening, "tree": TreeSearch}


class Engine:
    """Thinks about the positions of one game. It keeps its tables between two questions, and is for one thread."""

    def __init__(self, game: KernelGame) -> None:
        self.game = game
        self._search = SEARCHES[game.evaluation.search](game, game.evaluation.weights)

    def analyse(
        self,
        position: Position,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        lines: int = 1,
        before: Sequence[Position] = (),
        contempt: int = 0,
    ) -> Generator[Analysis, None, None]:
        """Yields what is known, again and again, until the nodes or the seconds are used up or all is known.

        `before` are the positions that led here: a repetition counts. The game must not be over.
        """
        if nodes is None and seconds is None:
            raise ValueError("an analysis needs a number of nodes or of seconds")
        search = self._search
        search.begin(position, [self.game.key(each.state) for each in before], lines, contempt)
        begun = reported = time.monotonic()
        finished = False
        while not finished:
            left = SLICE if nodes is None else min(SLICE, nodes - search.nodes)
            finished = search.run(max(left, 1)) or (nodes is not None and search.nodes >= nodes)
            now = time.monotonic()
            finished = finished or (seconds is not None and now - begun >= seconds)
            if finished or now - reported >= REPORT:
                found = tuple(self._line(position, finding) for finding in search.best())
                if found:
                    reported = now
                    yield Analysis(found, search.depth, search.nodes, now - begun, finished)
                finished = finished and bool(found)  # at least one line, however small the budget

    def choose(
        self,
        position: Position,
        *,
        nodes: int | None = None,
        seconds: float | None = None,
        before: Sequence[Position] = (),
        seed: int | None = None,
    ) -> str:
        """A move for the seat to move, who wants to win. A forced move is answered at once.

        With a seed, one of the moves that are about as good as the best, so that games differ.
        """
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        wanted = 1 if seed is None else CHOICES
        known = list(self.analyse(position, nodes=nodes, seconds=seconds, lines=wanted, before=before, contempt=CONTEMPT))[-1]
        seat = self.game.turn(position.state)
        best = known.lines[0].scores[seat]
        good = [
            line for line in known.lines if line == known.lines[0] or (not line.proven and line.scores[seat] > best - ALIKE)
        ]
        chosen = 0 if seed is None else below(seeded(seed), len(good))
        return good[chosen].moves[0]

    def _line(self, position: Position, finding: Finding) -> Line:
        texts, state = [], position.state
        for move in finding.moves:
            texts.append(self.game.write_move(state, Move(move)))
            state = self.game.after(state, Move(move))
        return Line(tuple(texts), finding.scores, finding.distance)


def analyse(
    position: Position, *, nodes: int | None = None, seconds: float | None = None, lines: int = 3, match: Match | None = None
) -> Generator[Analysis, None, None]:
    """Yields a growing analysis of a position, for so many nodes or seconds.

    By an engine of its own: analyses do not disturb each other, and the same question has the same answer.
    """
    if position.outcome:
        return
    before = match.positions[:-1] if match else ()
    yield from Engine(kernel_game(position)).analyse(position, nodes=nodes, seconds=seconds, lines=lines, before=before)


@warmed
def _warm(position: Position) -> None:
    for game in kernel_game(position).variants().values():
        Engine(game).choose(game.start(), nodes=1)
