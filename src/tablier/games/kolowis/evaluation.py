"""What a strong player of Kolowis would look at."""

from tablier.games.kolowis.rules import DARK, LIGHT, KolowisRules, count_steps, jumpers
from tablier.kernel.bits import size
from tablier.kernel.compiled import inner
from tablier.kernel.verbs import TURN, Scores, Words, implement

FEATURES = (
    "pieces",  # left
    "share",  # of all the pieces that are left: one more counts for more when there are few
    "mobility",  # steps, captures aside: who has none loses (AK8)
    "hanging",  # enemy pieces that could capture now
    "tempo",  # to move
)
PIECES, SHARE, MOBILITY, HANGING, TEMPO = range(len(FEATURES))


@inner
def features(rules: KolowisRules, state: Words, out: Scores) -> None:
    """See `verbs.features`."""
    light, dark = state[LIGHT], state[DARK]
    empty = rules.points & ~(light | dark)
    total = size(light | dark)
    for seat in range(2):
        own, enemy = state[LIGHT + seat], state[DARK - seat]
        out[seat, PIECES] = size(own)
        out[seat, SHARE] = size(own) / total
        out[seat, MOBILITY] = count_steps(rules, own, empty)
        out[seat, HANGING] = size(jumpers(rules, enemy, own, empty))
        out[seat, TEMPO] = state[TURN] == seat


@inner
def restless(rules: KolowisRules, state: Words) -> bool:
    """See `verbs.restless`: captures are compulsory, and are played out first (AK7)."""
    me = state[TURN]
    own, enemy = state[LIGHT + me], state[DARK - me]
    return jumpers(rules, own, enemy, rules.points & ~(own | enemy)) != 0


implement(KolowisRules, features, restless)
