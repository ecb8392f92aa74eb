"""Light on the village of the score: tiles a row is about in their full colours, and what they brought."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from hamlet.app.art.highlights import lit_outline
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import GAIN, INK, seat_colour
from hamlet.app.art.shapes import Point, box, clear, shadow
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.app.screens.scoring.lane_roads import readable_on
from hamlet.app.screens.scoring.scored_village import ScoredVillage
from hamlet.values import dataclass

CHIP, BIG = 18, 24
USUAL = 58  # logical pixels of a side at which light has its usual breadth
BIG_FROM, FEW = 0.75, 10  # so near, and so few of them, points stand on large chips
CROWDED = 28  # logical pixels of a side below which only what is asked about bears its points
SHIFTS = sorted(
    ((x / 4, y / 4) for x in range(-6, 7) for y in range(-8, 9)), key=lambda at: math.hypot(2 * at[0], at[1])
)
"""Where a chip may go that would lie over another, in shares of its size, the nearest first."""


@dataclass(frozen=True, slots=True)
class TilePoints:
    """What a tile brought a seat; `lit`: it is asked about."""

    tile: int
    color: str
    points: int
    lit: bool = False


def draw_light(
    surface: pygame.Surface, scene: ScoredVillage, marks: tuple[TilePoints, ...], scale: float
) -> None:
    """Lit tiles bright and lined, then all chips."""
    lit, near = [mark for mark in marks if mark.lit], _nearness(scene, scale)
    for mark in lit:
        corners = scene.corners(mark.tile)
        _brighten(surface, scene, corners)
        lit_outline(surface, corners, scale * near)
    for chip in reversed(list(chips(scene, marks, scale))):
        _draw_chip(surface, chip, scale)


def _nearness(scene: ScoredVillage, scale: float) -> float:
    return min(1.0, max(0.4, scene.side() / (USUAL * scale)))


@dataclass(frozen=True, slots=True)
class TileChip:
    """What a tile brought, and where that is told."""

    mark: TilePoints
    size: int
    plate: pygame.Rect


def chips(scene: ScoredVillage, marks: tuple[TilePoints, ...], scale: float) -> Iterator[TileChip]:
    """Those that are lit first, each at its tile or so near to it that it lies over none before it."""
    lit = [mark for mark in marks if mark.lit]
    big = _nearness(scene, scale) > BIG_FROM and len(lit) <= FEW
    close = scene.side() < CROWDED * scale
    taken: list[pygame.Rect] = []
    for mark in (*lit, *(each for each in marks if not each.lit and not close)):
        if mark.points or not mark.lit:
            size = round((BIG if mark.lit and big else CHIP) * scale)
            plate = _beside(_plate(scene.heart(mark.tile), mark, size), taken)
            taken.append(plate.inflate(round(2 * scale), round(2 * scale)))
            yield TileChip(mark, size, plate)


def _beside(plate: pygame.Rect, taken: list[pygame.Rect]) -> pygame.Rect:
    moved = (plate.move(round(x * plate.width), round(y * plate.height)) for x, y in SHIFTS)
    return next((each for each in moved if each.collidelist(taken) < 0), plate)


def _plate(at: Point, mark: TilePoints, size: int) -> pygame.Rect:
    plate = pygame.Rect(0, 0, sum(_halves(mark, size)), round(size * 1.3))
    plate.center = (round(at[0]), round(at[1] + size))
    return plate


def _halves(mark: TilePoints, size: int) -> tuple[int, int]:
    """How wide the half with the seat's symbol is, and that with the points."""
    star = round(size * 0.9)
    return round(size * 1.2), measure(str(mark.points), Role.NUMBER, size) + star + round(size * 0.5)


def _brighten(surface: pygame.Surface, scene: ScoredVillage, corners: list[Point]) -> None:
    """A tile as it is painted, without the dusk over all others."""
    if scene.picture is None:
        return
    left, top = (int(min(corner[axis] for corner in corners)) - 1 for axis in (0, 1))
    right, bottom = (int(max(corner[axis] for corner in corners)) + 2 for axis in (0, 1))
    sheet = clear((right - left, bottom - top), (255, 255, 255))
    pygame.draw.polygon(sheet, (255, 255, 255, 255), [(x - left, y - top) for x, y in corners])
    there = pygame.Rect(left - scene.rect.left, top - scene.rect.top, right - left, bottom - top)
    sheet.blit(scene.picture, (0, 0), there, special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(sheet, (left, top))


def _draw_chip(surface: pygame.Surface, chip: TileChip, scale: float) -> None:
    """The seat's symbol and the points, on two halves of a plate."""
    mark, size, plate = chip.mark, chip.size, chip.plate
    words, star, (own, wide) = str(mark.points), round(size * 0.9), _halves(mark, size)
    radius, fill = round(size * 0.3), seat_colour(mark.color)
    shadow(surface, plate, radius, 2 * scale, 4 * scale)
    box(surface, plate, fill, radius, INK, max(1, round(1.6 * scale)))
    right = pygame.Rect(plate.left + own, plate.top, wide, plate.height)
    box(surface, right, GAIN, radius, INK, max(1, round(1.6 * scale)))
    centre = (plate.left + own / 2, plate.centery)
    draw_symbol(surface, mark.color, centre, size * 0.32, readable_on(fill), INK, 1.2 * scale)
    room = pygame.Rect(
        right.left + round(size * 0.2), right.top, wide - star - round(size * 0.3), right.height
    )
    draw_text(surface, words, (room.left, room.centery), Role.NUMBER, size, INK, GAIN, Align.LEFT)
    draw_icon(surface, "star", (right.right - star * 0.62, right.centery), star)
