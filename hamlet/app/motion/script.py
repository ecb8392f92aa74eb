"""From a step of the game to what is to be seen: phases with movers, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from hamlet.app.art.piece_pictures import DONKEY, DOWN, VILLAGER
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.contents import Absent, Piece, StockedUnit, pieces_of
from hamlet.app.motion.botric_script import board_flights, lies_down, told_first
from hamlet.app.motion.finishing import Finished
from hamlet.app.motion.flights import Flight, flights_of
from hamlet.app.motion.floats import Float
from hamlet.app.motion.lake_script import (
    arriving,
    caught,
    leaps,
    new_lakes,
    rises,
    stood_up,
    waters,
)
from hamlet.app.motion.landing import Drop, Dust, Lay, Wait
from hamlet.app.motion.movers import Carry, Mover, Spend, Topple, Walk
from hamlet.app.motion.phases import Phase
from hamlet.engine.events import (
    DeliveryMade,
    DonkeyMoved,
    GoldChanged,
    MaterialBought,
    MaterialMade,
    MaterialUsed,
    PointsScored,
    RoadBuilt,
    TilePlaced,
    VillagerWalked,
)
from hamlet.engine.lake.events import MaterialStored
from hamlet.engine.state import State
from hamlet.engine.workers import is_tile, place_of
from hamlet.session.history import Step

TILE_TIME, MOST_TIME = 0.2, 1.0  # seconds per tile walked, and in all
STAGGER = 0.09


@dataclass(slots=True)
class Act:
    """What leads to a state: phases, and what floats and flies when they are over."""

    after: State
    phases: list[Phase] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    flights: list[Flight] = field(default_factory=list)
    step: Step | None = None


def act_of(step: Step, colours: Sequence[str], *, reduced: bool = False) -> Act:
    """What is to be seen of a step."""
    phases: list[Phase] = list(told_first(step))
    if not reduced:
        absent = Counter[Piece]()
        phases += _walks(step, absent, colours)
        absent.update((event.tile, DOWN, event.seat) for event in stood_up(step))
        phases += rises(step, Absent(dict(absent)), colours)
        absent.subtract((event.tile, VILLAGER, event.seat) for event in stood_up(step))
        taken = Counter[StockedUnit]()
        phases += _carries(step, absent, taken)
        phases = _waiting(step, phases)
        gone = Absent(dict(absent), dict(taken), fish=caught(step))
        phases += leaps(step, gone)
        phases += _landings(step, gone)
        phases += waters(step, colours)
        phases += _finished(step)
    flights = [] if reduced else [*flights_of(step, colours), *board_flights(step)]
    return Act(step.after, phases, _floats(step, still=reduced), flights, step)


def _time(tiles: int) -> float:
    return min(MOST_TIME, max(1, tiles - 1) * TILE_TIME)


def _walks(step: Step, absent: Counter[Piece], colours: Sequence[str]) -> Iterator[Phase]:
    """Villagers go to work and lie down; donkeys take a step. `absent` tells what has left its place."""
    before = step.before
    for event in step.events:
        if isinstance(event, VillagerWalked) and event.way:
            start, goal = event.way[0], event.way[-1]
            if pieces_of(before)[start, VILLAGER, event.seat] and not _from_house(step, event.seat):
                absent[start, VILLAGER, event.seat] += 1
            movers = _walk(before, event.way, event.seat, colours[event.seat])
            yield Phase(before, Absent(dict(absent)), movers)
            absent[goal, DOWN, event.seat] -= 1
        elif isinstance(event, DonkeyMoved):
            way, donkey = (event.source, event.target), Group(event.seat, DONKEY)
            absent[event.source, DONKEY, event.seat] += 1
            move = Walk(before.village, way, donkey, colours[event.seat], 0.0, 0.32)
            yield Phase(before, Absent(dict(absent)), (move,))
            absent[event.target, DONKEY, event.seat] -= 1
    idle = lies_down(step)
    if idle is not None:
        absent[idle.tile, VILLAGER, idle.seat] += 1
        yield Phase(before, Absent(dict(absent)), _walk(before, (idle.tile,), idle.seat, colours[idle.seat]))
        absent[idle.tile, DOWN, idle.seat] -= 1


def _from_house(step: Step, seat: int) -> bool:
    """Whether whoever walks comes from the house: nobody leaves a tile then, the way begins at the Church."""
    before, after = (
        sum(not is_tile(place_of(piece)) for piece in state.villagers[seat])
        for state in (step.before, step.after)
    )
    return after < before


def _walk(before: State, way: tuple[int, ...], seat: int, colour: str) -> tuple[Mover, ...]:
    villager, time = Group(seat, VILLAGER), _time(len(way)) if len(way) > 1 else 0.0
    topple = Topple(before.village, way[-1], villager, colour, time)
    return (Walk(before.village, way, villager, colour, 0.0, time), topple) if time else (topple,)


def _carries(step: Step, absent: Counter[Piece], taken: Counter[StockedUnit]) -> Iterator[Phase]:
    """All goods at once, one shortly after the other."""
    box, village = step.before.box, step.before.village
    movers: list[Mover] = []
    left = [len(stock) for stock in step.before.stock]
    for event in step.events:
        slot = -1
        if isinstance(event, MaterialUsed | MaterialStored) and event.way:
            taken[event.way[0], event.code] += 1
            # Who stays moves up in the tray: those who wait stand in the slots that become free.
            left[event.way[0]] -= 1
            slot, material = left[event.way[0]], box.code_material[event.code]
        elif isinstance(event, MaterialBought) and event.way:
            material = event.material
        else:
            continue
        name, waits = box.definitions.materials[material].id, len(movers) * STAGGER
        if len(event.way) > 1:
            movers.append(Carry(village, event.way, name, waits, _time(len(event.way)), slot))
        else:
            movers.append(Spend(village, event.way[0], name, waits, slot=slot))
    if movers:
        yield Phase(step.before, Absent(dict(absent), dict(taken)), tuple(movers))


def _waiting(step: Step, phases: list[Phase]) -> list[Phase]:
    """What is built lies where it was pinned, while others come there."""
    tiles = step.after.village.tiles
    built = [
        tiles[event.uid] for event in step.events if isinstance(event, TilePlaced) and event.uid < len(tiles)
    ]
    return [
        replace(phase, movers=(*(Wait(placed, 0.0, phase.lasts) for placed in built), *phase.movers))
        for phase in phases
    ]


def _landings(step: Step, absent: Absent) -> Iterator[Phase]:
    """Tiles drop and raise dust; markers are laid."""
    before, after = step.before, step.after
    for event in step.events:
        if isinstance(event, TilePlaced) and event.uid < len(after.village.tiles):
            placed = after.village.tiles[event.uid]
            yield Phase(before, absent, (Drop(placed, 0.0),))
            to_come = Absent(lakes=new_lakes(step), fish=arriving(step))
            yield Phase(after, to_come, (Dust(placed, 0.0),))
        elif isinstance(event, RoadBuilt):
            road = next(road for road in after.village.roads if road.side == event.side)
            yield Phase(before, absent, (Lay(after.village, road, 0.0),))


def _finished(step: Step) -> Iterator[Phase]:
    """A part of the Church that is finished has its moment."""
    after = step.after
    if any(isinstance(event, DeliveryMade) for event in step.events):
        parts = len(after.church)
        done = parts - after.church.count(-1)
        church = Finished(after.village, after.village.church, done, parts)
        yield Phase(after, Absent(), (church,))


def _floats(step: Step, *, still: bool) -> list[Float]:
    """Gold, points and goods, stacked where several rise from one tile."""
    village = step.after.village
    here = next((event.way[-1] for event in step.events if isinstance(event, VillagerWalked)), 0)
    totals: dict[tuple[int, str], int] = {}
    materials = step.after.box.definitions.materials
    for event in step.events:
        if isinstance(event, GoldChanged):
            _count(totals, (event.tile, "gold"), event.gold)
        elif isinstance(event, PointsScored):
            _count(totals, (event.tile, "point"), event.points)
        elif isinstance(event, MaterialMade):
            code = step.after.box.code_material[event.code]
            _count(totals, (event.tile, materials[code].id), event.amount)
    rows = Counter[int]()
    found = []
    for (tile, what), amount in totals.items():
        where = tile if 0 <= tile < len(village.tiles) else here
        if amount:
            sign = "+" if amount > 0 else "−"
            text = f"{sign}{abs(amount)} {{{what}}}"
            begin = 0.0 if still else rows[where] * STAGGER
            found.append(Float(village, where, text, amount > 0, begin, row=rows[where], still=still))
            rows[where] += 1
    return found


def _count(totals: dict[tuple[int, str], int], key: tuple[int, str], amount: int) -> None:
    totals[key] = totals.get(key, 0) + amount
