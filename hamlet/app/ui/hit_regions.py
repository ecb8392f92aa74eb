"""HitRegion regions: everything on the screen that can be chosen, and which of them lies under a point."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import attrgetter

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.ids import Id

_GRID = 9  # points tried across and down to find one that hits


@dataclass(frozen=True, slots=True)
class Circle:
    """A round region."""

    centre: Point
    radius: float


Polygon = tuple[Point, ...]
HitShape = pygame.Rect | Circle | Polygon


@dataclass(frozen=True, slots=True)
class HitRegion:
    """A region that can be chosen. The one with the greatest `z` lies on top; of equals, the last.

    `group` names the panel it belongs to (arrows walk inside one); `tab` says whether Tab stops at it,
    `ring` whether a ring shows that it is pointed at. A `part` lies beside the region it belongs to, which
    has the same id. `called` is a name that is not written there: it is told as soon as one points at it.
    """

    id: Id
    shape: HitShape
    z: int = 0
    enabled: bool = True
    hint: str = ""
    group: str = "village"
    tab: bool = True
    ring: bool = True
    part: bool = False
    called: str = ""

    @property
    def bounds(self) -> pygame.Rect:
        """The smallest box around the region."""
        shape = self.shape
        if isinstance(shape, pygame.Rect):
            return shape
        if isinstance(shape, Circle):
            side = round(shape.radius * 2)
            return pygame.Rect(
                round(shape.centre[0] - shape.radius), round(shape.centre[1] - shape.radius), side, side
            )
        across, down = zip(*shape, strict=True)
        left, top = min(across), min(down)
        return pygame.Rect(round(left), round(top), round(max(across) - left), round(max(down) - top))

    def contains(self, at: Point) -> bool:
        """Whether the point lies in the region."""
        shape = self.shape
        if isinstance(shape, pygame.Rect):
            return bool(shape.collidepoint(at))
        if isinstance(shape, Circle):
            across, down = at[0] - shape.centre[0], at[1] - shape.centre[1]
            return across * across + down * down <= shape.radius * shape.radius
        return _inside(shape, at)

    def moved(self, across: float, down: float) -> HitRegion:
        """The same region somewhere else."""
        shape = self.shape
        if isinstance(shape, pygame.Rect):
            return replace(self, shape=shape.move(round(across), round(down)))
        if isinstance(shape, Circle):
            x, y = shape.centre
            return replace(self, shape=Circle((x + across, y + down), shape.radius))
        return replace(self, shape=tuple((x + across, y + down) for x, y in shape))


def _inside(corners: Polygon, at: Point) -> bool:
    """Whether a ray to the right crosses the outline an odd number of times."""
    x, y = at
    inside = False
    before = corners[-1]
    for corner in corners:
        if (corner[1] > y) != (before[1] > y):
            cross = (before[0] - corner[0]) * (y - corner[1]) / (before[1] - corner[1]) + corner[0]
            inside ^= x < cross
        before = corner
    return inside


class HitMap:
    """All hit regions of a frame."""

    def __init__(self, hits: Iterable[HitRegion] = ()) -> None:
        self.all: list[HitRegion] = list(hits)
        self._ranked = sorted(self.all, key=attrgetter("z"))
        self._by_id = {hit.id: hit for hit in self._ranked if not hit.part}

    def __iter__(self) -> Iterator[HitRegion]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def at(self, point: Point) -> HitRegion | None:
        """The topmost region under a point, enabled or not."""
        return next((hit for hit in reversed(self._ranked) if hit.contains(point)), None)

    def get(self, what: Id | None) -> HitRegion | None:
        """The region with this id; the topmost if there are several."""
        return self._by_id.get(what) if what is not None else None

    def point(self, what: Id) -> tuple[int, int] | None:
        """A point that certainly hits the region with this id, as far from its edges as found."""
        hit = self.get(what)
        if hit is None:
            return None
        bounds = hit.bounds
        about, (x, y) = bounds.inflate(8, 8), bounds.center
        near = [each for each in reversed(self._ranked) if about.colliderect(each.bounds)]
        for steps in (_GRID, 3 * _GRID):
            for at in sorted(_spread(bounds, steps), key=lambda at: abs(at[0] - x) + abs(at[1] - y)):
                top = next((each for each in near if each.contains(at)), None)
                if top is not None and top.id == hit.id:
                    return at
        return None


def _spread(bounds: pygame.Rect, steps: int) -> Iterator[tuple[int, int]]:
    for down in range(1, steps + 1):
        for across in range(1, steps + 1):
            yield (
                bounds.left + bounds.width * across // (steps + 1),
                bounds.top + bounds.height * down // (steps + 1),
            )
