"""A lit line is seen on every ground: snow, grass, sand, water and woods, as drawn in each season."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
import pytest

from hamlet.app.art.highlights import lit_outline
from hamlet.app.art.palette import GRASS, LIT_LINE, SAND, Colour, contrast, rgb
from hamlet.app.art.plates import slot, slot_light
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.water.lake_ghost import draw_grid
from hamlet.app.art.water.lake_sites import LakeSite
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.lake_light import draw_shore
from hamlet.app.board.overlays.light import lit_glow, lit_line
from hamlet.app.board.overlays.pens import dashes, lit_loop
from hamlet.app.board.studio import Studio
from hamlet.app.ids import Command
from hamlet.app.ui.hints import draw_focus
from hamlet.app.ui.hit_regions import HitRegion
from tests.app.art.lakes import SITES
from tests.app.eyes.terrains import SEASON_NAMES, art_in, drawn_terrains

LEAST = 3.0
NEAR = 6  # pixels from the middle of a line within which its edge is looked for
SIZE = (420, 420)
SNOW = rgb("FFFFFF")
PLAIN: dict[str, Colour] = {"snow": SNOW, "blue snow": rgb("EDF3F7"), "grass": GRASS, "sand": SAND}


def plain(colour: Colour) -> pygame.Surface:
    sheet = pygame.Surface(SIZE)
    sheet.fill(colour)
    return sheet


def grounds() -> dict[str, Colour]:
    """Everything a line may lie on, by its mean colour."""
    found = dict(PLAIN)
    for season in SEASON_NAMES:
        found |= {f"{season} {terrain}": colour for terrain, colour in drawn_terrains(season).items()}
    return found


@dataclass(frozen=True)
class StillEye:
    """As much of a view as a line asks for."""

    scale: float = 1.0
    length: float = 79.0

    def at(self, point: Point) -> Point:
        return 200 + point[0] * self.length / 2, 160 + point[1] * self.length / 2


@dataclass(frozen=True)
class StillCanvas:
    surface: pygame.Surface
    studio: Studio
    eye: StillEye
    length: int = 79

    @property
    def scale(self) -> float:
        return self.eye.scale

    def px(self, logical: float) -> int:
        return round(logical * self.scale)


@dataclass(frozen=True)
class StillLake:
    site: LakeSite


def canvas_on(sheet: pygame.Surface, scale: float = 1.0) -> Canvas:
    art = TileArt(art_in("winter").definitions)
    return StillCanvas(sheet, Studio(BadgeArt(art, ("red", "sky"))), StillEye(scale))  # type: ignore[return-value]


SQUARE: list[Point] = [(110, 110), (310, 110), (310, 310), (110, 310)]


def around_a_tile(sheet: pygame.Surface, scale: float) -> list[Point]:
    """As a tile is lit: the glow, then the line."""
    canvas = canvas_on(sheet, scale)
    tile = canvas.studio.tiles.definitions.tile_index("plain_road")
    lit_glow(canvas, tile, 0).blit_to(sheet, (160, 120))
    lit_line(canvas, tile, 0).blit_to(sheet, (160, 120))
    spots = [edge.at(0.5, 0) for edge in canvas.studio.tiles.plan(tile, 0).edges]
    return [(160 + 79 * x, 120 + 79 * y) for x, y in spots]


def pointed_at(sheet: pygame.Surface, scale: float) -> list[Point]:
    lit_loop(sheet, SQUARE, 2.5 * scale, scale)
    return middles(SQUARE)


def dashed(sheet: pygame.Surface, scale: float) -> list[Point]:
    dashes(sheet, LIT_LINE, SQUARE, 3 * scale, 200 / 2)
    return middles(SQUARE)


def scored(sheet: pygame.Surface, scale: float) -> list[Point]:
    lit_outline(sheet, SQUARE, scale)
    return middles(SQUARE)


def shore(sheet: pygame.Surface, scale: float) -> list[Point]:
    canvas, lake = canvas_on(sheet, scale), SITES["one"]
    draw_shore(canvas, StillLake(lake))  # type: ignore[arg-type]
    return [canvas.eye.at(edge.middle) for edge in lake.edges]


def future_shore(sheet: pygame.Surface, scale: float) -> list[Point]:
    lake = SITES["one"]
    grid = draw_grid(lake, 120, 3 * scale)
    grid.blit_to(sheet, (150, 120))
    return [(150 + 120 * edge.middle[0], 120 + 120 * edge.middle[1]) for edge in lake.edges]


def unit(sheet: pygame.Surface, scale: float) -> list[Point]:
    slot_light(sheet, pygame.Rect(150, 150, 60, 60))
    slot(sheet, 150, 150, 60)
    return [(180, 148), (148, 180), (211, 180), (180, 211)]


def focused(sheet: pygame.Surface, scale: float) -> list[Point]:
    draw_focus(sheet, HitRegion(Command.GHOST, tuple(SQUARE)), scale)
    return middles(SQUARE)


def middles(corners: list[Point]) -> list[Point]:
    following = [*corners[1:], corners[0]]
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, following, strict=True)]


LINES = {
    each.__name__: each
    for each in (around_a_tile, pointed_at, dashed, scored, shore, future_shore, unit, focused)
}


def edge_contrast(sheet: pygame.Surface, spot: Point) -> float:
    """How strongly a line stands out from what lies beside it, on its weaker side.

    The line is the brightest there is near the spot; on each ray the strongest contrast within reach counts.
    """
    here = [(round(spot[0]) + dx, round(spot[1]) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    bright = max(here, key=lambda at: sum(sheet.get_at(at)[:3]))
    line = colour_at(sheet, bright)
    rays = [(1, 0), (0, 1), (1, 1), (1, -1)]
    across = [
        min(
            max(
                contrast(line, colour_at(sheet, (bright[0] + x * k * way, bright[1] + y * k * way)))
                for k in range(NEAR)
            )
            for way in (1, -1)
        )
        for x, y in rays
    ]
    return max(across)  # the ray that crosses the line


def colour_at(sheet: pygame.Surface, at: tuple[int, int]) -> Colour:
    red, green, blue, _ = sheet.get_at(at)
    return red, green, blue


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", LINES)
def test_a_lit_line_is_seen_on_every_ground(name: str, scale: float) -> None:
    weak = {}
    for ground, colour in grounds().items():
        sheet = plain(colour)
        spots = LINES[name](sheet, scale)
        least = min(edge_contrast(sheet, spot) for spot in spots)
        if least < LEAST:
            weak[ground] = round(least, 2)
    assert weak == {}


def test_cream_alone_would_not_be_seen_on_snow() -> None:
    sheet = plain(SNOW)
    pygame.draw.polygon(sheet, LIT_LINE, SQUARE, 4)
    assert max(edge_contrast(sheet, spot) for spot in middles(SQUARE)) < 1.2
