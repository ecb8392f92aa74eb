"""A strip of meadow with trees, rocks and those who live there: what the letters of the title stand on."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import (
    INK,
    THICKNESS,
    THICKNESS_DARK,
    mix,
)
from hamlet.app.art.piece_pictures import DONKEY, VILLAGER, piece_picture
from hamlet.app.art.seasons.palettes import SUMMER
from hamlet.app.art.seasons.season import FIR, ROCK, SeasonLook
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.stamps import VARIANTS, stamp

FINE = 2
TALL = 58 / 262
"""How high the strip is, in sizes of the letters that stand on it."""
_ROOM = 0.6
_STEPS = 90
# Along the strip from 0 to 1, how far down it from 0 to 1, what, and its radius in heights of the strip.
_PLANTS: Sequence[tuple[float, float, str, float]] = (
    *((0.016, 0.38, "oak", 0.28), (0.04, 0.5, "fir", 0.26), (0.112, 0.42, "oak", 0.22)),
    *((0.16, 0.44, "rock", 0.17), (0.247, 0.5, "birch", 0.24), (0.276, 0.56, "birch", 0.18)),
    *((0.4, 0.55, "rock", 0.18), (0.468, 0.4, "fir", 0.26), (0.608, 0.55, "birch", 0.18)),
    *((0.652, 0.44, "fir", 0.26), (0.742, 0.5, "birch", 0.22), (0.777, 0.44, "oak", 0.18)),
    *((0.812, 0.54, "rock", 0.19), (0.955, 0.3, "oak", 0.28), (0.98, 0.5, "oak", 0.36)),
)
_THERE: Sequence[tuple[float, float, str, str]] = (
    *((0.335, 0.44, DONKEY, "sky"), (0.535, 0.46, DONKEY, "red"), (0.577, 0.42, VILLAGER, "red")),
)


def meadow(width: int, tall: int, season: SeasonLook = SUMMER) -> Picture:
    """A strip so wide and high; the origin is its upper left corner."""
    room = round(tall * _ROOM)
    sheet = clear((width + 2 * room, tall + 2 * room), season.grass[2])
    _lay_shadow(sheet, room)
    sheet.blit(pygame.transform.smoothscale(_land(width, tall, room, season), sheet.get_size()), (0, 0))
    return Picture(sheet, (room, room))


def meadow_life(width: int, tall: int, season: SeasonLook = SUMMER) -> Picture:
    """What grows and stands on it, before whatever stands there itself."""
    room = round(tall * _ROOM)
    sheet = clear((width + 2 * room, tall + 2 * room), season.grass[2])
    for along, down, kind, radius in sorted(_PLANTS, key=lambda each: each[1]):
        place = (room + along * width, room + down * tall)
        grown = kind if kind in {FIR, ROCK} else season.tree(along * 7 % 1)
        _plant(sheet, place, grown, max(2, round(radius * tall)), season)
    for along, down, kind, seat in _THERE:
        piece = piece_picture(kind, seat, max(8, round(tall * 0.62)))
        sheet.blit(piece, piece.get_rect(center=(round(room + along * width), round(room + down * tall))))
    return Picture(sheet, (room, room))


def _lay_shadow(sheet: pygame.Surface, room: int) -> None:
    width, height = sheet.get_size()
    small = clear((width // 4, height // 4), (12, 7, 3))
    area = pygame.Rect(room // 4, room // 4, width // 4 - room // 2, height // 4 - room // 2)
    pygame.draw.rect(
        small, (12, 7, 3, 150), area.move(room // 16, room // 7), border_radius=max(1, room // 8)
    )
    soft = pygame.transform.gaussian_blur(small, max(1, room // 14))
    sheet.blit(pygame.transform.smoothscale(soft, (width, height)), (0, 0))


def _land(width: int, tall: int, room: int, season: SeasonLook) -> pygame.Surface:
    """Earth under grass, thin at both ends and wavy below, drawn larger than they are seen."""
    large = clear(((width + 2 * room) * FINE, (tall + 2 * room) * FINE), INK)
    chance = random.Random(4)
    plain, light, dark = season.grass
    bodies = (
        *((1.0, tall * 0.05, INK), (1.0, 0.0, THICKNESS_DARK), (0.92, 0.0, THICKNESS)),
        *((0.82, 0.0, dark), (0.62, 0.0, mix(plain, dark, 0.55)), (0.42, 0.0, plain)),
    )
    for bottom, grow, colour in bodies:
        rim = [*_rim(0.12, -0.05, -grow / tall), *reversed(_rim(bottom, 0.05, grow / tall))]
        placed = [((room + x * (width + 2 * grow) - grow) * FINE, (room + y * tall) * FINE) for x, y in rim]
        pygame.draw.polygon(large, colour, placed)
    for _ in range(width // 9):
        x, y = room + chance.uniform(0.02, 0.98) * width, room + chance.uniform(0.25, 0.75) * tall
        blade = (x * FINE, y * FINE), ((x + chance.uniform(-2, 2)) * FINE, (y - tall * 0.07) * FINE)
        pygame.draw.line(large, mix(dark, light, chance.random()), *blade, FINE)
    return large


def _rim(level: float, deep: float, grown: float) -> list[Point]:
    """A wavy line along the strip, both in shares of it; toward the ends it comes to the middle."""
    points = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        wave = (math.sin(share * 21 + level) + math.sin(share * 37 + 2)) / 2
        inward = max(0.0, 1 - 14 * min(share, 1 - share)) ** 2
        y = level + wave * deep
        points.append((share, y + (0.5 - y) * inward + grown))
    return points


def _plant(sheet: pygame.Surface, place: Point, kind: str, radius: int, season: SeasonLook) -> None:
    shade = clear((radius * 3, max(2, radius * 3 // 2)), (16, 20, 10))
    pygame.draw.ellipse(shade, (16, 20, 10, 110), shade.get_rect())
    sheet.blit(shade, shade.get_rect(center=(round(place[0] + radius * 0.4), round(place[1] + radius * 0.7))))
    picture = stamp(kind, radius, round(place[0]) % VARIANTS, season)
    sheet.blit(picture, picture.get_rect(center=(round(place[0]), round(place[1]))))
