"""Shares of a way by shares of its time."""

from __future__ import annotations

import math
from typing import Final

SNAP: Final = 1.70158
"""How much of `overshoot` goes a tenth beyond the end."""


def clamp(share: float) -> float:
    """The share, at least 0 and at most 1."""
    return max(0.0, min(1.0, share))


def ease_out(share: float) -> float:
    """Quick at first, then slower."""
    return 1 - (1 - clamp(share)) ** 3


def ease_in(share: float) -> float:
    """Slow at first: falling."""
    return clamp(share) ** 2


def ease_in_out(share: float) -> float:
    """Slow at both ends."""
    share = clamp(share)
    return 4 * share**3 if share < 0.5 else 1 - (2 - 2 * share) ** 3 / 2


def overshoot(share: float, much: float = 1.4) -> float:
    """A little beyond the end, and back."""
    back = clamp(share) - 1
    return 1 + back * back * ((much + 1) * back + much)


def hop(share: float) -> float:
    """Up and down again: 0, 1, 0."""
    return math.sin(math.pi * clamp(share))
