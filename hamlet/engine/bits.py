"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

_FEW: Final = 12  # so many bits are dropped one by one faster than the middle is searched for


def bits(mask: int) -> Iterator[int]:
    """The positions of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth_bit(mask: int, number: int) -> int:
    """The number-th set bit, lowest first, alone."""
    if number < _FEW:
        while number:
            mask &= mask - 1
            number -= 1
        return mask & -mask
    width = 1 << (mask.bit_length() - 1).bit_length()
    shift = 0
    while width > 1:
        width >>= 1
        low = mask & ((1 << width) - 1)
        count = low.bit_count()
        if number < count:
            mask = low
        else:
            number -= count
            mask >>= width
            shift += width
    return 1 << shift
