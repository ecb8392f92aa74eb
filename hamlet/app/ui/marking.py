"""Rings and hints over a screen, and which regions must be drawn anew because of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.ids import Id
from hamlet.app.ui.hints import draw_focus, draw_hint, draw_hover, hint_rect, ring_rect

if TYPE_CHECKING:
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.ui.stage import Stage

HINT_AFTER = 0.35


class Marks:
    """What pointer and keyboard are on is marked; what was marked before must be drawn over."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.hint: Id | None = None
        self._drawn: list[pygame.Rect] = []

    def update(self) -> None:
        """A hint may be due."""
        hint = self._due()
        if hint != self.hint:
            self.hint = hint
            self.touch()

    def forget_hint(self) -> None:
        """The pointer has gone elsewhere."""
        self.hint = None
        self.touch()

    def touch(self) -> None:
        """The regions under the old and the new rings and hints must be drawn."""
        touched = [*self._drawn, *self._rects()]
        for name, region in self.stage.regions().items():
            if region.collidelist(touched) >= 0:
                self.stage.mark(name)

    def draw(self, surface: pygame.Surface) -> None:
        """Rings below, what is dragged, the focus and the hint over it."""
        stage, hands = self.stage, self.stage.input
        hit = stage.hits.get(hands.hover)
        if hit is not None and hit.enabled and hit.ring:
            draw_hover(surface, hit, stage.scale, pressed=hands.pressed == hit.id)
        stage.paint_over(surface)
        focus = stage.hits.get(hands.focus) if hands.by_keys else None
        if focus is not None:
            draw_focus(surface, focus, stage.scale)
        told = stage.hits.get(self.hint)
        if told is not None:
            draw_hint(surface, told.hint, self._hint_rect(told), stage.scale)

    def drawn(self) -> None:
        """Everything marked is on the screen now."""
        self._drawn = self._rects()

    def _due(self) -> Id | None:
        stage, hands = self.stage, self.stage.input
        if hands.dragging is not None:
            return None
        hit = stage.hits.get(hands.focus if hands.by_keys else hands.hover)
        waited = hands.by_keys or stage.now - hands.hover_since >= HINT_AFTER
        due = hit is not None and hit.hint and waited and stage.wants_hint(hit.id)
        return hit.id if hit is not None and due else None

    def _hint_rect(self, hit: HitRegion) -> pygame.Rect:
        window = pygame.Rect((0, 0), self.stage.size)
        return hint_rect(hit.hint, hit.bounds, window, self.stage.scale)

    def _rects(self) -> list[pygame.Rect]:
        hits, hands, scale = self.stage.hits, self.stage.input, self.stage.scale
        marked = [hits.get(hands.hover), hits.get(hands.focus) if hands.by_keys else None]
        rects = [ring_rect(hit, scale) for hit in marked if hit is not None]
        told = hits.get(self.hint)
        if told is not None:
            rects.append(self._hint_rect(told).inflate(round(40 * scale), round(40 * scale)))
        return rects
