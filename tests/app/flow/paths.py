"""How a person would do an action: the ids to choose, one after the other. One id is one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hamlet.app.flow.building import BuildPlan
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.purchase import Purchase
from hamlet.app.flow.table import Flow
from hamlet.app.ids import (
    BorderId,
    Command,
    CountId,
    DeliveryId,
    DisplayId,
    DonkeyId,
    HandId,
    HireId,
    Id,
    OfferId,
    SaleId,
    SpotId,
    StandId,
    StartId,
    TileId,
)
from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from tests.app.flow.botric_paths import BOTRIC_PATHS
from tests.app.flow.lake_paths import LAKE_PATHS


def path_to(flow: Flow, action: Action) -> Iterator[Id]:
    """The ids, each to be chosen before the next is asked for."""
    if flow.mode.name == "donkeys" and not isinstance(action, MoveDonkey):
        yield Command.DONE
    yield from PATHS[type(action)](flow, action)


def purchase_of(flow: Flow) -> Purchase:
    """What is being paid for."""
    mode = flow.mode.plan if isinstance(flow.mode, Holding) else flow.mode
    assert isinstance(mode, BuildPlan | PaymentMode), flow.mode.name
    return mode.purchase


def _produce(flow: Flow, action: Produce) -> Iterator[Id]:
    yield TileId(action.tile)
    yield OfferId("produce")
    made = flow.state.box.definitions.tiles[flow.state.village.tiles[action.tile].tile].produces
    if len(made) > 1:
        yield Command.PRODUCE


def _refine(flow: Flow, action: Refine) -> Iterator[Id]:
    yield TileId(action.tile)
    if CountId(action.count) != purchase_of(flow).bid.id:
        yield CountId(action.count)
    yield Command.CONFIRM


def _take(flow: Flow, action: TakeBlueprint) -> Iterator[Id]:
    yield DisplayId(action.position)
    yield Command.TAKE


def _skip(flow: Flow, action: SkipBlueprint) -> Iterator[Id]:
    yield TileId(action.tile)
    yield OfferId("hire")


def _sell(flow: Flow, action: Sell) -> Iterator[Id]:
    yield SaleId(flow.state.market.index(action.sale))
    yield Command.CONFIRM


def _deliver(flow: Flow, action: Deliver) -> Iterator[Id]:
    yield DeliveryId(action.slot)
    yield Command.CONFIRM


def _beg(flow: Flow, action: Beg) -> Iterator[Id]:
    yield TileId(action.tile)
    yield OfferId("beg")


def _construct(flow: Flow, action: Construct) -> Iterator[Id]:
    yield HandId(flow.state.blueprints[flow.state.seat].index(action.blueprint))
    yield SpotId(action.rotation, action.at)
    if purchase_of(flow).site != action.tile:
        yield StandId(action.tile)
    yield Command.BUILD


def _road(flow: Flow, action: BuildRoad) -> Iterator[Id]:
    yield Command.ROADS
    yield BorderId(action.side)
    if purchase_of(flow).site != action.tile:
        yield StandId(action.tile)
    yield Command.CONFIRM


def _donkey(flow: Flow, action: MoveDonkey) -> Iterator[Id]:
    if flow.mode.name != "donkeys":
        yield Command.DONKEYS
    yield DonkeyId(action.source)
    yield TileId(action.target)


def _end(flow: Flow, action: EndTurn) -> Iterator[Id]:
    yield Command.END_TURN
    if flow.mode.name == "end_turn":
        yield Command.END_TURN


def _place(flow: Flow, action: PlaceDonkey) -> Iterator[Id]:
    yield TileId(action.tile)


def _lay(flow: Flow, action: LayStart) -> Iterator[Id]:
    yield StartId(action.start)
    yield SpotId(action.rotation, action.at)


def _just(what: Id) -> Callable[[Flow, Any], Iterator[Id]]:
    return lambda flow, action: iter((what,))


PATHS: dict[type[Action], Callable[[Flow, Any], Iterator[Id]]] = {
    Produce: _produce,
    Refine: _refine,
    TakeBlueprint: _take,
    SkipBlueprint: _skip,
    Sell: _sell,
    Deliver: _deliver,
    Beg: _beg,
    Construct: _construct,
    BuildRoad: _road,
    MoveDonkey: _donkey,
    EndTurn: _end,
    PlaceDonkey: _place,
    LayStart: _lay,
    HireVillager: _just(HireId("villager")),
    HireDonkey: _just(HireId("donkey")),
    FinishHiring: _just(Command.DONE),
    **LAKE_PATHS,
    **BOTRIC_PATHS,
}
