"""What must hold of every state by the lake: what still holds of the base game's checks, and its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.definitions import Tile
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lattice.geometry import Triangle
from hamlet.engine.moments import BUILDING_RAISED, TURN_ENDED, VILLAGER_ACTED
from hamlet.engine.reach import reach_of
from hamlet.engine.state import State
from hamlet.engine.workers import HOUSE, place_of
from tests.oracles.ground import as_set
from tests.oracles.invariants import (
    CHECKS,
    MAY_HOLD,
    NOBODY,
    ending,
    ending_with,
    is_honest,
    milestones,
    pending,
    places,
    problems,
)
from tests.oracles.waters import enclosed, joined_to

WAITING: tuple[list[str], ...] = (
    [],
    [LAY_START],
    [VILLAGER_ACTED, HIRE],
    [VILLAGER_ACTED, HIRE, PLACE_DONKEY],
    [VILLAGER_ACTED, BUILDING_RAISED, "boat"],
    [BUILDING_RAISED, "boat"],
    ["favour"],
    ["stand_up"],
    [PLACE_DONKEY],
    [TURN_ENDED, "put_back"],
)


def lake_problems(state: State, *, ground: bool = True) -> list[str]:
    """Everything that is wrong with a state by the lake; `ground=False` leaves the village unread."""
    found = problems(state, ground=ground, checks=LAKE_CHECKS)
    return found + (list(water_problems(state)) if ground else [])


def water_problems(state: State) -> Iterator[str]:
    """Lakes are whole, apart from buildings and one another, and nothing else is enclosed."""
    village = state.village
    built = Counter(
        (x + placed.at[0], y + placed.at[1], k)
        for placed in village.tiles
        for x, y, k in village.land.shapes[placed.tile].turned[placed.rotation].triangles
    )
    water: Counter[Triangle] = Counter()
    for number, lake in enumerate(village.lakes):
        water.update(lake.triangles)
        inside = set(lake.triangles)
        if joined_to({lake.triangles[0]}, inside) != inside:
            yield f"lake {number} is in pieces"
    if set(water) & set(built):
        yield f"built on water: {sorted(set(water) & set(built))}"
    if max((water + built).values()) > 1:
        yield "two lie on one triangle"
    holes = enclosed(set(built))
    if state.decision != LAY_START and set().union(*holes) != set(water) - set(built):
        yield f"{len(holes)} pieces of ground are enclosed, {len(village.lakes)} lakes there"


def flags_and_boats(state: State) -> list[int]:
    """How many flags each seat has placed."""
    boats = SLICE.of(state).boats
    return [state.flags_of(seat) + boats.count(seat) for seat in range(state.box.seats)]


def _ending(state: State) -> Iterator[str]:
    yield from ending_with(state, flags_and_boats(state))
    flags, boats = state.box.rules.flags, SLICE.of(state).boats
    for seat, placed in enumerate(flags_and_boats(state)):
        if flags is not None and placed > flags and not state.ending:
            yield f"seat {seat} has placed {placed} flags of {flags}"
        if flags is not None and boats.count(seat) > flags:
            yield f"seat {seat} has a boat without a flag"


def _pending(state: State) -> Iterator[str]:
    kinds = [decision.kind for decision in state.pending]
    if kinds not in WAITING:
        yield f"pending decisions {kinds}"
    for decision in state.pending:
        if decision.kind != LAY_START and decision.seat != state.seat:
            yield f"{decision.kind} waits for seat {decision.seat} in the turn of seat {state.seat}"


def _places(state: State) -> Iterator[str]:
    """Donkeys may stay beyond the ice; villagers are at home, or out where their seat gets to in its turn."""
    laying, tiles = state.decision == LAY_START, range(len(state.village.tiles))
    for seat, pieces in enumerate(state.donkeys):
        if any(place_of(piece) not in tiles for piece in pieces):
            yield f"seat {seat} has donkeys nowhere: {pieces}"
    for seat, pieces in enumerate(state.villagers):
        out = {place_of(piece) for piece in pieces} - {HOUSE}
        if out and (seat != state.seat or state.finished or state.decision == "put_back") and not laying:
            yield f"villagers of seat {seat} are not at home: {pieces}"
        if not out <= as_set(reach_of(state, seat).reachable):
            yield f"villagers of seat {seat} are out of reach: {pieces}"


def _milestones(state: State) -> Iterator[str]:
    """As in the base game, but what is built for nothing takes none (L14)."""
    definitions = state.box.definitions
    rewards = {definitions.tiles[placed.tile].reward.milestone for placed in state.village.tiles}
    for number, keeper in enumerate(state.milestones):
        first_road = definitions.milestones[number].first_road
        roads = state.village.roads
        earned = bool(roads) and roads[0].seat == keeper if first_road else number in rewards
        if keeper != NOBODY and not earned:
            yield f"milestone {definitions.milestones[number].id} is kept by {keeper}"


def _fish_tiles(state: State) -> Iterator[str]:
    waters = SLICE.of(state)
    for number, kind in enumerate(parts_of(state.box).fish):
        held = sum(hand.count(number) for hand in waters.hands)
        if waters.bag[number] < 0 or held + waters.bag[number] != kind.copies:
            yield f"{kind.id} fish: {held} in hands, {waters.bag[number]} in the bag"
    for seat, hand in enumerate(waters.hands):
        if list(hand) != sorted(hand):
            yield f"the fish of seat {seat} are not in order"
        if seat != state.seat and len(hand) > 3:
            yield f"seat {seat} keeps {len(hand)} fish"


def _lakes(state: State) -> Iterator[str]:
    waters, lakes = SLICE.of(state), state.village.lakes
    if not len(lakes) == len(waters.formers) == len(waters.fish) == len(waters.boats):
        yield f"{len(lakes)} lakes, booked {waters.formers}, {waters.fish}, {waters.boats}"
        return
    least = state.box.rules.option("boat_min_lake", 2)
    for number, lake in enumerate(lakes):
        boat, former = waters.boats[number], waters.formers[number]
        if waters.fish[number] & ~lake.banks:
            yield f"fish on lake {number} lie away from all buildings"
        if former not in range(state.box.seats):
            yield f"lake {number} was formed by {former}"
        if boat != NOBODY and (boat != former or lake.size < least):
            yield f"a boat of {boat} on lake {number}, formed by {former}, of {lake.size}"


def _effects(state: State) -> Iterator[str]:
    waters, cards = SLICE.of(state), parts_of(state.box).cards
    acting = (*waters.waiting, *waters.lasting)
    if not {cards[card].fish for card in acting} <= set(waters.eaten):
        yield f"effects {acting} of fish that were not eaten: {waters.eaten}"
    if len(set(waters.eaten)) != len(waters.eaten):
        yield f"eaten twice: {waters.eaten}"
    if any(cards[card].season not in (None, waters.season) for card in acting):
        yield f"effects {acting} out of season"
    tiles = [tile for tile, _ in waters.closed]
    if len(set(tiles)) != len(tiles) or not set(tiles) <= set(range(len(state.village.tiles))):
        yield f"closed are {waters.closed}"


def _stored(state: State, tile: Tile, code: int) -> bool:
    """Raw, or refined and paid for."""
    box = state.box
    if not box.definitions.materials[box.code_material[code]].refined:
        return box.code_maker[code] == NOBODY
    return box.is_settled(code) and is_honest(state, code)


MAY_HOLD["storeroom"] = _stored
CHANGED = (ending, pending, places, milestones)
LAKE_CHECKS = (
    *(check for check in CHECKS if check not in CHANGED),
    _ending,
    _pending,
    _places,
    _milestones,
    _fish_tiles,
    _lakes,
    _effects,
)
