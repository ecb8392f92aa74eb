"""What is in the air over the whole table: what flies, and a piece that hangs on the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.fish_tiles import NORMAL, FishLook, draw_fish_tile
from hamlet.app.art.icons import icon
from hamlet.app.art.palette import PAPER, seat_colour
from hamlet.app.art.piece_pictures import FEET, piece_shadow
from hamlet.app.board.easing import ease_out
from hamlet.app.ids import FishId, HandId, Id, InfoId, PanelCommand, TileId
from hamlet.app.motion.flight_script import HAND, SCORE, STAT
from hamlet.app.motion.flights import draw_flyers
from hamlet.app.motion.physics.pendulum import Pendulum
from hamlet.app.motion.sky import Sky
from hamlet.app.motion.tumbling import turned
from hamlet.app.table.dragging import held_piece

if TYPE_CHECKING:
    from hamlet.app.table.table_screen import TableScreen

LIFTS = 0.12  # seconds in which a piece is lifted
FLYING = (104, 60)
HANGING = 40
HEAD, SCORE_ROOM = 42, 76  # logical pixels of a seat's card that its points take


class Aloft:
    """Draws it, and knows where on the table its ways begin and end."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self._swing = Pendulum()
        self._held = 0.0

    def draw_flights(self, surface: pygame.Surface) -> None:
        """Coins, stars and blueprints on their way."""
        sky = Sky(surface, self.where, self._small_picture, self.table.scale)
        draw_flyers(sky, self.table.board.performance.flying)

    def update(self, seconds: float) -> bool:
        """What hangs on the pointer swings; whether it must be drawn again."""
        if self.table.input.dragging is None:
            self._swing.let_go()
            self._held = 0.0
            return False
        self._swing.on = self.table.board.hand.swing.on
        rising = self._swing.on and self._held < LIFTS
        self._held += seconds
        return self._swing.update(seconds) or rising

    def draw_hanging(self, surface: pygame.Surface, dragged: Id, at: tuple[int, int]) -> None:
        """The villager or donkey that is dragged: held by its head, it swings below the pointer."""
        table, piece = self.table, held_piece(dragged)
        if isinstance(dragged, FishId):
            self._draw_fish(surface, dragged, at)
        if piece is None:
            return
        side = round(HANGING * table.scale)
        self._swing.follow((at[0] / side, at[1] / side))
        up = ease_out(self._held / LIFTS) if self._swing.on else 1.0
        colour = seat_colour(table.look.colour(table.session.state.seat))
        shadow = piece_shadow(side)
        far = round(up * side * 0.22)
        surface.blit(shadow, shadow.get_rect(center=(at[0] + far, at[1] + round(side * FEET) + far)))
        picture = turned(icon(piece.kind, side, colour, PAPER), round(self._swing.angle / 2) * 2)
        head = pygame.Vector2(0, side / 2).rotate(-self._swing.angle)
        middle = (round(at[0] + head.x), round(at[1] - side / 2 + head.y - far))
        surface.blit(picture, picture.get_rect(center=middle))

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
            # What lies out of sight sends its coins from the edge.
            return table.board.tile_rect(what.tile).clamp(table.frame.village)
        if isinstance(what, InfoId) and what.about == SCORE:
            return self._score(what.seat)
        if isinstance(what, InfoId) and what.about == HAND and what.seat == table.flow.viewer:
            # The panels show a blueprint a moment after it was taken.
            hit = table.hits.get(HandId(int(what.which))) or table.hits.get(InfoId("free"))
        else:
            hit = table.hits.get(what)
        if hit is None and isinstance(what, InfoId) and what.about == STAT:
            # Of a short card only the head is seen.
            hit = table.hits.get(PanelCommand("seat", str(what.seat)))
        return hit.bounds if hit is not None else None

    def _score(self, seat: int) -> pygame.Rect | None:
        """Where the points of a seat stand: at the right of its card's head, or in its chip."""
        hit = self.table.hits.get(PanelCommand("seat", str(seat)))
        if hit is None:
            return None
        head = hit.bounds.move(0, 0)
        head.height = min(head.height, round(HEAD * self.table.scale))
        wide = min(head.width, round(SCORE_ROOM * self.table.scale))
        return pygame.Rect(head.right - wide, head.top, wide, head.height)

    def _small_picture(self, tile: int) -> pygame.Surface:
        """A blueprint on its way."""
        size = (round(FLYING[0] * self.table.scale), round(FLYING[1] * self.table.scale))
        return self.table.look.pictures.get(tile, size)
