"""Goods on their way, and the donkeys that pass them on."""

from __future__ import annotations

import math
from dataclasses import field
from itertools import pairwise

from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER
from hamlet.app.art.piece_pictures import DONKEY, draw_piece
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.sizes import slot_side
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in_out, hop
from hamlet.app.board.routes import Path, route_parts
from hamlet.app.motion.footing import Remembered, on_plane, standing_side
from hamlet.app.motion.poses import Figure, Stance, draw_posed
from hamlet.engine.village import Village
from hamlet.values import dataclass

RISE = 34.0  # pixels a unit rises that is used where it lies
TOSSED = 7.0  # pixels a unit rises on its way from donkey to donkey
NODS = 0.12  # seconds
_NOD, _DUCK = 15.0, 0.14


def _source(canvas: Canvas, village: Village, uid: int, slot: int) -> Point:
    """Where a unit waits, on the plane: in its slot, or by the building where no slot is to be seen."""
    place = canvas.slot(uid, slot) if slot >= 0 else None
    if place is not None:
        return canvas.eye.plane(place.center)
    placed = village.tiles[uid]
    return canvas.eye.plane(canvas.heart(placed.tile, placed.rotation, placed.at))


@dataclass(frozen=True, slots=True)
class Carry:
    """A unit of a material waits in its slot for its turn, then goes from tile to tile."""

    village: Village
    tiles: tuple[int, ...]
    material: str
    waits: float
    slides: float
    slot: int = -1
    begin: float = 0.0
    paths: Remembered[list[Path]] = field(default_factory=Remembered, compare=False, repr=False)

    @property
    def lasts(self) -> float:
        """Waiting and going together."""
        return self.waits + self.slides

    def passes(self, number: int) -> float:
        """When, in seconds after the phase began, it is at one of its tiles, counted from 0."""
        return self.begin + self.waits + self.slides * number / max(1, len(self.tiles) - 1)

    def draw(self, canvas: Canvas, share: float) -> None:
        """With a short rest on every tile between."""
        share = max(0.0, (share * self.lasts - self.waits) / self.slides)
        legs = self.paths.on(canvas, lambda: self._legs(canvas))
        done = min(len(legs) - 1, int(share * len(legs)))
        along = ease_in_out(share * len(legs) - done)
        x, y = canvas.eye.at(legs[done].at(along))
        side = round(slot_side(canvas.length / canvas.scale) * canvas.scale)
        picture = icon(self.material, side, None, PAPER)
        high = TOSSED * canvas.scale * hop(along)
        canvas.surface.blit(picture, picture.get_rect(center=(round(x), round(y - high))))

    def _legs(self, canvas: Canvas) -> list[Path]:
        """The ways between two tiles: from the middle of what leads through one to that of the next."""
        parts = route_parts(canvas.studio, self.village, self.tiles)
        start = _source(canvas, self.village, self.tiles[0], self.slot)
        points = [start, *(point for part in parts for point in part)]
        cuts, passed = [0], 1
        for part in parts[:-1]:
            cuts.append(passed + len(part) // 2)
            passed += len(part)
        cuts = [0, *cuts[2:], len(points) - 1]
        return [Path(points[begin : end + 1]) for begin, end in pairwise(cuts)]


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


@dataclass(frozen=True, slots=True)
class Nod:
    """A donkey stands on its tile and nods whenever a unit is there."""

    village: Village
    tile: int
    seat: int
    colour: str
    times: tuple[float, ...]
    """Seconds after the phase began at which units are there."""
    lasts: float
    begin: float = 0.0

    def depth(self, time: float) -> float:
        """How low the head is at a time: 0 to 1, deepest just when a unit is there."""
        return max(
            (hop((time - at) / NODS + 0.5) for at in self.times if abs(time - at) < NODS / 2), default=0
        )

    def draw(self, canvas: Canvas, share: float) -> None:
        """In its place; several who share one are told by their number, as ever."""
        donkey = Group(self.seat, DONKEY)
        at = canvas.eye.at(on_plane(self.village, self.tile, canvas.gone(self.tile, donkey)))
        who, deep = Figure(DONKEY, self.colour, standing_side(canvas)), self.depth(share * self.lasts)
        others = self._beside(canvas, at, who.size)
        if others:
            draw_piece(canvas.surface, DONKEY, self.colour, at, who.size, others + 1, canvas.scale)
            return
        draw_posed(canvas.surface, who, at, Stance(stretch=1 - _DUCK * deep, lean=-_NOD * deep))

    def _beside(self, canvas: Canvas, at: Point, near: float) -> int:
        """How many of its like stand on the same spot."""
        badge = canvas.badge(self.tile)
        for group, rect in badge.pieces if badge else ():
            place = canvas.on_tile(self.tile, rect)
            if (group.kind, group.seat) == (DONKEY, self.seat) and math.dist(place.center, at) < near / 2:
                return group.count
        return 0
