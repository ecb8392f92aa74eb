"""The pictures that entries name: those that can be shown get into the data of a game, others are told of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from hamlet.content.saying import Saying

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged
    from hamlet.content.problems import Problem
    from hamlet.content.reading import PackRead

PICTURE: Final = "picture"
PICTURED: Final = ("tiles", "materials", "menu")
"""Subjects whose entries may name a picture."""


def picture_problems(merged: Merged) -> Iterator[Problem]:
    """Of every picture that is not shown: why, where it is named."""
    for subject in PICTURED:
        for found in merged.entries[subject].values():
            pack = _pack_of(merged, found)
            if pack is not None:
                said = pack.pictures.wrong(found.text(PICTURE))
                if isinstance(said, Saying):
                    yield found.problem(found.node.fields[PICTURE], said)


def picture_data(merged: Merged, found: Found) -> dict[str, Any]:
    """What the data of a game says of an entry's picture: where it lies, and how it was."""
    pack = _pack_of(merged, found)
    path = found.text(PICTURE)
    known = pack.pictures.found(path) if pack is not None else ""
    return {PICTURE: {"pack": pack.id, "file": path, "hash": known}} if pack is not None and known else {}


def _pack_of(merged: Merged, found: Found) -> PackRead | None:
    """The pack that names a picture for an entry: perhaps not the one that brought the entry."""
    node = found.node.get(PICTURE)
    if node is None or found.subject not in PICTURED or not found.text(PICTURE):
        return None
    home = found.home(node)
    return next((pack for pack in merged.packs if pack.id == home.pack), None)
