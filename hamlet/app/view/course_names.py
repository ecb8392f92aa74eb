"""What first steps are called, and how long they take."""

from __future__ import annotations

from typing import Final

COURSE_NAMES: Final = {
    "village": "screens.steps.village",
    "lake": "screens.steps.lake",
    "botric": "screens.steps.botric",
}
COURSE_TIMES: Final = {
    "village": "screens.steps.village.about",
    "lake": "screens.steps.lake.about",
    "botric": "screens.steps.botric.about",
}
