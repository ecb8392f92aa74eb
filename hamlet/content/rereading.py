"""Packs that are read again while a game runs: only those whose files have changed, a bit at a time."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path

from hamlet.content.elsewhere import Elsewhere
from hamlet.content.folders import read_folder
from hamlet.content.loaded import LoadedPacks
from hamlet.content.packs import put_together, required_of
from hamlet.content.problems import Source
from hamlet.content.reading import PackRead, read_texts
from hamlet.content.shelf import MOST_PACKS


class PackReads:
    """Packs as they were read last."""

    def __init__(self, available: Mapping[str, Path]) -> None:
        self.available = available
        self.last: list[PackRead] = []
        """Those that were put together last, in their order."""
        self._elsewhere = Elsewhere(available)
        self._read: dict[Path, PackRead] = {}
        self._texts: dict[Path, dict[str, Source]] = {}

    @property
    def sources(self) -> dict[str, Source]:
        """The texts of all files that were put together last, by their names."""
        return {
            name: text for pack in self.last for name, text in self._texts[pack.folder.absolute()].items()
        }

    def forget(self, places: Collection[Path]) -> None:
        """These have changed: they are read anew."""
        for place in places:
            self._read.pop(place.absolute(), None)

    def put_together(self, places: Sequence[Path]) -> Iterator[LoadedPacks | None]:
        """The packs at these places with those that they require, checked; between its bits, None."""
        packs: list[PackRead] = []
        for place in places:
            fresh = place.absolute() not in self._read
            packs.append(self._pack(place))
            if fresh:
                yield None
        waiting = list(packs)
        while waiting:
            for name in required_of(waiting.pop()):
                there = {pack.id for pack in packs}
                if name not in there and name in self.available and len(packs) < MOST_PACKS:
                    packs.insert(0, self._pack(self.available[name]))
                    waiting.append(packs[0])
                    yield None
        self.last = packs
        yield put_together(packs, self._elsewhere)

    def _pack(self, place: Path) -> PackRead:
        key = place.absolute()
        if key not in self._read:
            files = read_folder(place)
            self._texts[key] = {source.file: source for _, source in files.texts}
            self._read[key] = read_texts(files)
        return self._read[key]
