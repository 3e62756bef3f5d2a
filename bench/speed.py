"""How fast the rules are: random play and perft for every rule set, as ratios measured side by side in one run.

    make bench                   ratios to the naive twins
    make bench YARDSTICK=DIR     and to the C programs DIR/GAME.c, where a compiler is present

A machine's speed changes from second to second, so each ratio is the median over rounds in which both sides ran in turn.
"""

import argparse
import json
import platform
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

import tablier
from rule_sets import RULE_SETS, RuleSet
from tablier import Position
from tablier.kernel.warmup import warmup
from tablier.search import random_games

DEALS = 64  # random starts, where a game begins at random
SECONDS = 0.5  # of each measurement
# What a C program calls the options that it knows, in its command line.
YARDSTICK_WORDS = {
    "mosona": "mosona",
    "inversion=true": "inversion",
    "speeds=true": "speeds",
    "players=2": "2",
    "players=3": "3",
}


@dataclass(frozen=True)
class Result:
    """What was measured for a rule set."""

    rule_set: str
    playouts_per_second: float
    plies_per_second: float
    mean_plies: float
    perft_depth: int
    perft_leaves_per_second: float
    ratio_to_twin: float
    ratio_to_yardstick: float | None


def main() -> None:
    """Measures all rule sets and writes a table, and JSON to a file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--yardstick", type=Path, help="a folder with GAME.c, programs that play random games")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each kind")
    parser.add_argument("--json", type=Path, default=Path("bench/results/speed.json"))
    parser.add_argument("--only", default="", help="rule sets that contain this text")
    arguments = parser.parse_args()
    if arguments.yardstick and not arguments.yardstick.is_dir():
        sys.exit(f"{arguments.yardstick} is not a folder; --yardstick takes one with GAME.c files")
    list(warmup())
    with tempfile.TemporaryDirectory() as folder:
        results = [
            measure(rule_set, programs(rule_set, arguments.yardstick, Path(folder)), arguments.rounds)
            for rule_set in RULE_SETS
            if arguments.only in rule_set.text
        ]
    seconds = start_up(arguments.rounds)
    Console(width=140).print(table(results), f"A new process lists legal moves after {seconds:.2f} s (median).")
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    machine = {
        "machine": platform.machine(),
        "python": platform.python_version(),
        "rounds": arguments.rounds,
        "start_up_seconds": seconds,
    }
    arguments.json.write_text(json.dumps({**machine, "results": [asdict(result) for result in results]}, indent=2) + "\n")


def start_up(rounds: int) -> float:
    """Seconds from the start of a process to its first list of legal moves, everything being compiled."""
    command = [sys.executable, "-c", "import tablier; tablier.all_games()[0]().start().legal_moves()"]
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        subprocess.run(command, check=True)
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def programs(rule_set: RuleSet, sources: Path | None, folder: Path) -> list[str] | None:
    """The command of the C program that plays a rule set, built once; None where there is none."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not sources or not compiler or "setup=draft" in rule_set.text:
        return None
    source, program = sources / f"{rule_set.game.id}.c", folder / rule_set.game.id
    if not source.exists():
        return None
    if not program.exists():
        subprocess.run([compiler, "-O3", "-march=native", "-DPLAIN", "-o", str(program), str(source)], check=True)
    words = [word for option, word in YARDSTICK_WORDS.items() if option in rule_set.text]
    return [str(program), "playouts", "{games}", "1", *words]


def starts(rule_set: RuleSet) -> list[Position]:
    """The position in which a rule set begins, or some of them."""
    game = rule_set.game
    return [game.start()] if game.fixed_start else [game.start(seed) for seed in range(DEALS)]


def measure(rule_set: RuleSet, yardstick: list[str] | None, rounds: int) -> Result:
    """Measures a rule set."""
    positions = starts(rule_set)
    games = _enough(lambda n: random_games(positions, n, 1))
    ours, twins, theirs, lengths = [], [], [], []
    for seed in range(rounds):
        begun = time.perf_counter()
        played = random_games(positions, games, seed)
        ours.append(played.plies / (time.perf_counter() - begun))
        lengths.append(played.plies / games)
        twins.append(_twin_speed(rule_set, positions, seed))
        if yardstick:
            theirs.append(_yardstick_speed(yardstick, games))
    depth, leaves = _perft_speed(positions[0])
    return Result(
        rule_set=rule_set.text,
        playouts_per_second=statistics.median(ours) / statistics.mean(lengths),
        plies_per_second=statistics.median(ours),
        mean_plies=statistics.mean(lengths),
        perft_depth=depth,
        perft_leaves_per_second=leaves,
        ratio_to_twin=statistics.median(a / b for a, b in zip(ours, twins, strict=True)),
        ratio_to_yardstick=statistics.median(a / b for a, b in zip(ours, theirs, strict=True)) if theirs else None,
    )


def _enough(run: Callable[[int], object]) -> int:
    """How many games take about `SECONDS`."""
    games = 16
    while True:
        begun = time.perf_counter()
        run(games)
        if time.perf_counter() - begun > SECONDS / 2:
            return 2 * games
        games *= 2


def _twin_speed(rule_set: RuleSet, positions: list[Position], seed: int) -> float:
    chance = random.Random(seed)
    plies, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        twin = rule_set.twin(chance.choice(positions))
        while moves := twin.legal_moves():
            twin = twin.play(chance.choice(moves))
            plies += 1
    return plies / (time.perf_counter() - begun)


def _yardstick_speed(command: list[str], games: int) -> float:
    run = [word.format(games=games) for word in command]
    words = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    return float(words[words.index("plies/s") - 1])


def _perft_speed(position: Position) -> tuple[int, float]:
    depth = 1
    while True:
        begun = time.perf_counter()
        leaves = tablier.perft(position, depth)
        seconds = time.perf_counter() - begun
        if seconds > SECONDS / 4:
            return depth, leaves / seconds
        depth += 1


def table(results: list[Result]) -> Table:
    """The results for people."""
    shown = Table("rule set", *("games/s", "plies/s", "plies a game", "perft", "leaves/s", "× twin", "× C"), title="Speed")
    for result in results:
        to_yardstick = result.ratio_to_yardstick
        shown.add_row(
            result.rule_set,
            f"{result.playouts_per_second:,.0f}",
            f"{result.plies_per_second:,.0f}",
            f"{result.mean_plies:.1f}",
            str(result.perft_depth),
            f"{result.perft_leaves_per_second:,.0f}",
            f"{result.ratio_to_twin:,.0f}",
            f"{to_yardstick:.2f}" if to_yardstick else "-",
        )
    return shown


if __name__ == "__main__":
    main()
