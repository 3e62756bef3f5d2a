"""Golden play-throughs: a random game of each rule set as readable text, with all that a position says of itself.

`python tests/playthroughs.py` writes them anew; read the difference before you commit it.
"""

import random
from pathlib import Path

from rule_sets import GAMES, RULE_SETS, RuleSet, random_game
from tablier import Match, Position

SEED = 2026
DRAWN_EVERY = 25  # plies


def path_of(rule_set: RuleSet) -> Path:
    name = "-".join(word.replace("=", "-") for word in rule_set.text.split())
    return GAMES / rule_set.game.folder.name / "golden" / f"{name}.txt"


def _described(position: Position, drawn: bool) -> list[str]:
    moves = position.legal_moves()
    lines = (
        [str(position), f"{position.to_move}: {len(moves)} moves, from {moves[0]} to {moves[-1]}"] if moves else [str(position)]
    )
    return [*lines, "", str(position.draw()), ""] if drawn else lines


def playthrough(rule_set: RuleSet) -> str:
    """The text of the play-through of a rule set."""
    start = rule_set.game.start(None if rule_set.game.fixed_start else SEED)
    match = Match(rule_set.game, start)
    lines = [f"# {rule_set}", "", *_described(start, True)]
    for ply, (move, _) in enumerate(random_game(start, random.Random(f"{rule_set} {SEED}")), start=1):
        match.play(move)
        lines += [f"{ply}. {move}", *_described(match.position, ply % DRAWN_EVERY == 0)]
        if match.outcome:
            break
    assert match.outcome
    lines += ["", str(match.position.draw()), "", f"{match.outcome.result} {match.outcome.reason}", "", str(match.record())]
    return "\n".join(lines)


if __name__ == "__main__":
    for each in RULE_SETS:
        path_of(each).parent.mkdir(exist_ok=True)
        path_of(each).write_text(playthrough(each), encoding="utf-8")
