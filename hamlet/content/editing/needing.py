"""Which packs a pack says that it needs, and that it is ready for."""

from __future__ import annotations

import re
from typing import Final

from hamlet.content.editing.drafts import Draft

NEEDS: Final = ("requires", "optional")
"""The keys under which other packs are named, perhaps with versions: `lake >= 1.1`."""
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]*")


def needed(draft: Draft, pack: str) -> str:
    """The key under which a pack is named; nothing if it is not."""
    return next((key for key in NEEDS if any(_named(each) == pack for each in _said(draft, key))), "")


def with_need(draft: Draft, pack: str, key: str) -> Draft:
    """The pack named under another key, with the versions that were said of it; under none, nowhere."""
    versions = [each for name in NEEDS for each in _said(draft, name) if _named(each) == pack]
    for name in NEEDS:
        before = _said(draft, name)
        kept = [each for each in before if _named(each) != pack]
        if name == key:
            kept = before if len(kept) < len(before) else [*kept, *(versions or [pack])]
        if kept != before:
            draft = draft.put(name, kept) if kept else draft.without(name)
    return draft


def _said(draft: Draft, key: str) -> list[str]:
    told = draft.get(key)
    return [each for each in told if isinstance(each, str)] if isinstance(told, list) else []


def _named(wanted: str) -> str:
    found = _NAME.match(wanted)
    return found.group() if found else ""
