"""What opens the menu, whatever the mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.eating_fish import Eating, fish_card
from hamlet.app.flow.lakeside.lake_panels import by_lake, usable
from hamlet.app.ids import EffectId, FishId, MenuId, UseId
from hamlet.engine.lake.eating import UseFish, menu_of

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow


def open_card(flow: Flow, what: MenuId) -> bool:
    """The menu with this card raised; in the middle of something else, why not."""
    return _open(flow, what.card)


def open_effect(flow: Flow, what: EffectId) -> bool:
    """The menu with the card raised by which the meal was eaten."""
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
