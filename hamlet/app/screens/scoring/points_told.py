"""Where points came from: the moves behind a figure, in words, and the tiles they are about."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property

from hamlet.app.flow.opened import tell_source, told_source
from hamlet.engine.scoring.roads import longest_road_of
from hamlet.session.log import Entry
from hamlet.session.session import Session
from hamlet.session.sheet import NOWHERE, Earned, sheet_as_things_stand, source_of
from hamlet.values import dataclass
from hamlet.words.scores import source_rich
from hamlet.words.sums import signed

LONGEST = "longest_road"


@dataclass(frozen=True, slots=True)
class ToldPoints:
    """A move that earned points: when, what it was, and how many; of several moves behind one figure none."""

    move: int
    round: int
    text: str
    points: int | None


@dataclass(frozen=True, slots=True)
class OpenedFigure:
    """The figure whose moves are read: of a seat, in a line; of no line all."""

    seat: int
    key: str = ""


class PointsTold:
    """Looks behind the figures of one game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._tiles: dict[tuple[tuple[str, ...], int | None], dict[int, int]] = {}

    @cached_property
    def earned(self) -> list[Earned]:
        """Every point there is."""
        return sheet_as_things_stand(self.session)

    @cached_property
    def _entries(self) -> dict[int, Entry]:
        return {entry.number: entry for entry in self.session.log.entries if entry.number is not None}

    @cached_property
    def _of_roads(self) -> frozenset[str]:
        milestones = self.session.state.box.definitions.milestones
        return frozenset(("roads", *(each.id for each in milestones if each.points_per_road)))

    def behind(self, sources: Collection[str], seat: int | None = None) -> list[Earned]:
        """The points of these sources; of one seat, or of all."""
        return [
            each for each in self.earned if source_of(each) in sources and (seat is None or each.seat == seat)
        ]

    def tiles(self, sources: tuple[str, ...], seat: int | None = None) -> dict[int, int]:
        """The tiles that these points are about, each with the points made there; found once."""
        if (sources, seat) not in self._tiles:
            self._tiles[sources, seat] = self._found_tiles(sources, seat)
        return self._tiles[sources, seat]

    def _found_tiles(self, sources: tuple[str, ...], seat: int | None) -> dict[int, int]:
        found: dict[int, int] = {}
        for each in self.behind(sources, seat):
            if each.tile != NOWHERE:
                found[each.tile] = found.get(each.tile, 0) + each.points
                continue
            for tile in self._around(each):
                found.setdefault(tile, 0)
        return found

    def _around(self, earned: Earned) -> set[int]:
        """Tiles that roads join. Awards count over the whole village, gold lies nowhere."""
        if earned.why == LONGEST:
            return set(longest_road_of(self.session.state, earned.seat))
        if earned.why not in self._of_roads:
            return set()
        lines = (line for step in earned.steps for line in self._entries[step].lines if not line.heading)
        return {tile for line in lines for tile in line.tiles}

    def moves(self, sources: Collection[str], seat: int) -> list[ToldPoints]:
        """The moves of a seat behind these points, in the order of the game."""
        found: dict[int, int | None] = {}
        for each in self.behind(sources, seat):
            for step in each.steps:
                alone = len(each.steps) == 1
                before = found.get(step, 0)
                found[step] = before + each.points if alone and before is not None else found.get(step)
        return [self._told(step, points) for step, points in sorted(found.items())]

    def _told(self, step: int, points: int | None) -> ToldPoints:
        entry = self._entries[step]
        lines = [line.rich for line in entry.lines if not line.heading] or [""]
        return ToldPoints(step, entry.round, lines[0], points)

    def sums(self, source: str) -> str:
        """How the points of one source come about, for each seat."""
        return tell_source(self.session, source)

    def named_sum(self, source: str, seat: int) -> str:
        """A source with its points and how they come about; nothing if there are none."""
        speech, points = self.session.setup.speech(self.session.state), self._points(source, seat)
        if not points:
            return ""
        told = self.sum_of(source, seat)
        facts = {"points": signed(points), "what": source_rich(speech, source), "sum": told}
        return speech.part("sums", "line.sum" if told else "line", **facts)

    def _points(self, source: str, seat: int) -> int:
        return sum(each.points for each in self.behind((source,), seat))

    def sum_of(self, source: str, seat: int) -> str:
        """The same for one seat."""
        return told_source(self.session, seat, source)
