"""How large the window is: fitting to the screen at first, afterwards as it was left."""

from __future__ import annotations

from dataclasses import replace

import pygame

from hamlet.app.home import Home
from hamlet.app.ui.scale import LEAST, Size
from hamlet.store.setting_values import WINDOW

SHARE = 0.9  # of the screen: bars, docks and the window's own frame need the rest
PAUSE = 0.4  # seconds without another change after which a size is written: a dragged edge changes it often


def desktop_size() -> Size | None:
    """The screen the window opens on, if it is known."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes and min(sizes[0]) > 0 else None


def opening_size(remembered: Size | None, desktop: Size | None) -> Size:
    """The size to open with: as it was left, or most of the screen; never larger than the screen there is."""
    if desktop is None:
        wished = remembered or LEAST
    else:
        most = (round(desktop[0] * SHARE), round(desktop[1] * SHARE))
        wished = most if remembered is None else remembered
        wished = (min(wished[0], desktop[0]), min(wished[1], desktop[1]))
    return max(wished[0], LEAST[0]), max(wished[1], LEAST[1])


class SizeKeeper:
    """Writes a size shortly after it has come to rest, so that it is kept whatever ends the game."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.waiting: Size | None = None
        """A size that is not written yet."""
        self._due = 0.0

    def changed(self, size: Size, now: float) -> None:
        """The window has another size."""
        self.waiting, self._due = size, now + PAUSE

    def look(self, now: float) -> None:
        """Write it if it has come to rest."""
        if self.waiting is not None and now >= self._due:
            self.keep()

    def keep(self) -> None:
        """Write it now. A full screen is no size to come back to."""
        size, self.waiting = self.waiting, None
        settings = self.home.settings
        if size is not None and settings.window_mode == WINDOW and size != settings.window_size:
            self.home.keep(replace(settings, window_size=size))
