"""Memory that pictures have used and need no more."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hamlet.app.art.sized import forget_sized

OFTEN = 5.0  # seconds between two times that memory is given back at rest
QUIET = 2.0  # seconds after which nobody waits for a game any more that came in place of another
MANY = 8  # such games, of some 20 million bytes each, for which no quiet moment is waited any longer
MORE = 12_000_000  # bytes by which the program may grow while it paints until they are looked through
_HELD = Path("/proc/self/statm")
_PAGE = 4096


def let_go() -> None:
    """Of pictures that belong to a window's size, or to a village that was left, nothing need be kept."""
    forget_sized()
    give_back()


class Tidying:
    """Gives back what painting took: while it lasts if that is much, and when it has come to its end."""

    def __init__(self, give: Callable[[], None] | None = None, held: Callable[[], int] | None = None) -> None:
        self._give = give or give_back
        self._held = held or bytes_held
        self._due = self._opened = False
        self._last = 0.0
        self._left: float | None = None
        self._left_count = 0
        self._least = self._held()

    def opened(self) -> None:
        """Another screen has brought in what it needs."""
        self._opened = True

    def left(self, now: float) -> None:
        """A game was left for the next one like it: what is gone is looked for in a quiet moment."""
        self._left = now
        self._left_count += 1

    def look(self, now: float, *, busy: bool) -> None:
        """After each frame: whether something is still painted."""
        if self._left_count >= MANY:
            self._forget_left(now)
        if busy:
            self._due = True
            if self._held() - self._least > MORE:
                self._tidy(now)
            return
        if self._due and now - self._last > OFTEN:
            self._due = False
            self._tidy(now)
        if self._left is not None and now - self._left > QUIET:
            self._forget_left(now)
        if self._opened:
            self._opened = False
            gc.freeze()

    def _forget_left(self, now: float) -> None:
        self._left, self._left_count = None, 0
        collect()
        self._tidy(now)

    def _tidy(self, now: float) -> None:
        self._give()
        self._last, self._least = now, self._held()


def bytes_held() -> int:
    """What the system says this program has; 0 where nothing could be given back anyway."""
    if _trimmer() is None:
        return 0
    return int(_HELD.read_bytes().split()[1]) * _PAGE


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
