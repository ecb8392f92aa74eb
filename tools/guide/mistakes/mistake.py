"""One mistake: its code, and the files of a pack that makes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

PACK: Final = "mine"
ABOUT: Final = f'id: {PACK}\nname: A pack\nversion: "1"\nrequires: [base]\n'
TILE: Final = """\
- id: inn
  name: Inn
  kind: landmark
  pile: bag
  outline: E:F SE:F SW:R W:F NW:F NE:F
  cost: {wood: 1}
"""


@dataclass(frozen=True, slots=True)
class Mistake:
    """One mistake. Without files it is told by its sentence only: no text of a pack shows it."""

    code: str
    files: Mapping[str, str] = field(default_factory=dict)
    """By name in the pack, or by pack and name where there are several."""
    spot: str = ""
    """What the mark points at."""
    requires: tuple[str, ...] = ("base",)
    mend: str = ""
    """What to do about it, where the message does not say it."""
    said: str = ""
    """Of several mistakes of one code the one whose message holds this."""


def of_tile(code: str, old: str, new: str, spot: str = "", **more: str | tuple[str, ...]) -> Mistake:
    """A mistake in a tile that is sound otherwise."""
    if old not in TILE:
        raise ValueError(old)
    return Mistake(code, {"tiles.yaml": TILE.replace(old, new)}, spot, **more)  # type: ignore[arg-type]


def in_file(code: str, file: str, text: str, spot: str = "", mend: str = "") -> Mistake:
    """A mistake in a short file."""
    return Mistake(code, {file: text}, spot, mend=mend)


def by_the_lake(code: str, file: str, text: str, spot: str = "", said: str = "") -> Mistake:
    """A mistake in a short file of a pack for the lake."""
    return Mistake(code, {file: text}, spot, ("base", "lake"), said=said)
