"""What all villager actions share: somebody must stand, the tile must be reachable, the walker lies down."""

from __future__ import annotations

from hamlet.engine.actions.family import NEAREST
from hamlet.engine.bits import bits
from hamlet.engine.events import Sink, VillagerWalked
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import CLOSED, OPEN, State, put


def villager_refusal(state: State, tile: int, walker: int = NEAREST) -> Refusal | None:
    """Why no villager of the seat may act on this tile, or None."""
    standing = standing_tiles(state)
    if not standing:
        return refuse("turn", "no_villager_stands", seat=state.seat)
    if not 0 <= tile < len(state.village.tiles):
        return refuse("turn", "no_such_tile", tile=tile)
    if not state.village.reachable >> tile & 1:
        return refuse("B1", "out_of_reach", tile=tile)
    if walker != NEAREST and walker not in standing:
        return refuse("turn", "nobody_stands_there", tile=walker)
    return None


def standing_tiles(state: State) -> list[int]:
    """Where the seat's villagers stand who have not acted yet."""
    return [villager >> 1 for villager in state.villagers[state.seat] if not villager & 1]


def any_stands(state: State) -> bool:
    """Whether the seat has a villager who has not acted yet."""
    for villager in state.villagers[state.seat]:  # noqa: SIM110 - asked all the time, and twice as fast so
        if not villager & 1:
            return True
    return False


def send_villager(state: State, tile: int, walker: int, emit: Sink) -> None:
    """The nearest standing villager, or the one named, walks to the tile and lies down."""
    start = _nearest(state, tile) if walker == NEAREST else walker
    pieces = list(state.villagers[state.seat])
    pieces[pieces.index(start << 1)] = tile << 1 | 1
    state.villagers = put(state.villagers, state.seat, tuple(sorted(pieces)))
    if state.moment == OPEN and state.box.rules.donkey_moves == "together":
        state.moment = CLOSED
    if emit:
        emit(VillagerWalked(state.seat, walking_route(state, start, tile)))


def _nearest(state: State, tile: int) -> int:
    standing = standing_tiles(state)
    if len(standing) == 1:
        return standing[0]
    steps = state.village.steps_from(tile)
    return min(standing, key=lambda start: (steps[start], start))


def walking_route(state: State, start: int, tile: int) -> tuple[int, ...]:
    """A shortest way over connected tiles, both ends included."""
    steps = state.village.steps_from(tile)
    way = [start]
    while way[-1] != tile:
        here = way[-1]
        way.append(next(near for near in bits(state.village.links[here]) if steps[near] == steps[here] - 1))
    return tuple(way)
