"""Botric's deeds as plain data, the way the slow Botric names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.deliver import Delivering
from hamlet.engine.botric.attempts.fishing import GoingFishing
from hamlet.engine.botric.attempts.hire import Hiring
from hamlet.engine.botric.attempts.produce import Producing
from hamlet.engine.botric.attempts.purchase import Purchasing
from hamlet.engine.botric.attempts.refine import Refining
from hamlet.engine.botric.attempts.road import RoadBuilding
from hamlet.engine.botric.attempts.sell import Selling
from hamlet.engine.box import Box
from hamlet.engine.payments.payment import Payment

Told = dict[str, Any]


def told(box: Box, deed: object) -> Told:
    """A deed by its kind; who idles is named by the tile it stands on."""
    if isinstance(deed, int):
        return {"walker": deed}
    return _TELLERS[type(deed)](box, deed)


def _payment(box: Box, payment: Payment) -> Told:
    ids = [material.id for material in box.definitions.materials]
    units = [
        [
            tile,
            ids[box.code_material[code]],
            None if box.code_maker[code] < 0 else box.code_maker[code],
            bool(box.code_quality[code]),
            count,
        ]
        for tile, code, count in payment.units
    ]
    bought = {ids[material]: count for material, count in payment.bought}
    return {
        "units": sorted(units, key=lambda unit: (unit[0], unit[1], str(unit[2]), unit[3])),
        "bought": bought,
        "boats": list(payment.boats),
    }


def _hire(box: Box, deed: Hiring) -> Told:
    return {"tile": deed.tile, "walker": deed.walker, "position": deed.position}


def _purchase(box: Box, deed: Purchasing) -> Told:
    return {"tile": deed.tile, "walker": deed.walker, "position": deed.position}


def _deliver(box: Box, deed: Delivering) -> Told:
    slot, payment = box.church_slots[deed.slot].id, _payment(box, deed.bill.payment)
    return {"tile": deed.tile, "walker": deed.walker, "slot": slot, "payment": payment}


def _sell(box: Box, deed: Selling) -> Told:
    sale, payment = box.definitions.sales[deed.sale].id, _payment(box, deed.bill.payment)
    return {"tile": deed.tile, "walker": deed.walker, "sale": sale, "payment": payment}


def _produce(box: Box, deed: Producing) -> Told:
    fill = sorted(box.definitions.materials[material].id for material in deed.fill)
    return {"tile": deed.tile, "walker": deed.walker, "fill": fill}


def _refine(box: Box, deed: Refining) -> Told:
    payment = _payment(box, deed.bill.payment)
    return {"tile": deed.tile, "walker": deed.walker, "count": deed.count, "payment": payment}


def _build(box: Box, deed: Building) -> Told:
    return {
        "blueprint": box.definitions.tiles[deed.blueprint].id,
        "tile": deed.tile,
        "walker": deed.walker,
        "rotation": deed.rotation,
        "at": list(deed.at),
        "payment": _payment(box, deed.bill.payment),
    }


def _road(box: Box, deed: RoadBuilding) -> Told:
    contact = deed.contact
    return {
        "tile": deed.tile,
        "walker": deed.walker,
        "a": contact.a,
        "b": contact.b,
        "terrain": box.definitions.terrains[contact.terrain_a].id,
        "payment": _payment(box, deed.bill.payment),
    }


def _fishing(box: Box, deed: GoingFishing) -> Told:
    return {"tile": deed.tile, "walker": deed.walker}


_TELLERS: dict[type, Callable[[Box, Any], Told]] = {
    Hiring: _hire,
    Purchasing: _purchase,
    Delivering: _deliver,
    Selling: _sell,
    Producing: _produce,
    Refining: _refine,
    Building: _build,
    RoadBuilding: _road,
    GoingFishing: _fishing,
}
