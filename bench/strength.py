"""How strong the engine is: matches at equal time against plain UCT with random play-outs, on the same kernels.

    make strength GAMES=100 SECONDS=0.1

Seats are taken in turn, and each pair of games begins with the same random plies. In a game of three the engine plays alone
against two. The interval is Wilson's, two-sided, 95 %.
"""

import argparse
import json
import math
import random
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import tablier
from tablier import Game, Match
from tablier.kernel.game import KernelGame
from tablier.search.engine import Engine
from uct import Uct

RULE_SETS = ("ken-wan", "ken-wan players=2", "khan-tsin", "connexion", "kolowis", "kolowis board=mosona")
OPENING = (0, 2, 4)  # random plies, by turns
Z = 1.96


@dataclass(frozen=True)
class Result:
    """What the engine scored."""

    rule_set: str
    games: int
    score: float
    low: float
    high: float
    mean_plies: float


def main() -> None:
    """Plays the matches, writes a table, and JSON to a file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="for each move")
    parser.add_argument("--only", default="", help="rule sets that contain this text")
    parser.add_argument("--json", type=Path, default=Path("bench/results/strength.json"))
    arguments = parser.parse_args()
    chosen = [text for text in RULE_SETS if arguments.only in text]
    results = []
    for text in chosen:
        results.append(measure(text, arguments.games, arguments.seconds))
        Console().print(f"{text}: {results[-1].score:.3f}")
    Console().print(table(results))
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps([asdict(result) for result in results], indent=2) + "\n", encoding="utf-8")


def measure(text: str, games: int, seconds: float) -> Result:
    """The engine's score in a rule set."""
    name, *words = text.split()
    game = tablier.game(name, **dict(word.split("=") for word in words))
    assert isinstance(game, KernelGame)
    engine, uct = Engine(game), Uct(game, 1)
    engine.choose(game.start(), nodes=1000)  # compiled before the clock runs
    uct.choose(game.start(), 0.01)
    scores, plies = [], []
    for number in range(games):
        match = play(game, engine, uct, number, seconds)
        assert match.outcome
        scores.append(match.outcome.scores[number % len(game.seats)])
        plies.append(len(match.moves))
    low, high = wilson(sum(scores), games)
    return Result(text, games, sum(scores) / games, low, high, sum(plies) / games)


def play(game: Game, engine: Engine, uct: Uct, number: int, seconds: float) -> Match:
    """One game; the engine has the seat number modulo seats."""
    seats = len(game.seats)
    chance = random.Random(number // seats)
    match = Match(game)
    for _ in range(OPENING[number // seats % len(OPENING)]):
        match.play(chance.choice(match.position.legal_moves()))
    while not match.outcome:
        position = match.position
        if position.to_move == game.seats[number % seats]:
            match.play(engine.choose(position, seconds=seconds, before=match.positions[:-1]))
        else:
            match.play(uct.choose(position, seconds))
    return match


def wilson(score: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a mean score between 0 and 1."""
    p, n = score / games, games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    margin = Z / (1 + Z * Z / n) * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    return middle - margin, middle + margin


def table(results: list[Result]) -> Table:
    """The results for people."""
    shown = Table("rule set", "games", "score", "95 %", "plies", title="The engine against plain UCT, equal time")
    for r in results:
        shown.add_row(r.rule_set, str(r.games), f"{r.score:.3f}", f"{r.low:.3f}–{r.high:.3f}", f"{r.mean_plies:.0f}")
    return shown


if __name__ == "__main__":
    main()
