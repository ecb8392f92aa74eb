"""Where he builds: places narrowed line by line (S10, S19), until one is left or the human chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hamlet.engine.bits import bits
from hamlet.engine.botric.base import HUMAN_SEAT, lines_of
from hamlet.engine.botric.thinking import Alternative, Mind, those_with_least
from hamlet.engine.fitting import touched_segments
from hamlet.engine.lattice.geometry import Vertex
from hamlet.engine.reach import ferries_of, joined_by, joins_of, reach_of
from hamlet.engine.state import State
from hamlet.engine.village import Reach
from hamlet.engine.village.graph import spread, steps


class BuildingPlace:
    """A rotation and a position, the anchors still possible for it, and what it would touch there."""

    __slots__ = ("_pairs", "_state", "anchors", "at", "blueprint", "rotation", "touched")

    def __init__(self, state: State, blueprint: int, rotation: int, at: Vertex, anchors: int) -> None:
        self._state = state
        self.blueprint, self.rotation, self.at = blueprint, rotation, at
        segments = touched_segments(state.village, blueprint, rotation, at)
        self._pairs = [(own, other) for own, _, other in segments]
        self.touched = 0
        for _, uid, _ in segments:
            self.touched |= 1 << uid
        self.anchors = anchors & self.touched

    @property
    def roads(self) -> int:
        """Pairs of road and road."""
        terrains = self._state.box.definitions.terrains
        return sum(own == other and terrains[own].connects for own, other in self._pairs)

    @property
    def wood_or_rock(self) -> int:
        """Pairs of forest and forest, mountain and mountain: like terrain that a marker could join."""
        terrains = self._state.box.definitions.terrains
        return sum(own == other and terrains[own].road is not None for own, other in self._pairs)

    @property
    def like(self) -> int:
        """Pairs of like terrain on land."""
        return self.roads + self.wood_or_rock

    @property
    def cliffs(self) -> int:
        """Pairs of forest and mountain."""
        return sum(own != other for own, other in self._pairs)

    @property
    def lake(self) -> int:
        """How many triangles of water it would close."""
        return sum(self._state.village.lakes_closed_by(self.blueprint, self.rotation, self.at))


class PlaceNarrowing:
    """The places that are left, and what the lines before have said."""

    def __init__(self, state: State, places: list[BuildingPlace], mind: Mind) -> None:
        self.state = state
        self.places = places
        self.mind = mind
        self.own_way = False
        """Whether all anchors left are reached without the human's markers."""
        self.like = False
        """Whether all places left have like terrain beside them."""

    def keep(self, line: str, kept: list[BuildingPlace]) -> bool:
        """Go on with these, if there are any; whether there were."""
        before = len(self.places)
        self.places = kept or self.places
        self.mind.asked(line, before, self.places, option_of)
        return bool(kept)

    def best(self, line: str, key: Callable[[BuildingPlace], int]) -> None:
        """Go on with those that have the least of something."""
        self.keep(line, those_with_least(self.places, key))

    def anchored(self, line: str, anchors: int) -> bool:
        """Go on with those that have one of these anchors, and with no others of theirs."""
        kept = [place for place in self.places if place.anchors & anchors]
        held = self.keep(line, kept)
        for place in kept:
            place.anchors &= anchors
        return held

    def by_distance(self, line: str, distances: tuple[int, ...], sign: int) -> None:
        """Go on with the anchors whose distance, by this sign, is least."""
        nearest = {place: min(sign * distances[uid] for uid in bits(place.anchors)) for place in self.places}
        best = min(nearest.values())
        self.keep(line, [place for place in self.places if nearest[place] == best])
        for place in self.places:
            for uid in bits(place.anchors):
                if sign * distances[uid] != best:
                    place.anchors &= ~(1 << uid)


def where_to_build(state: State, blueprint: int, anchors: int, mind: Mind) -> tuple[BuildingPlace, int]:
    """The place, and the anchors that are left for it."""
    placing = PlaceNarrowing(state, list(_places(state, blueprint, anchors)), mind)
    mind.begins(placing.places, option_of)
    for line in lines_of(state, "place"):
        _LINES[line](placing, line)
    place = mind.human("place", placing.places, option_of)
    return place, place.anchors


def option_of(place: BuildingPlace) -> Alternative:
    """A place as it is told."""
    return place.rotation, *place.at


def _places(state: State, blueprint: int, anchors: int) -> Iterator[BuildingPlace]:
    """Every legal place beside one of the anchors."""
    shape = state.box.definitions.tiles[blueprint].shape
    boards = reach_of(state, state.seat).placements(blueprint)
    for rotation, board in zip(shape.distinct, boards, strict=True):
        for at in state.village.positions(board):
            place = BuildingPlace(state, blueprint, rotation, at, anchors)
            if place.anchors:
                yield place


def without_human_roads(state: State) -> tuple[int, tuple[int, ...]]:
    """The tiles, as bits, that he reaches without the human's markers; how far each is from the Church."""
    village, seat = state.village, state.seat
    links = list(village.links_of(seat))
    ferries = [ferry.tiles for ferry in ferries_of(state, seat)]
    for group in joined_by(joins_of(state, seat), ferries):
        for uid in bits(group):
            links[uid] |= group & ~(1 << uid)
    reached = spread(links, 0, 1 << village.church)
    return reached, steps(links, village.church)


def _reach(placing: PlaceNarrowing) -> Reach:
    return reach_of(placing.state, placing.state.seat)


def _own_way(placing: PlaceNarrowing, line: str) -> None:
    placing.own_way = placing.anchored(line, without_human_roads(placing.state)[0])


def _no_human_flags(placing: PlaceNarrowing, line: str) -> None:
    flags = 0
    for uid, placed in enumerate(placing.state.village.tiles):
        flags |= 1 << uid if placed.owner == HUMAN_SEAT else 0
    placing.keep(line, [place for place in placing.places if not place.touched & flags])


def _any_like(placing: PlaceNarrowing, line: str) -> None:
    placing.like = placing.keep(line, [place for place in placing.places if place.like])


def _distance(placing: PlaceNarrowing, line: str) -> None:
    """Far out along his own way, or else near the Church."""
    if placing.own_way:
        distances = without_human_roads(placing.state)[1]
    else:
        distances = _reach(placing).steps_from(placing.state.village.church)
    placing.by_distance(line, distances, -1 if placing.own_way and placing.like else 1)


def _near_church(placing: PlaceNarrowing, line: str) -> None:
    placing.by_distance(line, _reach(placing).steps_from(placing.state.village.church), 1)


_LINES: Final[dict[str, Callable[[PlaceNarrowing, str], None]]] = {
    "without_human_roads": _own_way,
    "no_human_flags": _no_human_flags,
    "most_lake": lambda placing, line: placing.best(line, lambda place: -place.lake),
    "any_like_pair": _any_like,
    "distance": _distance,
    "most_road_pairs": lambda placing, line: placing.best(line, lambda place: -place.roads),
    "most_like_pairs": lambda placing, line: placing.best(line, lambda place: -place.like),
    "fewest_cliffs": lambda placing, line: placing.best(line, lambda place: place.cliffs),
    "any_road_pair": lambda placing, line: placing.best(line, lambda place: not place.roads),
    "any_wood_or_rock_pair": lambda placing, line: placing.best(line, lambda place: not place.wood_or_rock),
    "nearest_church": _near_church,
}
"""What each line does. A pack's edition names them in its own order."""

PLACE_LINES: Final = tuple(_LINES)
