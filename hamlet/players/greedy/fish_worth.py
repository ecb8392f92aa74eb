"""What fish are worth to the greedy player: by their meals, and as they are left in hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.definitions import MenuCard
from hamlet.engine.lake.eating import menu_of
from hamlet.engine.lake.fish_tiles import fish_limit
from hamlet.engine.state import Ints, State

ACTS_AGAIN: Final = "stand_up"
MEALS: Final = {
    "gain_donkey": 1.6,
    ACTS_AGAIN: 1.8,
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


def meals_worth(state: State, seat: int, known: Ints) -> float:
    """The fish in a seat's hand by their meals; more than one may keep might still be eaten in this turn."""
    worths = _as_known(state, seat, known, _by_kind(state))
    limit = fish_limit(state)
    return KEPT * (sum(worths[:limit]) + 0.25 * sum(worths[limit:]))


def left_worth(state: State, seat: int, known: Ints) -> float:
    """What the fish in a seat's hand count if they are left at the end: no more than one may keep."""
    counted = {number: float(kind.worth) for number, kind in enumerate(parts_of(state.box).fish)}
    return sum(_as_known(state, seat, known, counted)[: fish_limit(state)])


def average_meal(state: State) -> float:
    """What a fish from the bag is worth before one has seen it."""
    return _average(state, _by_kind(state))


def average_left(state: State) -> float:
    """What a fish from the bag counts if it is left at the end."""
    return _average(
        state, {number: float(kind.worth) for number, kind in enumerate(parts_of(state.box).fish)}
    )


def meal_worth(card: MenuCard) -> float:
    """What a card brings, roughly."""
    doing = sum(MEALS.get(name, OTHER_MEAL) for name in card.does)
    return card.gain.points + card.gain.gold * COIN + doing


def _as_known(state: State, seat: int, known: Ints, by_kind: Mapping[int, float]) -> list[float]:
    """What each fish in hand is worth, the best first; those that were not known before count as any fish.

    Otherwise whoever tries a step on a copy would see what it draws.
    """
    hand = SLICE.of(state).hands[seat]
    drawn = Counter(hand) - Counter(known)
    average = _average(state, by_kind) if drawn else 0.0
    seen = Counter(hand) - drawn
    worths = [by_kind.get(kind, 0.0) for kind in seen.elements()]
    return sorted([*worths, *[average] * drawn.total()], reverse=True)


def _by_kind(state: State) -> dict[int, float]:
    cards = [parts_of(state.box).cards[number] for number in menu_of(state)]
    return {card.fish: meal_worth(card) for card in cards}


def _average(state: State, by_kind: Mapping[int, float]) -> float:
    kinds = parts_of(state.box).fish
    total = sum(kind.copies for kind in kinds)
    return sum(kind.copies * by_kind.get(number, 0.0) for number, kind in enumerate(kinds)) / max(total, 1)
