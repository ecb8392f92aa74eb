"""The things over the village: which there are now, where they stand, what of them is hit."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.table.botric.solo_column import his_drawer
from hamlet.app.table.card_standing import CardStanding
from hamlet.app.table.chrome import PanelState
from hamlet.app.table.columns import Place
from hamlet.app.table.drawers import drawer_place, seat_drawer
from hamlet.app.table.kept_visible import KeptVisible
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import (
    Overlay,
    banner_overlay,
    drawer_overlay,
    prompt_overlay,
    put_at,
    toast_overlay,
)
from hamlet.app.table.placing import place_card
from hamlet.app.table.table_frame import TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import PieceCache
from hamlet.app.view.panels import Panels
from hamlet.app.view.scene import Scene
from hamlet.app.view.waterside import MenuSpread, Spread
from hamlet.session.session import Session

TOASTS = (560, 300)  # how wide a message is in logical pixels: else it is told in more lines


class VillageOverlays:
    """Arranged anew whenever something changes; then only blitted."""

    def __init__(self, look: Look, session: Session) -> None:
        self.look = look
        self.session = session
        self.cache = PieceCache(look.words, 24)
        self.card = CardStanding(look, session, self.cache)
        self.over: frozenset[str] = frozenset()
        """The parts of the window that the card and its tail lie over."""
        self.spread: tuple[pygame.Rect, ...] = ()
        """Where the season's menu lies, or fish that go back."""
        self.drawer: pygame.Rect | None = None
        """Where the drawer lies that is open."""
        self._overlays: list[Overlay] = []
        self._banner: Overlay | None = None
        self._village = pygame.Rect(0, 0, 0, 0)

    def arrange(
        self,
        frame: TableFrame,
        panels: Panels,
        scene: Scene,
        panel_state: PanelState,
        mode: Mode,
        kept: KeptVisible | None,
        bars: Sequence[Overlay],
        prompt: str = "",
    ) -> None:
        """Find what lies over the village, and where; a prompt too, if the bar at the top has no room."""
        overlays: list[Overlay] = []
        self.drawer = None
        if panel_state.drawer:
            opened, first, pace = panel_state.drawer, panel_state.log_first, panel_state.pace
            board = panel_state.botric and panel_state.botric.board
            if board is not None and opened == seat_drawer(board.seat):
                place: Place | None = his_drawer(self.look, frame, panels, board)
            else:
                place = drawer_place(self.look, frame, panels, opened, first, pace)
            overlays += [drawer_overlay(self.cache, frame, place)] if place is not None else []
            self.drawer = place.rect if place is not None else None
        overlays += bars
        self.over, self._village = frozenset(), frame.village
        if scene.card is not None and kept is not None:
            over = self.card.stand(frame, scene.card, mode, kept)
            strips = frame.regions.items()
            self.over = frozenset(name for name, strip in strips if _lies_over(strip, over.rect, over.tip))
            overlays = [each for each in overlays if not (each.yields and each.rect.colliderect(over.rect))]
            overlays.append(over)
        else:
            self.card.go()
        self.spread = ()
        if scene.spread is not None:
            spread = self._spread(frame, scene.spread)
            self.spread = tuple(over.rect for over in spread)
            regions = frame.regions.items()
            self.over |= {name for name, strip in regions for over in spread if strip.colliderect(over.rect)}
            overlays += spread
        if scene.toast and kept is not None:
            overlays.append(self._toast(frame, scene.toast, kept, scene.toast_rule))
        if prompt:
            asked = prompt_overlay(self.look.words, frame, prompt)
            if asked.rect.collidelist([over.rect for over in overlays]) < 0:
                overlays.insert(0, asked)
        self._overlays = overlays

    def _spread(self, frame: TableFrame, spread: Spread) -> list[Overlay]:
        """The season's menu, or the sheet of fish that go back."""
        # Only here are pictures of menus needed: a table in the meadow never reads those rooms.
        from hamlet.app.table.fish_sheet import sheet_overlay
        from hamlet.app.table.menu_spread import spread_overlays

        if isinstance(spread, MenuSpread):
            return spread_overlays(self.cache, frame, spread)
        return [sheet_overlay(self.cache, frame, spread)]

    @property
    def card_rect(self) -> pygame.Rect | None:
        """Where the card stands, if there is one."""
        return self.card.rect

    @property
    def outside(self) -> bool:
        """Whether the card stands beside the village."""
        return self.card.rect is not None and not self._village.colliderect(self.card.rect)

    def _toast(self, frame: TableFrame, text: str, kept: KeptVisible, rule: str) -> Overlay:
        """A message stands off the card and all that can be chosen, off every tile if that can be.

        Where there is no such place in the village it lies over the bar at the top, in the prompt's place.
        """
        asked = [*kept.avoid, *([self.card_rect] if self.card_rect is not None else [])]
        edge = pygame.Rect(frame.village.centerx, frame.village.bottom, 1, 1)
        sheets = [toast_overlay(self.look.words, frame, text, most, rule) for most in TOASTS]
        for avoid in ([*asked, *kept.spare], asked):
            for over in sheets:
                rect, free = place_card(over.rect.size, frame.village, edge, avoid, (), frame.scale)
                if free:
                    return put_at(over, rect)
        self.over |= {"top"}
        return put_at(sheets[0], sheets[0].rect.move_to(midtop=(frame.window.centerx, frame.px(2))))

    def show_banner(self, frame: TableFrame, text: str, colour: str) -> None:
        """Whose turn begins."""
        self._banner = banner_overlay(self.look.words, frame, text, colour)

    def hide_banner(self) -> None:
        """It has been seen."""
        self._banner = None

    def hits(self) -> list[HitRegion]:
        """Everything hit over the village, topmost first."""
        found: list[HitRegion] = []
        for over in reversed(self._overlays):
            found += over.hits
        return found

    def put(self, surface: pygame.Surface, scale: float) -> None:
        """Blit all of it; the clip decides how much is seen."""
        clip = surface.get_clip()
        for over, reach in zip(self._all, self.reaches(scale), strict=True):
            if clip.colliderect(reach):
                over.put(surface, scale)

    @property
    def _all(self) -> list[Overlay]:
        return [*self._overlays, *([self._banner] if self._banner else [])]

    def reaches(self, scale: float) -> list[pygame.Rect]:
        """What each of them may cover with its shadow and its tail."""
        reach = round(60 * scale)
        return [over.rect.inflate(reach, reach) for over in self._all]


def _lies_over(strip: pygame.Rect, rect: pygame.Rect, tip: Point | None) -> bool:
    return bool(strip.colliderect(rect)) or (tip is not None and bool(strip.collidepoint(tip)))
