"""The three layouts of every screen, chosen by the logical size of the window."""

from __future__ import annotations

from enum import StrEnum


class FrameKind(StrEnum):
    """The layouts, from the roomiest to the tightest."""

    WIDE = "wide"
    NORMAL = "normal"
    COMPACT = "compact"


ROOM_FOR = {FrameKind.WIDE: (1600, 900), FrameKind.NORMAL: (1200, 675), FrameKind.COMPACT: (0, 0)}
"""From which logical size on a layout is used."""


def kind_for(size: tuple[int, int], scale: float) -> FrameKind:
    """The roomiest layout this window has room for."""
    logical = (size[0] / scale + 0.5, size[1] / scale + 0.5)
    fitting = (kind for kind, room in ROOM_FOR.items() if logical[0] >= room[0] and logical[1] >= room[1])
    return next(fitting, FrameKind.COMPACT)
