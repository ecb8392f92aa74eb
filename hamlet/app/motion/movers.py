"""Things that move over the village: each draws itself at a share of its time and then is gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER
from hamlet.app.art.piece_pictures import DONKEY, VILLAGER, piece_picture
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import piece_side, slot_side
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in, ease_in_out, hop
from hamlet.app.board.routes import Path, route
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Village

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


def yard_spot(canvas: Canvas, village: Village, uid: int, number: int = 0) -> Point:
    """Where the piece with this number would stand on a tile, on the plane."""
    placed = village.tiles[uid]
    places = canvas.studio.tiles.places(placed.tile, placed.rotation, canvas.length / canvas.scale)
    x, y = to_plane(placed.at)
    spot = places.yard[min(number, len(places.yard) - 1)] if places.yard else places.heart
    return x + spot[0], y + spot[1]


def _way(canvas: Canvas, village: Village, tiles: tuple[int, ...], ends: tuple[int, int]) -> Path:
    """The way between two pieces' places; from its first and last tile only what lies at the border."""
    start = yard_spot(canvas, village, tiles[0], ends[0])
    goal = yard_spot(canvas, village, tiles[-1], ends[1])
    inner = route(canvas.studio, village, tiles) if len(tiles) > 1 else []
    cut = len(inner) // (2 * len(tiles))
    return Path([start, *inner[cut : len(inner) - cut], goal])


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
    kind: str
    seat: str
    begin: float
    lasts: float
    ends: tuple[int, int] = (0, 0)
    paths: _Paths = field(default_factory=_Paths, compare=False, repr=False)

    def draw(self, canvas: Canvas, share: float) -> None:
        """Along the way, up and down once or twice a tile."""
        way = self.paths.on(canvas, lambda: _way(canvas, self.village, self.tiles, self.ends))
        spot = canvas.eye.at(way.at(ease_in_out(share)))
        hops = max(1, (len(self.tiles) - 1) * (2 if self.kind == VILLAGER else 1))
        rise = HOP * hop((share * hops) % 1.0) * canvas.scale * (1.0 if self.kind == VILLAGER else 0.45)
        side = round(piece_side(canvas.length / canvas.scale) * canvas.scale)
        picture = piece_picture(self.kind, self.seat, round(side * 0.94) if self.kind == DONKEY else side)
        canvas.surface.blit(picture, picture.get_rect(center=(round(spot[0]), round(spot[1] - rise))))


@dataclass(frozen=True, slots=True)
class Topple:
    """A villager lies down to work."""

    village: Village
    tile: int
    seat: str
    begin: float
    lasts: float = 0.16
    number: int = 0

    def draw(self, canvas: Canvas, share: float) -> None:
        """Overlay to the right, quicker and quicker."""
        x, y = canvas.eye.at(yard_spot(canvas, self.village, self.tile, self.number))
        side = round(piece_side(canvas.length / canvas.scale) * canvas.scale)
        picture = pygame.transform.rotozoom(
            piece_picture(VILLAGER, self.seat, side), -84 * ease_in(share), 1.0
        )
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y + side * 0.12 * share))))


@dataclass(frozen=True, slots=True)
class Carry:
    """A unit of a material waits for its turn, then slides from tile to tile."""

    village: Village
    tiles: tuple[int, ...]
    material: str
    waits: float
    slides: float
    begin: float = 0.0
    paths: _Paths = field(default_factory=_Paths, compare=False, repr=False)

    @property
    def lasts(self) -> float:
        """Waiting and sliding together."""
        return self.waits + self.slides

    def draw(self, canvas: Canvas, share: float) -> None:
        """With a short rest on every tile between."""
        share = max(0.0, (share * self.lasts - self.waits) / self.slides)
        way = self.paths.on(canvas, lambda: Path(route(canvas.studio, self.village, self.tiles)))
        legs = max(1, len(self.tiles) - 1)
        done = int(share * legs)
        eased = (done + ease_in_out(share * legs - done)) / legs
        x, y = canvas.eye.at(way.at(min(1.0, eased)))
        side = round(slot_side(canvas.length / canvas.scale) * canvas.scale)
        picture = icon(self.material, side, None, PAPER)
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@dataclass(frozen=True, slots=True)
class Spend:
    """A unit that lies where it is needed waits for its turn, then rises and is gone."""

    village: Village
    tile: int
    material: str
    waits: float
    slides: float = 0.3
    begin: float = 0.0

    @property
    def lasts(self) -> float:
        """Waiting and rising together."""
        return self.waits + self.slides

    def draw(self, canvas: Canvas, share: float) -> None:
        """Up from the middle of its tile, fading at the end."""
        share = max(0.0, (share * self.lasts - self.waits) / self.slides)
        placed = self.village.tiles[self.tile]
        x, y = canvas.heart(placed.tile, placed.rotation, placed.at)
        side = round(slot_side(canvas.length / canvas.scale) * canvas.scale)
        picture = icon(self.material, side, None, PAPER)
        if share > 0.5:
            picture = picture.copy()
            picture.set_alpha(round(510 * (1 - share)))
        rise = RISE * canvas.scale * ease_in_out(share)
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y - rise))))
