"""How much may move on the screens around the table."""

from __future__ import annotations

from hamlet.app.kit.entering import MotionKind
from hamlet.store.settings import Settings


def motion_of(settings: Settings) -> MotionKind:
    """As the player has it at the table."""
    if settings.animation_speed <= 0:
        return MotionKind.OFF
    return MotionKind.REDUCED if settings.reduced_motion else MotionKind.FULL
