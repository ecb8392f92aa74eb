"""The depth of water: one grey field, about 128 on the shore, more toward the deep and less on land.

Everything that is painted of water comes from it, so that shore, foam and shade always fit together.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.textures import grey_noise
from hamlet.app.art.tile.plan import TileBounds

NEAR, FAR = 0.10, 0.36  # how far the edge is blurred, for the shore and for the slope into the deep
SLOPE = 118  # how much of the far blur, of 255
WAVER = ((0.42, 84), (0.16, 34))  # cells of noise and how far it swings
CORE = 0.3  # around a middle that is always water
LAND, WATER = (0, 0, 0), (255, 255, 255)


@dataclass(frozen=True)
class WaterFrame:
    """A part of the plane as a picture: where it begins, in sides, and so many pixels per side."""

    bounds: TileBounds
    length: int

    @cached_property
    def size(self) -> tuple[int, int]:
        """Its pixels, an even number of them."""
        across, down = (math.ceil(extent * self.length / 2) * 2 for extent in self.bounds[2:])
        return max(8, across), max(8, down)

    @cached_property
    def origin(self) -> tuple[int, int]:
        """Where the plane's (0, 0) lies in the picture."""
        return round(-self.bounds.left * self.length), round(-self.bounds.top * self.length)

    def at(self, point: Point, part: float = 1.0) -> Point:
        """A point of the plane in pixels of the picture, or of a smaller one."""
        x, y = self.origin[0] + point[0] * self.length, self.origin[1] + point[1] * self.length
        return x * part, y * part

    def all_at(self, points: Iterable[Point], part: float = 1.0) -> list[Point]:
        """Several points at once."""
        return [self.at(point, part) for point in points]


def grey_sheet(size: tuple[int, int]) -> pygame.Surface:
    """A black sheet whose pixels are four bytes, without alpha."""
    return pygame.Surface(size, 0, 32)


def greys(sheet: pygame.Surface) -> bytes:
    """One byte per pixel of a grey sheet."""
    return bytes(sheet.get_buffer().raw)[::4]


def waves(frame: WaterFrame, cell: float, swing: int, seed: int, part: float = 0.5) -> pygame.Surface:
    """Slow grey noise from 0 to `swing`, the same at every zoom."""
    width, height = (max(2, round(extent * part)) for extent in frame.size)
    columns = math.ceil(frame.bounds.width / cell) + 2
    rows = math.ceil(frame.bounds.height / cell) + 2
    pixels = cell * frame.length * part
    whole = pygame.transform.smoothscale(
        grey_noise((columns, rows), 0, swing, seed), (round(columns * pixels), round(rows * pixels))
    )
    sheet = grey_sheet((width, height))
    sheet.blit(whole, (0, 0))
    return pygame.transform.box_blur(sheet, max(1, round(pixels * 0.2)))


class Depths:
    """The field over one frame, at its full size."""

    def __init__(self, frame: WaterFrame, half: pygame.Surface) -> None:
        self.frame = frame
        self.half = half
        self.sheet = pygame.transform.smoothscale(half, frame.size)

    @cached_property
    def index(self) -> bytes:
        """One byte per pixel, row by row."""
        return greys(self.sheet)

    @cached_property
    def half_index(self) -> bytes:
        """The same at half size, for what is soft anyway."""
        return greys(self.half)

    def part(self, rect: pygame.Rect) -> bytes:
        """The depths within a rectangle of the picture."""
        width = self.frame.size[0]
        rows = range(rect.top * width, rect.bottom * width, width)
        return b"".join(self.index[row + rect.left : row + rect.right] for row in rows)

    def at(self, point: Point) -> int:
        """The depth at a point of the plane; 0 beyond the frame."""
        x, y = self.frame.at(point)
        return self.at_pixel(round(x), round(y))

    def at_pixel(self, x: int, y: int) -> int:
        """The depth at a pixel; 0 beyond the frame."""
        width, height = self.frame.size
        return self.index[y * width + x] if 0 <= x < width and 0 <= y < height else 0


def finding_depths(
    frame: WaterFrame,
    draw: Callable[[pygame.Surface, Callable[[Point], Point]], None],
    seed: int,
    cores: Sequence[Point] = (),
) -> Generator[None, None, Depths]:
    """Blur what is drawn, white water on black land, and let the shore waver; at half size, then enlarged.

    `draw` gets the sheet and the way from the plane to its pixels. `cores` are water whatever comes. In bits.
    """
    width, height = frame.size
    mask = grey_sheet((width // 2, height // 2))
    draw(mask, lambda point: frame.at(point, 0.5))
    near = _blurred(mask, NEAR * frame.length / 2)
    yield
    far = _blurred(mask, FAR * frame.length / 2)
    yield
    far.set_alpha(SLOPE)
    near.blit(far, (0, 0))
    stirred = near.copy()  # full on the shore and in the water, nothing on dry land
    stirred.blit(near, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    for number, (cell, swing) in enumerate(WAVER):
        noise, middle = waves(frame, cell, swing, seed * 7 + number), stirred.copy()
        noise.blit(stirred, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        middle.fill((swing // 2,) * 3, special_flags=pygame.BLEND_RGB_MULT)
        near.blit(middle, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        near.blit(noise, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        yield
    core = _core(round(CORE * frame.length / 2))
    for point in cores:
        x, y = frame.at(point, 0.5)
        place = (round(x) - core.get_width() // 2, round(y) - core.get_height() // 2)
        near.blit(core, place, special_flags=pygame.BLEND_RGB_MAX)
    return Depths(frame, near)


def _blurred(mask: pygame.Surface, radius: float) -> pygame.Surface:
    """Blurred twice by a box, which is many times cheaper than one soft blur and looks the same here."""
    for _ in range(2):
        mask = pygame.transform.box_blur(mask, max(1, round(radius)))
    return mask


def _core(radius: int) -> pygame.Surface:
    """A round slope from the shore's depth to clearly water in its middle."""
    side = 2 * radius + 1
    sheet = grey_sheet((side, side))
    for step in range(radius, 0, -1):
        share = 1 - step / radius
        level = round(60 + 130 * min(1.0, share * 1.5))
        pygame.draw.circle(sheet, (level, level, level), (radius, radius), step)
    return sheet
