"""A building for nothing: no villager, no cost, and nothing that it would have brought at once (L14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from hamlet.engine.actions.construct import take_from_hand
from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.bits import nth_bit
from hamlet.engine.building import raise_building
from hamlet.engine.dice import Chooser
from hamlet.engine.events import Sink
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.reach import reach_of
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import State

FAVOUR: Final = "favour"
"""The decision what is built for nothing, and where."""


@dataclass(frozen=True, slots=True)
class BuildForNothing(Action):
    """Build a blueprint beside any tile within reach."""

    blueprint: int
    rotation: int
    at: Vertex


class FavourFamily(Family[BuildForNothing]):
    """The answer to the meal. A target is a blueprint."""

    name: ClassVar[str] = "favour"
    action: ClassVar[type[Action]] = BuildForNothing
    decision: ClassVar[str] = FAVOUR

    def refusal(self, state: State, action: BuildForNothing) -> Refusal | None:
        """Why this cannot be built there."""
        if action.blueprint not in state.blueprints[state.seat]:
            return refuse("construct", "not_in_hand", blueprint=action.blueprint)
        problem = reach_of(state, state.seat).problem(action.blueprint, action.rotation, action.at)
        if problem is None:
            return None
        facts = {"triangles": problem.triangles, "sides": problem.sides, "tiles": problem.uids}
        return refuse("B4", f"place_{problem.code}", blueprint=action.blueprint, **facts)

    def apply(self, state: State, action: BuildForNothing, emit: Sink) -> None:
        """Raise it without its reward."""
        state.pending = state.pending[:-1]
        take_from_hand(state, action.blueprint)
        raise_building(state, action.blueprint, action.rotation, action.at, emit, rewarded=False)

    def targets(self, state: State) -> Sequence[Target]:
        """The blueprints that fit somewhere."""
        reach = reach_of(state, state.seat)
        hand = sorted(set(state.blueprints[state.seat]))
        return [(blueprint,) for blueprint in hand if reach.fits_anywhere(blueprint)]

    def actions(self, state: State, target: Target) -> Iterator[BuildForNothing]:
        """Every place."""
        (blueprint,) = target
        shape = state.box.definitions.tiles[blueprint].shape
        boards = reach_of(state, state.seat).placements(blueprint)
        for rotation, board in zip(shape.distinct, boards, strict=True):
            for at in state.village.positions(board):
                yield BuildForNothing(blueprint, rotation, at)

    def propose(self, state: State, target: Target) -> BuildForNothing:
        """The first place."""
        return next(self.actions(state, target))

    def sample(self, state: State, target: Target, dice: Chooser) -> BuildForNothing:
        """A place by chance."""
        (blueprint,) = target
        shape = state.box.definitions.tiles[blueprint].shape
        boards = reach_of(state, state.seat).placements(blueprint)
        number = dice.below(sum(board.bit_count() for board in boards))
        for rotation, board in zip(shape.distinct, boards, strict=True):
            if number < board.bit_count():
                at = next(state.village.positions(nth_bit(board, number)))
                return BuildForNothing(blueprint, rotation, at)
            number -= board.bit_count()
        return self.propose(state, target)


def fits_somewhere(state: State) -> bool:
    """Whether any blueprint in the seat's hand fits anywhere within its reach."""
    reach = reach_of(state, state.seat)
    return any(reach.fits_anywhere(blueprint) for blueprint in set(state.blueprints[state.seat]))
