"""Working in a producer: every empty slot is filled, and the work is rewarded once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import ClassVar

from hamlet.engine.actions.family import NEAREST, Action, Family, Target
from hamlet.engine.actions.villager import any_stands, send_villager, villager_refusal, workplaces
from hamlet.engine.definitions import Kind, Tile
from hamlet.engine.dice import Chooser
from hamlet.engine.events import MaterialMade, Sink
from hamlet.engine.payments.payment import give
from hamlet.engine.places import empty_slots
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State, put


@dataclass(frozen=True, slots=True)
class Produce(Action):
    """Fill the empty slots of a producer with these materials, sorted."""

    tile: int
    fill: tuple[int, ...]
    walker: int = NEAREST


class ProduceFamily(Family[Produce]):
    """Produce, with the choice of materials where a producer makes several."""

    name: ClassVar[str] = "produce"
    action: ClassVar[type[Action]] = Produce
    by_villager: ClassVar[bool] = True

    def refusal(self, state: State, action: Produce) -> Refusal | None:
        """Why this producer cannot be worked so."""
        found = villager_refusal(state, action.tile, action.walker)
        if found:
            return found
        tile = _definition(state, action.tile)
        if tile.kind != Kind.PRODUCER:
            return refuse("produce", "not_a_producer", tile=action.tile)
        empty = empty_slots(state, action.tile)
        if not empty:
            return refuse("produce", "slots_full", tile=action.tile)
        if len(action.fill) != empty or list(action.fill) != sorted(action.fill):
            return refuse("produce", "fill_all_slots", tile=action.tile, empty=empty)
        foreign = [material for material in action.fill if material not in tile.produces]
        return refuse("produce", "not_made_here", tile=action.tile, material=foreign[0]) if foreign else None

    def apply(self, state: State, action: Produce, emit: Sink) -> None:
        """Fill the slots and reward the work."""
        send_villager(state, action.tile, action.walker, emit)
        codes = [state.box.raw_code(material) for material in action.fill]
        state.stock = put(state.stock, action.tile, tuple(sorted((*state.stock[action.tile], *codes))))
        if emit:
            for code in sorted(set(codes)):
                emit(MaterialMade(state.seat, action.tile, code, codes.count(code)))
        give(state, state.seat, _definition(state, action.tile).work, "work", action.tile, emit)

    def targets(self, state: State) -> Sequence[Target]:
        """Every reachable producer with an empty slot."""
        if not any_stands(state):
            return ()
        producers = workplaces(state, Kind.PRODUCER)
        return [(uid,) for uid in producers if empty_slots(state, uid)]

    def available(self, state: State) -> bool:
        """Whether any reachable producer has an empty slot."""
        for uid in workplaces(state, Kind.PRODUCER):  # noqa: SIM110 - asked all the time, and faster so
            if empty_slots(state, uid):
                return True
        return False

    def actions(self, state: State, target: Target) -> Iterator[Produce]:
        """Every way to fill the empty slots."""
        (uid,) = target
        made = _definition(state, uid).produces
        for fill in combinations_with_replacement(made, empty_slots(state, uid)):
            yield Produce(uid, fill)

    def sample(self, state: State, target: Target, dice: Chooser) -> Produce:
        """Each slot filled by chance."""
        (uid,) = target
        made = _definition(state, uid).produces
        fill = sorted(
            made[dice.below(len(made)) if len(made) > 1 else 0] for _ in range(empty_slots(state, uid))
        )
        return Produce(uid, tuple(fill))

    def propose(self, state: State, target: Target) -> Produce:
        """What is scarcest in the village first."""
        (uid,) = target
        made = _definition(state, uid).produces
        empty = empty_slots(state, uid)
        if len(made) == 1:
            return Produce(uid, made * empty)
        codes = [code for pile in state.stock for code in pile]
        counts = {material: codes.count(state.box.raw_code(material)) for material in made}
        fill = []
        for _ in range(empty):
            scarcest = min(made, key=lambda material: (counts[material], material))
            counts[scarcest] += 1
            fill.append(scarcest)
        return Produce(uid, tuple(sorted(fill)))


def _definition(state: State, uid: int) -> Tile:
    return state.box.definitions.tiles[state.village.tiles[uid].tile]
