"""Villages to try a tile in: players build them beside the window, without the tile itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from hamlet.content.loaded import PackData
from hamlet.engine.botric.base import BOTRIC
from hamlet.engine.dump import StateData
from hamlet.numbers.crew import Crew, GamesFailed, Job
from hamlet.session.simulation import Plan, play_game

PLAYERS: Final = ("greedy", "greedy")
LATE: Final = 150
"""So many actions are played: much stands by then, and much is still open."""


def without_tile(data: PackData, tile: str) -> PackData:
    """The data of a game without a tile; one that a start village needs stays."""
    laid = {each["tile"] for layout in data.get("layouts", ()) for each in layout["tiles"]}
    if tile in laid:
        return data
    return {**data, "tiles": [each for each in data["tiles"] if each["id"] != tile]}


class VillageBuilders(Protocol):
    """Whoever lets players build villages."""

    def ask(self, data: PackData, seed: int) -> None:
        """Another village is wanted, and no former one."""

    def taken(self) -> StateData | str | None:
        """The village as it was dumped, once it is there; a text says why there is none."""

    def close(self) -> None:
        """No village is wanted any more."""


class BuildersBeside:
    """One process that plays one game."""

    def __init__(self) -> None:
        self._crew: Crew | None = None

    def ask(self, data: PackData, seed: int) -> None:
        """Another village is wanted, and no former one."""
        self.close()
        self._crew = Crew((plan_of(data),), [Job(0, seed)], 1)

    def taken(self) -> StateData | str | None:
        """The village as it was dumped, once it is there; a text says why there is none."""
        if self._crew is None:
            return None
        at_work = self._crew.at_work
        for came in self._crew.taken():
            self._crew.close()
            self._crew = None
            return came.why if isinstance(came, GamesFailed) else state_of(came.outcome.record)
        if not at_work:
            self._crew = None
            return ""
        return None

    def close(self) -> None:
        """No village is wanted any more."""
        if self._crew is not None:
            self._crew.close()
            self._crew = None


class BuildersHere:
    """The same without another process: for pictures and tests, where nobody waits for a frame."""

    def __init__(self) -> None:
        self._asked: tuple[PackData, int] | None = None

    def ask(self, data: PackData, seed: int) -> None:
        """Another village is wanted, and no former one."""
        self._asked = data, seed

    def taken(self) -> StateData | str | None:
        """The village as it was dumped."""
        if self._asked is None:
            return None
        data, seed = self._asked
        self._asked = None
        return state_of(play_game(plan_of(data), seed).record)

    def close(self) -> None:
        """No village is wanted any more."""
        self._asked = None


class VillageHiring:
    """Whether builders are processes of their own: not where pictures are taken, and nothing else waits."""

    def __init__(self) -> None:
        self.beside = True

    def builders(self) -> VillageBuilders:
        """Some who have nothing to do yet."""
        return BuildersBeside() if self.beside else BuildersHere()


HIRING: Final = VillageHiring()
"""Of this program."""


def plan_of(data: PackData) -> Plan:
    """A game that is broken off while it is interesting; with Botric's rules he is the other one."""
    against_him = BOTRIC in data.get("expansions", ())
    players = (PLAYERS[0], BOTRIC) if against_him else PLAYERS
    return Plan(players, 1, 1, data, record=True, most_actions=LATE)


def state_of(record: Mapping[str, Any] | None) -> StateData | str:
    """The state in a record."""
    state: StateData | None = record["state"] if record is not None else None
    return state if state is not None else ""
