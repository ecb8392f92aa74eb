"""Fish tiles: drawn from their bag, kept in hand up to a limit, put back at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar, Final

from hamlet.engine.actions.family import Action, Family, Target
from hamlet.engine.display import draw_from
from hamlet.engine.events import Sink
from hamlet.engine.lake.base import SLICE, rules_of
from hamlet.engine.lake.events import FishDrawn, FishPutBack
from hamlet.engine.refusals import Refusal, refuse
from hamlet.engine.state import FISH, State

PUT_BACK: Final = "put_back"
"""The decision which fish go back into the bag when the turn ends."""


def draw_fish(state: State, seat: int, count: int, emit: Sink) -> None:
    """Draw so many fish tiles, or what is left (L7, L25)."""
    for _ in range(count):
        bag = SLICE.of(state).bag
        left = sum(bag)
        if not left:
            return
        kind = draw_from(bag, state.draw(FISH, left))
        SLICE.put(state, SLICE.of(state).with_fish(seat, kind))
        if emit:
            emit(FishDrawn(seat, kind))


def fish_limit(state: State) -> int:
    """How many fish a seat may keep at the end of its turn."""
    return rules_of(state).fish_limit


def fish_over(state: State, seat: int) -> int:
    """How many fish the seat must put back when its turn ends."""
    return max(len(SLICE.of(state).hands[seat]) - fish_limit(state), 0)


@dataclass(frozen=True, slots=True)
class PutBack(Action):
    """These fish go back into the bag, sorted by kind."""

    fish: tuple[int, ...]


class PutBackFamily(Family[PutBack]):
    """The seat chooses what it keeps."""

    name: ClassVar[str] = "put_back"
    action: ClassVar[type[Action]] = PutBack
    decision: ClassVar[str] = PUT_BACK

    def refusal(self, state: State, action: PutBack) -> Refusal | None:
        """Exactly what is too much, of what the seat has."""
        seat = state.pending[-1].seat
        hand, over = SLICE.of(state).hands[seat], fish_over(state, seat)
        if len(action.fish) != over or list(action.fish) != sorted(action.fish):
            return refuse("L8", "put_back_so_many", count=over, limit=fish_limit(state))
        missing = [kind for kind in action.fish if hand.count(kind) < action.fish.count(kind)]
        return refuse("L8", "no_such_fish", fish=missing[0]) if missing else None

    def apply(self, state: State, action: PutBack, emit: Sink) -> None:
        """Back into the bag."""
        seat = state.pending[-1].seat
        state.pending = state.pending[:-1]
        for kind in action.fish:
            SLICE.put(state, SLICE.of(state).without_fish(seat, kind))
            if emit:
                emit(FishPutBack(seat, kind))

    def targets(self, state: State) -> Sequence[Target]:
        """One question."""
        return ((),)

    def actions(self, state: State, target: Target) -> Iterator[PutBack]:
        """Every choice, the most common fish first."""
        seat = state.decider
        hand = SLICE.of(state).hands[seat]
        for fish in dict.fromkeys(combinations(hand, fish_over(state, seat))):
            yield PutBack(fish)

    def propose(self, state: State, target: Target) -> PutBack:
        """The most common ones."""
        return next(self.actions(state, target))
