"""Packs whose files are being written: which of them have changed, told once they lie still."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from hamlet.content.marks import FileMarks, Marking

EVERY: Final = 0.05
"""Seconds from one look at a pack to the next."""
FEW: Final = 6
SHARES: Final = 3
"""So many packs are looked at in one frame at least, or so large a share of all."""
STILL: Final = 0.08
"""Seconds in which nothing more was written."""
EMPTY_STILL: Final = 0.4
"""The same where a file is empty or gone: editors empty a file, or rename it, before they write it anew."""


@dataclass(slots=True)
class _Watched:
    """One pack: what was told of it last, what was seen last, since when, and when to look again."""

    told: FileMarks
    seen: FileMarks
    since: float
    due: float


@dataclass(slots=True)
class PackWatch:
    """Looks at packs, a few of them at a time. What is seen first of a pack counts as known."""

    marks: Callable[[Path], FileMarks] = field(default_factory=Marking)
    _watched: dict[Path, _Watched] = field(default_factory=dict)

    @property
    def places(self) -> tuple[Path, ...]:
        """The packs that are watched."""
        return tuple(self._watched)

    @property
    def stirring(self) -> bool:
        """Whether something is being written just now."""
        return any(each.seen != each.told for each in self._watched.values())

    def watch(self, places: Iterable[Path], now: float) -> None:
        """From now on these packs, and no others; their looks are spread over the time between two."""
        wanted = list(dict.fromkeys(places))
        known, self._watched = self._watched, {}
        for number, place in enumerate(wanted):
            if place in known:
                self._watched[place] = known[place]
            else:
                marks = self.marks(place)
                due = now + EVERY * (number + 1) / len(wanted)
                self._watched[place] = _Watched(marks, marks, now, due)

    def look(self, now: float) -> list[Path]:
        """Those that have changed and lie still; only some, whose turn it is, are looked at in a frame."""
        due = sorted((each.due, place) for place, each in self._watched.items() if now >= each.due)
        few = max(FEW, -(-len(self._watched) // SHARES))
        return [place for _, place in due[:few] if self._settled(self._watched[place], place, now)]

    def _settled(self, each: _Watched, place: Path, now: float) -> bool:
        each.due = now + EVERY
        marks = self.marks(place)
        if marks != each.seen:
            each.seen, each.since = marks, now
            return False
        if marks == each.told or now - each.since < _patience(each.told, marks):
            return False
        each.told = marks
        return True


def _patience(before: FileMarks, after: FileMarks) -> float:
    """How long a pack must lie still: longer where a file has become empty or is gone."""
    gone = any(name not in after for name in before)
    emptied = any(not mark[0] and before.get(name, (1,))[0] for name, mark in after.items())
    return EMPTY_STILL if gone or emptied else STILL
