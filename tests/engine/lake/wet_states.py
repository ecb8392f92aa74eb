"""States by the lake grown by chance: boats, storerooms with goods, effects, donkeys on all shores."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hamlet.engine.box import Box
from hamlet.engine.definitions import Kind
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.waters import NO_BOAT
from hamlet.engine.state import State, put
from hamlet.engine.village import Village
from tests.engine.lake.wet_villages import wet_village
from tests.engine.properties.generated import strewn

LONG_DAYS, FROZEN_LAKE = "long_days", "frozen_lake"


def owned(village: Village, box: Box, chance: Random) -> Village:
    """The same village with a flag of somebody on every building that takes one."""
    tiles = [
        replace(placed, owner=chance.randrange(box.seats))
        if box.definitions.tiles[placed.tile].flag and not box.is_start[placed.tile]
        else placed
        for placed in village.tiles
    ]
    return Village.of(village.land, tiles, village.roads)


def wet_state(box: Box, seed: int, size: int = 18, lakes: int = 2, effects: float = 0.2) -> State:
    """Boats on most lakes, mostly of the seat whose turn it is; storerooms filled; an effect now and then."""
    chance = Random(seed)
    village = owned(wet_village(box, seed, size, lakes), box, chance)
    state = strewn(box, village, chance)
    boats = [chance.choice((state.seat, state.seat, *range(box.seats), NO_BOAT)) for _ in village.lakes]
    waters = SLICE.of(state).with_lakes(state.seat, [lake.banks for lake in village.lakes])
    SLICE.put(state, replace(waters, boats=tuple(boats)))
    anywhere = range(len(village.tiles))
    state.donkeys = tuple(
        tuple(sorted(chance.choice(anywhere) << 1 for _ in range(chance.randint(1, 5))))
        for _ in range(box.seats)
    )
    for uid in village.of_kind(Kind.PRODUCER):
        if 2 in box.definitions.tiles[village.tiles[uid].tile].produces and chance.random() < 0.5:
            state.stock = put(state.stock, uid, (box.raw_code(2),) * 3)
    for uid in village.of_kind("storeroom"):
        held = tuple(sorted(stored_code(box, chance) for _ in range(chance.randint(0, 2))))
        state.stock = put(state.stock, uid, held)
    if chance.random() < effects:
        eat(state, chance.choice((LONG_DAYS, FROZEN_LAKE)))
    return state


def stored_code(box: Box, chance: Random) -> int:
    """Something that may lie in a storeroom: raw, or refined and paid for; often wheat."""
    material = chance.choice((2, 2, *range(7)))
    if not box.definitions.materials[material].refined:
        return box.raw_code(material)
    maker = chance.randrange(box.seats)
    return box.settled_code(box.refined_code(material, maker, high_quality=chance.random() < 0.3))


def card_named(box: Box, name: str) -> int:
    """The number of a card of the menu."""
    return [card.id for card in parts_of(box).cards].index(name)


def eat(state: State, name: str) -> State:
    """The seat whose turn it is has eaten by this card, whatever the season: its effect waits or lasts."""
    card, waters = card_named(state.box, name), SLICE.of(state)
    if name in (FROZEN_LAKE, "infrastructure"):
        SLICE.put(state, replace(waters, lasting=(*waters.lasting, card)))
    else:
        SLICE.put(state, replace(waters, waiting=(*waters.waiting, card)))
    return state
