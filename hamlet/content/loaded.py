"""Packs as they are once loaded: what they are, and the data of a game with every rule still open."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hamlet.content.problems import Problem

PackData = dict[str, Any]
"""Entries, options and presets of packs, or a part of them, as plain data."""


@dataclass(frozen=True, slots=True)
class PackInfo:
    """One loaded pack: what a record remembers of it."""

    id: str
    version: str
    content_hash: str
    name: str = ""
    folder: Path = field(default=Path(), compare=False)

    def data(self) -> dict[str, str]:
        """What a record keeps: enough to say later whether the pack is still the same."""
        return {"id": self.id, "version": self.version, "hash": self.content_hash}


@dataclass(frozen=True, slots=True)
class LoadedPacks:
    """Packs put together. With problems there is no data; warnings keep nobody from playing."""

    packs: tuple[PackInfo, ...]
    problems: tuple[Problem, ...] = ()
    data: PackData = field(default_factory=dict, repr=False)
    warnings: tuple[Problem, ...] = ()
    left_out: tuple[Problem, ...] = ()
    """Why some entries, or whole packs, are not in the data: where only what is sound was wanted."""

    @property
    def options(self) -> list[dict[str, Any]]:
        """The rule options with their allowed values and defaults."""
        return list(self.data.get("options", ()))

    @property
    def presets(self) -> list[dict[str, Any]]:
        """The presets with their values."""
        return list(self.data.get("presets", ()))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that seats may choose from."""
        return tuple(self.data.get("colours", ()))

    def remembered(self) -> tuple[dict[str, str], ...]:
        """What a record keeps of the packs."""
        return tuple(pack.data() for pack in self.packs)
