"""The blueprint of a tile that is being made, as it will lie in the dock."""

from __future__ import annotations

import math
from typing import Final

import pygame

from hamlet.app.art.palette import BLUEPRINT
from hamlet.app.art.plates import price_tag
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.pictures import grid_paper
from hamlet.app.kit.kit_pane import KitPane
from hamlet.app.screens.workshop.canvas.canvas_ids import SEASONS_GROUP
from hamlet.app.screens.workshop.canvas.drafted_pictures import DraftedPictures, PictureWish
from hamlet.app.table.blueprints import draw_blueprint
from hamlet.app.table.look import Look, Pictures

EDGE: Final = 8
ABOVE: Final = 1.1
"""How much of a building above its tile is given room."""


class DraftedBlueprints(Pictures):
    """Blueprints whose tile comes from the pictures of what is made."""

    def __init__(self, pictures: DraftedPictures, art: TileArt) -> None:
        super().__init__(art)
        self._pictures = pictures

    def get(self, tile: int, size: tuple[int, int]) -> pygame.Surface:
        """The tile on grid paper; bare paper until it is drawn."""
        plan = self.art.plan(tile, 0)
        top = min(plan.bounds.top, self.art.heart(tile, 0)[1] + self.art.building_box(tile).top * ABOVE)
        tall = plan.bounds.bottom + 0.1 - top
        length = math.floor(min((size[0] - EDGE) / plan.bounds.width, (size[1] - EDGE) / tall))
        if min(size) <= 0 or length < 1:
            blank = pygame.Surface(size)
            blank.fill(BLUEPRINT)
            return blank
        sheet = grid_paper(size)
        drawn = self._pictures.find(PictureWish(length), SEASONS_GROUP)
        if drawn is not None:
            at = (
                size[0] / 2 - (plan.bounds.left + plan.bounds.width / 2) * length,
                size[1] / 2 - (top + tall / 2) * length,
            )
            drawn.lay_ground(sheet, at)
            drawn.lay_building(sheet, at)
        return sheet


def draw_drafted_blueprint(pane: KitPane, rect: pygame.Rect, look: Look, tile: int) -> None:
    """The card with the price that it has when it comes into the display."""
    draw_blueprint(pane, rect, look, tile, lit=False)
    price = max(0, look.definitions.rules.display - 1)
    price_tag(pane.surface, rect.left - pane.px(2), rect.top - pane.px(2), price, pane.scale)
