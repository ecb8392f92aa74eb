"""What a course calls by kind and name, as the id by which the table knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.app.ids import (
    BorderId,
    Command,
    DeliveryId,
    DisplayId,
    DonkeyId,
    FishId,
    HandId,
    HireId,
    Id,
    OfferId,
    SaleId,
    SpotId,
    TileId,
    TurnId,
    UseId,
)
from hamlet.app.table.fish_dock import MENU
from hamlet.engine.state import State
from hamlet.howto.courses import CourseTouch, LitThing

TILE, SPOT, FISH = "tile", "spot", "fish"
LOOK: Final = "look"
"""A building is touched to see what can be brought there."""
PANEL: Final = "panel"
_ID_MAKERS: Final[dict[str, Callable[[State, Any], Id]]] = {
    TILE: lambda state, which: TileId(tile_called(state, which)),
    LOOK: lambda state, which: TileId(tile_called(state, which)),
    "donkey": lambda state, which: DonkeyId(tile_called(state, which)),
    "offer": lambda _, which: OfferId(which),
    "command": lambda _, which: Command(which),
    "display": lambda _, which: DisplayId(which),
    "hand": lambda _, which: HandId(which),
    FISH: lambda _, which: FishId(which),
    "hire": lambda _, which: HireId(which),
    SPOT: lambda _, which: SpotId(*which),
    "turn": lambda _, which: TurnId(which),
    "border": lambda _, which: BorderId(which),
    "use": lambda _, which: UseId(which),
    "sale": lambda _, which: SaleId(which),
    "delivery": lambda _, which: DeliveryId(which),
}


_DRAWERS: Final = {"church": "church", "market": "market", "menu": MENU}
"""The drawer of a small window in which a panel lies."""


def drawer_wanted(touch: CourseTouch | None) -> str:
    """The drawer in which what is lit lies, where there are drawers; none if it lies elsewhere."""
    if touch is None:
        return ""
    if touch.lit.kind == FISH:
        return MENU
    return next((_DRAWERS[thing.which] for thing in touch.shows if thing.kind == PANEL), "")


def tile_called(state: State, name: str) -> int:
    """The oldest building in the village with this id in its pack."""
    tiles = state.box.definitions.tiles
    return next(uid for uid, placed in enumerate(state.village.tiles) if tiles[placed.tile].id == name)


def id_of(state: State, thing: LitThing) -> Id | None:
    """The id of what is lit; None for what cannot be touched."""
    maker = _ID_MAKERS.get(thing.kind)
    return None if maker is None else maker(state, thing.which)
