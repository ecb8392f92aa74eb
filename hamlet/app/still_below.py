"""What a sheet lies over: a still picture of the screen below it, taken once and not in every frame."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.art.buttons import GOLD
from hamlet.app.ui.screen import Screen


class StillBelow:
    """The picture below the sheet that is shown."""

    def __init__(self) -> None:
        self.taken = 0
        """How many times a picture was taken or painted further."""
        self._below: Screen | None = None
        self._picture = pygame.Surface((1, 1))

    def lay(self, sheet: Screen, stack: Sequence[Screen], size: tuple[int, int], scale: float) -> None:
        """Put the sheet over the nearest screen of the stack that fills the window, as it is at this size."""
        below = next((screen for screen in reversed(stack) if not screen.lies_over), None)
        self._below = below
        if below is None:
            sheet.lay_over(None)
            return
        # The pointer is the sheet's now: nothing below is pointed at.
        below.handle(pygame.Event(pygame.WINDOWLEAVE))
        if (below.size, below.scale) != (size, scale):
            below.resize(size, scale)
        self._picture = pygame.Surface(size)
        below.uncover()
        self._take(sheet, below)

    def forget(self) -> None:
        """The sheet was left: nothing lies below any more."""
        self._below, self._picture = None, pygame.Surface((1, 1))

    def lay_on(self, sheet: Screen, seen: pygame.Surface) -> None:
        """Put the sheet over what was seen last: the screen itself can be asked for nothing any more."""
        self._below, self.taken = None, self.taken + 1
        sheet.lay_over(seen.copy())

    def go_on(self, sheet: Screen, now: float) -> None:
        """What was not painted to its end is painted further; then the picture stands still."""
        below = self._below
        if below is not None:
            if not below.refine(now):
                self._below = None
            self._take(sheet, below)

    def _take(self, sheet: Screen, below: Screen) -> None:
        with GOLD.covered(covered=sheet.leaves_bright):
            changed = below.draw(self._picture)
        if changed:
            self.taken += 1
            sheet.lay_over(self._picture)
