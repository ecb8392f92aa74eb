"""People and donkeys on their way: each draws itself at a share of its time and then is gone."""

from __future__ import annotations

import math
from dataclasses import field, replace
from typing import Protocol

from hamlet.app.art.piece_pictures import DOWN, FEET, VILLAGER
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.easing import ease_in_out, hop, overshoot
from hamlet.app.board.routes import Path, route
from hamlet.app.motion.footing import Remembered, on_plane, standing_side
from hamlet.app.motion.physics.tracks import DOWN as LYING
from hamlet.app.motion.physics.tracks import TOPPLES, toppling
from hamlet.app.motion.poses import Figure, Stance, draw_posed
from hamlet.app.motion.puffs import draw_kicked_up
from hamlet.engine.village import Village
from hamlet.values import dataclass

HOP_TIME = 0.2  # seconds a hop takes
HIGH = {VILLAGER: 0.5}  # how high one hops, in heights; who is not named steps
STEPS_HIGH = 0.16
LANDING = 0.16  # the share of a hop at either end in which one is squashed
DUST_TIME = 0.18
ROCKS = 62.0  # degrees from which on one is seen as lying
RISES = 0.28  # seconds in which somebody gets up
_LEAN = 7.0


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


def arrived(group: Group) -> Group:
    """The piece as it is when it has come: a villager lies down to work."""
    return replace(group, kind=DOWN) if group.kind == VILLAGER else group


@dataclass(frozen=True, slots=True)
class Walk:
    """A villager hops, or a donkey steps, along tiles."""

    village: Village
    tiles: tuple[int, ...]
    group: Group
    seat: str
    begin: float
    lasts: float
    paths: Remembered[Path] = field(default_factory=Remembered, compare=False, repr=False)

    @property
    def hops(self) -> int:
        """How often one touches the ground again on the way."""
        return max(1, round(min(self.lasts, len(self.tiles)) / HOP_TIME))

    def draw(self, canvas: Canvas, share: float) -> None:
        """Along the way, hop by hop, with a little dust behind."""
        way = self.paths.on(canvas, lambda: self._way(canvas))
        who = Figure(self.group.kind, self.seat, standing_side(canvas))
        hops = self.hops
        landed = int(share * hops) / hops
        since = (share - landed) * self.lasts / DUST_TIME
        if landed and since < 1:
            x, y = canvas.eye.at(way.at(_pace(landed)))
            draw_kicked_up(canvas.surface, (x, y + who.size * FEET), since, who.size * 0.28)
        at = canvas.eye.at(way.at(_pace(share)))
        draw_posed(canvas.surface, who, at, hopping(who.kind, who.size, share * hops % 1.0, _leaning(way)))

    def _way(self, canvas: Canvas) -> Path:
        """The way between two pieces' places; from its first and last tile only what lies at the border."""
        tiles, village = self.tiles, self.village
        start = on_plane(village, tiles[0], canvas.gone(tiles[0], self.group))
        goal = on_plane(village, tiles[-1], canvas.coming(tiles[-1], arrived(self.group)))
        inner = route(canvas.studio, village, tiles) if len(tiles) > 1 else []
        cut = len(inner) // (2 * len(tiles))
        return Path([start, *inner[cut : len(inner) - cut], goal])


def hopping(kind: str, size: int, along: float, way: float) -> Stance:
    """How one stands at a share of a hop: drawn out while rising, squashed where one lands."""
    high, up = HIGH.get(kind, STEPS_HIGH), hop(along)
    edge, give = min(along, 1 - along), high * 0.5
    stretch = 1 - give * (1 - edge / LANDING) if edge < LANDING else 1 + give * 0.4 * (1 - up)
    return Stance(size * high * up, stretch, way * _LEAN * up)


def _leaning(way: Path) -> float:
    """Into the direction in which one goes: -1 to the right, 1 to the left."""
    start, goal = way.points[0], way.points[-1]
    far = math.dist(start, goal)
    return (start[0] - goal[0]) / far if far else 0.0


def _pace(share: float) -> float:
    """Nearly even: slow only where one sets off and stops."""
    return (share + ease_in_out(share)) / 2


@dataclass(frozen=True, slots=True)
class Topple:
    """A villager falls over to work, and rocks a little on the ground."""

    village: Village
    tile: int
    group: Group
    seat: str
    begin: float
    lasts: float = TOPPLES

    def draw(self, canvas: Canvas, share: float) -> None:
        """To the left, quicker and quicker, where it will lie."""
        spot = canvas.coming(self.tile, arrived(self.group))
        at = canvas.eye.at(on_plane(self.village, self.tile, spot))
        draw_lying(canvas, at, self.seat, toppling().at(share).angle)


def draw_lying(canvas: Canvas, at: Point, seat: str, angle: float) -> None:
    """A villager so many degrees to the left: beyond some he is drawn as those who lie, rocking."""
    side = standing_side(canvas)
    if angle < ROCKS:
        # About the feet, which go to the right so that he comes to lie in the middle of his place.
        back = side * FEET * angle / LYING
        draw_posed(canvas.surface, Figure(VILLAGER, seat, side), (at[0] + back, at[1]), Stance(lean=angle))
        return
    up = LYING - angle
    rise = side * 0.4 * math.sin(math.radians(up))
    # The head is at the left: it rises as the feet, at the right, stay.
    draw_posed(
        canvas.surface, Figure(DOWN, seat, side), at, Stance(rise=rise, lean=-up * 0.8, about_feet=False)
    )


@dataclass(frozen=True, slots=True)
class GetUp:
    """A villager who lay waits for its turn, stands up again, and stays until all stand."""

    village: Village
    tile: int
    seat: int
    colour: str
    waits: float = 0.0
    lasts: float = RISES
    number: int = 0
    """Which of several who lay on the tile."""
    begin: float = 0.0

    def draw(self, canvas: Canvas, share: float) -> None:
        """From its side to its feet, with a small give."""
        spots = canvas.all_gone(self.tile, Group(self.seat, DOWN))
        at = on_plane(self.village, self.tile, spots[min(self.number, len(spots) - 1)])
        passed = (share * self.lasts - self.waits) / RISES
        draw_lying(canvas, canvas.eye.at(at), self.colour, LYING * (1 - overshoot(passed)))
