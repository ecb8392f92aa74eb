"""Ending the turn: at once, or after a sheet has told what is left over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.lake_panels import too_many_fish
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.lakeside.turn_leftovers import waiting_meals
from hamlet.app.flow.modes.sheets import EndSheet
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.actions.villager import any_stands

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow


def end_turn(flow: Flow) -> bool:
    """End it, or open the sheet that asks first."""
    if flow.state.decision != "action" or not flow.humans_turn:
        return False
    if (sheet := sheet_before_end(flow)) is not None:
        flow.enter(sheet)
        return True
    return flow.play(EndTurn())


def sheet_before_end(flow: Flow) -> Mode | None:
    """The sheet that asks before the turn ends, if something is left over and none has asked yet.

    Whoever does not want to be asked is asked only where something must be put back.
    """
    if isinstance(flow.mode, EndSheet | PuttingBack):
        return None
    if too_many_fish(flow.state):
        return PuttingBack(flow.mode.beneath)
    left = any_stands(flow.state) or waiting_meals(flow.state)
    return EndSheet(flow.mode.beneath) if left and flow.asks_before_end else None
