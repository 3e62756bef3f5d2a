"""Operations on sets of places, kept as the bits of one 64-bit integer.

No board has more than 62 places, so that a set is a non-negative `int64` and plain Python integers behave like the compiled
ones. A shift to the left may pass bit 63: mask it before anything is shifted to the right.
"""

from collections.abc import Callable
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from tablier.kernel.compiled import inlined

WORD = (1 << 64) - 1
NO_KEY = 0x2545F4914F6CDD1D  # any number far from small words, with which it is combined
MIX_FACTOR = 0x9E3779B97F4A7C15  # 2^64 divided by the golden ratio: odd, its bits without a pattern


def size(places: int) -> int:
    """How many places are in a set."""
    return int(places).bit_count()


def first(places: int) -> int:
    """The lowest place of a set. Of the empty set: a number without a meaning."""
    return (int(places) & -int(places)).bit_length() - 1


def last(places: int) -> int:
    """The highest place of a set that is not empty."""
    return int(places).bit_length() - 1


def mix(key: int, word: int) -> int:
    """A 63-bit key from a key and one more word: the two halves of a 128-bit product, folded. The first key is `NO_KEY`."""
    product = (int(key) ^ int(word)) * MIX_FACTOR
    return (product ^ product >> 64) & WORD >> 1


def _instruction(emitter: Callable[..., Any]) -> Callable[..., int]:
    """An instruction of the machine as a function of compiled code."""
    return cast(Callable[..., int], intrinsic(emitter))


@_instruction
def _size(context: Any, places: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@_instruction
def _first(context: Any, places: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), emit


@_instruction
def _last(context: Any, places: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.xor(zeros, ir.Constant(ir.IntType(64), 63))

    return types.int64(types.int64), emit


@_instruction
def _mix(context: Any, key: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word64, word128 = ir.IntType(64), ir.IntType(128)
        wide = builder.zext(builder.xor(arguments[0], arguments[1]), word128)
        product = builder.mul(wide, ir.Constant(word128, MIX_FACTOR))
        folded = builder.xor(product, builder.lshr(product, ir.Constant(word128, 64)))
        return builder.and_(builder.trunc(folded, word64), ir.Constant(word64, WORD >> 1))

    return types.int64(types.int64, types.int64), emit


overload(size, inline="always")(lambda places: lambda places: _size(places))
overload(first, inline="always")(lambda places: lambda places: _first(places))
overload(last, inline="always")(lambda places: lambda places: _last(places))
overload(mix, inline="always")(lambda key, word: lambda key, word: _mix(key, word))


@inlined
def list_places(places: int, tag: int, n: int, out: npt.NDArray[np.int64]) -> int:
    """Writes `tag | place` for each place of a set from out[n] on, and returns the index behind the last.

    Four at a time: measured, fewer mispredicted branches are worth up to three needless numbers, which the next set overwrites.
    So `out` must have room for `SLACK` more than is listed.
    """
    end = n + size(places)
    while n < end:
        out[n] = tag | first(places)
        places &= places - 1
        out[n + 1] = tag | first(places)
        places &= places - 1
        out[n + 2] = tag | first(places)
        places &= places - 1
        out[n + 3] = tag | first(places)
        places &= places - 1
        n += 4
    return end


SLACK = 3
