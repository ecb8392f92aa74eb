"""Banners with a tile's name, its owner and its worth; trays; and signs for looking from afar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.icons.tile_sign import has_tile_icon, tile_icon
from hamlet.app.art.packs.goods_of_packs import pictured_icon
from hamlet.app.art.palette import (
    BANNER,
    GAIN,
    INK,
    LIT_LINE,
    OUTPUT,
    OUTPUT_INSIDE,
    PAPER,
    rgb,
    seat_colour,
    seat_text,
)
from hamlet.app.art.shapes import Point, box, disc, shadow
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import filled_with, picture_of
from hamlet.app.art.tile.sizes import BANNER_HEIGHT, NAME_SIZE, OWNER_ROOM, WORTH_ROOM
from hamlet.app.art.type import Align, Role, draw_text, measure
from hamlet.engine.definitions import Definitions, Kind, Tile

TRAY = rgb("5A3B22")
_KIND_SIGNS = {Kind.CHURCH: "church", Kind.TOWN_HALL: "town-hall", Kind.MARKET: "market"}
_FILL_SIGNS = {"forest": "tree", "mountain": "peak"}
SIGN_SHARE = 0.7  # of a sign's disc, the icon on it
MOST_LETTERS = 3


@dataclass(frozen=True, slots=True)
class Banner:
    """What stands on a banner; an empty name leaves only owner and worth."""

    name: str
    owner: str | None = None
    worth: int | None = None
    lit: bool = False

    @property
    def parts(self) -> tuple[int, int, int]:
        """The widths of owner, name and worth at scale 1."""
        middle = measure(self.name, Role.BANNER, NAME_SIZE) + 16 if self.name else 0
        return OWNER_ROOM if self.owner else 0, middle, WORTH_ROOM + 2 if self.worth is not None else 0


def draw_banner(surface: pygame.Surface, banner: Banner, centre: Point, scale: float = 1.0) -> pygame.Rect:
    """Draw a banner about a point; returns where it hangs."""
    left, name, right = (round(part * scale) for part in banner.parts)
    area = pygame.Rect(0, 0, left + name + right, round(BANNER_HEIGHT * scale))
    area.center = (round(centre[0]), round(centre[1]))
    shadow(surface, area, 5 * scale, 2 * scale, 3 * scale)
    fill, rim = LIT_LINE if banner.lit else BANNER, round(2 * scale)
    box(surface, area, fill, 5 * scale, INK, 2 * scale)
    if left:
        cell = pygame.Rect(area.left + rim, area.top + rim, left - rim, area.height - 2 * rim)
        box(surface, cell, seat_colour(banner.owner), 3 * scale)
        draw_symbol(surface, banner.owner, cell.center, 6 * scale, seat_text(banner.owner), None)
    if name:
        middle = pygame.Rect(area.left + left, area.top, name, area.height)
        size = round(NAME_SIZE * scale)
        draw_text(surface, banner.name, middle, Role.BANNER, size, INK, fill, Align.CENTRE)
    if right:
        cell = pygame.Rect(area.right - right, area.top + rim, right - rim, area.height - 2 * rim)
        box(surface, cell, GAIN, 3 * scale)
        spot = (cell.left + 6 * scale, cell.centery)
        written = draw_text(surface, str(banner.worth), spot, Role.NUMBER, round(18 * scale), INK, GAIN)
        draw_icon(surface, "star", (written.right + 10 * scale, cell.centery), round(16 * scale))
    return area


def draw_tray(
    surface: pygame.Surface,
    area: pygame.Rect,
    slots: int,
    columns: int,
    sizes: tuple[int, int, int],
    scale: float = 1.0,
) -> list[pygame.Rect]:
    """The wooden tray under the slots; `sizes` are a slot's side, the rim and the gap. Where slots belong."""
    side, edge, gap = sizes
    shadow(surface, area, 6 * scale, 2 * scale, 3 * scale)
    box(surface, area, TRAY, 7 * scale, INK, 1.6 * scale)
    places = [divmod(number, columns) for number in range(slots)]
    return [
        pygame.Rect(
            area.left + edge + column * (side + gap), area.top + edge + row * (side + gap), side, side
        )
        for row, column in places
    ]


@dataclass(frozen=True, slots=True)
class TileSign:
    """The icon that stands for a tile, and letters of its name where the icon is not its own."""

    icon: str
    letters: str = ""


def sign_of(art: TileArt, tile: int) -> TileSign:
    """The sign of a tile: the one drawn for it, or one made from what it does and how it is called."""
    definitions = art.definitions
    definition = definitions.tiles[tile]
    picture = picture_of(definitions, definition)
    if picture is not None:
        return TileSign(pictured_icon(picture.hash))
    if has_tile_icon(definition.drawing):
        return TileSign(tile_icon(definition.drawing))
    icon = _borrowed(definitions, definition)
    others = [
        other.name.upper()
        for other in definitions.tiles
        if other is not definition
        and not has_tile_icon(other.drawing)
        and _borrowed(definitions, other) == icon
    ]
    return TileSign(icon, _letters(definition.name.upper(), others) or str(tile))


def _borrowed(definitions: Definitions, tile: Tile) -> str:
    """An icon for a tile nobody drew: its place, what it makes, or what fills it."""
    if sign := _KIND_SIGNS.get(tile.kind):
        return sign
    if tile.refines:
        return definitions.materials[tile.refines[1]].id
    if len(tile.produces) == 1:
        return definitions.materials[tile.produces[0]].id
    return _FILL_SIGNS.get(filled_with(definitions, tile) or "", "house")


def _letters(name: str, others: Sequence[str]) -> str:
    """So many first letters of a name that no other begins with them; nothing if three are too few."""
    for count in range(1, MOST_LETTERS + 1):
        if not any(other.startswith(name[:count]) for other in others):
            return name[:count]
    return ""


def draw_sign(
    surface: pygame.Surface, sign: TileSign, centre: Point, size: int, owner: str | None = None
) -> None:
    """A building's symbol, and its owner's, for looking from afar."""
    if owner:
        disc(surface, centre, size * 0.62, seat_colour(owner), INK, 1.6)
    disc(surface, centre, size * 0.5, PAPER, INK, 1.4)
    draw_icon(surface, sign.icon, centre, round(size * SIGN_SHARE))
    if owner:
        spot = (centre[0] + size * 0.46, centre[1] - size * 0.42)
        draw_symbol(surface, owner, spot, size * 0.22, seat_colour(owner), INK, 1.4)
    if sign.letters:
        _draw_letters(surface, sign.letters, centre, size)


def _draw_letters(surface: pygame.Surface, letters: str, centre: Point, size: int) -> None:
    """On a small plate at the lower left of the sign."""
    high = round(size * 0.75)
    plate = pygame.Rect(0, 0, measure(letters, Role.NUMBER, high) + high // 3, high)
    plate.center = (round(centre[0] - size * 0.36), round(centre[1] + size * 0.44))
    box(surface, plate, PAPER, high / 4, INK, max(1.0, high / 14))
    draw_text(surface, letters, plate, Role.NUMBER, high, INK, PAPER, Align.CENTRE)


def draw_count(surface: pygame.Surface, plate: pygame.Rect, count: int, scale: float = 1.0) -> None:
    """How many units lie on a tile seen from very far."""
    box(surface, plate, OUTPUT_INSIDE, 4 * scale, OUTPUT, 2 * scale)
    size = round(18 * scale)
    draw_text(surface, str(count), plate, Role.NUMBER, size, INK, OUTPUT_INSIDE, Align.CENTRE)
