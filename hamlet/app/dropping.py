"""Something is dropped on the window: a frame of gold while it comes, and who takes it in."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from hamlet.app.art.palette import BANNER, INK
from hamlet.content.folders import is_zip
from hamlet.content.lying import PACK_FILE

WIDE: Final = 10
LASTS: Final = 0.6
"""Seconds that the frame is seen after the last thing has come."""


def is_pack_dropped(path: str) -> bool:
    """Whether it may be meant as a pack: a folder, a zip, or the pack.yaml of one."""
    place = Path(path)
    try:
        return place.name == PACK_FILE or place.is_dir() or is_zip(place)
    except (OSError, ValueError):
        return False


def is_surely_pack(path: str) -> bool:
    """The same, but of folders only those in which a pack lies."""
    place = Path(path)
    return is_pack_dropped(path) and (not place.is_dir() or (place / PACK_FILE).exists())


class DropFrame:
    """The frame of gold around the whole window."""

    def __init__(self) -> None:
        self._until = -1.0
        self._coming = False

    @property
    def seen(self) -> bool:
        """Whether it is to be drawn, or wiped away."""
        return self._coming or self._until >= 0

    def begin(self) -> None:
        """Something comes."""
        self._coming = True

    def end(self, now: float) -> None:
        """Everything has come."""
        self._coming, self._until = False, now + LASTS

    def over(self, now: float) -> bool:
        """Whether it has just ended."""
        if self._coming or self._until < 0 or now < self._until:
            return False
        self._until = -1.0
        return True

    def draw(self, surface: pygame.Surface, scale: float) -> list[pygame.Rect]:
        """Four bars along the edges; where they are."""
        wide, whole = round(WIDE * scale), surface.get_rect()
        bars = [
            pygame.Rect(0, 0, whole.width, wide),
            pygame.Rect(0, whole.height - wide, whole.width, wide),
            pygame.Rect(0, 0, wide, whole.height),
            pygame.Rect(whole.width - wide, 0, wide, whole.height),
        ]
        for bar in bars:
            surface.fill(BANNER, bar)
        pygame.draw.rect(surface, INK, whole.inflate(-2 * wide, -2 * wide), max(1, round(2 * scale)))
        return bars
