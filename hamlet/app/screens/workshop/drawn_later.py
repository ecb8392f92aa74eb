"""Small pictures that are drawn a few in a frame: until then nothing stands in their places."""

from __future__ import annotations

from typing import ClassVar

import pygame


class DrawnLater:
    """Pictures by a name and the side of the square that they have room in; subclasses draw them."""

    at_once: ClassVar[int] = 1
    """How many are drawn in one frame."""
    shown_after: ClassVar[int] = 4
    """After how many of them the page is laid anew, while others still wait."""

    def __init__(self) -> None:
        self.version = 0
        self._made: dict[tuple[str, int], pygame.Surface | None] = {}
        self._wanted: dict[tuple[str, int], None] = {}

    def painted(self, name: str, side: int) -> pygame.Surface | None:
        """The picture, drawn now; nothing where it cannot be drawn."""
        raise NotImplementedError

    def find(self, name: str, side: int) -> pygame.Surface | None:
        """The picture; nothing until it is drawn."""
        key = (name, side)
        if key not in self._made:
            self._wanted[key] = None
        return self._made.get(key)

    def forget(self) -> None:
        """Whatever was drawn looks different now."""
        self._made.clear()

    @property
    def busy(self) -> bool:
        """Whether some are still to be drawn."""
        return bool(self._wanted)

    def work(self) -> bool:
        """Draw a few; whether those are all, or it is time to show some."""
        for key in list(self._wanted)[: self.at_once]:
            del self._wanted[key]
            self._made[key] = self.painted(*key)
            self.version += 1
        return not self._wanted or self.version % self.shown_after == 0
