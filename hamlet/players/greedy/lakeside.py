"""The lake as the greedy player sees it: fish in hand, meals, boats, lakes to close."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import nlargest
from typing import Final

from hamlet.engine.actions.family import Action
from hamlet.engine.flags import flags_left
from hamlet.engine.lake.base import SLICE, parts_of, rules_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.definitions import MenuCard
from hamlet.engine.lake.eating import UseFish, menu_of
from hamlet.engine.lake.effects import NOW, effects_of
from hamlet.engine.lake.favour import FAVOUR, BuildForNothing, FavourFamily
from hamlet.engine.lake.fish_tiles import PUT_BACK, PutBackFamily, fish_limit
from hamlet.engine.lake.standing_up import STAND_UP, StandUpFamily
from hamlet.engine.lake.waters import Waters
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.state import State
from hamlet.players.greedy.judge import RoomJudge
from hamlet.players.greedy.placing import place_worth

MEALS: Final = {
    "gain_donkey": 1.6,
    "stand_up": 1.8,
    "free_building": 2.6,
    "close_building": 0.25,
    "refill_fish": 0.5,
    "no_donkeys": 0.9,
    "free_blueprints": 0.45,
    "frozen_lakes": 0.6,
}
"""What a meal does is worth so many points, roughly."""
OTHER_MEAL: Final = 0.5
COIN: Final = 0.3
KEPT: Final = 0.7
"""A fish in hand is worth this part of its meal."""
BOAT: Final = 0.5
FLAG: Final = 0.8
"""A flag that is left may still mark a landmark, and the last one ends the game."""
LAST_FLAG_BEHIND: Final = -8.0
"""To end the game while others have more points."""
PLACES: Final = 3


class LakeJudge(RoomJudge):
    """Fish are worth what their cards bring; what has been drawn in a step is taken at the average."""

    def worth(self, state: State, seat: int, remaining: float, before: object) -> float:
        """Fish in hand, boats, and flags."""
        hand = SLICE.of(state).hands[seat]
        known = before.hands[seat] if isinstance(before, Waters) else hand
        found = boats_of(state, seat) * BOAT * remaining + _flags_worth(state, seat)
        if hand:
            found += _hand_worth(state, hand, known) * (0.4 + 0.6 * remaining)
        return found

    def promised(self, state: State, action: Action, remaining: float) -> float:
        """A meal whose work is still to come."""
        if not isinstance(action, UseFish):
            return 0.0
        card = parts_of(state.box).cards[action.card]
        doing = [each for each in effects_of(card) if each.refusal(state, card) is None]
        later = [each for each in doing if each.when != NOW or each.id == "stand_up"]
        return sum(MEALS.get(each.id, OTHER_MEAL) for each in later)

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


def _hand_worth(state: State, hand: tuple[int, ...], known: tuple[int, ...]) -> float:
    """The best fish that may be kept; those that were not known before count as any fish."""
    meals = _by_kind(state)
    drawn = Counter(hand) - Counter(known)
    average = _average(state, meals)
    worths = []
    for kind in hand:
        if drawn[kind] > 0:
            drawn[kind] -= 1
            worths.append(average)
        else:
            worths.append(meals.get(kind, 0.0))
    kept = sorted(worths, reverse=True)
    limit = fish_limit(state)
    return KEPT * (sum(kept[:limit]) + 0.25 * sum(kept[limit:]))


def _by_kind(state: State) -> dict[int, float]:
    cards = [parts_of(state.box).cards[number] for number in menu_of(state)]
    return {card.fish: meal_worth(card) for card in cards}


def meal_worth(card: MenuCard) -> float:
    """What a card brings, roughly."""
    doing = sum(MEALS.get(name, OTHER_MEAL) for name in card.does)
    return card.gain.points + card.gain.gold * COIN + doing


def _average(state: State, meals: dict[int, float]) -> float:
    """What a fish from the bag is worth before one has seen it."""
    kinds = parts_of(state.box).fish
    total = sum(kind.copies for kind in kinds)
    return sum(kind.copies * meals.get(number, 0.0) for number, kind in enumerate(kinds)) / max(total, 1)


def _favours(state: State) -> Iterator[Action]:
    """The most promising places of each blueprint."""
    family = FavourFamily()
    judge = LakeJudge()
    for target in family.targets(state):

        def value(action: BuildForNothing) -> float:
            guess, _ = place_worth(state, action.blueprint, action.rotation, action.at)
            return guess + judge.place_bonus(state, action.blueprint, action.rotation, action.at)

        yield from nlargest(PLACES, family.actions(state, target), key=value)
