"""Boats: placed by whoever forms the lake; they join for their owner all that lies by the water (L3–L6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE, parts_of, rules_of
from hamlet.engine.lake.events import BoatPlaced
from hamlet.engine.lake.fish_tiles import draw_fish
from hamlet.engine.lake.forming import BOAT, ask_for_boats
from hamlet.engine.reach import Ferry
from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class PlaceBoat(Action):
    """A boat on the lake that is asked about, or none."""

    boat: bool


class PlaceBoatFamily(Family[PlaceBoat]):
    """The answer when a lake has formed."""

    name: ClassVar[str] = "boat"
    action: ClassVar[type[Action]] = PlaceBoat
    decision: ClassVar[str] = BOAT

    def refusal(self, state: State, action: PlaceBoat) -> Refusal | None:
        """Never refused: it is asked only where a boat may lie, of a seat with a flag left."""
        return None

    def apply(self, state: State, action: PlaceBoat, emit: Sink) -> None:
        """Place it, fish in deep water where that is played, and ask about the next lake."""
        asked, lake = state.pending[-1], asked_lake(state)
        state.pending = state.pending[:-1]
        if action.boat:
            put_boat(state, asked.seat, lake, emit)
        ask_for_boats(state, asked.seat, asked.tile, asked.fact("lakes")[1:])

    def targets(self, state: State) -> Sequence[Target]:
        """Yes or no."""
        return ((True,), (False,))

    def propose(self, state: State, target: Target) -> PlaceBoat:
        """The one action."""
        return PlaceBoat(*target)


def put_boat(state: State, seat: int, lake: int, emit: Sink) -> None:
    """The seat's boat lies on a lake; in deep water it brings fish, where that is played."""
    SLICE.put(state, SLICE.of(state).with_boat(lake, seat))
    if emit:
        emit(BoatPlaced(seat, lake))
    rules = rules_of(state)
    if rules.deep_water_fishing and state.village.lakes[lake].is_deep:
        draw_fish(state, seat, rules.deep_water_fish, emit)


def asked_lake(state: State) -> int:
    """The lake that a boat is asked for."""
    lake: int = state.pending[-1].fact("lakes")[0]
    return lake


def boats_of(state: State, seat: int) -> int:
    """How many boats the seat has."""
    return SLICE.of(state).boats.count(seat)


def own_waters(state: State, seat: int) -> list[tuple[int, int]]:
    """The waters on which the seat has a boat: name, and tiles beside them as bits."""
    boats = SLICE.of(state).boats
    if seat not in boats:
        return []
    return [
        (body.id, body.beside)
        for body in state.village.bodies
        if any(boats[lake] == seat for lake in body.lakes)
    ]


def ferries_on(state: State, seat: int) -> tuple[Ferry, ...]:
    """The seat's boats as ferries, for the toll of each water (L6, L19)."""
    toll = parts_of(state.box).toll
    return tuple(Ferry(name, tiles, toll) for name, tiles in own_waters(state, seat))
