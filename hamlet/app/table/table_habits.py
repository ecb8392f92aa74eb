"""What the player has chosen once for every table."""

from __future__ import annotations

from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.life.waking import Liveliness
from hamlet.app.wishes import AS_IT_IS, WishedLook, wished_look
from hamlet.store.setting_values import REDUCED
from hamlet.store.settings import Settings
from hamlet.values import dataclass


@dataclass(frozen=True, slots=True)
class TableHabits:
    """How a table is used: rivals are as fast as oneself unless a pace of their own is given."""

    rivals_speed: float | None = None
    reduced: bool = False
    letters: bool = False
    """Whether terrains bear their letters from the start."""
    asks_before_end: bool = True
    """Whether it is asked before a turn ends with work left."""
    first_hints: bool = True
    """Whether one is told what has become possible for the first time."""
    look: WishedLook = AS_IT_IS
    life: Liveliness = Liveliness.NONE
    """How much lives in the village besides the game."""


def habits_of(settings: Settings) -> TableHabits:
    """As the settings say."""
    return TableHabits(
        settings.rivals_pace,
        settings.motion == REDUCED,
        settings.terrain_letters,
        settings.ask_before_end,
        settings.first_hints,
        wished_look(settings),
        Liveliness.MOVING if motion_of(settings) is MotionKind.FULL else Liveliness.STILL,
    )
