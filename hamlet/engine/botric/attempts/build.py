"""The token Build: which blueprint of his queue (S18); `placing` says where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple

from hamlet.engine.actions.construct import take_from_hand
from hamlet.engine.actions.villager import closed_tiles, send_villager
from hamlet.engine.bits import bits
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys
from hamlet.engine.botric.attempts.blueprints import class_of
from hamlet.engine.botric.attempts.placing import BuildingPlace, where_to_build
from hamlet.engine.botric.base import SLICE, edition_of
from hamlet.engine.botric.paying import Bill, bill_for, own_purse
from hamlet.engine.botric.settling import settle
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import fewest_steps, who_walks
from hamlet.engine.building import raise_building
from hamlet.engine.carriage import EVERYWHERE, carriage_of
from hamlet.engine.definitions import Cost
from hamlet.engine.events import Sink
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Building:
    """A blueprint in a place, paid at its anchor."""

    blueprint: int
    tile: int
    walker: int
    rotation: int
    at: Vertex
    bill: Bill


class _Wish(NamedTuple):
    """A blueprint that he can pay for and that fits: its place in the queue, and its anchors as bits."""

    place: int
    blueprint: int
    anchors: int


class BuildAttempt(Attempt[Building]):
    """The oldest of the class that he wants most."""

    name: ClassVar[str] = "build"

    def consider(self, state: State, mind: Mind) -> Building | Passed:
        """Which blueprint, and where."""
        wish = _wish(state, mind)
        if isinstance(wish, Passed):
            return wish
        place, anchors = where_to_build(state, wish.blueprint, wish.anchors, mind)
        return _building(state, wish.blueprint, place, anchors, mind)

    def carry_out(self, state: State, deed: Building, emit: Sink) -> None:
        """Pay at the anchor, then raise it."""
        purse = own_purse(state)
        send_villager(state, deed.tile, deed.walker, emit)
        settle(state, deed.tile, deed.bill, purse, "cost", emit)
        take_from_hand(state, deed.blueprint)
        board = SLICE.of(state)
        queue = list(board.queue)
        queue.remove(deed.blueprint)
        SLICE.put(state, replace(board, queue=tuple(queue)))
        raise_building(state, deed.blueprint, deed.rotation, deed.at, emit)


def blueprint_to_build(state: State) -> int | None:
    """The blueprint of his queue that he would build now, wherever; also while a place is asked for."""
    wish = _wish(state, Mind())
    return None if isinstance(wish, Passed) else wish.blueprint


def _wish(state: State, mind: Mind) -> _Wish | Passed:
    """What he wants most of what he can pay for and that fits."""
    queue = SLICE.of(state).queue
    if not queue:
        return passed("no_blueprint")
    # Of two that are alike the older one stands for both.
    alike = {tile: n for n, tile in reversed(list(enumerate(queue)))}
    payable = [(n, tile, anchors) for tile, n in alike.items() if (anchors := _payable(state, tile))]
    if not payable:
        return passed("lacks", blueprints=queue)
    reach = reach_of(state, state.seat)
    wishes = [
        _Wish(n, tile, fitting) for n, tile, anchors in payable if (fitting := anchors & reach.beside(tile))
    ]
    if not wishes:
        return passed("fits_nowhere", blueprints=tuple(tile for _, tile, _ in payable))
    keys: LineKeys[_Wish] = {
        "class": lambda wish: class_of(state, wish.blueprint),
        "oldest": lambda wish: wish.place,
    }
    return Choosing(BuildAttempt.name, keys, lambda wish: (wish.blueprint,)).narrowed(state, mind, wishes)[0]


def building_cost(state: State, blueprint: int) -> Cost:
    """What a building costs him: no coins where he has no gold (S4)."""
    cost = state.box.definitions.tiles[blueprint].cost
    return cost if edition_of(state).own_gold else Cost(cost.needs)


def _payable(state: State, blueprint: int) -> int:
    """The tiles, as bits, on which his villager could pay for a building."""
    there = reach_of(state, state.seat).reachable & ~closed_tiles(state)
    land, cost = carriage_of(state, state.seat, EVERYWHERE), building_cost(state, blueprint)
    found, known = 0, dict[int, bool]()
    for uid in bits(there):
        origins = land.origins(uid)  # tiles with the same origins can be paid on alike
        if origins not in known:
            known[origins] = bill_for(state, uid, cost, own_purse(state)) is not None
        found |= 1 << uid if known[origins] else 0
    return found


def _building(state: State, blueprint: int, place: BuildingPlace, anchors: int, mind: Mind) -> Building:
    """Of several anchors the one nearest to a villager, then the oldest (S19)."""
    anchor = min(bits(anchors), key=lambda uid: (fewest_steps(state, uid), uid))
    bill = bill_for(state, anchor, building_cost(state, blueprint), own_purse(state))
    if bill is None:
        message = "only anchors where he can pay are left"
        raise ValueError(message)
    walker = who_walks(state, anchor, mind)
    return Building(blueprint, anchor, walker, place.rotation, place.at, bill)
