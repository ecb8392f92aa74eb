"""The token Produce: where fewest materials lie (S8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.produce import Produce as ProduceAction
from hamlet.engine.actions.produce import ProduceFamily
from hamlet.engine.actions.villager import workplaces
from hamlet.engine.botric.attempts.attempt import Attempt, Choosing, LineKeys, no_workplace
from hamlet.engine.botric.thinking import Mind, Passed, passed
from hamlet.engine.botric.walking import fewest_steps, who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.events import Sink
from hamlet.engine.places import empty_slots
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Producing:
    """Fill the empty slots of a producer."""

    tile: int
    walker: int
    fill: tuple[int, ...]


class ProduceAttempt(Attempt[Producing]):
    """Fewest materials, then the nearest."""

    name: ClassVar[str] = "produce"

    def consider(self, state: State, mind: Mind) -> Producing | Passed:
        """Which producer."""
        there = workplaces(state, Kind.PRODUCER)
        if not there:
            return no_workplace(state, Kind.PRODUCER)
        candidates = [uid for uid in there if empty_slots(state, uid)]
        if not candidates:
            return passed("all_full")
        keys: LineKeys[int] = {
            "fewest_materials": lambda uid: len(state.stock[uid]),
            "nearest_villager": lambda uid: fewest_steps(state, uid),
        }
        tile = Choosing(self.name, keys, lambda uid: (uid,)).chosen(state, mind, candidates, "tile")
        return Producing(tile, who_walks(state, tile, mind), _fill(state, tile))

    def carry_out(self, state: State, deed: Producing, emit: Sink) -> None:
        """Work there."""
        ProduceFamily().apply(state, ProduceAction(deed.tile, deed.fill, deed.walker), emit)


def _fill(state: State, tile: int) -> tuple[int, ...]:
    """Slot by slot what is scarcest there."""
    box = state.box
    made = box.definitions.tiles[state.village.tiles[tile].tile].produces
    there = [box.code_material[code] for code in state.stock[tile]]
    fill: list[int] = []
    for _ in range(empty_slots(state, tile)):
        fill.append(min(made, key=lambda material: (there.count(material) + fill.count(material), material)))
    return tuple(sorted(fill))
