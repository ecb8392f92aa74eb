"""What can be chosen in a tile's form, and which key of the entry each is about."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId, Id
from hamlet.content.editing.drafts import KeyPath

NAME, CALLED, KIND, PILE, COPIES, POINTS, GOLD, MILESTONE, SLOTS = (
    ControlId(f"tile {name}")
    for name in ("name", "id", "kind", "pile", "copies", "points", "gold", "milestone", "slots")
)
WORK_GOLD, WORK_POINTS, RAW, REFINED, FLAG, ROAD, CHANNEL, FISHING, DRAWING, MORE_DRAWINGS = (
    ControlId(f"tile {name}")
    for name in (
        "work gold",
        "work points",
        "raw",
        "refined",
        "flag",
        "road",
        "channel",
        "fishing",
        "drawing",
        "more drawings",
    )
)
SCORES, SCORE_CHOICE = ControlId("tile scores"), ControlId("tile score choice")
COST, MAKES, SCORE_PART, PICTURE, PILED = (
    f"tile {name}" for name in ("cost", "makes", "score part", "picture", "piled")
)
"""Controls of which there are several: each has the one it is about as its `which`."""
FORM: Final = "tile form"

_PATHS: Final[dict[ControlId, KeyPath]] = {
    NAME: ("name",),
    CALLED: ("id",),
    KIND: ("kind",),
    PILE: ("pile",),
    COPIES: ("copies",),
    POINTS: ("reward", "points"),
    GOLD: ("reward", "gold"),
    MILESTONE: ("reward", "milestone"),
    SLOTS: ("slots",),
    WORK_GOLD: ("work", "gold"),
    WORK_POINTS: ("work", "points"),
    RAW: ("refines",),
    REFINED: ("refines",),
    FLAG: ("flag",),
    ROAD: ("needs_road",),
    CHANNEL: ("channel",),
    FISHING: ("fishing",),
    DRAWING: ("drawing",),
    MORE_DRAWINGS: ("drawing",),
    SCORES: ("score",),
    SCORE_CHOICE: ("score",),
}
_MANY: Final[dict[str, KeyPath]] = {
    COST: ("cost",),
    MAKES: ("produces",),
    SCORE_PART: ("score",),
    PICTURE: ("drawing",),
    PILED: ("copies",),
}


def path_of(what: Id) -> KeyPath | None:
    """The key that a control is about; None if it is none of the form."""
    if not isinstance(what, ControlId):
        return None
    return _PATHS.get(what) or _MANY.get(what.name)
