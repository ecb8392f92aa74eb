"""A canvas for small models: walls, roofs and outlines in side lengths, (0, 0) being the heart."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hamlet.app.art.palette import INK, PAPER, Colour, mix, rgb
from hamlet.app.art.shapes import Point, clear, outline, stroke
from hamlet.app.art.tile.buildings.snow import NO_EAVES, SNOW_DARK, SNOW_LIT, lay_snow, snow_on
from hamlet.app.art.tile.buildings.window_light import draw_halo, light_in

FINE = 3
SPAN = 2.4
STRETCH = 1.2  # buildings are drawn a little larger than their own units
LINE = 0.016
_SHADE = (15, 10, 5, 120)
_BRIGHT = 330  # of red, green and blue together: a slope in the light

TERRACOTTA, SLATE, STRAW, BROWN = rgb("B5562F"), rgb("5E7388"), rgb("CFA24A"), rgb("8A5A34")
MOSS, WINE, PLUM, TEAL = rgb("6D8A3C"), rgb("8E3B46"), rgb("6C5080"), rgb("3F7F80")
PLASTER, TIMBERED, STONE_WALL = rgb("EAD9B4"), rgb("D7B07A"), rgb("CFC8BC")
DOOR, POLE, PANE, DARK_PANE = rgb("5A3416"), rgb("6A4526"), rgb("FBE7A0"), rgb("4A4F5C")
SUN = rgb("FFE0B0")


@dataclass(frozen=True, slots=True)
class Sails:
    """The four sails of a mill about their hub: how long and broad each is, and how they stand at rest."""

    hub: Point
    length: float
    width: float
    turn: float


class Model:
    """Draws in side lengths on a large surface; `done` gives the picture at its real size."""

    def __init__(
        self, length: float, *, snowy: bool = False, becalmed: bool = False, span: float = SPAN
    ) -> None:
        self.length = length * STRETCH
        self.unit = self.length * FINE
        self.side = math.ceil(self.length * span)
        self.surface = clear((self.side * FINE, self.side * FINE), INK)
        self.line_width = max(2.0, self.unit * LINE)
        self.snowy = snowy
        self.becalmed = becalmed
        """Whether its sails are taken down: they are drawn elsewhere, as they turn."""
        self.sails: list[Sails] = []
        self.panes: list[list[Point]] = []
        """Windows behind which there is light in the evening, in pixels of the large surface."""
        self._shades: list[list[Point]] = []
        self.smoke: list[Point] = []
        """Where smoke rises: the tops of its chimneys."""
        self.lamps: list[Point] = []
        """Lights that are seen from far away."""

    def at(self, x: float, y: float) -> Point:
        """A point in pixels."""
        half = self.side * FINE / 2
        return half + x * self.unit, half + y * self.unit

    def poly(self, points: list[Point], colour: Colour, *, line: bool = True) -> None:
        """A polygon, outlined in ink."""
        placed = [self.at(*point) for point in points]
        if colour == PANE:
            self.panes.append(placed)
        pygame.draw.polygon(self.surface, colour, placed)
        if line:
            outline(self.surface, INK, placed, self.line_width)

    def roof(self, points: list[Point], colour: Colour, eaves: tuple[int, int]) -> None:
        """A slope of a roof. In winter snow lies on it, but for a strip above its eaves (two corners)."""
        self.poly(points, colour)
        if self.snowy:
            cover = snow_on(points, eaves)
            shade = mix(SNOW_LIT, SNOW_DARK, 0.0 if sum(colour) > _BRIGHT else 0.55)
            self.poly(cover, shade, line=False)

    def rect(
        self, x: float, y: float, width: float, height: float, colour: Colour, *, line: bool = True
    ) -> None:
        """A rectangle by its upper left corner."""
        self.poly([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], colour, line=line)

    def line(self, start: Point, end: Point, colour: Colour, width: float = LINE) -> None:
        """A line of this width."""
        stroke(self.surface, colour, self.at(*start), self.at(*end), width * self.unit)

    def beam(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A line with an ink edge."""
        self.line(start, end, INK, width + 2 * LINE)
        self.line(start, end, colour, width)

    def disc(self, x: float, y: float, radius: float, colour: Colour, *, line: bool = True) -> None:
        """A disc."""
        if line:
            pygame.draw.circle(self.surface, INK, self.at(x, y), radius * self.unit + self.line_width * 0.7)
        pygame.draw.circle(
            self.surface, colour, self.at(x, y), radius * self.unit - (self.line_width * 0.3 if line else 0)
        )

    def oval(
        self, x: float, y: float, across: float, down: float, colour: Colour, *, line: bool = True
    ) -> None:
        """An ellipse by its middle and its half axes."""
        steps = [k * math.pi / 20 for k in range(40)]
        self.poly([(x + across * math.cos(a), y + down * math.sin(a)) for a in steps], colour, line=line)

    def shade(self, points: list[Point]) -> None:
        """A short soft shadow on the ground, under all that stands there."""
        self._shades.append([self.at(*point) for point in points])

    def done(self) -> pygame.Surface:
        """The finished picture, its middle being the heart."""
        if self.snowy:
            lay_snow(self.surface, self.unit, self.line_width)
        picture = pygame.transform.smoothscale(self.surface, (self.side, self.side))
        return self._over_shade(picture) if self._shades else picture

    def _over_shade(self, picture: pygame.Surface) -> pygame.Surface:
        """Drawn small, for it is soft."""
        small, share = clear((self.side // 2, self.side // 2), _SHADE[:3]), 0.5 / FINE
        for shape in self._shades:
            pygame.draw.polygon(small, _SHADE, [(x * share, y * share) for x, y in shape])
        soft = pygame.transform.box_blur(small, max(1, round(self.length * 0.012)))
        whole = pygame.transform.smoothscale(soft, (self.side, self.side))
        whole.blit(picture, (0, 0))
        return whole

    def lit_windows(self) -> pygame.Surface:
        """The light in its windows and of its lamps alone, as large as the picture."""
        picture = light_in(self.panes, (self.side, self.side), FINE, self.length)
        for lamp in self.lamps:
            x, y = self.at(*lamp)
            draw_halo(self.length).blit_to(picture, (x / FINE, y / FINE))
        return picture


@dataclass(frozen=True, slots=True)
class House:
    """A house by its foot: where, how wide, how deep, how high, of what."""

    x: float
    y: float
    width: float
    depth: float
    roof: Colour
    wall: Colour = PLASTER
    height: float = 0.13
    door: bool = True
    windows: int = 1
    chimney: bool = True


def long_house(model: Model, house: House) -> None:
    """A house whose ridge runs from left to right."""
    x, y, half, over = house.x, house.y, house.width / 2, 0.03
    eaves = y - house.height
    ridge, back = eaves - house.depth * 0.5, eaves - house.depth * 0.86
    model.shade(
        [
            (x - half, y),
            (x + half, y),
            (x + half + 0.13, y + 0.05),
            (x + half + 0.13, eaves - 0.12),
            (x + half, eaves),
        ]
    )
    model.rect(x - half + 0.02, eaves - 0.02, house.width - 0.04, house.height + 0.02, house.wall)
    model.rect(
        x - half + 0.02, eaves - 0.01, house.width - 0.04, 0.04, mix(house.wall, INK, 0.35), line=False
    )
    if house.door:
        model.rect(x - 0.036, y - 0.105, 0.072, 0.105, DOOR)
    for k in range(house.windows):
        for side in (-1, 1):
            model.rect(x + side * (half * 0.45 + k * 0.12) - 0.024, y - 0.098, 0.048, 0.052, PANE)
    light, dark = mix(house.roof, SUN, 0.18), mix(house.roof, INK, 0.28)
    front = [
        (x - half - over, eaves),
        (x - half + 0.02, ridge),
        (x + half - 0.02, ridge),
        (x + half + over, eaves),
    ]
    rear = [(x - half + 0.02, ridge), (x - half, back), (x + half, back), (x + half - 0.02, ridge)]
    model.roof(front, dark, (3, 0))
    model.roof(rear, light, NO_EAVES)
    for k in () if model.snowy else (1, 2, 3):
        level, reach = eaves - (eaves - ridge) * k / 4, half + over - (over + 0.02) * k / 4 - 0.01
        model.line((x - reach, level), (x + reach, level), mix(dark, INK, 0.35), 0.009)
    for k in () if model.snowy else (1, 2):
        level = ridge - (ridge - back) * k / 3
        model.line((x - half + 0.03, level), (x + half - 0.03, level), mix(light, PAPER, 0.35), 0.009)
    line = SNOW_DARK if model.snowy else mix(house.roof, PAPER, 0.55)
    model.line((x - half + 0.02, ridge), (x + half - 0.02, ridge), line, 0.022)
    if house.chimney:
        chimney(model, x + half * 0.45, back + 0.07)


def chimney(model: Model, x: float, foot: float) -> None:
    """A chimney on a roof."""
    model.rect(x, foot - 0.12, 0.07, 0.12, rgb("9A8878"))
    model.rect(x - 0.01, foot - 0.135, 0.09, 0.03, rgb("C4B5A4"))
    model.smoke.append((x + 0.035, foot - 0.135))


def gable(model: Model, house: House, rise: float = 0.17) -> None:
    """A house that turns its gable to the front."""
    x, y, half, over, depth = house.x, house.y, house.width / 2, 0.035, house.depth
    eaves = y - house.height
    top, low = eaves - rise, eaves + 0.02
    model.shade(
        [
            (x + half, y),
            (x + half + 0.14, y + 0.04),
            (x + half + 0.14, eaves - depth * 0.6),
            (x + half, eaves - depth),
        ]
    )
    light, dark = mix(house.roof, SUN, 0.18), mix(house.roof, INK, 0.28)
    for side, colour, rib in ((-1, light, mix(light, PAPER, 0.3)), (1, dark, mix(dark, INK, 0.35))):
        reach = side * (half + over)
        slope = [(x + reach, low), (x, top), (x, top - depth), (x + reach, low - depth)]
        model.roof(slope, colour, (3, 0))
        for k in () if model.snowy else (1, 2, 3):
            px, py = x + reach * k / 4, top + (low - top) * k / 4
            model.line((px, py), (px, py - depth), rib, 0.009)
    model.poly(
        [(x - half, y), (x - half, eaves), (x, top + 0.015), (x + half, eaves), (x + half, y)], house.wall
    )
    model.line((x - half - over, low), (x, top), mix(house.roof, INK, 0.1), 0.035)
    model.line((x + half + over, low), (x, top), mix(house.roof, INK, 0.4), 0.035)
    ridge = SNOW_DARK if model.snowy else mix(house.roof, PAPER, 0.5)
    model.line((x, top), (x, top - depth), ridge, 0.022)
    if house.door:
        model.rect(x - 0.04, y - 0.12, 0.08, 0.12, DOOR)
    if house.windows and rise > 0.13:
        model.rect(x - 0.026, eaves - rise * 0.42, 0.052, 0.056, PANE)


DrawModel = Callable[[Model], None]
BUILDINGS: dict[str, DrawModel] = {}


def building(*tile_ids: str) -> Callable[[DrawModel], DrawModel]:
    """Register the decorated function as the drawing of these tiles."""

    def register(draw: DrawModel) -> DrawModel:
        BUILDINGS.update(dict.fromkeys(tile_ids, draw))
        return draw

    return register
