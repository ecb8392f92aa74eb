"""The lake as the greedy player sees it: fish in hand, meals, boats, lakes to close."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.actions.villager import any_stands
from hamlet.engine.flags import flags_left
from hamlet.engine.lake.base import SLICE, parts_of, rules_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.eating import UseFish, UseFishFamily
from hamlet.engine.lake.effects import NOW, effects_of, end_effects
from hamlet.engine.lake.favour import FAVOUR, BuildForNothing, FavourFamily
from hamlet.engine.lake.fish_tiles import PUT_BACK, PutBackFamily
from hamlet.engine.lake.standing_up import STAND_UP, StandUpFamily
from hamlet.engine.lake.storeroom import STOREROOM
from hamlet.engine.lake.waters import Waters
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.state import State
from hamlet.players.greedy.fish_worth import ACTS_AGAIN, MEALS, meals_worth
from hamlet.players.greedy.growth import tiles_worth
from hamlet.players.greedy.judge import RoomJudge
from hamlet.players.greedy.placing import place_worth

BOAT: Final = 0.5
FLAG: Final = 0.8
"""A flag that is left may still mark a landmark, and the last one ends the game."""
LAST_FLAG_BEHIND: Final = -8.0
"""To end the game while others have more points."""
SHOAL: Final = 0.2
"""A fish in the water: whoever comes first has it."""
CLOSED: Final = 0.6
"""A building that others cannot use until the next turn; less where there are more of its kind."""
PLACES: Final = 3


class LakeJudge(RoomJudge):
    """Fish are worth what their cards bring; what has been drawn in a step is taken at the average."""

    def worth(self, state: State, seat: int, remaining: float, before: object) -> float:
        """Fish in hand and in the water, boats and flags, closed buildings, tiles that live on fish."""
        waters = SLICE.of(state)
        hand = waters.hands[seat]
        known = before.hands[seat] if isinstance(before, Waters) else hand
        found = boats_of(state, seat) * BOAT * remaining + _flags_worth(state, seat)
        if hand:
            found += meals_worth(state, seat, known) * (0.4 + 0.6 * remaining)
        shoals = sum([fish.bit_count() for fish in waters.fish]) * SHOAL / state.box.seats
        found += (shoals + _closed_worth(state, seat)) * remaining
        return found + tiles_worth(state, seat, known, remaining)

    def promised(self, state: State, action: Action, remaining: float) -> float:
        """A meal whose work is still to come: who stands up acts once more."""
        if not isinstance(action, UseFish):
            return 0.0
        card = parts_of(state.box).cards[action.card]
        doing = [each.id for each in effects_of(card) if each.refusal(state, card) is None]
        return MEALS[ACTS_AGAIN] if ACTS_AGAIN in doing else 0.0

    def helpers(self, state: State) -> Iterable[Action]:
        """Meals that wait for the next action, or last until the turn ends, while somebody can act."""
        if not SLICE.of(state).hands[state.seat] or not any_stands(state):
            return []
        family, cards = UseFishFamily(), parts_of(state.box).cards
        return [
            family.propose(state, target)
            for target in family.targets(state)
            if any(each.when != NOW for each in effects_of(cards[target[0]]))
        ]

    def settle(self, state: State) -> None:
        """What waited in vain lapses, ice melts, blueprints cost something again."""
        end_effects(state, None)

    def place_bonus(self, state: State, blueprint: int, rotation: int, at: Vertex) -> float:
        """The lakes it would close: their points, and something for their fish."""
        rules = rules_of(state)
        per, most = rules.lake_triangles_per_point, rules.lake_most_points
        sizes = state.village.lakes_closed_by(blueprint, rotation, at)
        return sum(min(size // per, most) + 0.15 * min(size, 6) for size in sizes)

    def answers(self, state: State) -> Iterable[Action] | None:
        """Every choice of fish to put back; a few places for each blueprint."""
        if state.decision == PUT_BACK:
            return PutBackFamily().actions(state, ())
        return _favours(state) if state.decision == FAVOUR else None

    def seen_through(self, state: State) -> Iterable[Action]:
        """A building for nothing is part of its meal; so is who stands up."""
        if state.decision == FAVOUR:
            return _favours(state)
        if state.decision == STAND_UP:
            family = StandUpFamily()
            return [family.propose(state, target) for target in family.targets(state)[:1]]
        return ()


def _flags_worth(state: State, seat: int) -> float:
    left = flags_left(state, seat)
    if left is None:
        return 0.0
    if left == 0 and state.box.rules.last_flag_ends_game:
        behind = state.points[seat] < max(state.points)
        return LAST_FLAG_BEHIND if behind else 0.0
    return FLAG * left


def _closed_worth(state: State, seat: int) -> float:
    """What the seat keeps others from; its own villagers who still stand are kept from it, too.

    In a storeroom nobody works but its owner: to close it harms nobody else.
    """
    closed = SLICE.of(state).closed
    if not closed or (seat == state.seat and any_stands(state)):
        return 0.0
    village, kind_of = state.village, state.box.kind_of
    kinds = [kind_of[village.tiles[tile].tile] for tile, closer in closed if closer == seat]
    return sum([CLOSED / len(village.of_kind(kind)) for kind in kinds if kind != STOREROOM])


def _favours(state: State) -> Iterator[Action]:
    """The most promising places of each blueprint."""
    family = FavourFamily()
    judge = LakeJudge()
    for target in family.targets(state):

        def value(action: BuildForNothing) -> float:
            guess, _ = place_worth(state, action.blueprint, action.rotation, action.at)
            return guess + judge.place_bonus(state, action.blueprint, action.rotation, action.at)

        yield from nlargest(PLACES, family.actions(state, target), key=value)
