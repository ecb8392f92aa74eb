"""What is counted of one game besides its scores: how its end came, and what the expansions in play count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.botric.events import BotricActs, TieBroken
from hamlet.engine.botric.foreseeing import BY_NAME
from hamlet.engine.botric.steps import NOTHING as NOTHING_POSSIBLE
from hamlet.engine.events import EndTriggered
from hamlet.engine.lake.base import LAKE, parts_of
from hamlet.engine.lake.eating import menu_of
from hamlet.engine.lake.events import (
    BoatPlaced,
    FishDrawn,
    FishPutBack,
    FishUsed,
    LakeFormed,
    MaterialStored,
)
from hamlet.engine.payments.payment import NOTHING
from hamlet.engine.state import State
from hamlet.session.history import Step

Tally = dict[str, int]
RoomTally = Callable[[State, Sequence[Step]], Tally]

CARD: Final = "card:"
ACT: Final = "act:"
EVENTS: Final[dict[type, str]] = {
    LakeFormed: "lakes",
    BoatPlaced: "boats",
    FishDrawn: "fish",
    FishPutBack: "put_back",
    MaterialStored: "stored",
}


def ended_by(steps: Iterable[Step]) -> str:
    """Why the last round came: church, last_flag; nothing if it never did."""
    events = (event for step in steps for event in step.events)
    return next((event.why for event in events if isinstance(event, EndTriggered)), "")


def tallied(state: State, steps: Sequence[Step]) -> dict[str, Tally]:
    """What each expansion in play counts of the game that these steps led to, by its name."""
    rooms = [each.name for each in state.box.ruleset.expansions]
    return {name: ROOMS[name](state, steps) for name in rooms if name in ROOMS}


def _lake(state: State, steps: Sequence[Step]) -> Tally:
    """Lakes, boats, fish, goods stored; and of each card on the menu how often it was used, also if never."""
    cards = parts_of(state.box).cards
    found = Counter({CARD + cards[number].id: 0 for number in menu_of(state)})
    events: list[Any] = [event for step in steps for event in step.events]
    found.update(CARD + cards[event.card].id for event in events if isinstance(event, FishUsed))
    found.update(EVENTS[type(event)] for event in events if type(event) in EVENTS)
    found["trips"] = sum(getattr(step.action, "payment", NOTHING).boats != () for step in steps)
    found["trips"] += sum(_by_boat(event) for event in events if isinstance(event, BotricActs))
    return dict(found)


def _by_boat(acts: BotricActs) -> bool:
    """Whether goods that Botric used came over water."""
    bill = getattr(acts.deed, "bill", None)
    return bill is not None and bill.payment.boats != ()


def _botric(state: State, steps: Sequence[Step]) -> Tally:
    """What he did by kind, also what he never did; and how often his lists left several."""
    found = Counter({ACT + name: 0 for name in (*BY_NAME, NOTHING_POSSIBLE)})
    events: list[Any] = [event for step in steps for event in step.events]
    found.update(ACT + event.action for event in events if isinstance(event, BotricActs))
    found["ties"] = sum(isinstance(event, TieBroken) for event in events)
    return dict(found)


ROOMS: Final[dict[str, RoomTally]] = {LAKE: _lake, BOTRIC: _botric}
COUNTED: Final[dict[str, tuple[str, ...]]] = {
    LAKE: ("lakes", "boats", "trips", "fish", "put_back", "stored"),
    BOTRIC: ("ties",),
}
"""What each room always tells, also where there was none."""
