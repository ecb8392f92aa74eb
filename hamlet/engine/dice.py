"""A small counter generator of our own: the same numbers on every machine and Python."""

from __future__ import annotations

from typing import Protocol

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Chooser(Protocol):
    """Whatever can choose a number below a bound."""

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound."""


def mix(value: int) -> int:
    """Spread the bits of a 64-bit number (the finisher of splitmix64)."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def roll(seed: int, stream: int, counter: int, bound: int) -> int:
    """The counter-th number of a stream, scaled below the bound."""
    key = mix((seed + GOLDEN * (stream + 1)) & MASK)
    return (mix((key + GOLDEN * (counter + 1)) & MASK) * bound) >> 64


class Dice:
    """A generator for players and tests, apart from the game's own draws."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Start from any whole number."""
        self._state = mix((seed * GOLDEN + 1) & MASK)

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound."""
        self._state = value = (self._state + GOLDEN) & MASK
        if bound == 1:
            return 0
        # As in mix(), written out: random play throws these dice more often than anything else.
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return ((value ^ (value >> 31)) * bound) >> 64
