"""Time for work that is done in bits: it passes by what is done, not by how long a machine takes for it."""

from __future__ import annotations

BIT = 0.0005  # seconds between two looks at the clock; a bit of drawing takes about so long on a plain laptop


class CountedTime:
    """Every look at it is a little later: the same work fits into a frame on any machine."""

    def __init__(self) -> None:
        self.looks = 0

    def now(self) -> float:
        self.looks += 1
        return self.looks * BIT
