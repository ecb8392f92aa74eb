"""What flies because of a step, family by family; and in which of them a number of a seat changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from hamlet.app.ids import DisplayId, Id, InfoId, PanelCommand, TileId
from hamlet.app.motion.botric_script import board_flights
from hamlet.app.motion.coins import CoinShower
from hamlet.app.motion.flights import STAGGER, BlueprintFlight, Flight, NumberFlight
from hamlet.app.motion.moments import MedalFlight
from hamlet.app.motion.sky import Flyer, NumberChange
from hamlet.app.motion.tumbling import Tumble
from hamlet.engine.events import (
    BlueprintTaken,
    DisplayFilled,
    GoldChanged,
    MilestoneTaken,
    PointsScored,
    RoadBuilt,
    VillagerWalked,
)
from hamlet.engine.lake.base import parts_of
from hamlet.engine.lake.events import FishDrawn, VillagersWentHome
from hamlet.session.history import Step
from hamlet.words.stories import all_of

MOST: Final = 10  # coins of one payment that fly singly
HAND: Final = "hand"
"""A place in the hand of a seat: nowhere to be seen unless it is the hand on the table."""
FISH: Final = "fish"
"""A place among the fish tiles of a seat."""
SCORE, STAT, GOLD = "score", "stat", "gold"
"""Where the points of a seat stand, and its gold."""
BAG: Final = InfoId("bag")


def flights_of(step: Step, colours: Sequence[str]) -> list[Flyer]:
    """Everything that flies: blueprints and fish, numbers and coins, people who go home, his board."""
    return [flyer for family in _FAMILIES for flyer in family(step, colours)]


def _here(step: Step) -> int:
    """The tile somebody went to, or on which a road was begun; or none."""
    went = (event.way[-1] for event in all_of(step.events, VillagerWalked) if event.way)
    return next(went, next((event.a for event in all_of(step.events, RoadBuilt)), -1))


def _seat(seat: int) -> PanelCommand:
    return PanelCommand("seat", str(seat))


def _blueprints(step: Step, _: Sequence[str]) -> Iterator[Flyer]:
    """From the display to the hand; then new ones tumble from the bag to their places."""
    for event in all_of(step.events, BlueprintTaken):
        last = len(step.after.blueprints[event.seat]) - 1
        goals = (InfoId(HAND, last, event.seat), _seat(event.seat))
        yield BlueprintFlight(DisplayId(event.position), goals, event.tile)
    filled = all_of(step.events, DisplayFilled)
    first = len(step.after.display) - len(filled)
    for number, drawn in enumerate(filled):
        place = DisplayId(first + number)
        yield Tumble(BAG, (place,), blueprint=drawn.tile, begin=number * 2 * STAGGER)


def _numbers(step: Step, _: Sequence[str]) -> Iterator[Flyer]:
    """Points fly as a number, coins as coins; what one tile brings rises one above the other."""
    here, rows = _here(step), dict[int, int]()
    begin = 0.0
    for event in step.events:
        tile = getattr(event, "tile", -1) if type(event) in (GoldChanged, PointsScored) else -1
        tile = here if tile < 0 else tile
        if not 0 <= tile < len(step.after.village.tiles):
            continue
        if isinstance(event, PointsScored) and event.points:
            row = rows[tile] = rows.get(tile, -1) + 1
            yield _points(event, TileId(tile), row)
        elif isinstance(event, GoldChanged) and event.gold > 0:
            gain = NumberChange(event.seat, "gold", event.gold)
            yield CoinShower(TileId(tile), (InfoId(STAT, GOLD, event.seat), _seat(event.seat)), gain, begin)
            begin += STAGGER
        elif isinstance(event, GoldChanged):
            for number in range(min(-event.gold, MOST)):
                yield _coin(event, TileId(tile), number, begin)
                begin += STAGGER


def _points(event: PointsScored, tile: TileId, row: int) -> NumberFlight:
    sign, gain = "+" if event.points > 0 else "−", NumberChange(event.seat, "points", event.points)
    goals: tuple[Id, ...] = (InfoId(SCORE, "", event.seat), _seat(event.seat))
    return NumberFlight(tile, goals, f"{sign}{abs(event.points)} {{point}}", gain, row * STAGGER, row=row)


def _coin(event: GoldChanged, tile: TileId, number: int, begin: float) -> Flight:
    """One coin that is paid; the first of a large sum stand for those that are not seen."""
    paid = -event.gold
    worth = 1 + (paid - MOST if number == 0 and paid > MOST else 0)
    source = InfoId(STAT, GOLD, event.seat)
    return Flight(source, (tile,), "gold", begin=begin, gain=NumberChange(event.seat, "gold", -worth))


def _milestones(step: Step, colours: Sequence[str]) -> Iterator[Flyer]:
    """A laurel from where it was won to the milestone."""
    here = _here(step)
    for number, event in enumerate(all_of(step.events, MilestoneTaken) if here >= 0 else ()):
        goals = (InfoId("milestone", event.milestone), _seat(event.seat))
        yield MedalFlight(TileId(here), goals, colours[event.seat], number * STAGGER)


def _going_home(step: Step, colours: Sequence[str]) -> Iterator[Flyer]:
    """Villagers who sleep in their house: their seat is where it stands."""
    for event in all_of(step.events, VillagersWentHome):
        for number, tile in enumerate(event.tiles):
            yield Flight(
                TileId(tile), (_seat(event.seat),), "villager", colours[event.seat], begin=number * STAGGER
            )


def _fish_tiles(step: Step, _: Sequence[str]) -> Iterator[Flyer]:
    """Fish tiles to the places of their seat, one after the other."""
    here = _here(step)
    for number, event in enumerate(all_of(step.events, FishDrawn) if here >= 0 else ()):
        kind = parts_of(step.after.box).fish[event.kind].id
        goals = (InfoId(FISH, number, event.seat), _seat(event.seat))
        yield Flight(TileId(here), goals, f"fish-{kind}", begin=number * STAGGER)


def _his_board(step: Step, _: Sequence[str]) -> Iterator[Flyer]:
    return board_flights(step)


FlightFamily = Callable[[Step, Sequence[str]], Iterator[Any]]
_FAMILIES: Final[tuple[FlightFamily, ...]] = (
    _blueprints,
    _numbers,
    _milestones,
    _going_home,
    _fish_tiles,
    _his_board,
)
