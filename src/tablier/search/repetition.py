"""Repetition, as a search sees it."""

from tablier.kernel.compiled import inner
from tablier.kernel.verbs import Words


@inner
def repeated(keys: Words, ply: int, before: Words) -> bool:
    """Whether the position of a ply stood at an earlier one, or before the root: a search takes that as settled at once."""
    key = keys[ply]
    for i in range(ply):
        if keys[i] == key:
            return True
    for i in range(len(before)):
        if before[i] == key:
            return True
    return False
