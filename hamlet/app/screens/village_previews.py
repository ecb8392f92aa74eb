"""A corner of the first village in a season and a light."""

from __future__ import annotations

import pygame

from hamlet.app.art.seasons.daylight import VillageLook, light_called
from hamlet.app.art.seasons.palettes import SEASONS, season_called
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.tile.artist import TileArt, art_of
from hamlet.app.art.tile.ground_art import SKETCH
from hamlet.app.art.tile.turf import turf
from hamlet.app.screens.settings_previews import hatch
from hamlet.app.wishes import WishedLook
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed
from hamlet.store.setting_values import NOON, TURNING
from hamlet.values import dataclass

LEAST = 210  # logical pixels of the village that are to be seen, at least


@dataclass(frozen=True, slots=True)
class LookPicture:
    """The middle of the first village as the player wishes to see it; of turning seasons a strip each."""

    definitions: Definitions | None
    wished: WishedLook

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Over the whole box."""
        if self.definitions is None:
            hatch(surface, rect, scale)
            return
        more = LEAST * scale / max(rect.size)
        if more <= 1:
            self._draw(surface, rect, self.definitions)
            return
        # So small a box would show a house and no tree: it is seen from farther away.
        large = pygame.Surface((round(rect.width * more), round(rect.height * more)))
        self._draw(large, large.get_rect(), self.definitions)
        surface.blit(pygame.transform.smoothscale(large, rect.size), rect)

    def _draw(self, surface: pygame.Surface, rect: pygame.Rect, definitions: Definitions) -> None:
        names = tuple(SEASONS) if self.wished.season == TURNING else (self.wished.season,)
        light = light_called(self.wished.light)
        for name, strip in zip(names, _strips(rect, len(names)), strict=True):
            _draw_corner(surface, rect, strip, definitions, VillageLook(season_called(name), light))


def draw_village(
    surface: pygame.Surface, rect: pygame.Rect, definitions: Definitions, season: SeasonLook
) -> None:
    """The same at noon in any season, whoever has made it."""
    _draw_corner(surface, rect, rect, definitions, VillageLook(season, light_called(NOON)))


def _strips(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Parts of a box, one behind the other along its longer side."""
    found = []
    for number in range(count):
        left, right = (rect.width * edge // count for edge in (number, number + 1))
        top, bottom = (rect.height * edge // count for edge in (number, number + 1))
        upright = pygame.Rect(rect.left + left, rect.top, right - left, rect.height)
        level = pygame.Rect(rect.left, rect.top + top, rect.width, bottom - top)
        found.append(upright if rect.width >= rect.height else level)
    return found


def _draw_corner(
    surface: pygame.Surface,
    rect: pygame.Rect,
    strip: pygame.Rect,
    definitions: Definitions,
    look: VillageLook,
) -> None:
    """What of the village lies in a strip of the box."""
    art, length = art_of(definitions), SKETCH
    before, art.season = art.season, look.season
    sheet = pygame.Surface(rect.size)
    _lay_meadow(sheet, look)
    tiles = [Placed(each.tile, each.rotation, each.at) for each in definitions.layouts[0].tiles]
    left, top = _corner(art, tiles, rect)
    for placed in sorted(tiles, key=lambda each: to_plane(each.at)[1]):
        x, y = to_plane(placed.at)
        at = (x * length - left, y * length - top)
        art.sketch(placed.tile, placed.rotation).blit_to(sheet, at)
    heights = []
    for placed in tiles:
        (x, y), heart = to_plane(placed.at), art.heart(placed.tile, placed.rotation)
        at = ((x + heart[0]) * length - left, (y + heart[1]) * length - top)
        heights.append((at[1], at[0], placed))
    for down, across, placed in sorted(heights, key=lambda each: each[:2]):
        building = art.building(placed.tile, placed.rotation, length, 2)
        if building is not None:
            building.blit_to(sheet, (across, down))
    look.fall_on(sheet)
    for down, across, placed in heights if look.light.glow else ():
        if not art.is_filled(placed.tile):
            art.windows(placed.tile, placed.rotation, length, 2).blit_to(sheet, (across, down))
    art.season = before
    surface.blit(sheet, strip, strip.move(-rect.left, -rect.top))


def _lay_meadow(sheet: pygame.Surface, look: VillageLook) -> None:
    """Ground where no tile lies."""
    meadow = turf(SKETCH, look.season)
    for x in range(0, sheet.get_width(), meadow.get_width()):
        for y in range(0, sheet.get_height(), meadow.get_height()):
            sheet.blit(meadow, (x, y))


def _corner(art: TileArt, tiles: list[Placed], rect: pygame.Rect) -> tuple[float, float]:
    """Where on the map the box begins: in its middle stands the house with most trees around it, if any."""

    def wooded(placed: Placed) -> tuple[bool, int]:
        edges = art.plan(placed.tile, placed.rotation).edges
        return len({edge.terrain for edge in edges}) > 2, sum(edge.terrain == "forest" for edge in edges)

    middle = max(tiles, key=wooded)
    (x, y), heart = to_plane(middle.at), art.heart(middle.tile, middle.rotation)
    return (x + heart[0]) * SKETCH - rect.width / 2, (y + heart[1]) * SKETCH - rect.height / 2
