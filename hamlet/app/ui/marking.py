"""Rings and hints over a screen, and which regions must be drawn anew because of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.ids import Id
from hamlet.app.ui.hints import Hint, draw_focus, draw_hint, draw_hover, hint_rect, ring_rect

if TYPE_CHECKING:
    from hamlet.app.ui.hit_regions import HitMap, HitRegion
    from hamlet.app.ui.stage import Stage

HINT_AFTER = 0.35


class DrawsHover(Protocol):
    """Draws what the pointer is on, or presses."""

    def __call__(self, surface: pygame.Surface, hit: HitRegion, scale: float, *, pressed: bool) -> None:
        """Over what is drawn already."""


class Marks:
    """What pointer and keyboard are on is marked; what was marked before must be drawn over."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.hint: Id | None = None
        self._told: tuple[HitMap, Id, Hint] | None = None
        self._waited = True
        """Whether one has pointed for so long that all is told, not only a name."""
        self._place: pygame.Rect | None = None
        self._placed = False
        self._dismissed: Id | None = None
        self._drawn: list[pygame.Rect] = []
        self.draw_hover: DrawsHover = draw_hover
        """How it is seen that the pointer is on something."""

    def update(self) -> None:
        """A hint may be due, or tell something else than before."""
        before, hit = self._told, self._due()
        told = self._hint(hit) if hit is not None else None
        shown = hit is not None and told is not None and told.text and self.hint_place(hit) is not None
        hint = hit.id if hit is not None and shown else None
        if hint != self.hint or (hint is not None and before is not None and before[2] != told):
            self.hint = hint
            self.touch()

    def forget_hint(self) -> None:
        """The pointer has gone elsewhere."""
        self.hint = None
        self.touch()

    def dismiss(self) -> None:
        """Something else has begun: what is pointed at tells nothing more until one points elsewhere."""
        self._dismissed = self._pointed
        self.forget_hint()

    def follow(self) -> None:
        """Where the layout has moved a ring or a hint, or taken it away, nothing of it is left behind."""
        if self._rects() != self._drawn:
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
            self.draw_hover(surface, hit, stage.scale, pressed=hands.pressed == hit.id)
        stage.paint_over(surface)
        focus = stage.hits.get(hands.focus) if hands.by_keys else None
        if focus is not None:
            draw_focus(surface, focus, stage.scale)
        told = stage.hits.get(self.hint)
        place = self.hint_place(told) if told is not None else None
        if told is not None and place is not None:
            draw_hint(surface, self._hint(told), place, stage.scale)

    def drawn(self) -> None:
        """Everything marked is on the screen now."""
        self._drawn = self._rects()

    @property
    def places(self) -> list[pygame.Rect]:
        """Where rings and hints are on the screen."""
        return self._drawn

    @property
    def _pointed(self) -> Id | None:
        """What the keyboard is on, or the pointer."""
        hands = self.stage.input
        return hands.focus if hands.by_keys else hands.hover

    def _due(self) -> HitRegion | None:
        """What is pointed at or focused, if one has waited for its hint."""
        stage, hands = self.stage, self.stage.input
        if self._pointed != self._dismissed:
            self._dismissed = None
        if hands.dragging is not None or self._dismissed is not None:
            return None
        hit = stage.hits.get(self._pointed)
        waited = hands.by_keys or stage.now - hands.hover_since >= HINT_AFTER
        if waited != self._waited:
            self._waited, self._told = waited, None
        due = hit is not None and (waited or (hit.called and hit.id == hands.came_to))
        return hit if hit is not None and due and stage.wants_hint(hit.id) else None

    def _hint(self, hit: HitRegion) -> Hint:
        """What it tells, found once for each layout."""
        hits = self.stage.hits
        if self._told is None or self._told[0] is not hits or self._told[1] != hit.id:
            brief = hit.called and not self._waited and hit.id == self.stage.input.hover
            hint = Hint(f"*{plain(hit.called)}*") if brief else self.stage.hint(hit)
            self._told, self._placed = (hits, hit.id, hint), False
        return self._told[2]

    def hint_place(self, hit: HitRegion) -> pygame.Rect | None:
        """Where that stands, found once too; None if it would cover what must stay clear."""
        hint = self._hint(hit)
        if not self._placed:
            window, clear = pygame.Rect((0, 0), self.stage.size), self.stage.kept_clear(hit)
            place = hint_rect(hint, hit.bounds, window, self.stage.scale, clear)
            self._place = place if place.collidelist(clear.must) < 0 else None
            self._placed = True
        return self._place

    def _rects(self) -> list[pygame.Rect]:
        hits, hands, scale = self.stage.hits, self.stage.input, self.stage.scale
        marked = [hits.get(hands.hover), hits.get(hands.focus) if hands.by_keys else None]
        rects = [ring_rect(hit, scale) for hit in marked if hit is not None]
        told = hits.get(self.hint)
        place = self.hint_place(told) if told is not None else None
        if place is not None:
            rects.append(place.inflate(round(40 * scale), round(40 * scale)))
        return rects
