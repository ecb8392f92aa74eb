"""The table's logic behind the drawing: what is chosen is answered by the mode, or by the table itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hamlet.app.flow.commands import answer, answer_key
from hamlet.app.flow.knowing import Knowing
from hamlet.app.flow.lakeside.effect_lights import is_effect, lit_by_effects
from hamlet.app.flow.mending import Mends
from hamlet.app.flow.panel_building import build_panels, choose_in
from hamlet.app.flow.rule_ways import paragraph_of_mode
from hamlet.app.ids import Id, UnitId
from hamlet.app.view.scene import Scene
from hamlet.words.rulebook.topics import paragraph_for_refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hamlet.app.flow.modes.mode import Mode
    from hamlet.app.view.panels import Panels
    from hamlet.engine.lattice.geometry import Vertex
    from hamlet.engine.state import State
    from hamlet.players.player import Player
    from hamlet.session.history import Step
    from hamlet.session.session import Session


@dataclass(frozen=True, slots=True)
class LaidOut:
    """What the table was laid out for: in which mode, after how many steps, and what confirms it."""

    mode: Mode
    steps: int
    answer: Id


class Flow(Knowing):
    """A game with its table: what is shown of it, and who answers to what is chosen."""

    def __init__(self, session: Session, players: Mapping[int, Player] | None = None) -> None:
        super().__init__(session, players)
        self.asks_before_end = True
        """Whether it is asked before a turn ends with work left."""
        self.named = ""
        """What stands above instead of the round."""
        self.greets = ""
        """What is said instead of what is asked, until somebody has played."""
        self.saved_at: Mapping[int, str] = {}
        """Tiles that are as they were saved while one played, and when that was."""
        self.read_upto = len(session.log.entries)
        self.layout: LaidOut | None = None
        self._steps: list[Step] = []
        self._scene: tuple[int, Scene] | None = None
        self._panels: tuple[int, Panels] | None = None
        self._mends: Mends | None = None
        self._still: tuple[State, Panels] | None = None
        """What the panels show of a state whatever one is about: a held tile moves many times a second."""
        session.watchers.append(self._steps.append)

    @property
    def mends(self) -> Mends:
        """What would mend the refusals of the present state."""
        if self._mends is None or self._mends.state is not self.state:
            self._mends = Mends(self)
        return self._mends

    # what is shown

    def scene(self) -> Scene:
        """What the village shows."""
        if self._scene is None or self._scene[0] != self.version:
            scene = self.mode.scene(self)
            if self.state.village.land.floods:
                scene = lit_by_effects(self, scene)
            if scene.card is not None and not scene.card.rule:
                scene = replace(scene, card=replace(scene.card, rule=paragraph_of_mode(self)))
            text, tiles, sides = self.toast
            rule = paragraph_for_refusal(self.told.rule, self.told.code) if text and self.told else ""
            self._scene = self.version, scene.with_toast(text, tiles, sides, rule) if text else scene
        return self._scene[1]

    def panels(self) -> Panels:
        """What the panels show."""
        if self._panels is None or self._panels[0] != self.version:
            if self._still is None or self._still[0] is not self.state:
                self._still = self.state, build_panels(self)
            self._panels = self.version, choose_in(self, self._still[1])
        return self._panels[1]

    def noted(self) -> None:
        """The log tells something that is no step."""
        self._still = None
        self.changed()

    # what is done

    def lay_out(self, answer: Id) -> None:
        """Enter chooses this, as long as nothing else has begun."""
        self.layout = LaidOut(self.mode, len(self.session.history.done), answer)
        self.changed()

    @property
    def laid_out_for(self) -> Id | None:
        """What Enter chooses, if the table is still laid out for it."""
        laid = self.layout
        still = laid is not None and laid.mode is self.mode and laid.steps == len(self.session.history.done)
        return laid.answer if laid is not None and still else None

    def choose(self, what: Id) -> bool:
        """Answer to an id: first the mode, then the table."""
        self.clear_toast()
        handled = self.mode.choose(self, what) or answer(self, what)
        if handled:
            self.changed()
        return handled

    def back(self) -> bool:
        """Escape: one step back."""
        self.clear_toast()
        following = self.mode.back(self)
        if following is None:
            return False
        self.enter(following)
        return True

    def leave(self) -> bool:
        """A click beside everything closes what is open; what is pinned stays so."""
        return self.mode.beneath is not self.mode and self.back()

    def hover(self, what: Id | None) -> None:
        """The pointer or the focus is on something."""
        if what != self.hovered:
            before, self.hovered = self.hovered, what
            shown = isinstance(what, UnitId) or isinstance(before, UnitId)
            if self.state.village.land.floods:
                shown = shown or is_effect(what) or is_effect(before)
            if (
                (self.mode.points and self.mode.pointed(self, what))
                or shown
                or self.mode.name in ("card", "reach")
            ):
                self.changed()

    def hold_at(self, at: tuple[float, float]) -> None:
        """A held blueprint follows the pointer."""
        if self.mode.hold_at(self, at):
            self.changed()

    def turn(self, times: int) -> None:
        """Turn what is held."""
        self.clear_toast()
        if self.mode.turn(self, times):
            self.changed()

    def move_ghost(self, direction: int) -> None:
        """By keyboard, to the next fitting place that way."""
        self.clear_toast()
        if self.mode.move(self, direction):
            self.changed()

    def next_fit(self, by: int) -> None:
        """By keyboard, to the next place where it fits."""
        self.clear_toast()
        if self.mode.next_fit(self, by):
            self.changed()

    def pin(self, at: Vertex | None = None) -> None:
        """Pin what is held."""
        self.clear_toast()
        if self.mode.pin(self, at):
            self.changed()

    def key(self, name: str) -> bool:
        """A key: first what is laid out, then the mode, then the table."""
        if name == "return" and self.laid_out_for is not None:
            return self.choose(self.laid_out_for)
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
