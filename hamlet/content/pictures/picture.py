"""One picture of a pack: looked at before anybody decodes it."""

from __future__ import annotations

import re
from typing import Final

from hamlet.content.saying import SaidError
from hamlet.values import dataclass

PNG: Final = ".png"
SVG: Final = ".svg"
KINDS: Final = frozenset((PNG, SVG))
MOST_ACROSS: Final = 1024
"""Pixels of a side. A building is drawn some hundred pixels wide at most."""
MOST_PIXELS: Final = 16 * MOST_ACROSS * MOST_ACROSS
"""Of all pictures that one pack shows."""
LONGEST_PATH: Final = 200
_ODD: Final = re.compile(r'[\\:*?"<>|\x00-\x1f\x7f]')


class WrongPictureError(SaidError):
    """A file that the game does not show as a picture; `said` says why."""


@dataclass(frozen=True, slots=True)
class PackPicture:
    """A picture that may be decoded: its kind, its size, and bytes that do no harm."""

    kind: str
    width: int
    height: int
    data: bytes


def leads_inside(path: str) -> bool:
    """Whether a path can only lead into the pack it stands in: folders and a name, none of them hidden."""
    parts = path.split("/")
    return not _ODD.search(path) and not any(not part or part.startswith(".") for part in parts)
