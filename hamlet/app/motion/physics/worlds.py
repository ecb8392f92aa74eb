"""Small worlds in which bodies fall and swing; there are none where pymunk is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pymunk

STEP = 1 / 120
"""Seconds that pass at once, always the same: what happens does not depend on how fast frames come."""


def new_world(gravity: float = 0.0, damping: float = 1.0) -> pymunk.Space | None:
    """An empty world, what falls in it falling down the screen."""
    try:
        import pymunk
    except ImportError:
        return None
    space = pymunk.Space()
    space.gravity = (0.0, gravity)
    space.damping = damping
    return space
