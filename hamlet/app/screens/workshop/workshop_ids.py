"""What can be chosen in the frame of the workshop and on the cards that all its pages have."""

from __future__ import annotations

from typing import Final

from hamlet.app.ids import ControlId

SAVE, PLAY, UNDO, REDO, START, KIND, NAME, ENTRY, TABS, TOLD = (
    ControlId(f"workshop {name}")
    for name in ("save", "play", "undo", "redo", "start", "kind", "name", "entry", "tabs", "told")
)
YAML, SHOW = ControlId("workshop yaml"), ControlId("workshop show")
PACK_NAME, SAVE_AS, LEAVE, MINE, THEIRS = (
    ControlId(f"workshop {name}") for name in ("pack name", "save as", "leave", "mine", "theirs")
)
SEARCH, NEW, COPY, REMOVE = (ControlId(f"workshop {name}") for name in ("search", "new", "copy", "remove"))
HERE, OTHER = "workshop here", "workshop other"
"""Entries of the pack, and of others."""
BEGIN, TAKE = "workshop begin", "workshop take"
"""Where nothing is in hand: another one of a kind, and what there is of it."""
CHECKS: Final = "workshop checks"
"""The group of what the checker says."""
CHECK: Final = "workshop check"
TILE, CARD, FILES = "tile", "card", "files"


def check_id(number: int) -> ControlId:
    """A line of what the checker says."""
    return ControlId(CHECK, number)
