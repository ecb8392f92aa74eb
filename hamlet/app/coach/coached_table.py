"""The real table with a coach: only what is lit answers, and he says what to do with it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.coach.bubble import GO, LEAVE, ON, SHOW, SKIP, STAY, WHY
from hamlet.app.coach.coach import Coach
from hamlet.app.coach.coach_input import CoachInput
from hamlet.app.coach.coach_lights import Lights
from hamlet.app.coach.course_rivals import rivals_in
from hamlet.app.coach.ending import ending_change
from hamlet.app.coach.lit_now import LitNow, lit_now
from hamlet.app.coach.speaking import Speaking
from hamlet.app.coach.touching_ids import SPOT, drawer_wanted
from hamlet.app.ids import ButtonId, Id, InfoId
from hamlet.app.pages import HelpPage, TablePage
from hamlet.app.table.card_scrolling import DOWN, UP
from hamlet.app.table.opponents import InlineThinker
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.table.table_habits import TableHabits, habits_of
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Change, Open, Replace
from hamlet.engine.village import Placed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hamlet.app.keeping import Keeper
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.view.parts import Button
    from hamlet.app.view.scene import Scene
    from hamlet.howto.courses import Course
    from hamlet.session.session import Session
    from hamlet.store.settings import Settings

BEAT: Final = 1.3  # seconds of one beat of the hand
RATE: Final = 1 / 15  # seconds between two pictures of it
FLASH: Final = 0.5
STILL_AFTER: Final = 20.0  # seconds without a hand on mouse or keys after which nothing beats
HAND: Final = "hand"
ESCAPE: Final = "Esc"
STRIDE: Final = 60  # logical pixels by which a card is scrolled until what is lit is in sight
HARMLESS: Final = (UP, DOWN)
"""What answers besides: more of a card that scrolls."""


class CoachedTable(TableScreen):
    """One course at the table."""

    lively = False  # nothing takes the eye off what is lit

    def __init__(
        self,
        session: Session,
        course: Course,
        keeper: Keeper | None = None,
        speed: float = 1.0,
        *,
        habits: TableHabits,
        finished: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__(session, keeper, speed, habits=habits)
        self.flow.players.update(rivals_in(session, course))
        self.opponents.thinker = InlineThinker(self.flow.players)
        self.flow.asks_before_end = False
        self.input: CoachInput = CoachInput(self)
        self._reduced = habits.reduced
        self.speaking = Speaking(self.flow.words)
        self.lit = LitNow()
        self._finished = finished
        self._beat_at = -FLASH
        self._beaten = 0.0
        self.coach = Coach(self, course)
        self._coached = (-1, "", False, False)

    def heed(self, settings: Settings) -> None:
        """Other settings; but whoever is led is never asked whether a turn shall end."""
        super().heed(settings)
        self.flow.asks_before_end, self._reduced = False, habits_of(settings).reduced

    # layout

    def layout(self) -> Iterable[HitRegion]:
        """What is lit and what the coach offers; all else only explains itself."""
        found, before = list(super().layout()), (self.lit, self.speaking.rect)
        self.lit = lit_now(self, self.coach, found)
        tiles = [self.board.tile_rect(uid) for uid in range(len(self.session.state.village.tiles))]
        rather = [*tiles, *self.board.way_rects(self.scene())]
        unseen = self.coach.target is not None and self.lit.target is None and not self.busy
        spoken = self.speaking.arrange(self.frame, self.coach, self.lit, rather, unseen=unseen)
        if before != (self.lit, self.speaking.rect):
            self.uncover()
        target = self.lit.target
        answers = [hit for hit in found if target is not None and hit.id == target.id]
        if target is not None and target not in answers:
            answers.append(target)
        quiet = [hit for hit in found if isinstance(hit.id, InfoId) or hit.id in HARMLESS]
        return [*answers, *spoken, *quiet]

    def scene(self) -> Scene:
        """What the village shows: what Botric would do, where that is read; no place but the wanted one."""
        pointed = self.coach.pointed
        scene = super().scene() if pointed is None else self.looking.scene(pointed)
        if self.coach.ended:
            return scene
        card = scene.card
        if card is not None and any(button.key == ESCAPE for button in card.buttons):
            # Escape leaves first steps, whatever lies open.
            scene = replace(scene, card=replace(card, buttons=tuple(map(_without_escape, card.buttons))))
        return replace(scene, spots=()) if scene.spots else scene

    def regions(self) -> dict[str, pygame.Rect]:
        """The hand beats in a part of its own, so that little is drawn for it."""
        place = Lights(self.frame, self.lit).hand_rect
        return {**self.frame.regions, HAND: place} if place is not None else self.frame.regions

    # time

    def update(self, now: float) -> Change | None:
        """The table goes on, and the coach with it."""
        change = super().update(now)
        self.coach.update(now)
        if self.coach.ended and self._finished is not None:
            self._finished(self.coach.course.id)
            self._finished = None
        coached = (self.coach.version, self.coach.rival, self.coach.calm, self.busy)
        if coached != self._coached:
            # Whoever walks by keys is not thrown back only because something has been painted to its end.
            goes_on = coached[:-1] != self._coached[:-1]
            self._coached = coached
            self._look()
            self.relayout()
            self._scroll_to_target()
            self.uncover()
            if goes_on:
                self.input.follow_target()
        self._beat(now)
        return change

    def _look(self) -> None:
        """Village and place for what is held are in sight, and a drawer in which something is lit is open."""
        drawer = drawer_wanted(self.coach.touch) if self.frame.kind is FrameKind.COMPACT else ""
        if self.coach.calm and drawer != self.looking.state.drawer:
            self.looking.open(drawer)
        touch, ghost, state = self.coach.touch, self.flow.scene().ghost, self.session.state
        if touch is not None and touch.lit.kind == SPOT and ghost is not None and not ghost.pinned:
            rotation, at = touch.lit.which
            self.board.look_over(state, (*state.village.tiles, Placed(ghost.tile, rotation, at)))
        elif ghost is None and not self.board.camera.fitted:
            self.board.fit(state)

    def _scroll_to_target(self) -> None:
        """What is to be touched and lies farther down on a card comes into sight."""
        card, missing = self.overlays.card, self.coach.target is not None
        while missing and self.lit.target is None and card.scroll_by(self.frame.px(STRIDE)):
            self.relayout()

    def _beat(self, now: float) -> None:
        lit, flashing = self.lit.answers is not None, now - self._beat_at < FLASH + RATE
        moves = self.others.own_speed > 0 and not self._reduced and now - self.input.last < STILL_AFTER
        if lit and flashing:
            self.uncover()
        elif lit and moves and now - self._beaten >= RATE:
            self._beaten = now
            self.mark(HAND)

    def flash(self) -> None:
        """What is lit beats once: something else was touched."""
        self._beat_at = self.now

    # drawing

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The table, ink over it, what is lit, and the bubble."""
        clip = surface.get_clip()
        for name, rect in self.frame.regions.items():
            if name == region or (region == HAND and rect.colliderect(clip)):
                surface.set_clip(rect.clip(clip))
                super().paint(surface, name)
        surface.set_clip(clip)
        Lights(self.frame, self.lit).draw(surface, self._phase(), self._flash())
        self.speaking.put(surface)

    def _phase(self) -> float:
        moves = self.others.own_speed > 0 and not self._reduced
        return (self.now % BEAT) / BEAT if moves else 0.0

    def _flash(self) -> float:
        gone = self.now - self._beat_at
        return max(0.0, 1 - gone / FLASH) if gone >= 0 else 0.0

    # what it comes to

    def took(self, what: Id) -> Change | None:
        """What is lit was touched, or something of the coach's."""
        coach = self.coach
        if (self.lit.target is not None and what == self.lit.target.id) or what == ON:
            coach.do()
        elif what == SHOW:
            coach.show()
        elif what == SKIP:
            coach.skip()
        elif what == WHY:
            return self.why()
        elif what in (LEAVE, STAY) and not coach.ended:
            coach.ask_to_leave(asks=what == LEAVE)
        elif what in (LEAVE, GO):
            return self.leave()
        elif isinstance(what, ButtonId) and coach.ended:
            return ending_change(what, coach.course.id)
        return None

    def why(self) -> Change:
        """The rule behind the step."""
        return Open(HelpPage(self.coach.step.paragraph, self.session.setup.definitions))

    def leave(self) -> Change:
        """It goes on as a game like any other."""
        keeper = self.keeper
        folder = None if keeper is None else keeper.folder
        return Replace(
            TablePage(self.session, self.session.id, kept=keeper is not None, folder=folder, led_here=True)
        )


def _without_escape(button: Button) -> Button:
    return replace(button, key="") if button.key == ESCAPE else button
