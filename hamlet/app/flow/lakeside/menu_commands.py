"""What opens the menu and the sheets of the lake, whatever the mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.eating_fish import Eating, fish_card
from hamlet.app.flow.lakeside.lake_panels import by_lake, too_many_fish, usable
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.lakeside.turn_leftovers import waiting_meals
from hamlet.app.flow.modes.sheets import EndSheet
from hamlet.app.ids import FishId, MenuId, UseId
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.lake.eating import UseFish, menu_of

if TYPE_CHECKING:
    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.flow.table import Flow


def open_card(flow: Flow, what: MenuId) -> bool:
    """The menu with this card raised; in the middle of something else, why not."""
    return _open(flow, what.card)


def open_fish(flow: Flow, what: FishId) -> bool:
    """The menu with the card of a fish raised."""
    return by_lake(flow.state) and _open(flow, fish_card(flow, what))


def open_menu(flow: Flow) -> bool:
    """The menu, the first card raised by which a fish can be used."""
    if not by_lake(flow.state):
        return False
    return _open(flow, next((card for card in menu_of(flow.state) if usable(flow, card)), None))


def use_card(flow: Flow, what: UseId) -> bool:
    """A fish is used without the menu being opened: it was dragged onto the card's row."""
    return _open(flow, what.card) and flow.mode.choose(flow, what)


def _open(flow: Flow, card: int | None) -> bool:
    if not flow.humans_turn or not by_lake(flow.state):
        return False
    if flow.state.decision != "action":
        found = flow.session.refusal(UseFish(card if card is not None else menu_of(flow.state)[0]))
        if found is not None:
            flow.refuse(found)
        return True
    flow.enter(Eating(card, flow.mode.beneath))
    return True


def end_sheet(flow: Flow) -> Mode | None:
    """The sheet that asks before the turn ends, if something is left over and none has asked yet."""
    if isinstance(flow.mode, EndSheet | PuttingBack):
        return None
    if too_many_fish(flow.state):
        return PuttingBack(flow.mode.beneath)
    left = any_stands(flow.state) or waiting_meals(flow.state)
    return EndSheet(flow.mode.beneath) if left else None
