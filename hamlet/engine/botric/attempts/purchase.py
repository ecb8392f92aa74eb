"""The token Purchase: a blueprint from the display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamlet.engine.actions.villager import send_villager
from hamlet.engine.botric.attempts.attempt import Attempt, workplace
from hamlet.engine.botric.attempts.blueprints import blueprint_to_take, take_blueprint
from hamlet.engine.botric.thinking import Mind, Passed
from hamlet.engine.botric.walking import who_walks
from hamlet.engine.definitions import Kind
from hamlet.engine.events import Sink
from hamlet.engine.state import State


@dataclass(frozen=True, slots=True)
class Purchasing:
    """The blueprint at this position of the display."""

    tile: int
    walker: int
    position: int


class PurchaseAttempt(Attempt[Purchasing]):
    """While his queue has room."""

    name: ClassVar[str] = "purchase"

    def consider(self, state: State, mind: Mind) -> Purchasing | Passed:
        """Which blueprint."""
        hall = workplace(state, Kind.TOWN_HALL)
        if isinstance(hall, Passed):
            return hall
        position = blueprint_to_take(state, state.gold[state.seat], mind)
        if isinstance(position, Passed):
            return position
        return Purchasing(hall, who_walks(state, hall, mind), position)

    def carry_out(self, state: State, deed: Purchasing, emit: Sink) -> None:
        """Take it."""
        send_villager(state, deed.tile, deed.walker, emit)
        take_blueprint(state, deed.tile, deed.position, emit)
