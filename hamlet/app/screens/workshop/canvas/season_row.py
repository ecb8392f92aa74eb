"""The tile in all seasons, side by side, and its blueprint at their end."""

from __future__ import annotations

import math
from dataclasses import field
from typing import Final

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import BLUEPRINT, INK, PAPER
from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.seasons.season import SeasonLook
from hamlet.app.art.shapes import box, disc, thin_line
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import draw_framed
from hamlet.app.kit.handling import Unmoved
from hamlet.app.kit.kit_pane import KitPane, SetValue
from hamlet.app.kit.switching import chosen_ring
from hamlet.app.screens.village_views import village_wood
from hamlet.app.screens.workshop.canvas.canvas_ids import SEASONS_GROUP, season_id
from hamlet.app.screens.workshop.canvas.drafted_blueprints import draw_drafted_blueprint
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures, PictureWish
from hamlet.app.table.look import Look
from hamlet.engine.definitions import Tile
from hamlet.values import dataclass

GAP: Final = 8
BLUEPRINT_WIDE: Final = 128
BLUEPRINT_LEAST: Final = 96
BADGE: Final = 13
AIR: Final = 9
"""Logical pixels left around a tile."""
DIM: Final = 40


@dataclass(frozen=True, slots=True)
class SeasonControl(Unmoved):
    """A picture that is pressed: the canvas shows its season too."""

    season: str

    @property
    def id(self) -> Id:
        """By this its page knows it."""
        return season_id(self.season)

    def pressed(self) -> SetValue | None:
        """It is pressed."""
        return True


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """Four pictures and a card; `version` is that of the pictures, `said` what the card tells."""

    version: tuple[int, int]
    said: Tile | None
    chosen: str
    hints: tuple[str, ...]
    pictures: DraftedPictures = field(compare=False)
    look: Look | None = field(default=None, compare=False)

    def height(self, pane: KitPane, width: int) -> int:
        """All there is."""
        return 0

    def draw(self, pane: KitPane, rect: pygame.Rect) -> None:
        """From the left."""
        gap = pane.px(GAP)
        wide = max(pane.px(BLUEPRINT_LEAST), min(pane.px(BLUEPRINT_WIDE), rect.width // 5))
        each = (rect.width - wide - gap * len(SEASONS)) // len(SEASONS)
        left = rect.left
        for season, hint in zip(SEASONS.values(), self.hints, strict=True):
            place = pygame.Rect(left, rect.top, each, rect.height)
            pane.control(SeasonControl(season.name), place, hint, here=season.name == self.chosen)
            if season.name == self.chosen:
                chosen_ring(pane.surface, place, 9, pane.scale)
            draw_framed(pane.surface, place, SeasonPicture(season, self.pictures), pane.scale)
            left += each + gap
        self._draw_card(pane, pygame.Rect(left, rect.top, rect.right - left, rect.height))

    def _draw_card(self, pane: KitPane, place: pygame.Rect) -> None:
        tile = self.pictures.tile
        if self.look is None or tile is None:
            box(pane.surface, place, BLUEPRINT, pane.px(9), INK, pane.px(2))
            return
        draw_drafted_blueprint(pane, place, self.look, tile.number)


@dataclass(frozen=True, slots=True)
class SeasonPicture:
    """The tile on the table in one season."""

    season: SeasonLook
    pictures: DraftedPictures = field(compare=False)

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """As large as it may be, with the sign of the season."""
        surface.blit(village_wood(), rect, (30, 20, *rect.size))
        thin_line(surface, rect, INK, DIM)
        self._lay_tile(surface, rect, scale)
        at = (rect.left + (BADGE + 4) * scale, rect.top + (BADGE + 4) * scale)
        disc(surface, at, BADGE * scale, PAPER, INK, 1.6 * scale)
        draw_icon(surface, self.season.name, at, round(BADGE * 1.5 * scale))

    def _lay_tile(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        pictures, art = self.pictures, self.pictures.art
        if pictures.tile is None or art is None:
            return
        number, bounds = pictures.tile.number, art.plan(pictures.tile.number, 0).bounds
        room = rect.inflate(-2 * AIR * scale, -2 * AIR * scale)
        length = max(8, math.floor(min(room.width / bounds.width, room.height / bounds.height)))
        x, y = bounds.centre
        at = (rect.centerx - x * length, rect.centery - y * length)
        art.shadow(number, 0, length).blit_to(surface, at)
        drawn = pictures.find(PictureWish(length, self.season), SEASONS_GROUP)
        if drawn is None:
            art.season = self.season
            art.flat(number, 0, length).blit_to(surface, at)
            return
        drawn.lay_ground(surface, at)
        drawn.lay_building(surface, at)
