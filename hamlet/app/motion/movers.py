"""Things that move over the village: each draws itself at a share of its time and then is gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from typing import Protocol

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER
from hamlet.app.art.piece_pictures import DONKEY, DOWN, VILLAGER, piece_picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import piece_side, slot_side
from hamlet.app.art.tile_badges import DONKEY_SHARE
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in, ease_in_out, hop
from hamlet.app.board.routes import Path, route
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Village
from hamlet.values import dataclass

HOP = 13.0  # pixels a villager rises
RISE = 34.0  # pixels a unit rises that is used where it lies


class Mover(Protocol):
    """Anything that moves: when it begins within its phase, how long it takes, how it looks."""

    @property
    def begin(self) -> float:
        """Seconds after the phase began."""

    @property
    def lasts(self) -> float:
        """Seconds it takes."""

    def draw(self, canvas: Canvas, share: float) -> None:
        """Draw it at a share of its time, 0 to 1."""


def _on_plane(village: Village, uid: int, spot: Point) -> Point:
    x, y = to_plane(village.tiles[uid].at)
    return x + spot[0], y + spot[1]


def _way(canvas: Canvas, village: Village, tiles: tuple[int, ...], group: Group) -> Path:
    """The way between two pieces' places; from its first and last tile only what lies at the border."""
    start = _on_plane(village, tiles[0], canvas.gone(tiles[0], group))
    goal = _on_plane(village, tiles[-1], canvas.coming(tiles[-1], arrived(group)))
    inner = route(canvas.studio, village, tiles) if len(tiles) > 1 else []
    cut = len(inner) // (2 * len(tiles))
    return Path([start, *inner[cut : len(inner) - cut], goal])


def arrived(group: Group) -> Group:
    """The piece as it is when it has come: a villager lies down to work."""
    return replace(group, kind=DOWN) if group.kind == VILLAGER else group


def _side(canvas: Canvas) -> int:
    """How high a villager is, as those who stand."""
    return round(piece_side(canvas.composition.step or canvas.length / canvas.scale) * canvas.scale)


class _Paths:
    """The paths of one mover, by tile length and scale of the drawing: found once, drawn frame by frame."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: dict[tuple[float, float], Path] = {}

    def on(self, canvas: Canvas, find: Callable[[], Path]) -> Path:
        """The path on this canvas."""
        key = (canvas.length, canvas.scale)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = find()
        return found


@dataclass(frozen=True, slots=True)
class Walk:
    """A villager hops, or a donkey steps, along tiles."""

    village: Village
    tiles: tuple[int, ...]
    group: Group
    seat: str
    begin: float
    lasts: float
    paths: _Paths = field(default_factory=_Paths, compare=False, repr=False)

    def draw(self, canvas: Canvas, share: float) -> None:
        """Along the way, up and down once or twice a tile."""
        way = self.paths.on(canvas, lambda: _way(canvas, self.village, self.tiles, self.group))
        spot = canvas.eye.at(way.at(ease_in_out(share)))
        kind, side = self.group.kind, _side(canvas)
        hops = max(1, (len(self.tiles) - 1) * (2 if kind == VILLAGER else 1))
        rise = HOP * hop((share * hops) % 1.0) * canvas.scale * (1.0 if kind == VILLAGER else 0.45)
        picture = piece_picture(kind, self.seat, round(side * DONKEY_SHARE) if kind == DONKEY else side)
        canvas.surface.blit(picture, picture.get_rect(center=(round(spot[0]), round(spot[1] - rise))))


@dataclass(frozen=True, slots=True)
class Topple:
    """A villager lies down to work."""

    village: Village
    tile: int
    group: Group
    seat: str
    begin: float
    lasts: float = 0.16

    def draw(self, canvas: Canvas, share: float) -> None:
        """Overlay to the right, quicker and quicker."""
        x, y = canvas.eye.at(
            _on_plane(self.village, self.tile, canvas.coming(self.tile, arrived(self.group)))
        )
        side = _side(canvas)
        picture = pygame.transform.rotozoom(
            piece_picture(VILLAGER, self.seat, side), -84 * ease_in(share), 1.0
        )
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y + side * 0.12 * share))))


def _source(canvas: Canvas, village: Village, uid: int, slot: int) -> Point:
    """Where a unit waits, on the plane: in its slot, or by the building where no slot is to be seen."""
    place = canvas.slot(uid, slot) if slot >= 0 else None
    if place is not None:
        return canvas.eye.plane(place.center)
    placed = village.tiles[uid]
    return canvas.eye.plane(canvas.heart(placed.tile, placed.rotation, placed.at))


@dataclass(frozen=True, slots=True)
class Carry:
    """A unit of a material waits in its slot for its turn, then slides from tile to tile."""

    village: Village
    tiles: tuple[int, ...]
    material: str
    waits: float
    slides: float
    slot: int = -1
    begin: float = 0.0
    paths: _Paths = field(default_factory=_Paths, compare=False, repr=False)

    @property
    def lasts(self) -> float:
        """Waiting and sliding together."""
        return self.waits + self.slides

    def draw(self, canvas: Canvas, share: float) -> None:
        """With a short rest on every tile between."""
        share = max(0.0, (share * self.lasts - self.waits) / self.slides)
        way = self.paths.on(canvas, lambda: self._path(canvas))
        legs = max(1, len(self.tiles) - 1)
        done = int(share * legs)
        eased = (done + ease_in_out(share * legs - done)) / legs
        x, y = canvas.eye.at(way.at(min(1.0, eased)))
        side = round(slot_side(canvas.length / canvas.scale) * canvas.scale)
        picture = icon(self.material, side, None, PAPER)
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))

    def _path(self, canvas: Canvas) -> Path:
        start = _source(canvas, self.village, self.tiles[0], self.slot)
        return Path([start, *route(canvas.studio, self.village, self.tiles)])


@dataclass(frozen=True, slots=True)
class Spend:
    """A unit that lies where it is needed waits in its slot for its turn, then rises and is gone."""

    village: Village
    tile: int
    material: str
    waits: float
    slides: float = 0.3
    slot: int = -1
    begin: float = 0.0

    @property
    def lasts(self) -> float:
        """Waiting and rising together."""
        return self.waits + self.slides

    def draw(self, canvas: Canvas, share: float) -> None:
        """Up from its slot, fading at the end."""
        share = max(0.0, (share * self.lasts - self.waits) / self.slides)
        x, y = canvas.eye.at(_source(canvas, self.village, self.tile, self.slot))
        side = round(slot_side(canvas.length / canvas.scale) * canvas.scale)
        picture = icon(self.material, side, None, PAPER)
        if share > 0.5:
            picture = picture.copy()
            picture.set_alpha(round(510 * (1 - share)))
        rise = RISE * canvas.scale * ease_in_out(share)
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y - rise))))
