"""A villager who has acted stands up where it is, and may act again (L18, L26)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.decisions import Decision
from hamlet.engine.events import Sink
from hamlet.engine.lake.events import VillagerStoodUp
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put
from hamlet.engine.workers import has_acted, is_tile, place_of, worker

STAND_UP: Final = "stand_up"
"""The decision which villager stands up."""


@dataclass(frozen=True, slots=True)
class StandUp(Action):
    """The villager who lies on this tile stands up."""

    tile: int


class StandUpFamily(Family[StandUp]):
    """Asked where villagers lie on several tiles."""

    name: ClassVar[str] = "stand_up"
    action: ClassVar[type[Action]] = StandUp
    decision: ClassVar[str] = STAND_UP

    def refusal(self, state: State, action: StandUp) -> Refusal | None:
        """Why nobody stands up there: whoever was hired this turn lies at home."""
        lies = action.tile in lying_tiles(state)
        return None if lies else refuse("L18", "nobody_lies_there", tile=action.tile)

    def apply(self, state: State, action: StandUp, emit: Sink) -> None:
        """Stand up."""
        state.pending = state.pending[:-1]
        _rise(state, action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every tile with somebody who lies."""
        return [(tile,) for tile in lying_tiles(state)]

    def propose(self, state: State, target: Target) -> StandUp:
        """The one action."""
        return StandUp(*target)


def lying_tiles(state: State) -> list[int]:
    """The tiles on which villagers of the seat lie who have acted this turn."""
    pieces = state.villagers[state.seat]
    return sorted({place_of(piece) for piece in pieces if has_acted(piece) and is_tile(place_of(piece))})


def stand_up(state: State, emit: Sink) -> None:
    """Ask who stands up, unless all lie on one tile."""
    tiles = lying_tiles(state)
    if len(tiles) == 1:
        _rise(state, tiles[0], emit)
    else:
        state.pending = (*state.pending, Decision(STAND_UP, state.seat, must=True))


def _rise(state: State, tile: int, emit: Sink) -> None:
    pieces = list(state.villagers[state.seat])
    pieces[pieces.index(worker(tile, acted=True))] = worker(tile)
    state.villagers = put(state.villagers, state.seat, tuple(sorted(pieces)))
    if emit:
        emit(VillagerStoodUp(state.seat, tile))
