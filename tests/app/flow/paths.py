"""How a person would do an action: the ids to choose, one after the other. One id is one click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from hamlet.app.flow.building import BuildPlan
from hamlet.app.flow.modes.holding import Holding
from hamlet.app.flow.modes.payment import PaymentMode
from hamlet.app.flow.purchase import Purchase
from hamlet.app.flow.table import Flow
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


def path_to(flow: Flow, action: Action) -> Iterator[str]:
    """The ids, each to be chosen before the next is asked for."""
    if flow.mode.name == "donkeys" and not isinstance(action, MoveDonkey):
        yield "done"
    yield from PATHS[type(action)](flow, action)


def purchase_of(flow: Flow) -> Purchase:
    """What is being paid for."""
    mode = flow.mode.plan if isinstance(flow.mode, Holding) else flow.mode
    assert isinstance(mode, BuildPlan | PaymentMode), flow.mode.name
    return mode.purchase


def _produce(flow: Flow, action: Produce) -> Iterator[str]:
    yield f"tile:{action.tile}"
    yield "do:produce"
    made = flow.state.box.definitions.tiles[flow.state.village.tiles[action.tile].tile].produces
    if len(made) > 1:
        yield "produce"


def _refine(flow: Flow, action: Refine) -> Iterator[str]:
    yield f"tile:{action.tile}"
    if f"count:{action.count}" != purchase_of(flow).bid.id:
        yield f"count:{action.count}"
    yield "confirm"


def _take(flow: Flow, action: TakeBlueprint) -> Iterator[str]:
    yield f"display:{action.position}"
    yield "take"


def _skip(flow: Flow, action: SkipBlueprint) -> Iterator[str]:
    yield f"tile:{action.tile}"
    yield "do:hire"


def _sell(flow: Flow, action: Sell) -> Iterator[str]:
    yield f"sale:{flow.state.market.index(action.sale)}"
    yield "confirm"


def _deliver(flow: Flow, action: Deliver) -> Iterator[str]:
    yield f"church:{action.slot}"
    yield "confirm"


def _beg(flow: Flow, action: Beg) -> Iterator[str]:
    yield f"tile:{action.tile}"
    yield "do:beg"


def _construct(flow: Flow, action: Construct) -> Iterator[str]:
    yield f"hand:{flow.state.blueprints[flow.state.seat].index(action.blueprint)}"
    yield f"place:{action.rotation}:{action.at[0]}:{action.at[1]}"
    if purchase_of(flow).site != action.tile:
        yield f"stand:{action.tile}"
    yield "build"


def _road(flow: Flow, action: BuildRoad) -> Iterator[str]:
    yield "roads"
    yield f"border:{action.side[0]}:{action.side[1]}:{action.side[2]}"
    if purchase_of(flow).site != action.tile:
        yield f"stand:{action.tile}"
    yield "confirm"


def _donkey(flow: Flow, action: MoveDonkey) -> Iterator[str]:
    if flow.mode.name != "donkeys":
        yield "donkeys"
    yield f"donkey:{action.source}"
    yield f"tile:{action.target}"


def _end(flow: Flow, action: EndTurn) -> Iterator[str]:
    yield "end_turn"
    if flow.mode.name == "end_turn":
        yield "end_turn"


def _place(flow: Flow, action: PlaceDonkey) -> Iterator[str]:
    yield f"tile:{action.tile}"


def _lay(flow: Flow, action: LayStart) -> Iterator[str]:
    yield f"start:{action.start}"
    yield f"lay:{action.rotation}:{action.at[0]}:{action.at[1]}"


def _just(what: str) -> Callable[[Flow, Any], Iterator[str]]:
    return lambda flow, action: iter((what,))


PATHS: dict[type[Action], Callable[[Flow, Any], Iterator[str]]] = {
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
    HireVillager: _just("hire:villager"),
    HireDonkey: _just("hire:donkey"),
    FinishHiring: _just("done"),
}
