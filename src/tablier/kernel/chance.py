"""Reproducible random numbers, the same compiled or not and on every machine: Marsaglia's xorshift on 64 bits."""

import numpy as np
import numpy.typing as npt

from tablier.kernel.bits import WORD
from tablier.kernel.compiled import inlined

Chance = npt.NDArray[np.uint64]  # one word: the generator's state

_13, _7, _17, _32 = np.uint64(13), np.uint64(7), np.uint64(17), np.uint64(32)


def seeded(seed: int) -> Chance:
    """A generator for a seed. Neighbouring seeds are spread by the finaliser of SplitMix64; the state is never zero."""
    z = (seed + 1) * 0x9E3779B97F4A7C15 & WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
    return np.array([(z ^ z >> 31) or 1], dtype=np.uint64)


@inlined
def below(chance: Chance, n: int) -> int:
    """A random number from 0 to n - 1, for n below 2^31."""
    x = chance[0]
    x ^= x << _13
    x ^= x >> _7
    x ^= x << _17
    chance[0] = x
    return int(x >> _32) * n >> 32
