"""How long work takes: whatever is done in bits reads the time here, and only here."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter


class Stopwatch:
    """Seconds since some moment; a test puts a clock there that does not hang on the speed of the machine."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = perf_counter


WATCH = Stopwatch()
