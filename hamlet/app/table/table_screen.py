"""The table on the screen: village, panels and flow together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.view import BoardView
from hamlet.app.flow.table import Flow
from hamlet.app.screen import Change, Push
from hamlet.app.table.banners import TableBanners
from hamlet.app.table.card_plan import first_action
from hamlet.app.table.chrome import Chrome, PanelState
from hamlet.app.table.edge import EdgeSlide
from hamlet.app.table.input import TableInput
from hamlet.app.table.keeping import Keeper
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.opponents import InlineThinker, Opponents
from hamlet.app.table.table_frame import TableFrame, frame_for
from hamlet.app.table.village_overlays import VillageOverlays
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.stage import Stage
from hamlet.app.view.scene import Scene
from hamlet.session.driving import players_of
from hamlet.session.session import Session
from hamlet.words.localised import localised

TOAST = 6.0
LEAST_STEP = 1 / 30


class TableScreen(TableBanners, TableInput, Stage):
    """One game being played or looked at."""

    def __init__(
        self,
        session: Session,
        keeper: Keeper | None = None,
        speed: float = 1.0,
        *,
        reduced: bool = False,
        remember_pace: Callable[[float], None] | None = None,
    ) -> None:
        Stage.__init__(self)
        self.session = session
        self.keeper = keeper
        self.remember_pace = remember_pace
        players = players_of(session)
        self.flow = Flow(session, players)
        self.opponents = Opponents(self.flow, InlineThinker(players), speed)
        definitions = session.setup.definitions
        colours = tuple(seat.color for seat in session.setup.seats)
        words = session.setup.words
        art = TileArt(localised(words, definitions))
        self.look = Look(words, definitions, colours, Pictures(art))
        self.board = BoardView(session.setup.box, BadgeArt(art, colours), words)
        self.board.set_motion(speed, reduced=reduced)
        self.chrome = Chrome(self.look)
        self.village = VillageOverlays(self.look, session)
        self.panel_state = PanelState()
        self._edge = EdgeSlide()
        self.frame: TableFrame = frame_for((1280, 720), 1.0)
        self._version = -1
        self._fitted = False
        self._scored = session.finished
        self._card_title = ""
        self._eye = self.board.camera.eye

    # layout

    def resize(self, size: tuple[int, int], scale: float) -> None:
        """Another layout."""
        self.frame = frame_for(size, scale)
        self.chrome.pieces.clear()
        self.board.resize(self.frame.village, scale)
        if not self._fitted:
            self.board.fit(self.session.state)
            self.board.camera.stop()
            self._fitted = True
        super().resize(size, scale)

    def regions(self) -> dict[str, pygame.Rect]:
        """The strips and the village."""
        frame = self.frame
        found = {"top": frame.top, "left": frame.left, "right": frame.right, "dock": frame.dock}
        return {name: rect for name, rect in found.items() if rect.width} | {"village": frame.village}

    def scene(self) -> Scene:
        """The flow's scene, with the tiles of a log line that is pointed at, or those looked for."""
        scene = self.flow.scene()
        if self.finding is not None:
            found = frozenset(self.finding.matches(self.flow))
            return replace(scene, dim=bool(found), bright=found)
        what = self.hover or self.focus or ""
        if what.startswith("log:") and not scene.toast:
            entry = self.flow.panels().log[int(what.partition(":")[2])]
            return replace(scene, toast_tiles=frozenset(entry.tiles))
        return scene

    def layout(self) -> Iterable[HitRegion]:
        """Cards first, then the village, then the panels."""
        panels, scene = self.flow.panels(), self.scene()
        self.mark(*self.chrome.update(self.frame, panels, self.panel_state))
        village = self.board.hits(self.session.state, scene)
        before = self.village.outside
        if self.finding is not None:
            # The field stands where the prompt would.
            panels = replace(panels, top=replace(panels.top, prompt=""))
        self.village.arrange(self.frame, panels, scene, self.panel_state, village, self.bars())
        self._version = self.flow.version
        self.mark("village")
        if self.village.outside or before:
            self.mark("right")
        return [*self.village.hits(), *village, *self.chrome.hits()]

    @property
    def busy(self) -> bool:
        """The village or a blueprint is still being drawn, or something moves."""
        return self.board.busy or self.board.animating or self.look.pictures.waiting

    # time

    def update(self, now: float) -> Change | None:
        """Players play, things move, pictures are made, the game is kept."""
        passed = min(max(now - self.now, 0.0), LEAST_STEP * 3)
        change = super().update(now)
        self.opponents.update(now, busy=self.board.animating)
        self._show_steps()
        if self.holding and self.pointer and self._edge.slide(passed, self.pointer, self.board.camera):
            self.flow.hold_at(self.board.plane_at(self.pointer))
            self.relayout()
        if self.board.update(passed):
            self._board_moved()
        if self.look.pictures.work():
            self._refresh()
        if self.flow.version != self._version:
            self._refresh()
        self._pass_time(now)
        if self.keeper is not None:
            self.keeper.look()
        return change or self._scoring()

    def _board_moved(self) -> None:
        """The village looks different; if the camera has moved, its hit regions lie elsewhere."""
        if self.board.camera.eye != self._eye:
            self._eye = self.board.camera.eye
            self.relayout()
        self.mark("village")

    def _refresh(self) -> None:
        scene = self.flow.scene()
        if scene.toast:
            self._toast_until = self.now + TOAST
        self._follow_hand()
        self.relayout()
        self._focus_card()
        self._greet()

    def _focus_card(self) -> None:
        """For the keyboard: a card that has just opened has its first action focused."""
        card = self.flow.scene().card
        title = card.title if card is not None else ""
        if title != self._card_title:
            self._card_title = title
            if card is not None and self.by_keys:
                self.set_focus(first_action(card))

    def _scoring(self) -> Change | None:
        if not self.session.finished:
            self._scored = False
        elif not self._scored and not self.board.animating:
            from hamlet.app.screens.scoring import ScoringScreen

            self._scored = True
            self.flow.back()
            return Push(ScoringScreen(self.session))
        return None

    def _due_hint(self) -> str | None:
        """What has its card open needs no hint."""
        due, card = super()._due_hint(), self.flow.scene().card
        return None if card is not None and due == f"tile:{card.tile}" else due

    # drawing

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """A strip is a blit; the village draws itself."""
        if region == "village":
            self.board.draw(surface, self.session.state, self.scene(), self._lit())
        else:
            self.chrome.put(surface, self.frame, region)
        self.village.put(surface, self.scale)

    def _lit(self) -> str | None:
        """What the village shows as pointed at."""
        return (self.focus if self.by_keys else None) or self.hover

    def paint_over(self, surface: pygame.Surface) -> None:
        """A piece that is dragged hangs on the pointer."""
        if self.dragging is None or self.pointer is None:
            return
        kind = self.dragging.partition(":")[0]
        if kind in ("donkey", "villager"):
            colour = seat_colour(self.look.colour(self.session.state.seat))
            picture = icon(kind, round(40 * self.scale), colour, PAPER)
            surface.blit(picture, picture.get_rect(center=self.pointer))

    def uncover(self) -> None:
        """Shown again: everything anew."""
        super().uncover()
        self.mark("village")

    def close(self) -> None:
        """The game is on the disk before the screen is gone."""
        self.opponents.thinker.close()
        if self.keeper is not None:
            self.keeper.close()
