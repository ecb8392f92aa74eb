"""How a person would do an action of the lake: the ids to choose, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hamlet.app.flow.lakeside.storing import Storing
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, FishId, HandId, Id, OfferId, SpotId, StepId, TileId, TollId, UnitId, UseId
from hamlet.app.view.parts import Stepper
from hamlet.app.view.waterside import FishSheet
from hamlet.engine.actions.family import Action
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import PlaceBoat
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import Store


def _fish(flow: Flow, action: GoFishing) -> Iterator[Id]:
    yield TileId(action.tile)
    yield OfferId("fishing")


def _use(flow: Flow, action: UseFish) -> Iterator[Id]:
    kind = parts_of(flow.state.box).cards[action.card].fish
    yield FishId(SLICE.of(flow.state).hands[flow.state.seat].index(kind))
    yield UseId(action.card)


def _boat(flow: Flow, action: PlaceBoat) -> Iterator[Id]:
    yield Command.BOAT if action.boat else Command.NO_BOAT


def _favour(flow: Flow, action: BuildForNothing) -> Iterator[Id]:
    yield HandId(flow.state.blueprints[flow.state.seat].index(action.blueprint))
    yield SpotId(action.rotation, action.at)
    yield Command.BUILD


def _stand(flow: Flow, action: StandUp) -> Iterator[Id]:
    yield TileId(action.tile)


def _store(flow: Flow, action: Store) -> Iterator[Id]:
    yield TileId(action.tile)
    yield OfferId("store")
    wanted = _counted(action.goods)
    yield from _steps(_chosen(flow, UnitId) - wanted, UnitId, -1)
    yield from _steps(wanted - _chosen(flow, UnitId), UnitId, 1)
    yield from _steps(_counted(action.payment.units) - _chosen(flow, TollId), TollId, 1)
    yield Command.CONFIRM


def _counted(units: Iterable[tuple[int, int, int]]) -> Counter[tuple[int, int]]:
    return Counter({(tile, code): count for tile, code, count in units})


def _chosen(flow: Flow, kind: type[UnitId | TollId]) -> Counter[tuple[int, int]]:
    """What is chosen on the card: goods to be stored, or what pays for the boats."""
    assert isinstance(flow.mode, Storing), flow.mode.name
    card = flow.scene().card
    assert card is not None
    ids = [(part.id, part.value) for part in card.parts if isinstance(part, Stepper)]
    return Counter({(id_.tile, id_.code): value for id_, value in ids if isinstance(id_, kind)})


def _steps(units: Counter[tuple[int, int]], kind: type[UnitId | TollId], by: int) -> Iterator[Id]:
    return (StepId(kind(*unit), by) for unit in units.elements())


def _back(flow: Flow, action: PutBack) -> Iterator[Id]:
    """A fish too many among those that are to go back takes the place of the one that was chosen first."""
    sheet = flow.scene().spread
    assert isinstance(sheet, FishSheet)
    hand, wanted = SLICE.of(flow.state).hands[flow.state.decider], list(action.fish)
    places = []
    for place, kind in enumerate(hand):
        if kind in wanted:
            wanted.remove(kind)
            places.append(place)
    yield from (FishId(place) for place, item in enumerate(sheet.fish) if item.back and place not in places)
    yield from (FishId(place) for place in places if not sheet.fish[place].back)
    yield Command.CONFIRM


LAKE_PATHS: dict[type[Action], Callable[[Flow, Any], Iterator[Id]]] = {
    GoFishing: _fish,
    UseFish: _use,
    PlaceBoat: _boat,
    BuildForNothing: _favour,
    StandUp: _stand,
    Store: _store,
    PutBack: _back,
}
