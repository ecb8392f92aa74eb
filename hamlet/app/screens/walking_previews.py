"""Donkeys that walk as fast as moves are shown, and a panel as large as the text will be."""

from __future__ import annotations

import math
import random

import pygame

from hamlet.app.art import buttons
from hamlet.app.art import furniture as art
from hamlet.app.art.buttons import Face, Label
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import GRASS, GRASS_DARK, GRASS_LIGHT, INK, PAPER, ROAD, ROAD_EDGE, SEATS, mix
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.shapes import Point, box
from hamlet.app.art.textures import wood_table
from hamlet.app.art.tile.stamps import VARIANTS, stamp
from hamlet.app.art.type import Align, Role, draw_text, fitting, measure
from hamlet.store.setting_values import MOVING, STILL
from hamlet.values import dataclass

SECONDS = 6.0
"""So long donkeys walk after something has changed."""
LAP = 2.4  # seconds of a walk from edge to edge at the usual pace
PANEL = (172, 122)


def _road(rect: pygame.Rect, share: float) -> Point:
    """A point of the road, so far along."""
    wave = math.sin(share * 2 * math.pi + 0.6)
    return rect.left + rect.width * share, rect.top + rect.height * (0.54 + 0.09 * wave)


def paint_meadow(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    """Grass, a road across it, woods above and rocks below."""
    surface.fill(GRASS)
    chance = random.Random(4)
    for _ in range(rect.width * rect.height // round(420 * scale * scale)):
        at = (rect.left + chance.random() * rect.width, rect.top + chance.random() * rect.height)
        colour = mix(GRASS, GRASS_DARK if chance.random() < 0.6 else GRASS_LIGHT, 0.35)
        pygame.draw.circle(surface, colour, at, chance.uniform(1.5, 4.5) * scale)
    steps = range(-4, 85)
    for wide, colour in ((35, INK), (33, ROAD_EDGE), (29, ROAD)):
        for step in steps:
            pygame.draw.circle(surface, colour, _road(rect, step / 80), wide * scale)
    _plant(surface, rect, scale, chance)


def _plant(surface: pygame.Surface, rect: pygame.Rect, scale: float, chance: random.Random) -> None:
    radius = max(4, round(16 * scale))
    spots: list[tuple[float, float, str]] = []
    for step in range(14):
        x = rect.left + rect.width * step / 13 + chance.uniform(-6, 6) * scale
        spots += [
            (rect.top + chance.uniform(2, 26) * scale, x, "oak"),
            (rect.bottom - chance.uniform(0, 22) * scale, x + 12 * scale, "rock"),
        ]
    for y, x, kind in sorted(spots):
        picture = stamp(kind, radius, chance.randrange(VARIANTS), SUMMER)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))


@dataclass(frozen=True, slots=True)
class WalkingDonkeys:
    """One's own donkey and a rival's, each at its pace; without motion they have arrived."""

    motion: str
    own: float
    rivals: float

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float, moment: float) -> None:
        """Where they are now."""
        paint_over = ((self.rivals, "sky", -14), (self.own, "red", 14))
        for speed, colour, down in paint_over:
            share, opacity = self._share(speed, moment)
            x, y = _road(rect, 0.06 + 0.8 * share - down * 0.004)
            hop = abs(math.sin(moment * speed * 9)) * 5 * scale if self._walks(moment) else 0.0
            at = (x, y + down * scale - hop)
            draw_icon(surface, "donkey", at, round(38 * scale), SEATS[colour], opacity=opacity)

    def _walks(self, moment: float) -> bool:
        return self.motion == MOVING and 0 < moment < SECONDS

    def _share(self, speed: float, moment: float) -> tuple[float, int]:
        """How far one has come, and how much of it is seen."""
        if self.motion == STILL or not speed:
            return 0.8, 255
        if self.motion == MOVING:
            return (moment * speed / LAP) % 1.0, 255
        return 0.8, round(255 * min(1.0, 0.15 + moment * speed))


@dataclass(frozen=True, slots=True)
class SeatSample:
    """A seat's panel and a button, as large as they will be."""

    wished: float
    name: str
    points: str
    numbers: tuple[str, ...]
    told: str
    button: str
    key: str

    @property
    def wide(self) -> int:
        """What its panel takes, with the longest of its lines."""
        unit = self.wished
        asked = measure(self.told, Role.TEXT, round(18 * unit)) + round(18 * unit)
        return max(round(PANEL[0] * unit), asked) + 12

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """In the middle; larger than its place, its upper left part."""
        surface.blit(pygame.transform.smoothscale(wood_table((640, 360)), rect.size), rect)
        unit = self.wished
        whole = pygame.Rect(0, 0, self.wide - 12, round(PANEL[1] * unit))
        whole.center = rect.center
        whole.left, whole.top = max(rect.left + 6, whole.left), max(rect.top + 4, whole.top)
        art.panel(surface, whole, unit)
        self._draw_head(surface, pygame.Rect(whole.left, whole.top, whole.width, round(36 * unit)))
        self._draw_rest(surface, whole)

    def _draw_head(self, surface: pygame.Surface, head: pygame.Rect) -> None:
        unit, red = self.wished, SEATS["red"]
        box(surface, head, red, 10 * unit, INK, 2 * unit)
        pygame.draw.rect(
            surface, INK, (head.left, head.bottom - round(2 * unit), head.width, round(2 * unit))
        )
        draw_symbol(surface, "red", (head.left + 20 * unit, head.centery), 9 * unit, PAPER, INK, 1.8 * unit)
        name = pygame.Rect(head.left + round(36 * unit), head.top, round(62 * unit), head.height)
        size = fitting(self.name, name.width, Role.TITLE, round(22 * unit), round(18 * unit))
        draw_text(surface, self.name, name, Role.TITLE, size, PAPER, red)
        star = (head.right - 18 * unit, head.centery)
        draw_icon(surface, "star", star, round(20 * unit))
        points = pygame.Rect(head.right - round(72 * unit), head.top, round(40 * unit), head.height)
        draw_text(surface, self.points, points, Role.TITLE, round(24 * unit), PAPER, red, Align.RIGHT)

    def _draw_rest(self, surface: pygame.Surface, whole: pygame.Rect) -> None:
        unit = self.wished
        top = whole.top + round(40 * unit)
        widths = [measure_rich(each, role=Role.NUMBER, size=round(18 * unit))[0] for each in self.numbers]
        spare = (whole.width - round(18 * unit) - sum(widths)) // max(1, len(widths) - 1)
        left = whole.left + round(9 * unit)
        for markup, wide in zip(self.numbers, widths, strict=True):
            place = pygame.Rect(left, top, wide + round(4 * unit), round(24 * unit))
            draw_rich(surface, markup, place, Role.NUMBER, round(18 * unit), INK, PAPER)
            left += wide + spare
        told = pygame.Rect(whole.left + round(8 * unit), top + round(22 * unit), 0, round(24 * unit))
        told.width = whole.width - round(16 * unit)
        draw_text(surface, self.told, told, Role.TEXT, round(18 * unit), INK, PAPER)
        place = pygame.Rect(told.left, told.bottom, told.width, whole.bottom - told.bottom - round(6 * unit))
        buttons.button(surface, place, Label(self.button, self.key, size=18), face=Face.GOLD, scale=unit)
