"""From a step of the game to what is to be seen: phases with movers, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from hamlet.app.motion.botric_script import told_first
from hamlet.app.motion.carrying_script import carries
from hamlet.app.motion.flight_script import flights_of
from hamlet.app.motion.floats import Float
from hamlet.app.motion.lake_script import leaps, waters
from hamlet.app.motion.landing_script import finished, landings, waiting
from hamlet.app.motion.moments import moments_of
from hamlet.app.motion.movers import Mover
from hamlet.app.motion.people_script import rises, walks
from hamlet.app.motion.phases import Phase
from hamlet.app.motion.scripting import MOST_TIME, STAGGER, TILE_TIME, Scripting
from hamlet.app.motion.sky import Flyer
from hamlet.engine.events import GoldChanged, MaterialMade, PointsScored, VillagerWalked
from hamlet.engine.state import State
from hamlet.session.history import Step
from hamlet.words.stories import all_of
from hamlet.words.words import Words

__all__ = ["MOST_TIME", "TILE_TIME", "Act", "act_of"]

PhaseFamily = Callable[[Scripting], Iterator[Phase]]
COMING: Final[tuple[PhaseFamily, ...]] = (walks, rises, carries)
"""What goes on before anything is built: what is to be built waits meanwhile."""
BUILDING: Final[tuple[PhaseFamily, ...]] = (leaps, landings, waters, finished)


@dataclass(slots=True)
class Act:
    """What leads to a state: phases, and what floats, flies and is told when they are over."""

    after: State
    phases: list[Phase] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    flights: list[Flyer] = field(default_factory=list)
    step: Step | None = None
    moments: list[Mover] = field(default_factory=list)

    @property
    def shows(self) -> bool:
        """Whether there is anything to be seen of it."""
        return bool(self.phases or self.floats or self.flights or self.moments)


def act_of(step: Step, colours: Sequence[str], *, reduced: bool = False, words: Words | None = None) -> Act:
    """What is to be seen of a step; without words, nothing of it is told."""
    phases: list[Phase] = list(told_first(step))
    if not reduced:
        script = Scripting(step, colours)
        phases += [phase for family in COMING for phase in family(script)]
        phases = waiting(step, phases)
        phases += [phase for family in BUILDING for phase in family(script)]
    moments = moments_of(step, colours, words, still=reduced) if words is not None else ()
    flights = [] if reduced else flights_of(step, colours)
    return Act(step.after, phases, _floats(step, still=reduced), flights, step, list(moments))


def _floats(step: Step, *, still: bool) -> list[Float]:
    """Gold and goods, stacked where several rise from one tile; points, too, where they do not fly."""
    village = step.after.village
    here = next((event.way[-1] for event in all_of(step.events, VillagerWalked) if event.way), -1)
    rows = Counter[int]()
    found = []
    for (tile, what), amount in _totals(step).items():
        where = tile if 0 <= tile < len(village.tiles) else here
        if not amount or (what == "point" and where >= 0 and not still):
            continue
        sign = "+" if amount > 0 else "−"
        place, begin = max(0, where), 0.0 if still else rows[where] * STAGGER
        text = f"{sign}{abs(amount)} {{{what}}}"
        found.append(Float(village, place, text, amount > 0, begin, row=rows[where], still=still))
        rows[where] += 1
    return found


def _totals(step: Step) -> Counter[tuple[int, str]]:
    """What each tile has brought and cost, in order."""
    box, totals = step.after.box, Counter[tuple[int, str]]()
    for event in step.events:
        if isinstance(event, GoldChanged):
            totals[event.tile, "gold"] += event.gold
        elif isinstance(event, PointsScored):
            totals[event.tile, "point"] += event.points
        elif isinstance(event, MaterialMade):
            material = box.definitions.materials[box.code_material[event.code]]
            totals[event.tile, material.id] += event.amount
    return totals
