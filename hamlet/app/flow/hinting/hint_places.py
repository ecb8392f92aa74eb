"""Where that lies which is advised: a building, a place for one, a border, a lake, a row or a blueprint."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.app.ids import DeliveryId, DisplayId, HandId, Id, MenuId, SaleId
from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import HireDonkey, HireVillager
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import TakeBlueprint
from hamlet.engine.lake.boats import PlaceBoat, asked_lake
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lattice.geometry import Side, Vertex
from hamlet.engine.state import State
from hamlet.engine.workers import is_tile
from hamlet.values import dataclass
from hamlet.words.base.actions import contact_at


@dataclass(frozen=True, slots=True)
class BuildingSite:
    """A blueprint, and how it would stand where."""

    blueprint: int
    rotation: int
    at: Vertex


@dataclass(frozen=True, slots=True)
class HintPlace:
    """Where a hint lies: in the village, among the panels, or both; `bright` are buildings it is about."""

    tile: int | None = None
    site: BuildingSite | None = None
    side: Side | None = None
    lake: int | None = None
    on_panel: Id | None = None
    bright: frozenset[int] = frozenset()

    @property
    def in_village(self) -> bool:
        """Whether anything of it is lit there."""
        return any(each is not None for each in (self.tile, self.site, self.side, self.lake))


def place_of_hint(state: State, action: Action) -> HintPlace:
    """Where an action would be done; on its building, unless its kind lies elsewhere."""
    found = _PLACES.get(type(action))
    if found is not None:
        return found(state, action)
    tile = getattr(action, "tile", -1)
    return HintPlace(tile=tile) if is_tile(tile) else HintPlace()


def _construct(state: State, action: Construct) -> HintPlace:
    place = state.blueprints[state.seat].index(action.blueprint)
    site = BuildingSite(action.blueprint, action.rotation, action.at)
    return HintPlace(site=site, on_panel=HandId(place), bright=frozenset((action.tile,)))


def _for_nothing(state: State, action: BuildForNothing) -> HintPlace:
    place = state.blueprints[state.seat].index(action.blueprint)
    site = BuildingSite(action.blueprint, action.rotation, action.at)
    return HintPlace(site=site, on_panel=HandId(place))


def _road(state: State, action: BuildRoad) -> HintPlace:
    contact = contact_at(state, action)
    ends = frozenset((contact.a, contact.b)) if contact is not None else frozenset[int]()
    return HintPlace(side=action.side, bright=ends)


def _take(state: State, action: TakeBlueprint) -> HintPlace:
    return HintPlace(on_panel=DisplayId(action.position), bright=frozenset((action.tile,)))


def _sell(state: State, action: Sell) -> HintPlace:
    return HintPlace(tile=action.tile, on_panel=SaleId(state.market.index(action.sale)))


def _deliver(state: State, action: Deliver) -> HintPlace:
    return HintPlace(tile=action.tile, on_panel=DeliveryId(action.slot))


def _donkey(state: State, action: MoveDonkey) -> HintPlace:
    return HintPlace(tile=action.target, bright=frozenset((action.source,)))


def _hire(state: State, action: Action) -> HintPlace:
    tile = state.pending[-1].tile
    return HintPlace(tile=tile) if is_tile(tile) else HintPlace()


def _use_fish(state: State, action: UseFish) -> HintPlace:
    return HintPlace(on_panel=MenuId(action.card))


def _boat(state: State, action: PlaceBoat) -> HintPlace:
    return HintPlace(lake=asked_lake(state))


_PLACES: Final[dict[type[Action], Callable[[State, Any], HintPlace]]] = {
    Construct: _construct,
    BuildForNothing: _for_nothing,
    BuildRoad: _road,
    TakeBlueprint: _take,
    Sell: _sell,
    Deliver: _deliver,
    MoveDonkey: _donkey,
    HireVillager: _hire,
    HireDonkey: _hire,
    UseFish: _use_fish,
    PlaceBoat: _boat,
}
