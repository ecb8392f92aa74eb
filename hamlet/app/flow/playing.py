"""The game at the table and the mode one is in: what is played, refused, said, entered.

Modes call this when something is chosen in them; it knows nothing of what is shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.botric.tie import TieAsked
from hamlet.app.flow.lakeside.boating import Boating
from hamlet.app.flow.lakeside.favouring import Favouring
from hamlet.app.flow.lakeside.putting_back import PuttingBack
from hamlet.app.flow.lakeside.rising import Rising
from hamlet.app.flow.modes.asking import Asking
from hamlet.app.flow.modes.hall import HireDesk, PlacingDonkey
from hamlet.app.flow.modes.laying import Laying
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.sheets import ScoreSheet, Watching
from hamlet.engine.botric.steps import TIE
from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.lake.favour import FAVOUR
from hamlet.engine.lake.fish_tiles import PUT_BACK
from hamlet.engine.lake.forming import BOAT
from hamlet.engine.lake.standing_up import STAND_UP
from hamlet.words.refusals import explain_rich
from hamlet.words.speech import Speech
from hamlet.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.app.ids import Id
    from hamlet.engine.actions.family import Action
    from hamlet.engine.lattice.geometry import Side
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State
    from hamlet.players.player import Player
    from hamlet.session.session import Session

ASKED: dict[str, type[Mode]] = {
    HIRE: HireDesk,
    PLACE_DONKEY: PlacingDonkey,
    LAY_START: Laying,
    BOAT: Boating,
    FAVOUR: Favouring,
    STAND_UP: Rising,
    PUT_BACK: PuttingBack,
    TIE: TieAsked,
}
FORCED: tuple[type[Mode], ...] = (Asking, Watching, *ASKED.values())
"""Modes that one is in only while the game asks for them."""


class Playing:
    """One game: the session, who plays, the mode the acting person is in, the message that stands there."""

    def __init__(self, session: Session, players: Mapping[int, Player] | None = None) -> None:
        self.session = session
        self.players = dict(players or {})
        self.version = 0
        """Goes up with everything that is to be drawn anew."""
        self.toast: tuple[str, frozenset[int], tuple[Side, ...]] = ("", frozenset(), ())
        self.said = 0
        """How many messages there were."""
        self.lots = False
        """Whether the lot decides where Botric's lists leave several."""
        self.mode: Mode = Idle()
        self.hovered: Id | None = None
        self.refused: Refusal | None = None
        self.refused_over: Id | None = None
        """What was pointed at when it was refused."""
        self.told: Refusal | None = None
        """The refusal that the message tells, if it tells one."""
        self.settle()

    @property
    def state(self) -> State:
        """The present state."""
        return self.session.state

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.shown for seat in self.session.setup.seats]

    @property
    def words(self) -> Words:
        """In which words the game is told."""
        return self.session.setup.words

    @property
    def speech(self) -> Speech:
        """Speaks of the present state."""
        return self.session.setup.speech(self.state)

    @property
    def humans_turn(self) -> bool:
        """Whether a person has to decide now."""
        return not self.state.finished and self.state.decider not in self.players

    def changed(self) -> None:
        """Something is to be drawn anew."""
        self.version += 1

    def play(self, action: Action, *, stay: bool = False) -> bool:
        """Carry out an action, or say why not. Leaves the mode unless it is to stay."""
        found = self.session.refusal(action)
        if found:
            self.refuse(found)
            return True
        self.session.play(action)
        self.refused = None
        if not stay and self.mode.leaves_on_play:
            self.mode = Idle()
        self.settle()
        return True

    def refuse(self, found: Refusal) -> None:
        """Say why not, and where."""
        self.refused, self.refused_over = found, self.hovered
        tiles = found.facts.get("tiles", ())
        sides = found.facts.get("sides", ())
        self.say(explain_rich(self.speech, found), frozenset(tiles), tuple(sides))
        self.told = found

    def say(self, text: str, tiles: frozenset[int] = frozenset(), sides: tuple[Side, ...] = ()) -> None:
        """Show a short message over the village."""
        self.toast, self.told = (text, tiles, sides), None
        self.said += 1
        self.changed()

    def clear_toast(self) -> None:
        """The message has been read."""
        if self.toast[0]:
            self.toast = ("", frozenset(), ())
            self.changed()

    def enter(self, mode: Mode) -> None:
        """Begin another mode."""
        self.mode = mode
        self.changed()

    def set_lots(self, *, on: bool) -> None:
        """From now on the lot decides Botric's ties, or nobody but the human."""
        self.lots = on
        self.changed()

    def settle(self) -> None:
        """Fit the mode to what is asked now."""
        wanted = self._wanted()
        if wanted is not None and not isinstance(self.mode, wanted):
            self.mode = wanted()
        elif wanted is None and isinstance(self.mode, FORCED):
            self.mode = Idle()
        self.changed()

    def _wanted(self) -> type[Mode] | None:
        """The mode that the game asks for, if any."""
        if self.state.finished:
            return ScoreSheet
        if not self.humans_turn:
            return Watching
        return ASKED.get(self.state.decision, Asking) if self.state.pending else None
