"""How long Botric thinks: what one of his villagers takes in a village of forty tiles by the lake."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random
from statistics import median, quantiles
from time import process_time_ns
from typing import TYPE_CHECKING, Final

from hamlet.bench.placements import start_village
from hamlet.bench.villages import grow
from hamlet.engine.bits import bits
from hamlet.engine.botric.base import HIS_SEAT, SLICE
from hamlet.engine.botric.steps import END, FIRST_TRIES, first_decision, take_step
from hamlet.engine.box import Box
from hamlet.engine.definitions import Definitions, Kind
from hamlet.engine.display import NO_SALE
from hamlet.engine.lake.base import SLICE as WATERS
from hamlet.engine.moments import go_on
from hamlet.engine.start import new_state
from hamlet.engine.state import State, put
from hamlet.engine.village import Placed, Village

if TYPE_CHECKING:
    from hamlet.bench.states import Watch

VILLAGES: Final = 100
VILLAGE_SIZE: Final = 40
QUEUE: Final = 3


def solo_definitions(edition: str) -> Definitions:
    """All packs of the game, ties by lot."""
    from hamlet.content import resolve
    from hamlet.content.packs import load_packs
    from hamlet.engine.reading import read_definitions
    from hamlet.resources import data_folder

    packs = load_packs([data_folder() / name for name in ("base", "lake", "solo")])
    return read_definitions(resolve(packs, options={"botric_edition": edition, "botric_ties": "decide"}))


def measure(
    *, villages: int = VILLAGES, size: int = VILLAGE_SIZE, watch: Watch | None = None
) -> dict[str, float]:
    """Milliseconds for each villager of whole turns, both editions together; every village is new to him."""
    times: list[float] = []
    for edition in ("favour", "investor"):
        box = Box(solo_definitions(edition), 2)
        for seed in range(villages // 2):
            times += _turn(_position(box, size, seed))
            if watch:
                watch()
    return {
        "botric_ms": round(quantiles(times, n=20)[-1], 3),
        "botric_p50_ms": round(median(times), 3),
        "botric_max_ms": round(max(times), 3),
    }


def _position(box: Box, size: int, seed: int) -> State:
    """His turn with all his villagers in a grown village, raw goods on half of the slots and a full queue."""
    chance, definitions = Random(seed), box.definitions
    drawn = [number for number, tile in enumerate(definitions.tiles) if not tile.is_start]
    grown = grow(start_village(definitions), drawn, size, seed)
    tiles = [_flagged(definitions, placed, chance) for placed in grown.tiles]
    state = new_state(box, seed)
    state.village = Village.of(grown.land, tiles, grown.roads)
    state.stock = tuple(_goods(state, uid, chance) for uid in range(len(tiles)))
    banks = [lake.banks for lake in state.village.lakes]
    WATERS.put(state, replace(WATERS.of(state), formers=(), fish=(), boats=()).with_lakes(0, banks))
    queue = tuple(chance.choice(drawn) for _ in range(QUEUE))
    SLICE.put(state, replace(SLICE.of(state), queue=queue))
    state.blueprints = put(state.blueprints, HIS_SEAT, tuple(sorted(queue)))
    reached = list(bits(state.village.by_road.reachable))
    standing = sorted(chance.choice(reached) << 1 for _ in range(box.rules.most_villagers))
    state.villagers = put(state.villagers, HIS_SEAT, tuple(standing))
    # Nothing to deliver or to sell: each villager comes to his line of tokens.
    state.church, state.market = (0,) * len(state.church), (NO_SALE,) * len(state.market)
    state.seat, state.pending = HIS_SEAT, ()
    state.pending = (first_decision(state),)
    return state


def _flagged(definitions: Definitions, placed: Placed, chance: Random) -> Placed:
    if not definitions.tiles[placed.tile].flag:
        return placed
    return Placed(placed.tile, placed.rotation, placed.at, chance.randrange(2))


def _goods(state: State, uid: int, chance: Random) -> tuple[int, ...]:
    box = state.box
    tile = box.definitions.tiles[state.village.tiles[uid].tile]
    count = sum(chance.random() < 0.5 for _ in range(tile.slots))
    if tile.kind == Kind.PRODUCER:
        return tuple(sorted(box.raw_code(chance.choice(tile.produces)) for _ in range(count)))
    if tile.refines is None:
        return ()
    made = tile.refines[1]
    return tuple(
        sorted(box.refined_code(made, chance.randrange(2), high_quality=False) for _ in range(count))
    )


def _turn(state: State) -> list[float]:
    """Milliseconds of each villager: from the first try to when it lies."""
    times: list[float] = []
    collecting = gc.isenabled()
    gc.disable()
    while state.pending and state.pending[-1].fact("step") != END:
        begun = process_time_ns()
        take_step(state, None)
        go_on(state, None)
        while state.pending and state.pending[-1].fact("step") not in (FIRST_TRIES, END):
            take_step(state, None)
            go_on(state, None)
        times.append((process_time_ns() - begun) / 1e6)
    if collecting:
        gc.enable()
    return times
