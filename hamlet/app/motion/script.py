"""From a step of the game to what is to be seen: phases with movers, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from hamlet.app.art.pieces import DONKEY, DOWN, VILLAGER
from hamlet.app.board.contents import Absent
from hamlet.app.motion.floats import Float
from hamlet.app.motion.landing import Drop, Dust, Lay
from hamlet.app.motion.movers import Carry, Mover, Topple, Walk
from hamlet.engine.events import (
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
from hamlet.engine.state import State
from hamlet.session.history import Step

TILE_TIME, MOST_TIME = 0.2, 1.0  # seconds per tile walked, and in all
STAGGER = 0.09


@dataclass(frozen=True, slots=True)
class Phase:
    """For so many seconds a state is shown, without what moves."""

    state: State
    absent: Absent
    movers: tuple[Mover, ...]

    @property
    def lasts(self) -> float:
        """Until the last mover is done."""
        return max((mover.begin + mover.lasts for mover in self.movers), default=0.0)


@dataclass(slots=True)
class Act:
    """One step: phases, and numbers that float when they are over."""

    step: Step
    phases: list[Phase] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)


def act_of(step: Step, colours: Sequence[str], *, reduced: bool = False) -> Act:
    """What is to be seen of a step."""
    act = Act(step)
    if not reduced:
        absent = Counter[tuple[int, str, int]]()
        _walks(act, absent, colours)
        taken = _carries(act, absent)
        _landings(act, Absent(dict(absent), dict(taken)), colours)
    act.floats = _floats(step, still=reduced)
    return act


def _time(tiles: int) -> float:
    return min(MOST_TIME, max(1, tiles - 1) * TILE_TIME)


def _standing(state: State, uid: int) -> int:
    """How many pieces stand on a tile: the next one takes the place after them."""
    workers = [*state.villagers, *state.donkeys]
    return len(
        {(kind, piece) for kind, pieces in enumerate(workers) for piece in pieces if piece >> 1 == uid}
    )


def _walks(act: Act, absent: Counter[tuple[int, str, int]], colours: Sequence[str]) -> None:
    before = act.step.before
    for event in act.step.events:
        if isinstance(event, VillagerWalked) and event.way:
            start, goal, seat = event.way[0], event.way[-1], colours[event.seat]
            time = _time(len(event.way)) if len(event.way) > 1 else 0.0
            number = _standing(before, goal) if start != goal else 0
            movers: list[Mover] = []
            if time:
                movers.append(Walk(before.village, event.way, VILLAGER, seat, 0.0, time, (0, number)))
            movers.append(Topple(before.village, goal, seat, time, number=number))
            absent[start, VILLAGER, event.seat] += 1
            act.phases.append(Phase(before, Absent(dict(absent)), tuple(movers)))
            absent[goal, DOWN, event.seat] -= 1
        elif isinstance(event, DonkeyMoved):
            way, seat = (event.source, event.target), colours[event.seat]
            ends = (0, _standing(before, event.target))
            absent[event.source, DONKEY, event.seat] += 1
            step = Walk(before.village, way, DONKEY, seat, 0.0, 0.32, ends)
            act.phases.append(Phase(before, Absent(dict(absent)), (step,)))
            absent[event.target, DONKEY, event.seat] -= 1


def _carries(act: Act, absent: Counter[tuple[int, str, int]]) -> Counter[tuple[int, int]]:
    box, before = act.step.before.box, act.step.before
    taken = Counter[tuple[int, int]]()
    movers: list[Mover] = []
    for event in act.step.events:
        if not isinstance(event, MaterialUsed | MaterialBought) or not event.way:
            continue
        used = isinstance(event, MaterialUsed)
        material = box.code_material[event.code] if isinstance(event, MaterialUsed) else event.material
        if used and isinstance(event, MaterialUsed):
            taken[event.way[0], event.code] += 1
        if len(event.way) > 1:
            name = box.definitions.materials[material].id
            begin = len(movers) * STAGGER
            movers.append(Carry(before.village, event.way, name, begin, _time(len(event.way))))
    if movers:
        act.phases.append(Phase(before, Absent(dict(absent), dict(taken)), tuple(movers)))
    return taken


def _landings(act: Act, absent: Absent, colours: Sequence[str]) -> None:
    before, after = act.step.before, act.step.after
    for event in act.step.events:
        if isinstance(event, TilePlaced) and event.uid < len(after.village.tiles):
            placed = after.village.tiles[event.uid]
            act.phases.append(Phase(before, absent, (Drop(placed, 0.0),)))
            act.phases.append(Phase(after, Absent(), (Dust(placed, 0.0),)))
        elif isinstance(event, RoadBuilt):
            road = next(road for road in after.village.roads if road.side == event.side)
            act.phases.append(Phase(before, absent, (Lay(road, 0.0),)))


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
