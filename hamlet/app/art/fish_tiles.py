"""Fish tiles: a card of water with a fish, and below it, on paper of its colour, what it is worth.

Measures are written for scale 1 and multiplied; the same tile is drawn at any size.
"""

from __future__ import annotations

from enum import StrEnum
from itertools import pairwise

import pygame

from hamlet.app.art.curves import bow
from hamlet.app.art.drawn_fish import fish_picture
from hamlet.app.art.furniture import well
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import (
    BANNER,
    GLOW,
    INK,
    LIT_LINE,
    PAPER,
    WHITE,
    Colour,
    alpha,
    fish_colour,
    fish_paper,
    mix,
    rgb,
)
from hamlet.app.art.rich import draw_rich, draw_rich_faded, measure_rich
from hamlet.app.art.seeds import seed_of
from hamlet.app.art.shapes import box, clear, glow, rounded, shadow, stroke
from hamlet.app.art.sized import sized
from hamlet.app.art.textures import paper
from hamlet.app.art.type import Align, Role, line_height

WIDE, NORMAL, SHEET = (82, 124), (64, 104), (132, 164)
SUNK = 18
"""How far a tile that goes back is sunk, in logical pixels."""
LIFT = 8
WATER_TOP, WATER_LOW = rgb("8CCBE8"), rgb("3F8DBC")
SPENT = rgb("C9BDA6")
_DARK = (26, 16, 10, 100)
_FINE = 3


class FishLook(StrEnum):
    """How a fish tile lies there."""

    NORMAL = "normal"
    LIT = "lit"
    CHOSEN = "chosen"
    USED = "used"
    BACK = "back"
    HELD = "held"


def strip_height(size: tuple[int, int]) -> int:
    """How much of a tile of this size is paper for what it is worth."""
    return round(min(size[1] * 0.33, max(size[1] * 0.26, size[0] * 0.46)))


def fish_strip(rect: pygame.Rect) -> pygame.Rect:
    """The paper below the water, where its worth stands."""
    low = strip_height(rect.size)
    edge = max(2, round(rect.width * 0.035))
    return pygame.Rect(rect.left + edge, rect.bottom - low, rect.width - 2 * edge, low - edge)


def fish_ground(kind: str, look: FishLook = FishLook.NORMAL) -> Colour:
    """The colour that the worth of such a tile stands on."""
    ground = fish_paper(kind)
    if look is FishLook.BACK:
        return mix(ground, _DARK[:3], _DARK[3] / 255)
    return mix(ground, SPENT, 0.7) if look is FishLook.USED else ground


def _water(size: tuple[int, int], kind: str) -> pygame.Surface:
    """Water from the light above to the deep, with rings around the fish, rays and bubbles."""
    wide, high = size[0] * _FINE, size[1] * _FINE
    water = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row in range(high):
        pygame.draw.line(water, mix(WATER_TOP, WATER_LOW, row / high), (0, row), (wide, row))
    light = clear((wide, high), WHITE)
    for radius, strength in ((0.62, 26), (0.47, 34), (0.33, 40)):
        ring = clear((wide, high), WHITE)
        pygame.draw.circle(ring, alpha(WHITE, strength), (wide / 2, high * 0.5), wide * radius)
        light.blit(ring, (0, 0))
    for left in (0.1, 0.44, 0.8):
        ray = [(left, 0), (left + 0.13, 0), (left - 0.02, 1), (left - 0.2, 1)]
        layer = clear((wide, high), WHITE)
        pygame.draw.polygon(layer, alpha(WHITE, 24), [(x * wide, y * high) for x, y in ray])
        light.blit(layer, (0, 0))
    water.blit(light, (0, 0))
    seed = seed_of(kind)
    for k in range(4):
        x, y = wide * (0.1 + (seed >> (k * 3)) % 8 / 40 + 0.2 * k), high * (0.12 + (seed >> (k * 4)) % 5 / 60)
        pygame.draw.circle(water, mix(WATER_TOP, WHITE, 0.6), (x, y), wide * 0.022 * (1 + k % 2 * 0.5))
    for k in range(3):
        start_x, level = wide * (0.06 + 0.3 * k), high * (0.93 - 0.035 * (k % 2))
        wave = [
            (start_x, level),
            (start_x + wide * 0.08, level - high * 0.02),
            (start_x + wide * 0.16, level),
        ]
        curve = bow(wave)
        for start, end in pairwise(curve):
            stroke(water, mix(WATER_LOW, WHITE, 0.45), start, end, max(2.0, wide * 0.016))
    return pygame.transform.smoothscale(water, size)


@sized(96)
def fish_tile(kind: str, size: tuple[int, int], look: FishLook = FishLook.NORMAL) -> pygame.Surface:
    """The tile itself without its worth, its shadow and its light; kept, so nobody paints on it."""
    unit = size[0] / WIDE[0]
    radius, line = 10 * unit, max(1.2, 2 * unit)
    paint = fish_colour(kind)
    tile = rounded(size, radius, mix(paint, WHITE, 0.1), INK, line).copy()
    rim = max(2, round(4 * unit))
    inner = tile.get_rect().inflate(-2 * rim, -2 * rim)
    box(tile, inner, fish_paper(kind), radius - rim * 0.8)
    tile.blit(paper(size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    water = pygame.Rect(inner.left, inner.top, inner.width, inner.height - strip_height(size) + rim)
    picture = _water(water.size, kind)
    mask = rounded(water.size, radius - rim * 0.8, WHITE)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    square = pygame.Rect(0, water.height // 2, water.width, water.height - water.height // 2)
    picture.blit(_water(water.size, kind), square, square)
    tile.blit(picture, water)
    pygame.draw.line(
        tile, INK, (rim, water.bottom), (size[0] - rim - 1, water.bottom), max(1, round(1.6 * unit))
    )
    across = min(water.width * 0.8, water.height * 0.86)
    fish = fish_picture(kind, round(across), PAPER)
    tile.blit(fish, fish.get_rect(center=(water.centerx, water.centery)))
    if look is FishLook.USED:
        tile = _spent(tile)
    elif look is FishLook.BACK:
        tile.blit(_veil(size, radius, _DARK), (0, 0))
    return tile


def _veil(size: tuple[int, int], radius: float, shade: tuple[int, int, int, int]) -> pygame.Surface:
    return rounded(size, radius, shade)


def _spent(tile: pygame.Surface) -> pygame.Surface:
    """Grey and pale: this kind was eaten or sold this turn."""
    grey = pygame.transform.grayscale(tile)
    grey.set_alpha(190)
    tile.blit(grey, (0, 0))
    pale = rounded(tile.get_size(), 10 * tile.get_width() / WIDE[0], alpha(SPENT, 96))
    tile.blit(pale, (0, 0))
    return tile


def draw_fish_tile(
    surface: pygame.Surface,
    rect: pygame.Rect,
    kind: str,
    worth: str = "",
    look: FishLook = FishLook.NORMAL,
    scale: float = 1.0,
    note: str = "",
) -> pygame.Rect:
    """A fish tile with its worth as text with icons; returns where it lies.

    A chosen or held one is lifted, one that goes back is sunk; a note, as "{bag} back", lies across the fish.
    """
    unit = rect.width / WIDE[0]
    lifts = {FishLook.CHOSEN: -LIFT, FishLook.HELD: -LIFT, FishLook.BACK: SUNK}
    place = rect.move(0, round(lifts.get(look, 0) * scale))
    _light(surface, place, look, scale, unit)
    surface.blit(fish_tile(kind, place.size, look), place)
    if worth:
        _write_worth(surface, fish_strip(place), kind, worth, look, scale)
    if note:
        _write_note(surface, place, note, scale)
    return place


def _light(surface: pygame.Surface, place: pygame.Rect, look: FishLook, scale: float, unit: float) -> None:
    """What lies under a tile: a shadow, a light, or both."""
    radius, rim = 10 * unit, round(6 * scale)
    if look in {FishLook.CHOSEN, FishLook.LIT}:
        glow(surface, place.inflate(4, 4), radius + 2, 9 * scale, GLOW)
        edge = BANNER if look is FishLook.CHOSEN else LIT_LINE
        box(surface, place.inflate(rim, rim), edge, radius + 3 * scale)
    elif look is FishLook.HELD:
        shadow(surface, place, radius, 14 * scale, 14 * scale, (20, 12, 6, 170))
    elif look is not FishLook.BACK:
        shadow(surface, place, radius, 4 * scale, 6 * scale)


def _write_worth(
    surface: pygame.Surface, strip: pygame.Rect, kind: str, worth: str, look: FishLook, scale: float
) -> None:
    worth, size = _fitting(worth, strip.width, scale)
    area = pygame.Rect(strip.left, 0, strip.width, line_height(size))
    area.centery = strip.centery
    write = draw_rich_faded if look in {FishLook.USED, FishLook.BACK} else draw_rich
    write(surface, worth, area, Role.NUMBER, size, INK, fish_ground(kind, look), Align.CENTRE)


def _fitting(worth: str, width: int, scale: float) -> tuple[str, int]:
    """The worth and its size: in little room smaller, then closer, then its first part and a plus."""
    close = worth.replace(" ", "")
    first, _, others = close.partition("}")
    short = f"{first}}}+" if others else close
    for text, size in ((worth, 20), (worth, 18), (close, 18), (short, 18)):
        if measure_rich(text, role=Role.NUMBER, size=round(size * scale))[0] <= width:
            return text, round(size * scale)
    return short, round(18 * scale)


def _write_note(surface: pygame.Surface, place: pygame.Rect, note: str, scale: float) -> None:
    """A slip of paper across the fish."""
    size = round(20 * scale)
    width, high = measure_rich(note, role=Role.LABEL, size=size)
    slip = pygame.Rect(
        0, 0, min(place.width - round(6 * scale), width + round(18 * scale)), round(30 * scale)
    )
    slip.center = (place.centerx, place.top + (place.height - strip_height(place.size)) // 2)
    shadow(surface, slip, 6 * scale, 2 * scale, 3 * scale)
    box(surface, slip, PAPER, 6 * scale, INK, 1.6 * scale)
    area = pygame.Rect(slip.left + 2, slip.centery - high // 2, slip.width - 4, high)
    draw_rich(surface, note, area, Role.LABEL, size, INK, PAPER, Align.CENTRE)


def draw_fish_well(surface: pygame.Surface, rect: pygame.Rect, scale: float = 1.0) -> None:
    """A place for a fish tile with none on it: a dark hollow with a pale fish."""
    well(surface, rect, scale)
    draw_icon(surface, "fish-common", rect.center, round(rect.width * 0.36), SPENT, opacity=64)
