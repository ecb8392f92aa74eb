"""Rings and hints over a screen, and which regions must be drawn anew because of them."""

from __future__ import annotations

import pygame

from hamlet.app.ui.hints import draw_focus, draw_hint, draw_hover, hint_rect, ring_rect
from hamlet.app.ui.hit_regions import HitMap, HitRegion

HINT_AFTER = 0.35


class Marks:
    """What the pointer and the keyboard are on, and what of the screen that touches."""

    def __init__(self) -> None:
        self.size = (0, 0)
        self.scale = 1.0
        self.hits = HitMap()
        self.hover: str | None = None
        self.focus: str | None = None
        self.by_keys = False
        self.pressed: str | None = None
        self.dragging: str | None = None
        self.now = 0.0
        self._hover_since = 0.0
        self._hint: str | None = None
        self._dirty: set[str] = set()
        self._marked: list[pygame.Rect] = []

    def regions(self) -> dict[str, pygame.Rect]:
        """The parts of the window that are drawn on their own; together they cover it."""
        return {"all": pygame.Rect((0, 0), self.size)}

    def mark(self, *names: str) -> None:
        """These regions must be drawn."""
        self._dirty.update(names)

    def paint_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over regions, such as something dragged; called for each region drawn."""

    def _due_hint(self) -> str | None:
        if self.dragging is not None:
            return None
        what = self.focus if self.by_keys else self.hover
        hit = self.hits.get(what)
        waited = self.by_keys or self.now - self._hover_since >= HINT_AFTER
        return hit.id if hit is not None and hit.hint and waited else None

    def _draw_marks(self, surface: pygame.Surface) -> None:
        hit = self.hits.get(self.hover)
        if hit is not None and hit.enabled and not hit.id.startswith("ui:card"):
            draw_hover(surface, hit, self.scale, pressed=self.pressed == hit.id)
        self.paint_over(surface)
        focus = self.hits.get(self.focus) if self.by_keys else None
        if focus is not None:
            draw_focus(surface, focus, self.scale)
        told = self.hits.get(self._hint)
        if told is not None:
            draw_hint(surface, told.hint, self._hint_rect(told), self.scale)

    def _hint_rect(self, hit: HitRegion) -> pygame.Rect:
        return hint_rect(hit.hint, hit.bounds, pygame.Rect((0, 0), self.size), self.scale)

    def _mark_rects(self) -> list[pygame.Rect]:
        marked = [self.hits.get(self.hover), self.hits.get(self.focus) if self.by_keys else None]
        rects = [ring_rect(hit, self.scale) for hit in marked if hit is not None]
        told = self.hits.get(self._hint)
        if told is not None:
            rects.append(self._hint_rect(told).inflate(round(40 * self.scale), round(40 * self.scale)))
        return rects

    def _touch_marks(self) -> None:
        """The regions under the old and the new rings and hints must be drawn."""
        touched = [*self._marked, *self._mark_rects()]
        for name, region in self.regions().items():
            if region.collidelist(touched) >= 0:
                self.mark(name)
