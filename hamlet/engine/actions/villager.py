"""What all villager actions share: somebody must stand, the tile must be reachable, the walker lies down."""

from __future__ import annotations

from bisect import insort

from hamlet.engine.actions.family import NEAREST
from hamlet.engine.bits import bits
from hamlet.engine.events import Sink, VillagerWalked
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import CLOSED, OPEN, State, put
from hamlet.engine.workers import HOUSE, is_tile, rested


def villager_refusal(state: State, tile: int, walker: int = NEAREST) -> Refusal | None:
    """Why no villager of the seat may act on this tile, or None."""
    standing = standing_places(state)
    if not standing:
        return refuse("turn", "no_villager_stands", seat=state.seat)
    if not 0 <= tile < len(state.village.tiles):
        return refuse("turn", "no_such_tile", tile=tile)
    if not reach_of(state, state.seat).is_reachable(tile):
        return refuse("B1", "out_of_reach", tile=tile)
    if state.box.closing and closed_tiles(state) >> tile & 1:
        return refuse("L16", "closed", tile=tile)
    if walker != NEAREST and walker not in standing:
        return refuse("turn", "nobody_stands_there", tile=walker)
    return None


def closed_tiles(state: State) -> int:
    """The tiles, as bits, on which no villager may act now."""
    found = 0
    for closed in state.box.closing:
        found |= closed(state)
    return found


def workplaces(state: State, kind: str) -> tuple[int, ...]:
    """The uids of the buildings of a kind on which a villager of the seat may act, oldest first."""
    found = reach_of(state, state.seat).of_kind(kind)
    if not state.box.closing:
        return found
    closed = closed_tiles(state)
    return tuple(uid for uid in found if not closed >> uid & 1) if closed else found


def standing_places(state: State) -> list[int]:
    """Where the seat's villagers are who have not acted yet: tiles, or the house."""
    return rested(state.villagers[state.seat])


def any_stands(state: State) -> bool:
    """Whether the seat has a villager who has not acted yet."""
    for villager in state.villagers[state.seat]:  # noqa: SIM110 - asked all the time, and twice as fast so
        if not villager & 1:
            return True
    return False


def send_villager(state: State, tile: int, walker: int, emit: Sink) -> None:
    """The nearest standing villager, or the one named, goes to the tile and lies down."""
    start = nearest_standing(state, tile) if walker == NEAREST else walker
    pieces = list(state.villagers[state.seat])
    pieces.remove(start << 1)
    insort(pieces, tile << 1 | 1)
    state.villagers = put(state.villagers, state.seat, tuple(pieces))
    if state.moment == OPEN and state.box.rules.donkey_moves == "together":
        state.moment = CLOSED
    if emit:
        emit(VillagerWalked(state.seat, walking_route(state, start, tile)))


def nearest_standing(state: State, tile: int) -> int:
    """Who goes: whoever stands nearest, the house lying one step behind the Church; the cut off go last."""
    standing = standing_places(state)
    if len(standing) == 1:
        return standing[0]
    reach, church = reach_of(state, state.seat), state.village.church
    among = 0
    for place in standing:
        among |= 1 << place if place >= 0 else 0
    found = reach.nearest(tile, among)
    if HOUSE in standing:
        steps = reach.steps_from(tile)
        return HOUSE if found < 0 or steps[church] < steps[found] else found
    return found if found >= 0 else standing[0]


def walking_route(state: State, start: int, tile: int) -> tuple[int, ...]:
    """A shortest route over connected tiles, both ends included; from the house it begins at the Church.

    Whoever is cut off from the tile is simply there.
    """
    reach = reach_of(state, state.seat)
    steps = reach.steps_from(tile)
    here = start if is_tile(start) else state.village.church
    if steps[here] < 0:
        return (tile,)
    route = [here]
    while here != tile:
        here = next(near for near in bits(reach.links[here]) if steps[near] == steps[here] - 1)
        route.append(here)
    return tuple(route)
