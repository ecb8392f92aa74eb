"""How a page is turned inside its bars: the new one slides in by a little, over the old one that fades."""

from __future__ import annotations

import pygame

from hamlet.app.kit.entering import FADE, MotionKind, eased

SLIDE = 24


class PageTurning:
    """One turning: the next page comes from the right (`way` 1), the one before from the left (-1)."""

    def __init__(self, kind: MotionKind, before: pygame.Surface, scale: float, way: int, now: float) -> None:
        self._before = before
        self._far = round(SLIDE * scale) * way if kind is MotionKind.FULL else 0
        self._began = now

    def over(self, now: float) -> bool:
        """Whether the new page lies where it belongs."""
        return now - self._began >= FADE

    def paint(
        self, surface: pygame.Surface, picture: pygame.Surface, area: pygame.Rect, now: float
    ) -> tuple[int, int]:
        """The area between the bars as far as it has come; returns how far the new page is from its place."""
        share, clip = eased((now - self._began) / FADE), surface.get_clip()
        shift = (round(self._far * (1 - share)), 0)
        surface.set_clip(clip.clip(area))
        surface.blit(self._before, area, area)
        picture.set_alpha(round(255 * share))
        surface.blit(picture, area.move(shift), area)
        picture.set_alpha(255)
        surface.set_clip(clip)
        return shift
