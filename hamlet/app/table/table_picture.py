"""What is seen of the table and can be pointed at: where everything lies, how it is drawn, what it tells."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from hamlet.app.board.tools import reaches
from hamlet.app.ids import Id, TileId
from hamlet.app.table.chance_card import draw_spoken_of
from hamlet.app.table.tooltips import kept_clear
from hamlet.app.ui.stage import Stage

if TYPE_CHECKING:
    from hamlet.app.board_view import BoardView
    from hamlet.app.flow.table import Flow
    from hamlet.app.table.aloft import Aloft
    from hamlet.app.table.arranging import Arranging
    from hamlet.app.table.chance_telling import ChanceTelling
    from hamlet.app.table.chrome import Chrome
    from hamlet.app.table.looking import Looking
    from hamlet.app.table.notices import Notices
    from hamlet.app.table.numbers_arriving import NumbersArriving
    from hamlet.app.table.table_frame import TableFrame
    from hamlet.app.table.tooltips import Tooltips
    from hamlet.app.table.village_overlays import VillageOverlays
    from hamlet.app.ui.hints import Hint, KeptClear
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.ui.screen import Change
    from hamlet.app.view.panels import Panels
    from hamlet.app.view.scene import Scene
    from hamlet.session.session import Session


class TablePicture(Stage):
    """The table as it stands. The parts are made by the screen, which also lets time pass."""

    session: Session
    flow: Flow
    board: BoardView
    looking: Looking
    chrome: Chrome
    overlays: VillageOverlays
    arranging: Arranging
    chances: ChanceTelling
    notices: Notices
    tooltips: Tooltips
    aloft: Aloft
    counting: NumbersArriving
    frame: TableFrame
    _shown: Panels
    """What the panels tell."""
    _version: int
    """What of the game is laid out."""

    # layout

    def regions(self) -> dict[str, pygame.Rect]:
        """The strips and the village."""
        return self.frame.regions

    def scene(self) -> Scene:
        """What the village shows now."""
        hands = self.input
        return self.looking.scene((hands.focus if hands.by_keys else None) or hands.hover)

    def layout(self) -> Iterable[HitRegion]:
        """Cards first, then the village, then the panels."""
        scene, before = self.scene(), self.overlays.over
        panels = self.counting.shown(self._shown)
        self.mark("village", *self.chrome.update(self.frame, panels, self.looking.state))
        village = self.arranging.arrange(self.frame, self._shown, scene)
        self._version = self.flow.version
        self.mark(*self.overlays.over, *before)
        notice = self.notices.hits(self.frame) if self.notices.shown is not None else ()
        return [*notice, *self.overlays.hits(), *village, *self.chrome.hits()]

    # hints

    def wants_hint(self, what: Id) -> bool:
        """What has its card open needs no hint, and what is refused says why on the village."""
        scene = self.scene()
        card, refused = scene.card, scene.refused
        if refused is not None and refused.id == what:
            return False
        return card is None or card.tile is None or what != TileId(card.tile)

    def hint(self, hit: HitRegion) -> Hint:
        """What pointing at something tells."""
        return self.tooltips.hint(hit, self.size[1], self.scale)

    def kept_clear(self, hit: HitRegion) -> KeptClear:
        """What is lit, and the buttons of a card, are not covered."""
        return kept_clear(self.scene(), self.hits.all, hit)

    # drawing

    def paint(self, surface: pygame.Surface, region: str) -> None:
        """A strip is a blit; the village draws itself."""
        if region == "village":
            hands = self.input
            lit = (hands.focus if hands.by_keys else None) or hands.hover
            self.board.draw(surface, self.flow.mode.moment or self.session.state, self.scene(), lit)
        elif region == "notice":
            self.notices.put(surface, self.frame)
        else:
            self.chrome.put(surface, self.frame, region)
        self.overlays.put(surface, self.scale)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """What has changed; if that is only life in the village, nothing but its sprites is drawn anew."""
        changed = super().draw(surface)
        if not self.board.life.stale:
            return changed
        stirred = self.board.stir(surface)
        if stirred is None:
            self.mark("village")
            return changed
        over = [*self.overlays.reaches(self.scale), *self.marks.places, *reaches(self.board.camera)]
        scene, hover = self.scene(), self.input.hover
        for rect in stirred:
            if rect.collidelist(over) >= 0:
                surface.set_clip(rect)
                self.board.draw_tools(surface, scene, hover)
                self.overlays.put(surface, self.scale)
                self.marks.draw(surface)
        surface.set_clip(None)
        return [*changed, *stirred]

    def handle(self, event: pygame.Event) -> Change | None:
        """Pointer and keys; any input wakes life in the village."""
        self.board.life.heed(event)
        return super().handle(event)

    def paint_over(self, surface: pygame.Surface) -> None:
        """What a first chance speaks of, what flies, and a piece that is dragged and hangs on the pointer."""
        spoken_of = self.chances.shown and self.hits.get(self.chances.shown.on_panel)
        if spoken_of:
            draw_spoken_of(surface, spoken_of, self.scale)
        if self.board.performance.flights:
            self.aloft.draw_flights(surface)
        dragged, at = self.input.dragging, self.input.pointer
        if dragged is not None and at is not None:
            self.aloft.draw_hanging(surface, dragged, at)
