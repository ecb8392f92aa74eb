"""The room itself: the slice in files and hashes, the hooks, and what a seat has of the lake."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Final

from hamlet.engine.actions.codec import Codec
from hamlet.engine.actions.family import Family
from hamlet.engine.asking import ask
from hamlet.engine.box import Box
from hamlet.engine.carriage import EVERYWHERE, Carriage
from hamlet.engine.decisions import Decision
from hamlet.engine.events import Sink
from hamlet.engine.kinds import BuildingKind
from hamlet.engine.lake.base import LakeBase, parts_of
from hamlet.engine.lake.boats import PlaceBoatFamily, boats_of, ferries_on, own_waters
from hamlet.engine.lake.codecs import LAKE_CODECS
from hamlet.engine.lake.counting import LAKE_MEASURES
from hamlet.engine.lake.definitions import BY_LOT, read_parts
from hamlet.engine.lake.eating import UseFishFamily
from hamlet.engine.lake.effects import (
    FREE_BLUEPRINTS,
    FROZEN_LAKES,
    NO_DONKEYS,
    after_action,
    end_effects,
    in_force,
)
from hamlet.engine.lake.events import BuildingOpened, SeasonChosen
from hamlet.engine.lake.favour import FavourFamily
from hamlet.engine.lake.fish_tiles import PUT_BACK, PutBackFamily, fish_over
from hamlet.engine.lake.fishing import FishingFamily
from hamlet.engine.lake.forming import form_lakes
from hamlet.engine.lake.house import begin_at_home, go_home
from hamlet.engine.lake.shown import show_waters
from hamlet.engine.lake.standing_up import StandUpFamily
from hamlet.engine.lake.storeroom import STOREROOM, STOREROOM_KIND, StoreFamily
from hamlet.engine.lake.waters import NO_SEASON, Waters, dump_waters, load_waters
from hamlet.engine.reach import Ferry
from hamlet.engine.scoring.measures import Measure
from hamlet.engine.state import SETUP, State
from hamlet.engine.village import Joins
from hamlet.engine.workers import HOUSE


class LakeRoom(LakeBase):
    """By the Lake."""

    families: ClassVar[tuple[Family[Any], ...]] = (
        FishingFamily(),
        StoreFamily(),
        UseFishFamily(),
        PlaceBoatFamily(),
        FavourFamily(),
        StandUpFamily(),
        PutBackFamily(),
    )
    codecs: ClassVar[Mapping[str, Codec]] = LAKE_CODECS
    measures: ClassVar[tuple[Measure, ...]] = LAKE_MEASURES
    kinds: ClassVar[tuple[BuildingKind, ...]] = (STOREROOM_KIND,)
    floods: ClassVar[bool] = True

    def read(self, data: Mapping[str, Any]) -> object:
        """Fish, seasons and the menu."""
        return read_parts(data)

    # the slice

    def begin(self, box: Box) -> Waters:
        """All fish in the bag; a season by lot is drawn when the village stands."""
        parts = parts_of(box)
        chosen = parts.rules.season
        season = NO_SEASON if chosen == BY_LOT else [each.id for each in parts.seasons].index(chosen)
        return Waters(season, tuple(kind.copies for kind in parts.fish), ((),) * box.seats)

    def dump(self, state: State, piece: Waters) -> dict[str, Any]:
        """As plain data."""
        return dump_waters(parts_of(state.box), state.village.lakes, piece)

    def load(self, state: State, data: Mapping[str, Any]) -> Waters:
        """As it was dumped."""
        return load_waters(state, parts_of(state.box), data)

    def snapshot(self, state: State, data: dict[str, Any]) -> None:
        """Lakes, fish, menu, effects, and what each seat has of them."""
        show_waters(state, data)

    # moments

    def set_up(self, state: State, moment: Decision, emit: Sink) -> None:
        """The season is known, or drawn now; everybody is at home."""
        season = self.of(state).season
        by_lot = season == NO_SEASON
        if by_lot:
            season = state.draw(SETUP, len(parts_of(state.box).seasons))
            self.put(state, replace(self.of(state), season=season))
        if emit:
            emit(SeasonChosen(season, by_lot))
        begin_at_home(state)

    def building_raised(self, state: State, moment: Decision, emit: Sink) -> None:
        """What it encloses becomes water."""
        form_lakes(state, moment, emit)

    def villager_acted(self, state: State, moment: Decision, emit: Sink) -> None:
        """What waited for this action."""
        after_action(state, moment.tile, emit)

    def turn_began(self, state: State, moment: Decision, emit: Sink) -> None:
        """What the seat has closed opens again (L16)."""
        waters = self.of(state)
        opened = [tile for tile, seat in waters.closed if seat == moment.seat]
        if opened:
            closed = tuple(each for each in waters.closed if each[1] != moment.seat)
            self.put(state, replace(waters, closed=closed))
            if emit:
                for tile in opened:
                    emit(BuildingOpened(moment.seat, tile))

    def turn_ended(self, state: State, moment: Decision, emit: Sink) -> None:
        """Effects lapse, villagers go home, and what is too much of the fish goes back."""
        end_effects(state, emit)
        go_home(state, moment.seat, emit)
        if fish_over(state, moment.seat):
            ask(state, Decision(PUT_BACK, moment.seat, must=True))

    # what a seat has of it

    def joins(self, state: State, seat: int) -> Joins:
        """On ice everybody walks; and where boats ask for nothing, goods cross like people (L18)."""
        waters = self.of(state)
        if waters.lasting and in_force(state, FROZEN_LAKES, seat):
            return tuple(body.beside for body in state.village.bodies)
        if seat not in waters.boats or parts_of(state.box).toll:
            return ()
        return tuple(beside for _, beside in own_waters(state, seat))

    def ferries(self, state: State, seat: int) -> tuple[Ferry, ...]:
        """The seat's boats."""
        waters = self.of(state)
        if seat not in waters.boats or not parts_of(state.box).toll:
            return ()
        if waters.lasting and in_force(state, FROZEN_LAKES, seat):
            return ()
        return ferries_on(state, seat)

    def carriage(self, state: State, seat: int, carriage: Carriage) -> Carriage:
        """Others' storerooms are theirs; and on long days donkeys are not needed."""
        locked, tiles = 0, state.village.tiles
        for uid in state.village.of_kind(STOREROOM):
            locked |= 1 << uid if tiles[uid].owner != seat else 0
        if locked:
            carriage = carriage._replace(usable=carriage.usable & ~locked)
        if in_force(state, NO_DONKEYS, seat):
            carriage = carriage._replace(carriers=EVERYWHERE)
        return carriage

    def closed(self, state: State) -> int:
        """Buildings that somebody has closed."""
        found = 0
        for tile, _ in self.of(state).closed:
            found |= 1 << tile
        return found

    def home(self, state: State, seat: int) -> int | None:
        """New villagers sleep in the house."""
        return HOUSE

    def skips_for_nothing(self, state: State, seat: int) -> bool:
        """While blueprints cost nothing."""
        return in_force(state, FREE_BLUEPRINTS, seat)

    def flags_used(self, state: State, seat: int) -> int:
        """A boat takes a flag."""
        return boats_of(state, seat)


LAKE_ROOM: Final = LakeRoom()
