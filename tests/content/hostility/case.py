"""One hostile pack: its name, and how it is laid at a place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

Content = str | bytes
Files = Mapping[str, Content]
Lay = Callable[[Path], Path]
"""Lays a pack under an empty folder, and says where it lies there."""

PACK = 'id: foe\nname: Foe\nversion: "1"\nrequires: [base, lake, solo]\n'
INN = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:F SE:F SW:R W:F NW:F NE:F}\n"
OUTSIDE = "outside"
"""A folder beside the one that all packs are laid in; nothing of it may ever be read or changed."""


@dataclass(frozen=True, slots=True)
class Case:
    """A pack that does nobody any good, or only seems so."""

    family: str
    name: str
    lay: Lay
    told: bool = False
    """Whether something must be wrong with it: others may turn out to be sound."""


def write(folder: Path, files: Files) -> Path:
    """A pack of these files; without a pack file it gets a sound one."""
    for name, content in {"pack.yaml": PACK, **files}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode("utf-8", "surrogatepass") if isinstance(content, str) else content)
    return folder


def loose(family: str, name: str, files: Files, *, told: bool = False) -> Case:
    """A pack of these files in a folder."""
    return Case(family, name, lambda place: write(place / "foe", files), told)
