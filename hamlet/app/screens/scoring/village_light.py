"""Light on the village of the score: tiles a row is about in their full colours, and what they brought."""

from __future__ import annotations

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
    """Lit tiles bright and lined, then all chips; those that are lit last."""
    lit = [mark for mark in marks if mark.lit]
    near = min(1.0, max(0.4, scene.side() / (USUAL * scale)))
    big = near > BIG_FROM and len(lit) <= FEW
    for mark in lit:
        corners = scene.corners(mark.tile)
        _brighten(surface, scene, corners)
        lit_outline(surface, corners, scale * near)
    close = scene.side() < CROWDED * scale
    for mark in (*(each for each in marks if not each.lit and not close), *lit):
        if mark.points or not mark.lit:
            _chip(surface, scene.heart(mark.tile), mark, scale, BIG if mark.lit and big else CHIP)


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


def _chip(surface: pygame.Surface, at: Point, mark: TilePoints, scale: float, letters: int) -> None:
    """The seat's symbol and the points, on two halves of a plate."""
    size = round(letters * scale)
    words = str(mark.points)
    own, star = round(size * 1.2), round(size * 0.9)
    wide = measure(words, Role.NUMBER, size) + star + round(size * 0.5)
    plate = pygame.Rect(0, 0, own + wide, round(size * 1.3))
    plate.center = (round(at[0]), round(at[1] + size))
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
