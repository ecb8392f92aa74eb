"""What lies on top of the land: trays with goods, names, flags and pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from hamlet.app.art.camera import Camera
from hamlet.app.art.icons import draw_icon, draw_symbol
from hamlet.app.art.palette import BANNER, GAIN, INK, LIT_LINE, PAPER, rgb, seat_colour, seat_text
from hamlet.app.art.pieces import DONKEY, FLAG, draw_piece
from hamlet.app.art.plates import Unit, slot
from hamlet.app.art.shapes import Point, box, disc, shadow
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import filled_with
from hamlet.app.art.tile.places import Places
from hamlet.app.art.tile.plan import Box
from hamlet.app.art.tile.sizes import (
    NAME_SIZE,
    OWNER_ROOM,
    SLOT_GAP,
    TRAY_EDGE,
    WORTH_ROOM,
    Detail,
    detail,
    piece_side,
    slot_side,
)
from hamlet.app.art.type import Align, Role, draw_text
from hamlet.engine.definitions import Kind
from hamlet.engine.village import Placed

TRAY = rgb("5A3B22")
SINGLY = 3
_KIND_SIGNS = {Kind.CHURCH: "church", Kind.TOWN_HALL: "town-hall", Kind.MARKET: "market"}
_FILL_SIGNS = {"forest": "tree", "mountain": "peak"}


@dataclass(frozen=True, slots=True)
class Group:
    """So many pieces of one kind and seat on one tile."""

    seat: int
    kind: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Contents:
    """What lies on one tile just now; `worth` is a landmark's present worth."""

    units: tuple[Unit | None, ...] = ()
    groups: tuple[Group, ...] = ()
    worth: int | None = None
    lit: bool = False
    lit_slots: frozenset[int] = frozenset()
    ticks: frozenset[int] = frozenset()


@dataclass(slots=True)
class Marks:
    """Where things stand on the screen, for pointing at them."""

    slots: dict[tuple[int, int], pygame.Rect] = field(default_factory=dict)
    banners: dict[int, pygame.Rect] = field(default_factory=dict)
    pieces: list[tuple[int, Group, pygame.Rect]] = field(default_factory=list)


class Tops:
    """Draws trays, banners and pieces at a camera."""

    def __init__(self, art: TileArt, colours: Sequence[str]) -> None:
        self.art = art
        self.colours = tuple(colours)

    def draw(
        self,
        surface: pygame.Surface,
        tiles: Sequence[Placed],
        camera: Camera,
        contents: Mapping[int, Contents],
    ) -> Marks:
        """Everything on top, in order, for all tiles."""
        marks = Marks()
        if detail(camera.badge_length) is Detail.FLAT:
            return marks
        placed = [(uid, one, self._places(one, camera)) for uid, one in enumerate(tiles)]
        for uid, one, places in placed:
            self._draw_tray(surface, (uid, one), places, camera, contents.get(uid, Contents()), marks)
        for uid, one, places in placed:
            self._draw_banner(surface, (uid, one), places, camera, contents.get(uid, Contents()), marks)
        for uid, one, places in placed:
            groups = contents.get(uid, Contents()).groups
            self._draw_pieces(surface, (uid, one), places, camera, groups, marks)
        return marks

    def _places(self, placed: Placed, camera: Camera) -> Places:
        return self.art.places(placed.tile, placed.rotation, camera.badge_length)

    def _at(self, placed: Placed, camera: Camera, point: Point) -> Point:
        first = camera.vertex(placed.at)
        return first[0] + point[0] * camera.length, first[1] + point[1] * camera.length

    def _area(self, placed: Placed, camera: Camera, place: Box, size: tuple[float, float]) -> pygame.Rect:
        """A rectangle of this size on the screen in the middle of a place."""
        area = pygame.Rect(0, 0, round(size[0]), round(size[1]))
        x, y = self._at(placed, camera, place.centre)
        area.center = (round(x), round(y))
        return area

    def _draw_tray(
        self,
        surface: pygame.Surface,
        tile: tuple[int, Placed],
        places: Places,
        camera: Camera,
        contents: Contents,
        marks: Marks,
    ) -> None:
        uid, placed = tile
        slots = self.art.definitions.tiles[placed.tile].slots
        if places.tray is None or not slots:
            return
        scale = camera.scale
        side, gap, edge = round(slot_side(camera.badge_length) * scale), SLOT_GAP * scale, TRAY_EDGE * scale
        size = (slots * side + (slots - 1) * gap + 2 * edge, side + 2 * edge)
        area = self._area(placed, camera, places.tray, size)
        shadow(surface, area, 6 * scale, 2 * scale, 3 * scale)
        box(surface, area, TRAY, 7 * scale, INK, 1.6 * scale)
        for number in range(slots):
            unit = contents.units[number] if number < len(contents.units) else None
            left = area.left + edge + number * (side + gap)
            lit, tick = number in contents.lit_slots, number in contents.ticks
            marks.slots[uid, number] = slot(surface, left, area.top + edge, side, unit, lit=lit, tick=tick)

    def _draw_banner(
        self,
        surface: pygame.Surface,
        tile: tuple[int, Placed],
        places: Places,
        camera: Camera,
        contents: Contents,
        marks: Marks,
    ) -> None:
        uid, placed = tile
        named = self.art.shows_name(placed.tile, placed.rotation, camera.badge_length)
        owner = self.colours[placed.owner] if 0 <= placed.owner < len(self.colours) else None
        if places.banner is None or not (named or owner or contents.worth is not None):
            return
        scale, definition = camera.scale, self.art.definitions.tiles[placed.tile]
        parts = self._banner_parts(definition.name if named else "", owner, contents.worth)
        width, height = sum(parts) * scale, places.banner.height * camera.length
        area = self._area(placed, camera, places.banner, (width, height))
        marks.banners[uid] = area
        shadow(surface, area, 5 * scale, 2 * scale, 3 * scale)
        fill = LIT_LINE if contents.lit else BANNER
        box(surface, area, fill, 5 * scale, INK, 2 * scale)
        rim = round(2 * scale)
        left, name, right = (round(part * scale) for part in parts)
        if left:
            cell = pygame.Rect(area.left + rim, area.top + rim, left - rim, area.height - 2 * rim)
            box(surface, cell, seat_colour(owner), 3 * scale)
            draw_symbol(surface, owner, cell.center, 6 * scale, seat_text(owner), None)
        if name:
            middle = pygame.Rect(area.left + left, area.top, name, area.height)
            draw_text(
                surface,
                definition.name,
                middle,
                Role.BANNER,
                round(NAME_SIZE * scale),
                INK,
                fill,
                Align.CENTRE,
            )
        if right:
            cell = pygame.Rect(area.right - right, area.top + rim, right - rim, area.height - 2 * rim)
            box(surface, cell, GAIN, 3 * scale)
            spot = (cell.left + 6 * scale, cell.centery)
            written = draw_text(surface, str(contents.worth), spot, Role.NUMBER, round(18 * scale), INK, GAIN)
            draw_icon(surface, "star", (written.right + 10 * scale, cell.centery), round(16 * scale))
        if owner:
            side = round(piece_side(camera.badge_length) * 1.15 * scale)
            x, y = self._at(placed, camera, (places.building.left, places.building.top))
            draw_piece(surface, FLAG, owner, (x + side * 0.3, y + side * 0.3), side)

    def _banner_parts(self, name: str, owner: str | None, worth: int | None) -> tuple[int, int, int]:
        from hamlet.app.art.type import measure

        middle = measure(name, Role.BANNER, NAME_SIZE) + 16 if name else 0
        return OWNER_ROOM if owner else 0, middle, WORTH_ROOM + 2 if worth is not None else 0

    def _draw_pieces(
        self,
        surface: pygame.Surface,
        tile: tuple[int, Placed],
        places: Places,
        camera: Camera,
        groups: Sequence[Group],
        marks: Marks,
    ) -> None:
        uid, placed = tile
        side = round(piece_side(camera.badge_length) * camera.scale)
        singly = detail(camera.badge_length) >= Detail.FULL
        shown = _spread(groups, len(places.yard), singly=singly)
        spots = places.yard or (places.heart,)
        for number, group in enumerate(shown):
            point = spots[number % len(spots)]
            x, y = self._at(placed, camera, point)
            y += (number // len(spots)) * side * 0.4
            seat = self.colours[group.seat] if 0 <= group.seat < len(self.colours) else None
            size = round(side * 0.94) if group.kind == DONKEY else side
            rect = draw_piece(surface, group.kind, seat, (x, y), size, group.count)
            marks.pieces.append((uid, group, rect))

    def draw_sign(self, surface: pygame.Surface, tile: int, centre: Point, camera: Camera) -> None:
        """The building's symbol, for looking from afar."""
        size = round((20 if detail(camera.badge_length) is Detail.FLAT else 24) * camera.scale)
        disc(surface, centre, size * 0.66, PAPER, INK, 1.6)
        draw_icon(surface, sign_of(self.art, tile), centre, round(size * 0.8))


def sign_of(art: TileArt, tile: int) -> str:
    """The icon that stands for a tile: its place, what it makes, or what fills it."""
    definition = art.definitions.tiles[tile]
    if sign := _KIND_SIGNS.get(definition.kind):
        return sign
    if definition.refines:
        return art.definitions.materials[definition.refines[1]].id
    if len(definition.produces) == 1:
        return art.definitions.materials[definition.produces[0]].id
    return _FILL_SIGNS.get(filled_with(art.definitions, definition) or "", "house")


def _spread(groups: Sequence[Group], spots: int, *, singly: bool) -> list[Group]:
    """Pieces one by one while there is room, else each group as one with ×n."""
    single = [
        Group(group.seat, group.kind)
        for group in groups
        for _ in range(group.count)
        if singly and group.count <= SINGLY
    ]
    stacked = [group for group in groups if not (singly and group.count <= SINGLY)]
    whole = single + stacked
    return whole if len(whole) <= max(1, spots) else list(groups)
