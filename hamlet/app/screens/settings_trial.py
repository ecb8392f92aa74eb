"""A change that could make the window useless: it is asked whether to keep it, and goes back by itself."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

from hamlet.store.settings import Settings
from hamlet.values import dataclass

SECONDS = 10.0


@dataclass(frozen=True, slots=True)
class SettingsTrial:
    """What is tried out: a setting, what it was before, and until when it may be kept."""

    name: str
    before: Any
    until: float

    def undone(self, settings: Settings) -> Settings:
        """The settings without what is tried out: so they are written meanwhile."""
        return replace(settings, **{self.name: self.before})

    def left(self, now: float) -> int:
        """Whole seconds that are left."""
        return max(0, math.ceil(self.until - now))
