"""What is known of the game at the table: who looks at it, what actions would come to, what undo leads to.

Modes ask for it; what takes long to find out is found once for each state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.foresight import Foresight
from hamlet.app.flow.forecast import Forecast
from hamlet.app.flow.playing import Playing
from hamlet.app.flow.prompting import asked_now
from hamlet.app.flow.reckoning import Reckoning
from hamlet.app.flow.worths import PaidPlaces
from hamlet.app.ids import ChipId, Command, Id
from hamlet.words.actions import describe

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.engine.actions.family import Action
    from hamlet.engine.state import State
    from hamlet.players.player import Player
    from hamlet.session.session import Session


@dataclass(frozen=True, slots=True)
class Kept:
    """What was found out about one state, and holds as long as that stands."""

    state: State
    forecasts: dict[Action, Forecast] = field(default_factory=dict)
    worths: dict[int, PaidPlaces] = field(default_factory=dict)
    foresights: list[Foresight] = field(default_factory=list)


class Knowing(Playing):
    """A game with whatever can be asked about it."""

    def __init__(self, session: Session, players: Mapping[int, Player] | None = None) -> None:
        super().__init__(session, players)
        self._found: Kept | None = None

    @property
    def viewer(self) -> int:
        """The seat whose hand and workers are shown: the deciding human, or the first human."""
        seats = self.session.setup.seats
        decider = self.state.decider
        if seats[decider].is_human:
            return decider
        return next((number for number, seat in enumerate(seats) if seat.is_human), decider)

    @property
    def prompt(self) -> str:
        """What is asked now."""
        return asked_now(self.speech)

    @property
    def undo_target(self) -> int | None:
        """Before which step undo leads: the last one that a person made and that revealed nothing since."""
        history = self.session.history
        for index in range(len(history.done) - 1, history.barrier - 1, -1):
            if history.done[index].seat not in self.players:
                return index
        return None

    def after_undo(self, what: Id) -> State | None:
        """The state that taking steps back, or doing them again, would lead to."""
        history = self.session.history
        if what is Command.REDO:
            return history.undone[-1].after if history.undone else None
        ends = {Command.UNDO: self.undo_target, Command.RESTART: history.turn_start}
        end = what.step if isinstance(what, ChipId) else ends.get(what) if isinstance(what, Command) else None
        kept = len(history.done) if end is None else max(end, history.barrier)
        return history.done[kept].before if kept < len(history.done) else None

    def tile_name(self, uid: int) -> str:
        """The name of a building."""
        return self.blueprint_name(self.state.village.tiles[uid].tile)

    def blueprint_name(self, tile: int) -> str:
        """The name of a tile by its definition."""
        return self.words.name(self.state.box.definitions.tiles[tile])

    def describe(self, action: Action) -> str:
        """What an action would do, in a few words."""
        return describe(self.speech, action).rich

    def would_reveal(self, action: Action) -> bool:
        """Whether an action would show something hidden, so that it could not be taken back."""
        return self.session.refusal(action) is None and self.forecast(action).reveals

    def forecast(self, action: Action) -> Forecast:
        """What a legal action comes to, found once for each state."""
        kept = self._kept.forecasts
        if action not in kept:
            kept[action] = Forecast.of(self.state, action)
        return kept[action]

    def reckoning(self, action: Action) -> Reckoning:
        """The account of what a legal action brings."""
        return self.account(self.forecast(action))

    def account(self, forecast: Forecast) -> Reckoning:
        """A forecast told in the words of the game."""
        return Reckoning(self.session.setup.speech(forecast.after), forecast)

    def worths(self, tile: int) -> PaidPlaces:
        """What each place of a blueprint is worth, found once for each state."""
        kept = self._kept.worths
        if tile not in kept:
            kept[tile] = PaidPlaces(self.speech, tile)
        return kept[tile]

    @property
    def foresight(self) -> Foresight:
        """What Botric would do now."""
        kept = self._kept.foresights
        if not kept:
            kept.append(Foresight(self.state))
        return kept[0]

    @property
    def _kept(self) -> Kept:
        """What was found out about the present state."""
        if self._found is None or self._found.state is not self.state:
            self._found = Kept(self.state)
        return self._found
