"""What is in the way: everything that has a place already, by the tiles near which it lies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds, box_around
from hamlet.app.board.signs.candidates import SignSize
from hamlet.app.board.signs.decks import FARTHEST, Deck
from hamlet.app.board.signs.ranking import Candidate, Ranking

BoxSides = tuple[float, float, float, float]  # left, top, right, bottom
SITE = 0.36  # sides that are kept clear, if it can be, where a path may come
_CORE = 0.5  # the middle of a building, which nothing covers that merely stands before it


class Roofs(IntEnum):
    """How much of a building may be covered: nothing, what lies around its middle, or all."""

    CLEAR = 0
    EDGES = 1
    ALL = 2


class Obstacles:
    """Boxes and decks. Each tile knows those within its reach, counted from its own first vertex."""

    def __init__(
        self, firsts: Sequence[Point], bounds: Sequence[TileBounds], reach: float, around: float
    ) -> None:
        self._firsts, self._bounds = firsts, bounds
        self._limits = _limits(firsts, bounds, around)
        self._reaches = [
            (x + box.left - reach, y + box.top - reach, x + box.right + reach, y + box.bottom + reach)
            for (x, y), box in zip(firsts, bounds, strict=True)
        ]
        self._boxes: list[list[BoxSides]] = [[] for _ in bounds]
        self._buildings: tuple[list[list[BoxSides]], ...] = ([[] for _ in bounds], [[] for _ in bounds])
        self._decks: list[list[Deck]] = [[] for _ in bounds]

    def add(self, number: int, box: TileBounds) -> None:
        """A sign of a tile, or anything else that is never covered."""
        for other, kept in self._near(number, box):
            self._boxes[other].append(kept)

    def remove(self, number: int, box: TileBounds) -> None:
        """Take a sign away again."""
        for other, kept in self._near(number, box):
            self._boxes[other].remove(kept)

    @contextmanager
    def looking_past(self, number: int, signs: Iterable[tuple[int, TileBounds]]) -> Iterator[None]:
        """As long as it lasts, these signs of tiles are not in the way of one of them."""
        passed = {self._as_seen(number, other, box) for other, box in signs}
        all_boxes = self._boxes[number]
        self._boxes[number] = [box for box in all_boxes if box not in passed]
        try:
            yield
        finally:
            self._boxes[number] = all_boxes

    def _as_seen(self, number: int, other: int, box: TileBounds) -> BoxSides:
        """A box of another tile, as a tile sees it."""
        (x, y), first = self._firsts[other], self._firsts[number]
        left, top, right, bottom = box.left + x, box.top + y, box.right + x, box.bottom + y
        return left - first[0], top - first[1], right - first[0], bottom - first[1]

    def add_building(self, number: int, box: TileBounds) -> None:
        """A building: not covered if it can be helped."""
        core = box_around(box.centre, box.width * _CORE, box.height * _CORE)
        for buildings, part in zip(self._buildings, (box, core), strict=True):
            for other, kept in self._near(number, part):
                buildings[other].append(kept)

    def add_site(self, deck: Deck) -> None:
        """A place for a path or bridge that somebody may build, on the plane: kept clear as buildings are."""
        for number, kept in self._seen(box_around(deck.middle, SITE, SITE)):
            self._buildings[Roofs.CLEAR][number].append(kept)

    def add_thing(self, box: TileBounds) -> None:
        """A fish or a boat, on the plane: never covered."""
        for number, kept in self._seen(box):
            self._boxes[number].append(kept)

    def _seen(self, box: TileBounds) -> Iterator[tuple[int, BoxSides]]:
        """The tiles within whose reach a box of the plane lies, each with the box as it sees it."""
        for number, (x, y) in enumerate(self._firsts):
            x1, y1, x2, y2 = self._reaches[number]
            if box.left < x2 and x1 < box.right and box.top < y2 and y1 < box.bottom:
                yield number, (box.left - x, box.top - y, box.right - x, box.bottom - y)

    def add_deck(self, deck: Deck) -> None:
        """A path or bridge, on the plane."""
        x, y = deck.middle
        for number, (x1, y1, x2, y2) in enumerate(self._reaches):
            if x1 - 1 < x < x2 + 1 and y1 - 1 < y < y2 + 1:
                first = self._firsts[number]
                self._decks[number].append(Deck((x - first[0], y - first[1]), deck.along, deck.over))

    def _near(self, number: int, box: TileBounds) -> list[tuple[int, BoxSides]]:
        """The tiles within whose reach a box of one of them lies, each with the box as it sees it."""
        x, y = self._firsts[number]
        left, top, right, bottom = box.left + x, box.top + y, box.right + x, box.bottom + y
        return [
            (other, (left - first[0], top - first[1], right - first[0], bottom - first[1]))
            for other, (first, (x1, y1, x2, y2)) in enumerate(zip(self._firsts, self._reaches, strict=True))
            if left < x2 and x1 < right and top < y2 and y1 < bottom
        ]

    def search(self, number: int, ranking: Ranking, size: SignSize, roofs: Roofs, start: int = 0) -> int:
        """The first place from a number on at which a box covers nothing that it may not; -1 if none."""
        return next(self.places(number, ranking, size, roofs, start), -1)

    def places(
        self, number: int, ranking: Ranking, size: SignSize, roofs: Roofs, start: int = 0
    ) -> Iterator[int]:
        """All such places from a number on, as things are when the first is asked for."""
        half_wide, half_high = size[0] / 2, size[1] / 2
        (xs, ys), reach = (ranking.places.xs, ranking.places.ys), ranking.reach
        blocks = self._within(number, reach + half_wide, reach + half_high, roofs)
        # A deck reaches at most so far from its middle: most are told to be elsewhere by that alone.
        across, down = half_wide + FARTHEST, half_high + FARTHEST
        decks = self._decks_within(number, reach + across, reach + down)
        west, north, east, south = self._limits[number]
        for index in range(start, len(xs)):  # asked many thousand times: no calls here
            x, y = xs[index], ys[index]
            left, top, right, bottom = x - half_wide, y - half_high, x + half_wide, y + half_high
            if left < west or top < north or right > east or bottom > south:
                continue
            for x1, y1, x2, y2 in blocks:
                if left < x2 and x1 < right and top < y2 and y1 < bottom:
                    break
            else:
                for deck, (middle_x, middle_y) in decks:
                    near = abs(x - middle_x) < across and abs(y - middle_y) < down
                    if near and deck.meets(TileBounds(left, top, size[0], size[1])):
                        break
                else:
                    yield index

    def _decks_within(self, number: int, across: float, down: float) -> list[tuple[Deck, Point]]:
        """Decks on a tile and so far around it, with their middles."""
        bounds = self._bounds[number]
        left, right = bounds.left - across, bounds.right + across
        top, bottom = bounds.top - down, bounds.bottom + down
        known = ((deck, deck.middle) for deck in self._decks[number])
        return [(deck, (x, y)) for deck, (x, y) in known if left < x < right and top < y < bottom]

    def _within(self, number: int, across: float, down: float, roofs: Roofs) -> list[BoxSides]:
        """What is in the way on a tile and so far around it."""
        bounds, blocks = self._bounds[number], self._boxes[number]
        if roofs is not Roofs.ALL:
            blocks = [*self._buildings[roofs][number], *blocks]
        left, top = bounds.left - across, bounds.top - down
        right, bottom = bounds.right + across, bounds.bottom + down
        return [
            kept
            for kept in blocks
            if left < kept[2] and kept[0] < right and top < kept[3] and kept[1] < bottom
        ]

    def free(self, number: int, centre: Point, size: SignSize) -> bool:
        """Whether a box there covers no sign and no deck."""
        return self.search(number, Ranking.of((Candidate(0.0, centre),)), size, Roofs.ALL) == 0


def _limits(firsts: Sequence[Point], bounds: Sequence[TileBounds], around: float) -> list[BoxSides]:
    """The box around all tiles within which everything stays, as each of them sees it."""
    boxes = list(zip(firsts, bounds, strict=True))
    west = min((x + box.left for (x, _), box in boxes), default=0.0) - around
    north = min((y + box.top for (_, y), box in boxes), default=0.0) - around
    east = max((x + box.right for (x, _), box in boxes), default=0.0) + around
    south = max((y + box.bottom for (_, y), box in boxes), default=0.0) + around
    return [(west - x, north - y, east - x, south - y) for x, y in firsts]
