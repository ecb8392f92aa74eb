"""What can be chosen on the page of cards, and which key of the entry each control is about."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId
from hamlet.content.editing.drafts import KeyPath

SUBJECT, NAME, CALLED, FISH, SEASON, REPLACES, MUST = (
    ControlId(f"card {name}") for name in ("subject", "name", "called", "fish", "season", "replaces", "must")
)
GOLD, POINTS, LEAST, TIER, REWARD_GOLD, REWARD_POINTS = (
    ControlId(f"card {name}") for name in ("gold", "points", "least", "tier", "reward gold", "reward points")
)
PLACE, MEASURE, GIVEN, WINNER, QUALITY, ROADS, WHEN = (
    ControlId(f"card {name}") for name in ("place", "measure", "given", "winner", "quality", "roads", "when")
)
SLOT, SLOT_POINTS, SLOT_CALLED, ADD_SLOT, CLOSE_SLOT = (
    ControlId(f"card {name}") for name in ("slot", "slot points", "slot called", "add slot", "close slot")
)
SHOW_CARD, NEW, TAB = ControlId("card show"), ControlId("card new"), ControlId("card tab")
GRIP, EFFECT, CLOSE, ADD, NEED, SLOT_NEED, SEATS, ENTRY, DRAWN, WORN = (
    f"card {name}"
    for name in ("grip", "effect", "close", "add", "need", "slot need", "seats", "entry", "drawn", "worn")
)
"""Controls of which there are several: each has the one it is about as its `which`."""

FORM, STAGE, LISTED = "card form", "card stage", "card listed"
"""Groups that Tab stops at."""
SUBJECTS: Final = ("menu", "market", "church", "awards", "milestones")
NAMED: Final = ("menu", "awards", "milestones")
"""Those that have names; the others are known by their ids alone."""

_PATHS: Final[dict[ControlId, KeyPath]] = {
    NAME: ("name",),
    CALLED: ("id",),
    FISH: ("fish",),
    SEASON: ("season",),
    REPLACES: ("replaces",),
    MUST: ("must_do",),
    GOLD: ("gain",),
    POINTS: ("gain",),
    LEAST: ("least_donkeys",),
    TIER: ("tier",),
    REWARD_GOLD: ("reward",),
    REWARD_POINTS: ("reward",),
    MEASURE: ("most",),
    PLACE: ("most",),
    GIVEN: ("points",),
    WINNER: ("for",),
    QUALITY: ("high_quality",),
    ROADS: ("points_per_road",),
    WHEN: ("when",),
}
_MANY: Final[dict[str, KeyPath]] = {
    NEED: ("needs",),
    SEATS: ("seats",),
    DRAWN: ("drawing",),
    WORN: ("picture",),
}
_LINES: Final = (GRIP, EFFECT, CLOSE)
_OF_SLOT: Final = (SLOT, SLOT_POINTS, SLOT_CALLED, ADD_SLOT, CLOSE_SLOT)


def path_of(what: ControlId, slot: int) -> KeyPath | None:
    """The key that a control is about; None if it is about none."""
    if what in _OF_SLOT or what.name == SLOT_NEED:
        return ("slots", slot)
    if what.name in _LINES:
        return ("does", what.which) if isinstance(what.which, int) else ("gain",)
    return _PATHS.get(what) or _MANY.get(what.name)
