"""The table's logic behind the drawing: what is chosen is answered by the mode, or by the table itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.commands import answer, answer_key
from hamlet.app.flow.modes.asking import Asking
from hamlet.app.flow.modes.hall import HireDesk, PlacingDonkey
from hamlet.app.flow.modes.laying import Laying
from hamlet.app.flow.modes.mode import Idle, Mode
from hamlet.app.flow.modes.sheets import ScoreSheet, Watching
from hamlet.app.flow.panel_building import build_panels, choose_in
from hamlet.app.ids import Id, UnitId
from hamlet.app.view.scene import Scene
from hamlet.engine.decisions import HIRE, LAY_START, PLACE_DONKEY
from hamlet.engine.events import reveals
from hamlet.engine.game import play
from hamlet.words.actions import describe
from hamlet.words.decisions import ask
from hamlet.words.refusals import explain_rich
from hamlet.words.speech import Speech
from hamlet.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.app.view.panels import Panels
    from hamlet.engine.actions.family import Action
    from hamlet.engine.events import Event
    from hamlet.engine.lattice.geometry import Side, Vertex
    from hamlet.engine.refusals import Refusal
    from hamlet.engine.state import State
    from hamlet.players.player import Player
    from hamlet.session.history import Step
    from hamlet.session.session import Session


ASKED: dict[str, type[Mode]] = {HIRE: HireDesk, PLACE_DONKEY: PlacingDonkey, LAY_START: Laying}


class Flow:
    """One game at the table: the session, who plays, and the mode the acting person is in."""

    def __init__(self, session: Session, players: Mapping[int, Player] | None = None) -> None:
        self.session = session
        self.players = dict(players or {})
        self.version = 0
        self.hovered: Id | None = None
        self.read_upto = len(session.log.entries)
        self._steps: list[Step] = []
        self._scene: Scene | None = None
        self._panels: Panels | None = None
        self._still: tuple[State, Panels] | None = None
        """What the panels show of a state whatever one is about: a held tile moves many times a second."""
        self._toast: tuple[str, frozenset[int], tuple[Side, ...]] = ("", frozenset(), ())
        self.mode: Mode = Idle()
        self.refused: Refusal | None = None
        session.watchers.append(self._steps.append)
        self.settle()

    # what is known

    @property
    def state(self) -> State:
        """The present state."""
        return self.session.state

    @property
    def names(self) -> list[str]:
        """The seats' names."""
        return [seat.name for seat in self.session.setup.seats]

    @property
    def words(self) -> Words:
        """In which words the game is told."""
        return self.session.setup.words

    @property
    def speech(self) -> Speech:
        """Speaks of the present state."""
        return self.session.setup.speech(self.state)

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
        return ask(self.speech).rich

    @property
    def humans_turn(self) -> bool:
        """Whether a person has to decide now."""
        return not self.state.finished and self.state.decider not in self.players

    @property
    def undo_target(self) -> int | None:
        """Before which step undo leads: the last one that a person made and that revealed nothing since."""
        history = self.session.history
        for index in range(len(history.done) - 1, history.barrier - 1, -1):
            if history.done[index].seat not in self.players:
                return index
        return None

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
        if self.session.refusal(action) is not None:
            return False
        events: list[Event] = []
        play(self.state.copy(), action, events.append)
        return any(reveals(event) for event in events)

    # what is shown

    def scene(self) -> Scene:
        """What the village shows."""
        if self._scene is None:
            scene = self.mode.scene(self)
            text, tiles, sides = self._toast
            if text:
                scene = scene.with_toast(text, tiles, sides)
            self._scene = scene
        return self._scene

    def panels(self) -> Panels:
        """What the panels show."""
        if self._panels is None:
            if self._still is None or self._still[0] is not self.state:
                self._still = self.state, build_panels(self)
            self._panels = choose_in(self, self._still[1])
        return self._panels

    def changed(self) -> None:
        """Something is to be drawn anew."""
        self.version += 1
        self._scene = self._panels = None

    # what is done

    def choose(self, what: Id) -> bool:
        """Answer to an id: first the mode, then the table."""
        self.clear_toast()
        handled = self.mode.choose(self, what) or answer(self, what)
        if handled:
            self.changed()
        return handled

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
        self.refused = found
        tiles = found.facts.get("tiles", ())
        sides = found.facts.get("sides", ())
        self.say(explain_rich(self.speech, found), frozenset(tiles), tuple(sides))

    def say(self, text: str, tiles: frozenset[int] = frozenset(), sides: tuple[Side, ...] = ()) -> None:
        """Show a short message over the village."""
        self._toast = (text, tiles, sides)
        self.changed()

    def clear_toast(self) -> None:
        """The message has been read."""
        if self._toast[0]:
            self._toast = ("", frozenset(), ())
            self.changed()

    def enter(self, mode: Mode) -> None:
        """Begin another mode."""
        self.mode = mode
        self.changed()

    def settle(self) -> None:
        """Fit the mode to what is asked now."""
        wanted = self._wanted()
        forced = (Asking, HireDesk, PlacingDonkey, Laying, Watching)
        if wanted is not None and not isinstance(self.mode, wanted):
            self.mode = wanted()
        elif wanted is None and isinstance(self.mode, forced):
            self.mode = Idle()
        self.changed()

    def _wanted(self) -> type[Mode] | None:
        """The mode that the game asks for, if any."""
        if self.state.finished:
            return ScoreSheet
        if not self.humans_turn:
            return Watching
        return ASKED.get(self.state.decision, Asking) if self.state.pending else None

    def back(self) -> bool:
        """Escape: one step back."""
        self.clear_toast()
        following = self.mode.back(self)
        if following is None:
            return False
        self.enter(following)
        return True

    def hover(self, what: Id | None) -> None:
        """The pointer or the focus is on something."""
        if what != self.hovered:
            shown = isinstance(what, UnitId) or isinstance(self.hovered, UnitId)
            self.hovered = what
            if shown or self.mode.name in ("card", "reach"):
                self.changed()

    def hold_at(self, at: tuple[float, float]) -> None:
        """A held blueprint follows the pointer."""
        if self.mode.hold_at(self, at):
            self.changed()

    def turn(self, times: int) -> None:
        """Turn what is held."""
        if self.mode.turn(self, times):
            self.changed()

    def move_ghost(self, direction: int) -> None:
        """By keyboard, to the next fitting place that way."""
        if self.mode.move(self, direction):
            self.changed()

    def pin(self, at: Vertex | None = None) -> None:
        """Pin what is held."""
        if self.mode.pin(self, at):
            self.changed()

    def key(self, name: str) -> bool:
        """A key: first the mode, then the table."""
        self.clear_toast()
        handled = self.mode.key(self, name) or answer_key(self, name)
        if handled:
            self.changed()
        return handled

    # other players

    def others_steps(self) -> list[Step]:
        """What others did since the viewer's own last step: to be shown again."""
        done, viewer = self.session.history.done, self.viewer
        begin = len(done)
        while begin and done[begin - 1].seat != viewer:
            begin -= 1
        return done[begin:]

    def take_steps(self) -> list[Step]:
        """The steps played since last asked."""
        steps, self._steps[:] = list(self._steps), []
        return steps
