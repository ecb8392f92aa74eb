"""Names of new entries, and the ids that go with them as long as nobody has written one by hand."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from hamlet.content.editing.cards import name_of, renamed
from hamlet.content.editing.drafts import Draft, free_id
from hamlet.engine.limits import LONGEST_ID

_APART: Final = re.compile(r"[^a-z0-9]+")
_NUMBERED: Final = r"(?:_\d+)?"
_ROOM: Final = LONGEST_ID - len("_99")
"""A number has room behind it."""
NAMES: Final = {
    "tiles": "tile",
    "menu": "card",
    "market": "sale",
    "church": "side",
    "awards": "award",
    "milestones": "milestone",
}
"""What the id of a new entry is made of."""


def nameless_id(subject: str) -> str:
    """The id of an entry whose name tells none."""
    return f"new_{NAMES.get(subject, subject)}"


def id_from(name: str) -> str:
    """A name as an id: without accents, in small letters, joined by `_`; nothing if no letter is left."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return _APART.sub("_", bare).strip("_").lstrip("0123456789_")[:_ROOM].rstrip("_")


def with_name(draft: Draft, name: str, taken: Sequence[str] = (), *, renames: bool) -> Draft:
    """The entry called so; the id of one that nobody knows yet goes with its name, and nobody else has it."""
    fresh = renamed(draft, name)
    if not renames or not _follows(draft):
        return fresh
    return fresh.put("id", free_id(_id_of(fresh), [each for each in taken if each != draft.id]))


def _id_of(draft: Draft) -> str:
    return id_from(name_of(draft)) or nameless_id(draft.subject)


def _follows(draft: Draft) -> bool:
    """Whether its id is that of its name, perhaps with a number."""
    return re.fullmatch(re.escape(_id_of(draft)) + _NUMBERED, draft.text("id")) is not None
