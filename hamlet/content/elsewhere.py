"""What packs bring that could be loaded and are not: whoever names it forgot to ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from hamlet.content.reading import read_pack
from hamlet.resources import data_folder


class Elsewhere:
    """The entries of the game's own packs; they are read when somebody first asks."""

    def __init__(self, available: Mapping[str, Path]) -> None:
        own = data_folder()
        self.names = tuple(available)
        self._packs = {name: place for name, place in available.items() if place.parent == own}
        self._homes: dict[tuple[str, str], str] | None = None

    def __call__(self, subject: str, name: str) -> str:
        """The pack that brings this entry, or nothing."""
        if self._homes is None:
            self._homes = {}
            for pack, place in self._packs.items():
                for found in read_pack(place).entries:
                    self._homes.setdefault((found.subject, found.id), pack)
        return self._homes.get((subject, name), "")
