"""Bringing a table by the lake into one of its moments, for pictures: questions, meals, sheets, crossings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hamlet.app.flow.lakeside.lake_panels import by_lake, too_many_fish, usable
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, HandId, OfferId, TileId, UseId
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.eating import menu_of
from hamlet.engine.lake.storeroom import StoreFamily

SEVERAL = 2
"""A menu is shown with so many fish in hand, or more."""


def _lake(flow: Flow) -> bool:
    """A blueprint of the hand, pinned where it closes a lake."""
    for place in range(len(flow.panels().hand)):
        if not flow.choose(HandId(place)) or flow.scene().ghost is None:
            continue
        for _ in range(len(flow.scene().spots) + 1):
            if flow.scene().lakes:
                flow.pin()
                return True
            flow.next_fit(1)
    return False


def _boat(flow: Flow) -> bool:
    """Somebody is asked for a boat."""
    return flow.mode.name == "boat"


def _fishing(flow: Flow) -> bool:
    return flow.key("f") and bool(flow.scene().tiles)


def _menu(flow: Flow) -> bool:
    """Several fish in hand, one of which can be used."""
    fish = SLICE.of(flow.state).hands[flow.state.seat]
    return len(fish) >= SEVERAL and any(usable(flow, card) for card in menu_of(flow.state)) and flow.key("u")


def _effect(flow: Flow) -> bool:
    """A meal has been eaten whose effect is still to come."""
    waters = SLICE.of(flow.state)
    if waters.waiting or waters.lasting:
        return True
    for card in menu_of(flow.state):
        if usable(flow, card) and flow.choose(UseId(card)):
            waters = SLICE.of(flow.state)
            return bool(waters.waiting or waters.lasting)
    return False


def _closed(flow: Flow) -> bool:
    """A building is closed to the others."""
    return bool(SLICE.of(flow.state).closed)


def _asked_by(effect: str) -> Callable[[Flow], bool]:
    """A meal has been eaten that asks something."""

    def asked(flow: Flow) -> bool:
        cards = parts_of(flow.state.box).cards
        found = (card for card in menu_of(flow.state) if effect in cards[card].does and usable(flow, card))
        card = next(found, None)
        return card is not None and flow.choose(UseId(card)) and bool(flow.state.pending)

    return asked


def _favour(flow: Flow) -> bool:
    """A building for nothing, pinned."""
    if not _asked_by("free_building")(flow) or not flow.choose(HandId(0)) or flow.scene().ghost is None:
        return False
    flow.pin()
    return True


def _limit(flow: Flow) -> bool:
    """The turn ends with too many fish."""
    return too_many_fish(flow.state) > 0 and flow.choose(Command.END_TURN)


def _storing(flow: Flow) -> bool:
    """The storeroom's card, with something to bring."""
    for (uid,) in StoreFamily().targets(flow.state):
        if flow.choose(TileId(uid)) and flow.choose(OfferId("store")):
            return True
    return False


def _crossing(flow: Flow) -> bool:
    """A delivery or a sale whose goods come over water."""
    panels = flow.panels()
    ids = [row.id for row in panels.church if row.payable] + [row.id for row in panels.sales if row.payable]
    return any(flow.choose(what) and any(way.crossings for way in flow.scene().ways) for what in ids)


def _by_lake(mode: Callable[[Flow], bool]) -> Callable[[Flow], bool]:
    return lambda flow: by_lake(flow.state) and flow.humans_turn and mode(flow)


_MODES: Final[dict[str, Callable[[Flow], bool]]] = {
    "boat": _boat,
    "closed": _closed,
    "crossing": _crossing,
    "effect": _effect,
    "favour": _favour,
    "fishing": _fishing,
    "lake": _lake,
    "limit": _limit,
    "menu": _menu,
    "rising": _asked_by("stand_up"),
    "storing": _storing,
}
LAKE_MODES: Final = {name: _by_lake(mode) for name, mode in _MODES.items()}
"""What can be done only by a lake: each says whether the moment allowed it."""
