"""Things of many widths in lines: as many in a line as have room, then the next one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def flowing(widths: Iterable[int], room: int, gap: int) -> Iterator[tuple[int, int]]:
    """The line of each, and where it begins there."""
    line, left = 0, 0
    for wide in widths:
        if left and left + wide > room:
            line, left = line + 1, 0
        yield line, left
        left += wide + gap


def lines_of(places: Iterable[tuple[int, int]]) -> int:
    """How many lines there are; one at least."""
    return 1 + max((line for line, _ in places), default=0)
