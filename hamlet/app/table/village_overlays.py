"""The things over the village: which there are now, where they stand, what of them is hit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.ids import Id, TileId
from hamlet.app.table.card_plan import CardPlan, plan_card
from hamlet.app.table.chrome import PanelState
from hamlet.app.table.drawers import drawer_place
from hamlet.app.table.look import Look
from hamlet.app.table.overlays import (
    Overlay,
    banner_overlay,
    card_overlay,
    drawer_overlay,
    prompt_overlay,
    toast_overlay,
)
from hamlet.app.table.placing import place_card
from hamlet.app.table.table_frame import FrameKind, TableFrame
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.pane import PieceCache
from hamlet.app.view.panels import Panels
from hamlet.app.view.parts import Card
from hamlet.app.view.scene import Scene
from hamlet.session.session import Session

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
        self._overlays: list[Overlay] = []
        self._banner: Overlay | None = None
        self._card_title = ""

    def arrange(
        self,
        frame: TableFrame,
        panels: Panels,
        scene: Scene,
        panel_state: PanelState,
        hits: Iterable[HitRegion],
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
        self.plan = self.card_rect = None
        self.outside = False
        if scene.card is not None:
            overlays.append(self._card(frame, scene.card, scene, list(hits)))
        if scene.toast:
            overlays.append(toast_overlay(self.look.words, frame, scene.toast, frame.px(60) if bars else 0))
        if prompt:
            asked = prompt_overlay(self.look.words, frame, prompt)
            if asked.rect.collidelist([over.rect for over in overlays]) < 0:
                overlays.insert(0, asked)
        self._overlays = overlays

    def _card(self, frame: TableFrame, card: Card, scene: Scene, hits: list[HitRegion]) -> Overlay:
        if card.title != self._card_title:
            self.scroll, self._card_title = 0, card.title
        avoid, target = _kept_visible(card, scene, hits)
        bright = {TileId(uid) for uid in scene.bright}
        spare = [hit.bounds for hit in hits if isinstance(hit.id, TileId)]
        spare += [hit.bounds for hit in hits if hit.id in bright] * 2
        plan = plan_card(self.look, card, frame, self._picture(card), frame.village.height - frame.px(16))
        rect, free = place_card(plan.size, frame.village, target, avoid, spare, frame.scale)
        if (
            not free
            and frame.kind is not FrameKind.COMPACT
            and plan.size[0] <= frame.right.width + frame.px(40)
        ):
            most, wide = frame.right.height - frame.px(16), frame.right.width - frame.px(8)
            plan = plan_card(self.look, card, frame, self._picture(card), most, wide)
            rect = pygame.Rect((frame.right.left + frame.px(4), frame.right.top + frame.px(8)), plan.size)
            self.outside = True
        self.scroll = max(0, min(self.scroll, plan.scroll_most))
        self.plan, self.card_rect = plan, rect
        tip = None if self.outside else _tip(rect, target, frame.scale)
        return card_overlay(self.cache, self.look, frame, plan, rect, self.scroll, tip)

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


def _kept_visible(
    card: Card, scene: Scene, hits: list[HitRegion]
) -> tuple[list[pygame.Rect], pygame.Rect | None]:
    """What the card must not cover, and what it stands beside."""
    wanted = {mark.id for mark in scene.units} | {mark.id for mark in scene.tiles if mark.selected}
    beside: Id | None = TileId(card.tile) if card.tile is not None else None
    if scene.ghost is not None and scene.ghost.pinned:
        beside = scene.ghost.id
        if not scene.ghost.legal:
            wanted.update(spot.id for spot in scene.spots if spot.best)
    elif scene.ghost is not None:
        # It follows the pointer: the card keeps off all its places, and so stays where it is.
        wanted.update(spot.id for spot in scene.spots)
        if scene.ghost.legal:
            wanted.add(scene.ghost.id)
    if card.tile is not None:
        wanted.add(TileId(card.tile))
    wanted.update(border.id for border in scene.borders if border.selected)
    avoid = [hit.bounds for hit in hits if hit.id in wanted or hit.id == beside or hit.group == "board"]
    target = next((hit.bounds for hit in hits if hit.id == beside), None)
    return avoid, target


def _tip(rect: pygame.Rect, target: pygame.Rect | None, scale: float) -> Point | None:
    """Where the tail ends: just inside the target's edge, on the card's side; None if that is far away."""
    if target is None or rect.colliderect(target):
        return None
    near = target.inflate(-round(10 * scale), -round(10 * scale))
    x = max(near.left, min(near.right, rect.centerx))
    y = max(near.top, min(near.bottom, rect.centery))
    away = max(x - rect.right, rect.left - x, y - rect.bottom, rect.top - y)
    return (float(x), float(y)) if away <= FAR * scale else None
