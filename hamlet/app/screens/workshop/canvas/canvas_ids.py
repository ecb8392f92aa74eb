"""What can be chosen on the drawing parts of a tile's page."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

CANVAS, BRUSH, TURN_LEFT, TURN_RIGHT, MIRROR = (
    ControlId(f"canvas {name}") for name in ("form", "brush", "left", "right", "mirror")
)
CANVAS_GROUP: Final = "canvas"
"""The group of all of them, which Tab comes to."""
SEASON: Final = "canvas season"
SEASONS_GROUP: Final = "canvas seasons"
"""The group of the pictures of seasons."""


def season_id(name: str) -> ControlId:
    """The picture of a season."""
    return ControlId(SEASON, name)


TRIAL, TRIAL_FIT, TRIAL_TURN, TRIAL_DICE = (
    ControlId(f"trial {name}") for name in ("village", "fit", "turn", "dice")
)
TRIAL_GROUP: Final = "trial"
"""The group of the village in which a tile is tried."""

QUICK_PLAY = ControlId("quick play")
QUICK_GROUP: Final = "quick numbers"
"""The group of the button that plays quick games."""
