"""How much the tests do: less with the compiler off, where the same code runs a hundred times slower."""

import os

import numba

COMPILED = not vars(numba.config)["DISABLE_JIT"]
SOAK = int(os.environ.get("TABLIER_SOAK", "0"))  # the number of the round, with other seeds in each; 0: not a soak


def scaled(compiled: int, interpreted: int) -> int:
    """A number of examples."""
    return compiled if COMPILED else interpreted
