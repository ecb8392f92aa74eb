"""What a new entry of a subject begins with: as little as will do, and nothing of it a mistake."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hamlet.content.editing.card_beginnings import CARD_BEGINNINGS, as_copy, settled
from hamlet.content.editing.drafts import Draft, copied, free_id, new_tile
from hamlet.content.editing.naming import nameless_id
from hamlet.content.editing.offered import OfferedIds

_ROAD: Final = "R"
Beginning = Callable[[str, OfferedIds], Draft]


def begin(subject: str, known: OfferedIds, taken: Sequence[str], own: Sequence[str] = ()) -> Draft:
    """A new entry with an id that nobody has, beside those that the pack has already."""
    name = free_id(nameless_id(subject), taken)
    if subject not in BEGINNINGS:
        return Draft(subject, {"id": name})
    return settled(BEGINNINGS[subject](name, known), known, own)


def begin_as(source: Draft, known: OfferedIds, taken: Sequence[str], own: Sequence[str] = ()) -> Draft:
    """A new entry that begins as another one."""
    return as_copy(source, copied(source, free_id(source.id or "copy", taken)), known, own)


def _tile(name: str, known: OfferedIds) -> Draft:
    """One triangle with a road on every side, which anybody can build."""
    letter = _ROAD if _ROAD in known.letters else next(iter(known.letters), _ROAD)
    draft = new_tile(name, letter)
    values = {
        "name": name.replace("_", " ").title(),
        "kind": known.kinds[-1] if "landmark" not in known.kinds else "landmark",
        "pile": "bag",
        "cost": dict.fromkeys(known.raw[:1], 1),
        "reward": {"points": 1},
    }
    for key, value in values.items():
        draft = draft.put(key, value)
    return draft


BEGINNINGS: Final[dict[str, Beginning]] = {"tiles": _tile, **CARD_BEGINNINGS}
