"""What is seen while a screen is made ready, if that takes longer than a moment: a bar that fills."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from hamlet.app.art.furniture import panel
from hamlet.app.art.palette import BANNER, BRASS_DARK, INK, PAPER
from hamlet.app.art.shapes import box
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.app.clocks import Clock
from hamlet.words.words import Words

MOMENT = 0.3
"""Seconds without a bar."""
AGAIN = 0.04
SIZE = (420, 96)


class LoadingBar:
    """Over whatever is on the surface. Events wait in their queue meanwhile."""

    def __init__(self, surface: pygame.Surface, scale: float, words: Words, clock: Clock) -> None:
        self._surface = surface
        self._scale = scale
        self._words = words
        self._clock = clock
        self._begun = self._drawn = clock.now()
        self.shown = False

    def watch(self, shares: Iterator[float]) -> None:
        """Let all of it be done; each step tells its share of the whole, from 0 to 1."""
        for share in shares:
            now = self._clock.now()
            if now - self._begun > MOMENT and (not self.shown or now - self._drawn > AGAIN):
                self._drawn = now
                pygame.event.pump()
                pygame.display.update([self.draw(share)])

    def draw(self, share: float) -> pygame.Rect:
        """Draw how far it is; where that lies."""
        scale, self.shown = self._scale, True
        place = pygame.Rect(0, 0, round(SIZE[0] * scale), round(SIZE[1] * scale))
        place.center = self._surface.get_rect().center
        panel(self._surface, place, scale=scale)
        line = pygame.Rect(place.left, place.top + round(14 * scale), place.width, round(28 * scale))
        told = self._words.label("screens.loading")
        draw_text(self._surface, told, line, Role.LABEL, round(22 * scale), INK, PAPER, Align.CENTRE)
        track = pygame.Rect(place.left, place.bottom - round(38 * scale), place.width, round(14 * scale))
        track.inflate_ip(-round(56 * scale), 0)
        box(self._surface, track, BRASS_DARK, 7 * scale)
        filled = track.copy()
        filled.width = max(track.height, round(track.width * max(0.0, min(1.0, share))))
        box(self._surface, filled, BANNER, 7 * scale)
        return place.inflate(round(40 * scale), round(40 * scale)).clip(self._surface.get_rect())
