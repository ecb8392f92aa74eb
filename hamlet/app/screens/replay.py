"""A game looked back at: the village at any move, what the moves brought, and playing on from any of them."""

from __future__ import annotations

import pygame

from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id, ViewId
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.page_room import page_room
from hamlet.app.pages import HelpPage, ReplayPage
from hamlet.app.screens import replay_page as ids
from hamlet.app.screens.replay_hands import ReplayInput
from hamlet.app.screens.replay_picture import ReplayPicture
from hamlet.app.screens.ways_to_rules import paragraph_of_step
from hamlet.app.sound.ears import EARS
from hamlet.app.sound.following import Following
from hamlet.app.starting import played_on
from hamlet.app.stopwatch import WATCH
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.ui.screen import Change, Open, Replace

MOVE = 0.35  # seconds of a move at the slowest pace
SECONDS = 0.006  # of a frame for finding scores
SHOWN_EVERY = 0.1  # seconds between two looks at curves that still grow


class ReplayScreen(ReplayPicture):
    """Lets moves pass, and answers to the bar, the moves and the hands on the village."""

    def __init__(self, home: Home, page: ReplayPage) -> None:
        super().__init__(home, page)
        self.input: KitInput = ReplayInput(self)
        self.following = Following()
        self._wanted = page.at
        self._next = 0.0
        self._looked = 0.0
        self._before = 0.0

    # time

    @property
    def busy(self) -> bool:
        """Whether something moves, or is still being found."""
        return super().busy or self.board.busy or not self.timeline.ready or self.playing

    def update(self, now: float) -> Change | None:
        """Play on, find scores, paint."""
        change = super().update(now)
        if not self.playing:
            self.live(now - self._before)
        if self.board.update(now - self._before):
            self.touch_village()
        self._before = now
        if not self.timeline.ready:
            self._work(now)
        if self.playing and now >= self._next:
            self._next = now + MOVE / float(self.pace)
            self.playing = self.at < self.timeline.moves
            self.go(self.at + 1)
        return change

    def listen(self) -> None:
        """As at the table."""
        EARS.surround(self.board.ground.studio.season.like)
        self.following.follow(self.board.performance)

    def _work(self, now: float) -> None:
        end = WATCH.now() + SECONDS
        while self.timeline.work() and WATCH.now() < end:
            pass
        if self.timeline.whole and self._wanted is None and self.subject.record is not None:
            self._wanted = self.timeline.moves
            self._arrive(self._wanted)
        elif self._wanted is not None and self.at < self._wanted <= self.timeline.moves:
            self._arrive(self._wanted)
        if now - self._looked > SHOWN_EVERY or self.timeline.ready:
            self._looked = now
            self.relayout()

    # going

    def _arrive(self, moment: int) -> None:
        """Where one wanted to begin; what was to be told stands there until somebody goes on."""
        told = self.told
        self.go(moment)
        if told:
            self.told = told
            self.relayout()

    def go(self, moment: int) -> None:
        """Look at this moment."""
        before, self.at = self.at, max(0, min(self.timeline.moves, moment))
        step = self.timeline.step(self.at)
        if self.at == before + 1 and step is not None and self.motion is MotionKind.FULL:
            self.board.show_steps([step])
        else:
            self.board.skip()
        if self.at != before:
            self.told = ""
        self.touch_village()
        self.relayout()

    def took(self, what: Id, value: SetValue) -> Change | None:
        """The bar, a move, a button."""
        if what in (ids.BAR, ids.MOVES):
            self.playing = False
            self.go(round(float(value)))
        elif isinstance(what, CellId) and what.of in (ids.BAR, ids.MOVES):
            self.go(int(what.value))
        elif what == ids.PACE:
            self.pace = str(value)
        elif what == ids.SAVE:
            self.save()
        elif what == ids.DRAWER:
            self.pull_drawer()
        elif what == ids.PLAY_ON:
            return Replace(played_on(self.timeline.session, self.at))
        elif isinstance(what, ControlId):
            self.transport(what)
        return None

    def rule(self, what: Id | None) -> Change | None:
        """What the rules tell of the move that led here, in the game that it was."""
        paragraph = paragraph_of_step(self.timeline.step(self.at))
        return Open(HelpPage(paragraph, self.timeline.session.setup.definitions))

    def next_pace(self) -> None:
        """Faster; after the fastest the slowest again."""
        self.pace = ids.PACES[(ids.PACES.index(self.pace) + 1) % len(ids.PACES)]
        self.relayout()

    def transport(self, what: ControlId) -> None:
        """Go on or back, by a move, a turn, or altogether; or let it play."""
        timeline = self.timeline
        if what == ids.PLAY:
            if self.at >= timeline.moves:
                self.go(0)
            self.playing, self._next = not self.playing, self.now + MOVE / float(self.pace)
            # Whoever lets moves pass quickly looks at them alone.
            self.board.life.hush()
            return
        goals = {
            ids.FIRST: 0,
            ids.TURN_BEFORE: timeline.turn_from(self.at, -1),
            ids.BEFORE: self.at - 1,
            ids.AFTER: self.at + 1,
            ids.TURN_AFTER: timeline.turn_from(self.at, 1),
            ids.LAST: timeline.moves,
        }
        if what in goals:
            self.playing = False
            self.go(goals[what])

    def to_point(self, by: int) -> None:
        """The next turning point, or the former one."""
        point = self.timeline.point_from(self.at, by)
        if point is not None:
            self.playing = False
            self.go(point)

    def escape(self) -> Change | None:
        """First the drawer is closed."""
        if self.drawer and page_room(self.size, self.scale).kind is FrameKind.COMPACT:
            self.pull_drawer()
            return None
        return super().escape()

    def handle(self, event: pygame.Event) -> Change | None:
        """Hands on the village move it."""
        if event.type in POINTER and self.board.handle(event):
            self.board.life.heed(event)
            self.touch_village()
            return None
        return super().handle(event)

    def key(self, event: pygame.Event) -> Change | None:
        """Closer and further; the moves where they are in a drawer."""
        if event.key == pygame.K_l and ids.DRAWER in self.controls:
            self.pull_drawer()
        elif self.board.handle(event):
            self.touch_village()
        return None

    def chosen(self, what: Id) -> Change | None:
        """A button over the village, or anything of the page."""
        if isinstance(what, ViewId):
            self.board.choose(what)
            self.touch_village()
            return None
        return super().chosen(what)


POINTER = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION, pygame.MOUSEWHEEL)
