"""Fishing: all tokens beside the villager's tile, and as many fish tiles (L7, L22, L25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.villager import any_stands, closed_tiles, send_villager, villager_refusal
from hamlet.engine.bits import bits
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE
from hamlet.engine.lake.events import FishCaught
from hamlet.engine.lake.fish_tiles import draw_fish
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class GoFishing(Action):
    """Take all fish beside this tile."""

    tile: int
    walker: int = NEAREST


class FishingFamily(Family[GoFishing]):
    """Fishing, from any building that touches a lake with fish."""

    name: ClassVar[str] = "fishing"
    action: ClassVar[type[Action]] = GoFishing
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: GoFishing) -> Refusal | None:
        """Why nothing can be fished there."""
        found = villager_refusal(state, action.tile, action.walker)
        if found:
            return found
        if not sum(SLICE.of(state).bag):
            return refuse("L22", "no_fish_in_bag")
        if not catch(state, state.seat, action.tile):
            return refuse("L7", "no_fish_here", tile=action.tile)
        return None

    def apply(self, state: State, action: GoFishing, emit: Sink) -> None:
        """Take the tokens, draw the tiles."""
        send_villager(state, action.tile, action.walker, emit)
        catch_fish(state, action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every reachable tile with fish beside it."""
        if not any_stands(state) or not sum(SLICE.of(state).bag):
            return ()
        there = reach_of(state, state.seat).reachable & ~closed_tiles(state)
        return [(uid,) for uid in bits(there & fishing_tiles(state)) if catch(state, state.seat, uid)]

    def propose(self, state: State, target: Target) -> GoFishing:
        """The one action."""
        return GoFishing(*target)


def catch_fish(state: State, tile: int, emit: Sink) -> None:
    """The seat takes all tokens beside a tile and draws as many fish."""
    seat, waters = state.seat, SLICE.of(state)
    beside, more = tokens_beside(state, tile), own_fish(state, seat, tile)
    fish, caught = list(waters.fish), []
    for lake, places in beside:
        fish[lake] &= ~places
        triangles = state.village.lakes[lake].triangles
        caught += [triangles[place] for place in bits(places)]
    SLICE.put(state, replace(waters, fish=tuple(fish)))
    if emit:
        emit(FishCaught(seat, tile, len(caught), more, tuple(caught)))
    draw_fish(state, seat, len(caught) + more, emit)


def tokens_beside(state: State, tile: int) -> list[tuple[int, int]]:
    """The lakes with fish beside a tile, each with the triangles where they are, as bits."""
    found = []
    for number, (lake, fish) in enumerate(zip(state.village.lakes, SLICE.of(state).fish, strict=True)):
        if fish and lake.beside >> tile & 1:
            places = lake.banks_of(tile) & fish
            if places:
                found.append((number, places))
    return found


def own_fish(state: State, seat: int, tile: int) -> int:
    """The fish that the seat always catches there, because the building is its own."""
    placed = state.village.tiles[tile]
    return state.box.definitions.tiles[placed.tile].fishing if placed.owner == seat else 0


def catch(state: State, seat: int, tile: int) -> int:
    """How many fish the seat would catch on this tile."""
    return sum(places.bit_count() for _, places in tokens_beside(state, tile)) + own_fish(state, seat, tile)


def fishing_tiles(state: State) -> int:
    """The tiles, as bits, where anything might be caught."""
    found = 0
    for lake, fish in zip(state.village.lakes, SLICE.of(state).fish, strict=True):
        if fish:
            found |= lake.beside
    tiles = state.box.definitions.tiles
    for uid, placed in enumerate(state.village.tiles):
        if tiles[placed.tile].fishing:
            found |= 1 << uid
    return found
