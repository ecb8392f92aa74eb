"""What is counted of one game besides its scores: how its end came, and what the expansions in play count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from hamlet.engine.definitions import Definitions
from hamlet.engine.events import EndTriggered
from hamlet.engine.lake.base import LAKE
from hamlet.engine.lake.definitions import LakeParts
from hamlet.engine.lake.events import BoatPlaced, FishDrawn, FishUsed, LakeFormed, MaterialStored

Tally = dict[str, int]
RoomTally = Callable[[Definitions, Iterable[Any]], Tally]

CARD: Final = "card:"


def ended_by(events: Iterable[Any]) -> str:
    """Why the last round came: church, last_flag; nothing if it never did."""
    return next((event.why for event in events if isinstance(event, EndTriggered)), "")


def tallied(definitions: Definitions, events: Iterable[Any]) -> dict[str, Tally]:
    """What each expansion in play counts, by its name."""
    known = list(events)
    rooms = [each.name for each in definitions.ruleset.expansions]
    return {name: ROOMS[name](definitions, known) for name in rooms if name in ROOMS}


def _lake(definitions: Definitions, events: Iterable[Any]) -> Tally:
    """Lakes, boats, fish, goods stored; and each card of the menu that was used, how often."""
    parts: LakeParts = definitions.parts[LAKE]
    names = {LakeFormed: "lakes", BoatPlaced: "boats", FishDrawn: "fish", MaterialStored: "stored"}
    found = Counter(names[type(event)] for event in events if type(event) in names)
    found.update(CARD + parts.cards[event.card].id for event in events if isinstance(event, FishUsed))
    return dict(found)


ROOMS: Final[dict[str, RoomTally]] = {LAKE: _lake}
COUNTED: Final[dict[str, tuple[str, ...]]] = {LAKE: ("lakes", "boats", "fish", "stored")}
"""What each room always tells, also where there was none."""
