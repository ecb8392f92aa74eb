"""Memory that pictures have used and need no more."""

from __future__ import annotations

import gc
import sys
from functools import cache
from typing import Any

from hamlet.app.art.sized import forget_sized

OFTEN = 5.0  # seconds between two times that memory is given back


def let_go() -> None:
    """Of pictures that belong to a window's size, or to a village that was left, nothing need be kept."""
    forget_sized()
    give_back()


class Tidying:
    """Gives back what painting took when something has been painted to its end, but not too often."""

    def __init__(self) -> None:
        self._painted = self._opened = False
        self._last = 0.0

    def opened(self) -> None:
        """Another screen has brought in what it needs."""
        self._opened = True

    def look(self, now: float, *, busy: bool) -> None:
        """After each frame: whether something is still painted."""
        if self._painted and not busy and now - self._last > OFTEN:
            self._last = now
            give_back()
        if self._opened and not busy:
            self._opened = False
            gc.freeze()
        self._painted = busy


def collect() -> None:
    """Find what is gone though its parts still know each other; what is left need not be looked through.

    To look through all that a table holds takes longer than several frames, and Python would do it whenever
    enough has come: so what is there when a screen is whole is set aside, until a game is left.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Let the system have what is free.

    The C library of Linux keeps what large pictures have left for the next ones, which seldom fit: a window
    whose size is changed a few times, or an evening of many screens, would hold far more than it uses.
    """
    trim = _trimmer()
    if trim is not None:
        trim(0)


@cache
def _trimmer() -> Any | None:  # noqa: ANN401
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    # Other C libraries than the usual one have no such call, and no need of it.
    return getattr(ctypes.CDLL(None), "malloc_trim", None)
