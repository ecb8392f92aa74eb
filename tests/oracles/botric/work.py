"""Producing, refining and fishing (003, S8, S9, S12)."""

from __future__ import annotations

from collections import Counter

from tests.oracles.botric.blueprints import Tried
from tests.oracles.botric.lattice import Triangle, sides
from tests.oracles.botric.narrowing import Narrowing
from tests.oracles.botric.paying import Bill, Payment, kind_order, pay
from tests.oracles.botric.position import Position, Tile
from tests.oracles.botric.walkers import sent, workable


def produce(position: Position) -> Tried:
    """Fill the producer with fewest materials."""
    hungry = [
        tile.uid
        for tile in position.of_kind("producer")
        if tile.empty_slots and tile.uid in position.church_steps
    ]
    able = [uid for uid in hungry if uid in workable(position)]
    if not able:
        return "closed" if hungry else "all_full"
    found = Narrowing(able)
    found.least("fewest_materials", lambda uid: len(position.tiles[uid].materials))
    found.least("nearest_villager", position.nearest_walk)
    return [
        choice
        for uid in found.left
        for choice in sent(
            position, uid, {"tile": uid, "fill": filling(position, position.tiles[uid])}, found.lines()
        )
    ]


def filling(position: Position, tile: Tile) -> list[str]:
    """What comes into the empty slots: each time what is scarcest on that building (S8)."""
    there = Counter(dict.fromkeys(tile.about["produces"], 0))
    there.update(slot["material"] for slot in tile.materials)
    put = []
    for _ in range(tile.empty_slots):
        kind = min(tile.about["produces"], key=lambda each: (there[each], kind_order(position, each)))
        there[kind] += 1
        put.append(kind)
    return sorted(put)


def refine(position: Position) -> Tried:
    """Refine on one refinery, on all its empty slots if units and tokens are there."""
    free = [
        tile.uid
        for tile in position.of_kind("refinery")
        if tile.empty_slots and tile.uid in position.church_steps
    ]
    able = [uid for uid in free if uid in workable(position)]
    stocked = [uid for uid in able if position.me["refined_left"][_made_on(position.tiles[uid])]]
    if not stocked:
        return "no_token" if able else "closed" if free else "no_refinery"
    offers = {uid: payment for uid in stocked if (payment := refine_payment(position, uid)) is not None}
    if not offers:
        return "lacks"
    found = Narrowing(offers)
    found.prefer("high_quality", lambda uid: position.makes_high_quality(_made_on(position.tiles[uid])))
    found.least("nearest_villager", position.nearest_walk)
    return [
        choice
        for uid in found.left
        for choice in sent(
            position,
            uid,
            {"tile": uid, "count": _count(position, offers[uid]), "payment": offers[uid].told()},
            found.lines(),
        )
    ]


def _made_on(tile: Tile) -> str:
    (made,) = tile.about["refines"].values()
    return str(made)


def refine_payment(position: Position, uid: int) -> Payment | None:
    """What goes into a refinery: as many units as come over the crossing that the first one needs."""
    tile = position.tiles[uid]
    (raw,) = tile.about["refines"]
    first = pay(position, Bill(tile=uid, needs=(((raw,), 1),), may_buy=True))
    if first is None or first.bought:
        return first
    most = min(tile.empty_slots, position.me["refined_left"][_made_on(tile)])
    for count in range(most, 1, -1):
        payment = pay(position, Bill(tile=uid, needs=(((raw,), count),)))
        if payment is not None and payment.boats == first.boats:
            return payment
    return first


def _count(position: Position, payment: Payment) -> int:
    """How many are refined: all units but the wheat of the boats."""
    return payment.materials - len(payment.boats) * int(position.rules.get("boat_wheat", 1))


def fishing(position: Position) -> Tried:
    """Fish from the building with most fish beside it."""
    shoals = {uid: fish_at(position, uid) for uid in position.church_steps}
    shoals = {uid: count for uid, count in shoals.items() if count}
    able = [uid for uid in sorted(shoals) if uid in workable(position)]
    if not shoals:
        return "no_fish"
    if not sum(position.snapshot["fish_bag"].values()):
        return "fish_bag_empty"
    if not able:
        return "closed"
    found = Narrowing(able)
    found.most("most_fish", lambda uid: shoals[uid])
    found.least("nearest_villager", position.nearest_walk)
    return [choice for uid in found.left for choice in sent(position, uid, {"tile": uid}, found.lines())]


def fish_at(position: Position, uid: int) -> int:
    """The fish that he takes from a building, those of a Beach of his own included (L7)."""
    tile = position.tiles[uid]
    own = {edge.side for edge in tile.edges}
    tokens: list[Triangle] = [
        (x, y, kind) for lake in position.snapshot["lakes"] for x, y, kind in lake["fish"]
    ]
    always = tile.about.get("fishing", 0) if tile.owner == position.seat else 0
    return int(always) + sum(not own.isdisjoint(sides(token)) for token in tokens)
