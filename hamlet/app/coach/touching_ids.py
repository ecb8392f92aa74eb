"""What a course calls by kind and name, as the id by which the table knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.app.ids import (
    BorderId,
    BotricId,
    Command,
    DeliveryId,
    DisplayId,
    DonkeyId,
    FishId,
    HandId,
    HireId,
    Id,
    LetterId,
    OfferId,
    PanelCommand,
    SaleId,
    SpotId,
    TileId,
    TurnId,
    UseId,
)
from hamlet.app.table.drawers import seat_drawer
from hamlet.app.table.fish_dock import MENU
from hamlet.engine.botric.base import HIS_SEAT
from hamlet.engine.state import State
from hamlet.howto.courses import CourseTouch, LitThing

TILE, SPOT, FISH = "tile", "spot", "fish"
LOOK: Final = "look"
"""A building is touched to see what can be brought there."""
AHEAD: Final = "ahead"
"""Something on Botric's board is touched to see what he would do."""
WHY: Final = "why"
"""His reasons are asked for."""
PANEL: Final = "panel"
HIS_REASONS: Final = PanelCommand("why")
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
    AHEAD: lambda _, which: BotricId(which),
    "letter": lambda _, which: LetterId(which),
    WHY: lambda _state, _which: HIS_REASONS,
    "sale": lambda _, which: SaleId(which),
    "delivery": lambda _, which: DeliveryId(which),
}


_DRAWERS: Final = {"church": "church", "market": "market", "menu": MENU, "botric": seat_drawer(HIS_SEAT)}
"""The drawer of a small window in which a panel lies."""
_IN_DRAWERS: Final = {FISH: MENU, AHEAD: seat_drawer(HIS_SEAT)}


def drawer_wanted(touch: CourseTouch | None) -> str:
    """The drawer in which what is lit lies, where there are drawers; none if it lies elsewhere."""
    if touch is None:
        return ""
    if touch.lit.kind in _IN_DRAWERS:
        return _IN_DRAWERS[touch.lit.kind]
    return next((_DRAWERS[thing.which] for thing in touch.shows if thing.kind == PANEL), "")


def tile_called(state: State, name: str) -> int:
    """The oldest building in the village with this id in its pack."""
    tiles = state.box.definitions.tiles
    return next(uid for uid, placed in enumerate(state.village.tiles) if tiles[placed.tile].id == name)


def id_of(state: State, thing: LitThing) -> Id | None:
    """The id of what is lit; None for what cannot be touched."""
    maker = _ID_MAKERS.get(thing.kind)
    return None if maker is None else maker(state, thing.which)
