"""What is in the air over the whole table: what flies, and a piece that hangs on the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.fish_tiles import NORMAL, FishLook, draw_fish_tile
from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.ids import FishId, HandId, Id, InfoId, TileId
from hamlet.app.motion.flights import HAND, draw_flights
from hamlet.app.table.dragging import held_piece

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen

FLYING = (104, 60)
HANGING = 40


class Aloft:
    """Draws it, and knows where on the table its ways begin and end."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table

    def draw_flights(self, surface: pygame.Surface) -> None:
        """Coins, stars and blueprints on their way."""
        flying = self.table.board.performance.flying
        draw_flights(surface, flying, self.where, self._small_picture, self.table.scale)

    def draw_hanging(self, surface: pygame.Surface, dragged: Id, at: tuple[int, int]) -> None:
        """The villager or donkey that is dragged."""
        table, piece = self.table, held_piece(dragged)
        if isinstance(dragged, FishId):
            self._draw_fish(surface, dragged, at)
        if piece is not None:
            colour = seat_colour(table.look.colour(table.session.state.seat))
            picture = icon(piece.kind, round(HANGING * table.scale), colour, PAPER)
            surface.blit(picture, picture.get_rect(center=at))

    def _draw_fish(self, surface: pygame.Surface, what: FishId, at: tuple[int, int]) -> None:
        """A fish tile in the hand."""
        lake, scale = self.table.flow.panels().lake, self.table.scale
        item = lake.fish[what.place] if lake is not None and what.place < len(lake.fish) else None
        if item is not None:
            place = pygame.Rect(0, 0, round(NORMAL[0] * scale), round(NORMAL[1] * scale))
            place.center = at
            draw_fish_tile(surface, place, item.kind, item.worth, FishLook.HELD, scale)

    def where(self, what: Id) -> pygame.Rect | None:
        """Where something is on the table that is flown to or from."""
        table = self.table
        if isinstance(what, TileId):
            return table.board.tile_rect(what.tile)
        if isinstance(what, InfoId) and what.about == HAND and what.seat == table.flow.viewer:
            # The panels show a blueprint a moment after it was taken.
            hit = table.hits.get(HandId(int(what.which))) or table.hits.get(InfoId("free"))
        else:
            hit = table.hits.get(what)
        return hit.bounds if hit is not None else None

    def _small_picture(self, tile: int) -> pygame.Surface:
        """A blueprint on its way."""
        size = (round(FLYING[0] * self.table.scale), round(FLYING[1] * self.table.scale))
        return self.table.look.pictures.get(tile, size)
