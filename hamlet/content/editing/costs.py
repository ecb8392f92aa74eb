"""What something asks for, counted up and down: goods, mixes of goods, and coins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hamlet.content.editing.drafts import Draft, KeyPath, Plain

MOST: Final = 99
GOLD: Final = "gold"
MIX: Final = "/"


def cost_at(draft: Draft, path: KeyPath) -> dict[str, int]:
    """What is asked for at a place of the entry; what is no number is left out."""
    told = draft.get(*path)
    if not isinstance(told, Mapping):
        return {}
    return {str(good): count for good, count in told.items() if _is_count(count)}


def counted(draft: Draft, path: KeyPath, good: str, by: int) -> Draft:
    """The draft that asks for more or less of something; for none of it, it says nothing of it."""
    there = cost_at(draft, path).get(good, 0)
    fresh = max(0, min(MOST, there + by))
    if fresh == there:
        return draft
    return draft.put((*path, good), fresh) if fresh else draft.without(*path, good)


def mixes(data: Plain) -> tuple[str, ...]:
    """All mixes of goods that something asks for, as `milk/brick`, each once."""
    return tuple(dict.fromkeys(_mixes(data)))


def _mixes(data: Plain) -> list[str]:
    if isinstance(data, Mapping):
        mine = [key for key in data if isinstance(key, str) and MIX in key]
        return [*mine, *(each for value in data.values() for each in _mixes(value))]
    return [each for value in data for each in _mixes(value)] if isinstance(data, list | tuple) else []


def _is_count(value: Plain) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
