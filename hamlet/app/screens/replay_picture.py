"""What is seen of a game that is looked back at: the village at a moment, and the page around it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from hamlet.app.art.tile.artist import art_of
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board_view import BoardView
from hamlet.app.home import Home
from hamlet.app.ids import ViewId
from hamlet.app.kit.entering import MotionKind, motion_of
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.page_room import PageRoom, page_room
from hamlet.app.pages import ReplayPage
from hamlet.app.screens import replay_page as ids
from hamlet.app.screens.lively_page import VILLAGE, LivelyPage, enliven
from hamlet.app.screens.replay_opening import timeline_of, unknown_here
from hamlet.app.screens.replay_page import ReplayPlan, ReplayView, replay_room
from hamlet.app.screens.replay_told import draw_brought, draw_foot
from hamlet.app.snapshots import picture_name, write_picture
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import Pane
from hamlet.app.view.scene import Scene
from hamlet.store.errors import StoreError
from hamlet.words.localised import localised


class ReplayPicture(LivelyPage):
    """The village with its own camera, and what is told of the moment that is looked at."""

    def __init__(self, home: Home, page: ReplayPage) -> None:
        super().__init__(home.words, motion_of(home.settings))
        self.home = home
        self.subject = page
        self.timeline = timeline_of(home, page)
        self.pace = ids.PACES[0]
        self.playing = False
        self.told = unknown_here(home, self.timeline.session)
        session, last = self.timeline.session, self.timeline.moves
        self.at = last if page.at is None or page.record is not None else min(page.at, last)
        colours = tuple(seat.color for seat in session.setup.seats)
        art = art_of(localised(home.words, session.setup.definitions))
        self.board = BoardView(session.setup.box, BadgeArt(art, colours), home.words)
        self.board.wished = home.look
        moving = self.motion is MotionKind.FULL
        self.board.set_motion(home.settings.animation_speed, reduced=not moving)
        enliven(self.board, self.motion)
        self.drawer = False
        """In the tightest layout: whether the moves are pulled out."""
        self._village = pygame.Rect(0, 0, 0, 0)
        self._told_on: tuple[pygame.Rect, ...] = ()

    def preparing(self) -> Iterator[float]:
        """A sketch of every tile that lies there in the end."""
        return self.board.sketching(self.timeline.session.state)

    # the page

    @property
    def view(self) -> ReplayView:
        """Where one is."""
        label, timeline = self.words.label, self.timeline
        crumb = label("screens.games") if self.subject.crumb else ""
        why = label("screens.replay.over") if timeline.state(self.at).finished else ""
        told = self.told
        if not told and timeline.broken_at is not None and self.at == timeline.moves:
            told = label("screens.replay.broken", move=timeline.moves + 1)
        return ReplayView(self.subject.name, crumb, self.at, self.pace, self.playing, told, why, self.drawer)

    def page(self, room: PageRoom) -> PagePlan:
        """What is so at the moment that is looked at."""
        return ReplayPlan(self.words, self.timeline, self.view, room).plan()

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """The village takes its place; what is told of a move has room in it."""
        self._place_village(page_room(size, scale))
        first = not self.size[0]
        if first:
            self.board.fit(self.timeline.state(self.timeline.moves))
            self.board.camera.stop()
        super().resize(size, scale)

    def _place_village(self, room: PageRoom) -> None:
        self._village = replay_room(room, drawer=self.drawer).village
        self.board.resize(self._village, room.scale)

    def pull_drawer(self) -> None:
        """The moves come out, or go back; the village has what is left."""
        self.drawer = not self.drawer
        self._place_village(page_room(self.size, self.scale))
        self.relayout()
        self.uncover()

    @property
    def village(self) -> pygame.Rect:
        """Where it lies."""
        return self._village

    def covered(self) -> list[pygame.Rect]:
        """The small buttons, and what is told of a move."""
        return [*super().covered(), *self._told_on]

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """The village lies on the page."""
        if region != VILLAGE or self._entering is not None:
            super().paint(surface, region)
            return
        self.board.draw(surface, self.timeline.state(self.at), Scene(), None)
        pane = Pane(surface, self.scale, self.words)
        brought = draw_brought(pane, self.board, self.timeline, self.at, self._village)
        self._told_on = (*brought, *draw_foot(pane, self.view.told, self._village))

    def layout(self) -> Iterable[HitRegion]:
        """With the small buttons over the village."""
        found = list(super().layout())
        village = self.board.hits(self.timeline.state(self.at), Scene())
        return [*found, *(hit for hit in village if isinstance(hit.id, ViewId))]

    def save(self) -> None:
        """Keep the village of this moment as a picture."""
        sheet = pygame.Surface(self.size)
        self.board.draw(sheet, self.timeline.state(self.at), Scene(), None)
        path = self.home.folders.pictures / picture_name("hamlet-")
        try:
            write_picture(sheet.subsurface(self._village), path, self.home.disk)
        except StoreError as error:
            self.told = error.told(self.words)
        else:
            self.told = self.words.label("screens.replay.saved", path=str(path))
        self.relayout()
