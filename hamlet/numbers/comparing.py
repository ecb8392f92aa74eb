"""Games with packs beside games of the base game: length, points by source, and a row for every tile."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from hamlet.numbers.catalogue import ComparedTile, TileStanding
from hamlet.numbers.judging import LEAST_GAMES, TileRow, reasons_for, verdict_of
from hamlet.numbers.shares import MeanChange, Proportion, mean_change, reach, share
from hamlet.numbers.tallying import GamesTally

TOTAL: Final = "total"
ROADS: Final = "roads"
AWARDS: Final = "awards"
ORDER: Final = ("during", "landmark", "longest_road", ROADS, AWARDS, "gold")
"""How sources stand below each other; what an expansion brings comes before gold."""
_ORDER: Final = {TileStanding.NEW: 0, TileStanding.CHANGED: 1, TileStanding.SAME: 2}


class Comparison:
    """Two tallies side by side. What was counted since is not seen: whoever wants that makes another."""

    def __init__(
        self,
        entries: Sequence[ComparedTile],
        with_packs: GamesTally,
        base: GamesTally,
        seats: int,
        groups: Mapping[str, str] | None = None,
    ) -> None:
        """Compare games of so many seats; `groups` lays sources of points together under one name."""
        self.entries = tuple(entries)
        self.with_packs, self.base = with_packs, base
        self.seats = seats
        self.groups = dict(groups or {})
        self.spans = reach(self.questions)
        self.length = self._means(with_packs.rounds, base.rounds)
        self.points = {source: self._means(*both) for source, both in self._sources().items()}
        self.rows = self._ordered(self._judged())

    @property
    def games(self) -> int:
        """How many games of either kind came to their end."""
        return min(self.with_packs.games, self.base.games)

    @property
    def enough(self) -> bool:
        """Whether there are enough games for verdicts."""
        return self.games >= LEAST_GAMES

    @property
    def fair(self) -> float:
        """What each seat would win of all games if nothing mattered."""
        return 1 / max(self.seats, 1)

    @cached_property
    def sources(self) -> tuple[str, ...]:
        """Where points came from in either game, as they stand below each other; the total last."""
        found = {
            self._group(source)
            for tally in self._tallies
            for all_ in tally.points.values()
            for source in all_
        }
        place = {source: number for number, source in enumerate(ORDER)}
        ordered = sorted(found - {TOTAL}, key=lambda each: (place.get(each, len(ORDER) - 1.5), each))
        return (*ordered, TOTAL)

    @property
    def questions(self) -> int:
        """How many things are asked at once: length, sources, each tile's wins, and how some are built."""
        asked_twice = sum(each.standing is not TileStanding.SAME for each in self.entries)
        return 1 + len(self.sources) + len(self.entries) + asked_twice

    def tile(self, name: str) -> TileRow | None:
        """The row of a tile by its id."""
        return next((row for row in self.rows if row.id == name), None)

    @property
    def total(self) -> MeanChange:
        """Points of a seat in all."""
        return self.points[TOTAL]

    @property
    def _tallies(self) -> tuple[GamesTally, GamesTally]:
        return self.with_packs, self.base

    def _group(self, source: str) -> str:
        return self.groups.get(source, source)

    def _sources(self) -> dict[str, tuple[dict[int, float], dict[int, float]]]:
        """Points by seed of each source, in both kinds of games; a source that a game lacks brought none."""
        one, other = (
            {source: dict.fromkeys(tally.points, 0.0) for source in self.sources} for tally in self._tallies
        )
        for sums, tally in zip((one, other), self._tallies, strict=True):
            for seed, points in tally.points.items():
                for source, count in points.items():
                    sums[self._group(source)][seed] += count
        return {source: (one[source], other[source]) for source in self.sources}

    def _means(self, one: Mapping[int, float], other: Mapping[int, float]) -> MeanChange:
        return mean_change([(one[seed], other[seed]) for seed in sorted(one) if seed in other], self.spans)

    # tiles

    def _judged(self) -> Iterable[TileRow]:
        built = {each.id: self._built(self.with_packs, each) for each in self.entries}
        for entry in self.entries:
            peers = [each for each in self.entries if each.pile == entry.pile and each.id != entry.id]
            shares = [built[each.id] for each in peers]
            row = self._row(entry, built[entry.id], peers or [each for each in self.entries if each != entry])
            parts = sorted(each.part for each in shares)
            row = replace(row, others=(parts[0], parts[-1]) if parts else None)
            if self.enough:
                reasons = reasons_for(row, shares, self.fair)
                row = replace(row, reasons=reasons, verdict=verdict_of(reasons))
            yield row

    def _row(self, entry: ComparedTile, built: Proportion, peers: Sequence[ComparedTile]) -> TileRow:
        new, tally, name = entry.standing is TileStanding.NEW, self.with_packs, entry.id
        return TileRow(
            entry,
            share(tally.taken[name], built.of, self.spans),
            built,
            None if new else self._built(self.base, entry),
            None,
            self._wins(tally, (entry,)),
            None if new else self._wins(self.base, (entry,)),
            self._wins(tally, peers),
            tuple(tally.by_seat[name, seat] for seat in range(self.seats)),
        )

    def _built(self, tally: GamesTally, entry: ComparedTile) -> Proportion:
        chances = max(tally.chances(entry.piles), tally.built[entry.id], tally.taken[entry.id])
        return share(tally.built[entry.id], chances, self.spans)

    def _wins(self, tally: GamesTally, tiles: Iterable[ComparedTile]) -> Proportion:
        names = [each.id for each in tiles]
        won = sum(tally.won_by_builders(name) for name in names)
        return share(won, sum(tally.builders[name] for name in names), self.spans)

    @staticmethod
    def _ordered(rows: Iterable[TileRow]) -> tuple[TileRow, ...]:
        """New tiles first, then changed ones, each by what has changed most."""
        return tuple(
            sorted(
                rows, key=lambda row: (_ORDER[row.entry.standing], -abs(row.change), -row.built.part, row.id)
            )
        )
