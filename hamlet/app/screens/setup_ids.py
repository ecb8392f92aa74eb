"""What can be chosen on the page of a new game."""

from __future__ import annotations

from typing import Final

from hamlet.app.drafting.game_form import NOBODY
from hamlet.app.ids import ControlId
from hamlet.players.registry import BOTRIC

BEGIN: Final = ControlId("begin")
AFRESH: Final = ControlId("afresh")
TAB: Final = ControlId("tab")
LAKE_SWITCH: Final = ControlId("lake")
PRESET_LINE: Final = ControlId("preset")
EVERY: Final = ControlId("every")
SEED: Final = ControlId("seed")
VILLAGE, SEASON_CARD, PRESET, OWN, DROP_OWN = "village", "season", "preset", "own", "drop own"
"""Names of controls of which there are several: which one says the rest."""

PERSON, RIVAL = "person", "rival"
KINDS: Final = (PERSON, RIVAL, BOTRIC, NOBODY)
"""Who may sit at a seat; which of the rivals is chosen after that."""

SEATS_TAB, VILLAGE_TAB, RULES_TAB = "seats", "village", "rules"


def seat_group(number: int) -> str:
    """The group that Tab stops at for a seat."""
    return f"seat {number}"
