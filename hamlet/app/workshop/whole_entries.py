"""Entries that change others, seen whole: with all that the other ones say too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from hamlet.app.workshop.sources import source_of
from hamlet.content.editing.cards import widened
from hamlet.content.editing.drafts import Draft, draft_of


class WholeEntries:
    """What is changed is read once, as its file says it; what was asked last is the same object again."""

    def __init__(self, available: Mapping[str, Path]) -> None:
        self._available = available
        self._sources: dict[tuple[str, str], Draft | None] = {}
        self._last: tuple[Draft, Draft] | None = None

    def of(self, draft: Draft) -> Draft:
        """An entry that changes no other is whole."""
        if self._last is None or self._last[0] is not draft:
            self._last = (draft, self._whole(draft))
        return self._last[1]

    def _whole(self, draft: Draft) -> Draft:
        source = self._source(draft.subject, draft.text("changes"))
        if source is None:
            return draft
        told = draft_of(draft.subject, widened(draft, dict(source.data)).data)
        return told if draft.form is None else replace(told, form=draft.form)

    def _source(self, subject: str, changed: str) -> Draft | None:
        asked = (subject, changed)
        if changed and asked not in self._sources:
            self._sources[asked] = source_of(subject, changed, self._available)
        return self._sources.get(asked)
