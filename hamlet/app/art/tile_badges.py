"""What lies on top of the land: trays with goods, names, flags and pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from hamlet.app.art.lens import Lens
from hamlet.app.art.name_banners import Banner, draw_banner, draw_count, draw_sign, draw_tray, sign_of
from hamlet.app.art.palette import BANNER, INK
from hamlet.app.art.piece_pictures import DONKEY, FLAG, draw_piece
from hamlet.app.art.plates import UnitPicture, slot
from hamlet.app.art.shapes import Point, disc, stroke
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.sizes import COUNT_ROOM, TRAY_EDGES, Detail, detail, piece_side, slot_side
from hamlet.app.art.tile_signs import Group, SignPlace, Stand, TileSigns
from hamlet.engine.village import Placed

DONKEY_SHARE = 0.94
SHARED = 0.5  # of a piece that shares its spot with others
_CORNERS = ((-1, -1), (1, 1), (1, -1), (-1, 1))


@dataclass(frozen=True, slots=True)
class Contents:
    """What lies on one tile just now; `worth` is a landmark's present worth."""

    units: tuple[UnitPicture | None, ...] = ()
    groups: tuple[Group, ...] = ()
    worth: int | None = None
    lit: bool = False
    lit_slots: frozenset[int] = frozenset()
    ticks: frozenset[int] = frozenset()


NOTHING = Contents()


@dataclass(frozen=True, slots=True)
class Furnished:
    """One tile with all that is to be seen on it: its contents, its places, and who stands where."""

    placed: Placed
    contents: Contents
    signs: TileSigns
    stands: tuple[Stand, ...] = ()


@dataclass(slots=True)
class BadgePlaces:
    """Where things stand on the screen, for pointing at them."""

    slots: list[pygame.Rect] = field(default_factory=list)
    tray: pygame.Rect | None = None
    banner: pygame.Rect | None = None
    flag: pygame.Rect | None = None
    pieces: list[tuple[Group, pygame.Rect]] = field(default_factory=list)


class BadgeArt:
    """Draws trays, banners and pieces at a lens."""

    def __init__(self, art: TileArt, colours: Sequence[str]) -> None:
        self.art = art
        self.colours = tuple(colours)

    def colour(self, seat: int) -> str | None:
        """The name of a seat's colour; None for nobody."""
        return self.colours[seat] if 0 <= seat < len(self.colours) else None

    def draw(self, surface: pygame.Surface, tile: Furnished, lens: Lens) -> BadgePlaces:
        """Everything on top of one tile, in order; returns where it is."""
        marks = BadgePlaces()
        if detail(tile.signs.step) is Detail.FLAT:
            self._draw_count(surface, tile, lens)
            return marks
        self._draw_ties(surface, tile, lens)
        for draw in (self._draw_tray, self._draw_owned, self._draw_pieces):
            draw(surface, tile, lens, marks)
        return marks

    def _draw_ties(self, surface: pygame.Surface, tile: Furnished, lens: Lens) -> None:
        """From what lies beside its tile a line leads to it."""
        signs = tile.signs
        for place in (signs.symbol_place, signs.tray, signs.banner, signs.flag):
            if place is not None and place.tie is not None:
                _draw_tie(surface, lens, tile.placed, place.centre, place.tie)
        for stand in tile.stands:
            spot = signs.yard[stand.spot] if stand.spot < len(signs.yard) else None
            if spot is not None and spot.tie is not None:
                _draw_tie(surface, lens, tile.placed, spot.centre, spot.tie)

    def _draw_tray(self, surface: pygame.Surface, tile: Furnished, lens: Lens, marks: BadgePlaces) -> None:
        slots, place = self.art.definitions.tiles[tile.placed.tile].slots, tile.signs.tray
        if place is None:
            return
        step, contents, scale = tile.signs.step, tile.contents, lens.scale
        level = detail(step)
        hint = self._hint(tile.placed.tile) if level is Detail.ALL else ""
        edge, gap = TRAY_EDGES[level]
        sizes = round(slot_side(step) * scale), round(edge * scale), round(gap * scale)
        marks.tray = place.rect(lens.vertex(tile.placed.at), lens.length, scale)
        for number, area in enumerate(
            draw_tray(surface, marks.tray, slots, tile.signs.columns, sizes, scale)
        ):
            unit = contents.units[number] if number < len(contents.units) else None
            lit, tick = number in contents.lit_slots, number in contents.ticks
            rect = slot(surface, area.left, area.top, area.width, unit, hint=hint, lit=lit, tick=tick)
            marks.slots.append(rect)

    def _hint(self, tile: int) -> str:
        """What belongs in an empty slot, if there is no choice."""
        definition = self.art.definitions.tiles[tile]
        goods = definition.refines[1:] if definition.refines else definition.produces
        return self.art.definitions.materials[goods[0]].id if len(goods) == 1 else ""

    def _draw_owned(self, surface: pygame.Surface, tile: Furnished, lens: Lens, marks: BadgePlaces) -> None:
        """The banner with name, owner and worth, and the owner's flag."""
        banner, flag, colour = tile.signs.banner, tile.signs.flag, self.colour(tile.placed.owner)
        first = lens.vertex(tile.placed.at)
        if banner is not None:
            name = self.art.definitions.tiles[tile.placed.tile].name if tile.signs.named else ""
            written = Banner(name, colour, tile.contents.worth, tile.contents.lit)
            centre = banner.rect(first, lens.length, lens.scale).center
            marks.banner = draw_banner(surface, written, centre, lens.scale)
        if flag is not None:
            marks.flag = flag.rect(first, lens.length, lens.scale)
            draw_piece(surface, FLAG, colour, marks.flag.center, marks.flag.width)

    def _draw_pieces(self, surface: pygame.Surface, tile: Furnished, lens: Lens, marks: BadgePlaces) -> None:
        whole, yard = round(piece_side(tile.signs.step) * lens.scale), tile.signs.yard
        by_spot: dict[int, list[Group]] = {}
        for stand in tile.stands:
            by_spot.setdefault(stand.spot, []).append(stand.group)
        for spot, groups in by_spot.items():
            place = yard[spot] if spot < len(yard) else SignPlace(tile.signs.heart, (whole, whole))
            room = place.rect(lens.vertex(tile.placed.at), lens.length, lens.scale)
            side = min(whole, room.width - round(COUNT_ROOM * lens.scale))
            share, shifts = (1.0, ((0, 0),)) if len(groups) == 1 else (SHARED, _CORNERS)
            for number, group in enumerate(groups):
                across, down = shifts[number % len(shifts)]
                away = room.width * (1 - share) / 2
                centre = (room.centerx + across * away, room.centery + down * away)
                size = round(side * share * (DONKEY_SHARE if group.kind == DONKEY else 1))
                rect = draw_piece(
                    surface, group.kind, self.colour(group.seat), centre, size, group.count, lens.scale
                )
                marks.pieces.append((group, rect))

    def draw_sign(self, surface: pygame.Surface, placed: Placed, centre: Point, size: int) -> None:
        """The building's symbol of so many pixels, for looking from afar."""
        draw_sign(surface, sign_of(self.art, placed.tile), centre, size, self.colour(placed.owner))

    def _draw_count(self, surface: pygame.Surface, tile: Furnished, lens: Lens) -> None:
        count = sum(unit is not None for unit in tile.contents.units)
        if count and tile.signs.tray is not None:
            draw_count(
                surface,
                tile.signs.tray.rect(lens.vertex(tile.placed.at), lens.length, lens.scale),
                count,
                lens.scale,
            )


def _draw_tie(surface: pygame.Surface, lens: Lens, placed: Placed, start: Point, end: Point) -> None:
    x, y = lens.vertex(placed.at)
    here = (x + start[0] * lens.length, y + start[1] * lens.length)
    there = (x + end[0] * lens.length, y + end[1] * lens.length)
    for colour, wide, dot in ((INK, 3.6, 3.8), (BANNER, 1.6, 2.4)):
        stroke(surface, colour, here, there, wide * lens.scale)
        disc(surface, there, dot * lens.scale, colour)
