"""What packs that are played together change of one another."""

from __future__ import annotations

from hamlet.content.merged import Merged
from hamlet.content.telling.changes import KeyChanged, changes_of, clashes_of
from hamlet.content.telling.reading import PacksRead


class PacksTogether:
    """The packs that are on as one, or with one more that is off; all is found when first asked for."""

    def __init__(self, reads: PacksRead, on: tuple[str, ...]) -> None:
        self._reads = reads
        self._on = on
        self._merged: tuple[tuple[str, ...], Merged] | None = None
        self._changes: dict[str, tuple[KeyChanged, ...]] = {}

    def changes(self, name: str) -> tuple[KeyChanged, ...]:
        """What a pack changes of the others."""
        if name not in self._changes:
            self._changes[name] = changes_of(self._with(name), name)
        return self._changes[name]

    def clashes(self, name: str) -> tuple[tuple[str, str], ...]:
        """The packs with which it clashes, each with the entry."""
        return clashes_of(self._with(name), name)

    def _with(self, name: str) -> Merged:
        names = self._on if name in self._on else (*self._on, name)
        if self._merged is None or self._merged[0] != names:
            self._merged = names, self._reads.together(names)
        return self._merged[1]
