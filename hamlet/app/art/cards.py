"""Blueprint cards for display and hand: picture on grid paper, name, cost, gain, price, coins, key."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from hamlet.app.art.amounts import amounts_of
from hamlet.app.art.icons import draw_icon, icon
from hamlet.app.art.palette import BANNER, BLUEPRINT, CARD, GLOW, INK, LIT_LINE, PAPER
from hamlet.app.art.panels import panel
from hamlet.app.art.plates import gain, gain_width, key_tag, pennant, pennant_width, price_tag
from hamlet.app.art.shapes import box, glow
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Align, Role, draw_text, wrap

RAISE = 8  # a chosen card stands up by so much
_LOW = 72  # one line of name and the plates under the picture
_STEP = 20


@dataclass(frozen=True, slots=True)
class Look:
    """How a card stands: with a price, lying coins, a key, lit or chosen."""

    price: int | None = None
    coins: int = 0
    key: str = ""
    lit: bool = False
    chosen: bool = False


def blueprint_card(
    surface: pygame.Surface,
    rect: pygame.Rect,
    art: TileArt,
    tile: int,
    look: Look | None = None,
    scale: float = 1.0,
) -> pygame.Rect:
    """Draw a blueprint card; returns where it stands now (a chosen one is raised)."""
    look = look or Look()
    area = rect.move(0, -round(RAISE * scale)) if look.chosen else rect.copy()
    radius = 10 * scale
    if look.chosen or look.lit:
        ring = round((6 if look.chosen else 5) * scale)
        glow(surface, area.inflate(ring, ring), radius, 9 * scale, GLOW)
        box(surface, area.inflate(ring, ring), BANNER if look.chosen else LIT_LINE, radius + ring / 2)
    panel(surface, area, scale, CARD)
    lines = _name_lines(art, tile, area.width - round(10 * scale), scale)
    low = (_LOW + _STEP * (len(lines) - 1)) * scale
    _draw_picture(surface, area, art, tile, low, scale)
    _draw_words(surface, area, art, tile, lines, scale)
    _draw_plates(surface, area, art, tile, scale)
    if look.price is not None:
        price_tag(surface, area.left + round(2 * scale), area.top + round(2 * scale), look.price, scale)
    if look.key:
        key_tag(surface, area.left + round(2 * scale), area.top + round(2 * scale), look.key, scale)
    for number in range(look.coins):
        coin = icon("gold", round(24 * scale), None, PAPER, 1.2)
        centre = (round(area.right - (19 + 13 * number) * scale), round(area.top + 19 * scale))
        surface.blit(coin, coin.get_rect(center=centre))
    return area


def _name_lines(art: TileArt, tile: int, width: int, scale: float) -> list[str]:
    lines = wrap(art.definitions.tiles[tile].name, width, Role.NUMBER, round(18 * scale))
    return lines if len(lines) <= 2 else [lines[0], " ".join(lines[1:])]


def _draw_picture(
    surface: pygame.Surface, area: pygame.Rect, art: TileArt, tile: int, low: float, scale: float
) -> None:
    inset = round(4 * scale)
    frame = pygame.Rect(area.left, area.top, area.width, area.height - round(low)).inflate(-2 * inset, 0)
    frame.top += inset
    box(surface, frame, BLUEPRINT, 7 * scale, INK, 1.5 * scale)
    inner = frame.inflate(-inset, -inset)
    surface.blit(art.blueprint(tile, inner.size), inner)


def _draw_words(
    surface: pygame.Surface, area: pygame.Rect, art: TileArt, tile: int, lines: list[str], scale: float
) -> None:
    step = round(_STEP * scale)
    for number, line in enumerate(reversed(lines)):
        name = pygame.Rect(area.left + round(5 * scale), 0, area.width - round(10 * scale), step)
        name.centery = area.bottom - round(54 * scale) - number * step
        draw_text(surface, line, name, Role.NUMBER, round(18 * scale), INK, CARD, Align.CENTRE)


def _draw_plates(surface: pygame.Surface, area: pygame.Rect, art: TileArt, tile: int, scale: float) -> None:
    """Cost on the left, gain on the right, both a little smaller where the card is too narrow for them."""
    definition = art.definitions.tiles[tile]
    amounts, points = amounts_of(art.definitions, definition.cost), definition.reward.gain.points
    need = pennant_width(amounts, scale) + gain_width(points, scale)
    small = scale * min(1.0, (area.width - 12 * scale) / max(1, need))
    top = area.bottom - 38 * scale + (scale - small) * 14
    left = pennant(surface, area.left + 5 * scale, top, amounts, small).right
    right = area.right - 5 * scale - gain_width(points, small)
    gain(surface, right, top, points, "star", small)
    if definition.reward.milestone is not None and right - left > 22 * scale:
        draw_icon(surface, "crown", (right - 11 * scale, top + 15 * small), round(16 * scale))
