"""What can be done with wells: draw water, dig or leave it, spill what is too much."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Sink
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.payments.payment import give
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State
from tests.engine.expansions.wells.pieces import DIG, KEPT, SPILL, WaterDrawn, WaterSpilt, WellDug, Wells


class WellsBase(Expansion[Wells]):
    """The slice's place, for the families; the room itself adds the hooks."""

    name: ClassVar[str] = "wells"


SLICE = WellsBase()


@dataclass(frozen=True, slots=True)
class DrawWater(Action):
    """Draw water at an own well."""

    tile: int
    walker: int = NEAREST


@dataclass(frozen=True, slots=True)
class DigWell(Action):
    """Dig a well on the new building, or leave it."""

    dig: bool


@dataclass(frozen=True, slots=True)
class Spill(Action):
    """Pour so many buckets away."""

    count: int


class DrawWaterFamily(Family[DrawWater]):
    """Water."""

    name: ClassVar[str] = "draw_water"
    action: ClassVar[type[Action]] = DrawWater
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: DrawWater) -> Refusal | None:
        """Why no water can be drawn there."""
        found = villager_refusal(state, action.tile, action.walker)
        if found is None and action.tile not in SLICE.of(state).of(state.seat):
            return refuse("W1", "no_own_well", tile=action.tile)
        if found is None and action.tile in SLICE.of(state).dry:
            return refuse("W1", "well_dry", tile=action.tile)
        return found

    def apply(self, state: State, action: DrawWater, emit: Sink) -> None:
        """Fill buckets, gain a point."""
        send_villager(state, action.tile, action.walker, emit)
        wells, seat = SLICE.of(state), state.seat
        fuller = wells.with_buckets(seat, wells.buckets[seat] + wells.spring)
        SLICE.put(state, replace(fuller, dry=tuple(sorted((*wells.dry, action.tile)))))
        if emit:
            emit(WaterDrawn(seat, action.tile, wells.spring))
        give(state, seat, Gain(points=1), "water", action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every own well within reach."""
        if not any_stands(state):
            return ()
        wells = SLICE.of(state).of(state.seat)
        return [(tile,) for tile in wells if self.refusal(state, DrawWater(tile)) is None]

    def propose(self, state: State, target: Target) -> DrawWater:
        """The one action."""
        return DrawWater(*target)


class DigWellFamily(Family[DigWell]):
    """The answer after a building."""

    name: ClassVar[str] = "dig_well"
    action: ClassVar[type[Action]] = DigWell
    decision: ClassVar[str] = DIG

    def refusal(self, state: State, action: DigWell) -> Refusal | None:
        """Never refused: it is asked only where there is a well left."""
        return None

    def apply(self, state: State, action: DigWell, emit: Sink) -> None:
        """Dig or leave it."""
        asked = state.pending[-1]
        state.pending = state.pending[:-1]
        if action.dig:
            wells = SLICE.of(state)
            SLICE.put(state, replace(wells, dug=(*wells.dug, (asked.tile, asked.seat))))
            if emit:
                emit(WellDug(asked.seat, asked.tile))

    def targets(self, state: State) -> Sequence[Target]:
        """Yes or no."""
        return ((True,), (False,))

    def propose(self, state: State, target: Target) -> DigWell:
        """The one action."""
        return DigWell(*target)


class SpillFamily(Family[Spill]):
    """The answer at the end of a turn."""

    name: ClassVar[str] = "spill"
    action: ClassVar[type[Action]] = Spill
    decision: ClassVar[str] = SPILL

    def refusal(self, state: State, action: Spill) -> Refusal | None:
        """At least what is too much, at most everything."""
        asked = state.pending[-1]
        have = SLICE.of(state).buckets[asked.seat]
        fits = have - KEPT <= action.count <= have
        return None if fits else refuse("W2", "spill_amount", count=action.count)

    def apply(self, state: State, action: Spill, emit: Sink) -> None:
        """Pour it away."""
        seat = state.pending[-1].seat
        state.pending = state.pending[:-1]
        wells = SLICE.of(state)
        SLICE.put(state, wells.with_buckets(seat, wells.buckets[seat] - action.count))
        if emit:
            emit(WaterSpilt(seat, action.count))

    def targets(self, state: State) -> Sequence[Target]:
        """One question."""
        return ((),)

    def actions(self, state: State, target: Target) -> Iterator[Spill]:
        """Every amount."""
        have = SLICE.of(state).buckets[state.decider]
        return (Spill(count) for count in range(have - KEPT, have + 1))

    def propose(self, state: State, target: Target) -> Spill:
        """As little as possible."""
        return next(self.actions(state, target))
