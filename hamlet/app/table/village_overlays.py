"""The things over the village: which there are now, where they stand, what of them is hit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.flow.modes.mode import Mode
from hamlet.app.table.card_plan import CardPlan, plan_card
from hamlet.app.table.chrome import PanelState
from hamlet.app.table.drawers import drawer_place
from hamlet.app.table.kept_visible import KeptVisible
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import (
    Overlay,
    banner_overlay,
    card_overlay,
    drawer_overlay,
    prompt_overlay,
    toast_overlay,
)
from hamlet.app.table.placing import kept_place, place_card
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import PieceCache
from hamlet.app.view.panels import Panels
from hamlet.app.view.parts import Card
from hamlet.app.view.scene import Scene
from hamlet.session.session import Session

TOASTS = (560, 300)  # how wide a message is in logical pixels: else it is told in more lines
FAR = 90  # logical pixels over which a tail still says what a card belongs to


class VillageOverlays:
    """Arranged anew whenever something changes; then only blitted."""

    def __init__(self, look: Look, session: Session) -> None:
        self.look = look
        self.session = session
        self.cache = PieceCache(look.words, 24)
        self.scroll = 0
        self.plan: CardPlan | None = None
        self.card_rect: pygame.Rect | None = None
        self.outside = False
        """Whether the card stands beside the village."""
        self.over: frozenset[str] = frozenset()
        """The parts of the window that the card and its tail lie over."""
        self._overlays: list[Overlay] = []
        self._banner: Overlay | None = None
        self._opened: tuple[Mode, str] | None = None
        self._framed: TableFrame | None = None

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
        if panel_state.drawer:
            opened, first, pace = panel_state.drawer, panel_state.log_first, panel_state.pace
            place = drawer_place(self.look, frame, panels, opened, first, pace)
            overlays += [drawer_overlay(self.cache, frame, place)] if place is not None else []
        overlays += bars
        last = self.card_rect if self._framed is frame else None
        self.plan = self.card_rect = None
        self.outside, self.over, self._framed = False, frozenset(), frame
        if scene.card is not None and kept is not None:
            overlays.append(self._card(frame, scene.card, mode, kept, last))
        else:
            self._opened = None
        if scene.toast and kept is not None:
            overlays.append(self._toast(frame, scene.toast, kept))
        if prompt:
            asked = prompt_overlay(self.look.words, frame, prompt)
            if asked.rect.collidelist([over.rect for over in overlays]) < 0:
                overlays.insert(0, asked)
        self._overlays = overlays

    def _card(
        self, frame: TableFrame, card: Card, mode: Mode, kept: KeptVisible, last: pygame.Rect | None
    ) -> Overlay:
        opened = (mode.opened_from, card.title)
        if opened != self._opened:
            self.scroll = 0
        if self._opened is None or opened[0] is not self._opened[0]:
            last = None
        self._opened = opened
        plan = plan_card(self.look, card, frame, self._picture(card), frame.village.height - frame.px(16))
        rect = self._place(frame, plan, kept, last)
        if rect is None:
            most, wide = frame.right.height - frame.px(16), frame.right.width - frame.px(8)
            plan = plan_card(self.look, card, frame, self._picture(card), most, wide)
            rect = pygame.Rect((frame.right.left + frame.px(4), frame.right.top + frame.px(8)), plan.size)
        self.scroll = max(0, min(self.scroll, plan.scroll_most))
        self.plan, self.card_rect = plan, rect
        self.outside = not frame.village.colliderect(rect)
        tip = _tip(rect, kept.target, frame) if card.beside is not None or not self.outside else None
        self.over = frozenset(name for name, strip in frame.regions.items() if _lies_over(strip, rect, tip))
        return card_overlay(self.cache, self.look, frame, plan, rect, self.scroll, tip)

    def _place(
        self, frame: TableFrame, plan: CardPlan, kept: KeptVisible, last: pygame.Rect | None
    ) -> pygame.Rect | None:
        """Where it stood, else where it covers nothing; None where only the right column is left."""
        room = frame.village
        if plan.card.beside is not None:
            # A question stands at its button, over a column if that is where the button is.
            room = room.union(frame.left).union(frame.right)
        beyond = last is not None and not room.contains(last)
        if last is not None and not beyond:
            found = kept_place(last, plan.size, room, kept.avoid, frame.scale)
            if found is not None:
                return found
        rect, free = place_card(plan.size, room, kept.target, kept.avoid, kept.spare, frame.scale)
        narrow = plan.size[0] <= frame.right.width + frame.px(40)
        if (free and not beyond) or frame.kind is FrameKind.COMPACT or not narrow:
            return rect
        return None

    def _toast(self, frame: TableFrame, text: str, kept: KeptVisible) -> Overlay:
        """A message stands off the card and all that can be chosen, off every tile if that can be.

        Where there is no such place in the village it lies over the bar at the top, in the prompt's place.
        """
        asked = [*kept.avoid, *([self.card_rect] if self.card_rect is not None else [])]
        edge = pygame.Rect(frame.village.centerx, frame.village.bottom, 1, 1)
        sheets = [toast_overlay(self.look.words, frame, text, most) for most in TOASTS]
        for avoid in ([*asked, *kept.spare], asked):
            for over in sheets:
                rect, free = place_card(over.rect.size, frame.village, edge, avoid, (), frame.scale)
                if free:
                    return replace(over, rect=rect)
        self.over |= {"top"}
        return replace(sheets[0], rect=sheets[0].rect.move_to(midtop=(frame.window.centerx, frame.px(2))))

    def _picture(self, card: Card) -> int | None:
        """The tile whose picture the card bears."""
        if card.blueprint is not None:
            return card.blueprint
        tiles = self.session.state.village.tiles
        if card.tile is not None and card.tile < len(tiles):
            return tiles[card.tile].tile
        return None

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
        reach = round(60 * scale)
        for over in [*self._overlays, *([self._banner] if self._banner else [])]:
            if clip.colliderect(over.rect.inflate(reach, reach)):
                over.put(surface, scale)

    def over_card(self, at: tuple[int, int]) -> bool:
        """Whether a point lies on the card."""
        return self.card_rect is not None and bool(self.card_rect.collidepoint(at))

    def scroll_card(self, by: int) -> bool:
        """Move the card's parts; whether they moved."""
        most = self.plan.scroll_most if self.plan is not None else 0
        before, self.scroll = self.scroll, max(0, min(most, self.scroll + by))
        return self.scroll != before


def _lies_over(strip: pygame.Rect, rect: pygame.Rect, tip: Point | None) -> bool:
    return bool(strip.colliderect(rect)) or (tip is not None and bool(strip.collidepoint(tip)))


def _tip(rect: pygame.Rect, target: pygame.Rect | None, frame: TableFrame) -> Point | None:
    """Where the tail ends: just inside the target's edge, on the card's side; None if that is far away."""
    if target is None or rect.colliderect(target):
        return None
    near = target.inflate(-frame.px(10), -frame.px(10))
    x = max(near.left, min(near.right, rect.centerx))
    y = max(near.top, min(near.bottom, rect.centery))
    away = max(x - rect.right, rect.left - x, y - rect.bottom, rect.top - y)
    return (float(x), float(y)) if away <= frame.px(FAR) else None
