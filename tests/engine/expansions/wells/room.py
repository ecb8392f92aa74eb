"""The room itself: its slice in files and hashes, its hooks, its measure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from hamlet.engine.actions.codec import Codec
from hamlet.engine.actions.family import Family
from hamlet.engine.box import Box
from hamlet.engine.carriage import Carriage
from hamlet.engine.decisions import Decision, facts_of
from hamlet.engine.definitions import Gain
from hamlet.engine.events import Sink
from hamlet.engine.payments.payment import give
from hamlet.engine.scoring.measures import Measure
from hamlet.engine.state import TIES, State
from hamlet.engine.village import Joins
from tests.engine.expansions.wells.families import (
    SLICE,
    DigWellFamily,
    DrawWaterFamily,
    SpillFamily,
    WellsBase,
)
from tests.engine.expansions.wells.pieces import DIG, KEPT, SPILL, SpringFound, WellDug, Wells


def _switch(box: Box, value: object) -> bool:
    if not isinstance(value, bool):
        message = f"{value!r} is neither true nor false"
        raise TypeError(message)
    return value


class WellsRoom(WellsBase):
    """Wells."""

    families: ClassVar[tuple[Family[Any], ...]] = (DrawWaterFamily(), DigWellFamily(), SpillFamily())
    codecs: ClassVar[Mapping[str, Codec]] = {"dig": (_switch, _switch)}
    measures: ClassVar[tuple[Measure, ...]] = (
        Measure("well", lambda state, seat: len(SLICE.of(state).of(seat)), events=(WellDug,)),
    )

    def begin(self, box: Box) -> Wells:
        """No wells, no water."""
        return Wells((), (0,) * box.seats)

    def dump(self, state: State, piece: Wells) -> dict[str, Any]:
        """Empty fields are left out."""
        data: dict[str, Any] = {"spring": piece.spring}
        if piece.dug:
            data["dug"] = [list(well) for well in piece.dug]
        if any(piece.buckets):
            data["buckets"] = list(piece.buckets)
        if piece.dry:
            data["dry"] = list(piece.dry)
        return data

    def load(self, state: State, data: Mapping[str, Any]) -> Wells:
        """As it was dumped."""
        dug = tuple((int(tile), int(seat)) for tile, seat in data.get("dug", ()))
        buckets = tuple(data.get("buckets", (0,) * state.box.seats))
        return Wells(dug, buckets, data["spring"], tuple(data.get("dry", ())))

    def snapshot(self, state: State, data: dict[str, Any]) -> None:
        """Wells at the top, buckets by seat."""
        wells = self.of(state)
        data["wells"] = [{"tile": tile, "seat": seat} for tile, seat in wells.dug]
        for seat, shown in enumerate(data["seats"]):
            shown["buckets"] = wells.buckets[seat]

    def set_up(self, state: State, moment: Decision, emit: Sink) -> None:
        """The spring is found by chance."""
        strength = 1 + state.draw(TIES, 3)
        self.put(state, replace(self.of(state), spring=strength))
        if emit:
            emit(SpringFound(strength))

    def building_raised(self, state: State, moment: Decision, emit: Sink) -> None:
        """Ask for a well while there are some left."""
        left = state.box.rules.option("wells_each", 2) - len(self.of(state).of(moment.seat))
        if left > 0:
            facts = facts_of({"left": left})
            state.pending = (*state.pending, Decision(DIG, moment.seat, moment.tile, facts=facts))

    def villager_acted(self, state: State, moment: Decision, emit: Sink) -> None:
        """Owners of the wells there gain a coin for the work of others."""
        for tile, owner in self.of(state).dug:
            if tile == moment.tile and owner != moment.seat:
                give(state, owner, Gain(gold=1), "well_used", tile, emit)

    def turn_began(self, state: State, moment: Decision, emit: Sink) -> None:
        """Dew: an empty seat has one bucket in the morning."""
        wells = self.of(state)
        if not wells.buckets[moment.seat]:
            self.put(state, wells.with_buckets(moment.seat, 1))

    def turn_ended(self, state: State, moment: Decision, emit: Sink) -> None:
        """What is too much is spilt."""
        if self.of(state).buckets[moment.seat] > KEPT:
            state.pending = (*state.pending, Decision(SPILL, moment.seat, must=True))

    def joins(self, state: State, seat: int) -> Joins:
        """A seat's wells are joined underground."""
        wells = self._bits(state, seat)
        return (wells,) if wells.bit_count() > 1 else ()

    def carriage(self, state: State, seat: int, carriage: Carriage) -> Carriage:
        """Goods float past the seat's own wells."""
        return carriage._replace(carriers=carriage.carriers | self._bits(state, seat))

    def _bits(self, state: State, seat: int) -> int:
        return sum(1 << tile for tile in self.of(state).of(seat))

    def flags_used(self, state: State, seat: int) -> int:
        """A well takes a flag."""
        return len(self.of(state).of(seat))

    def final_points(self, state: State, seat: int) -> dict[str, int]:
        """Two points a well, none for the water."""
        return {"wells": 2 * len(self.of(state).of(seat))}


WELLS = WellsRoom()
