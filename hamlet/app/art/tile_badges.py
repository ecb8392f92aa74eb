"""What lies on top of the land: trays with goods, names, flags and pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from hamlet.app.art.lens import Lens
from hamlet.app.art.name_banners import Banner, draw_banner, draw_count, draw_sign, draw_tray, sign_of
from hamlet.app.art.piece_pictures import DONKEY, FLAG, draw_piece
from hamlet.app.art.plates import UnitPicture, slot
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.places import Places
from hamlet.app.art.tile.sizes import Detail, detail, piece_side, sign_side, slot_side
from hamlet.engine.village import Placed

SINGLY = 3


@dataclass(frozen=True, slots=True)
class Group:
    """So many pieces of one kind and seat on one tile."""

    seat: int
    kind: str
    count: int = 1


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


@dataclass(slots=True)
class BadgePlaces:
    """Where things stand on the screen, for pointing at them."""

    slots: dict[tuple[int, int], pygame.Rect] = field(default_factory=dict)
    banners: dict[int, pygame.Rect] = field(default_factory=dict)
    pieces: list[tuple[int, Group, pygame.Rect]] = field(default_factory=list)
    taken: list[pygame.Rect] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Spot:
    """One tile being drawn."""

    uid: int
    placed: Placed
    places: Places
    contents: Contents


class BadgeArt:
    """Draws trays, banners and pieces at a lens."""

    def __init__(self, art: TileArt, colours: Sequence[str]) -> None:
        self.art = art
        self.colours = tuple(colours)

    def colour(self, seat: int) -> str | None:
        """The name of a seat's colour; None for nobody."""
        return self.colours[seat] if 0 <= seat < len(self.colours) else None

    def draw(
        self,
        surface: pygame.Surface,
        tiles: Sequence[Placed],
        lens: Lens,
        contents: Mapping[int, Contents],
        taken: Sequence[pygame.Rect] = (),
    ) -> BadgePlaces:
        """Everything on top, in order, for all tiles; pieces keep clear of what is `taken` besides."""
        marks = BadgePlaces(taken=list(taken))
        if detail(lens.badge_length) is Detail.FLAT:
            self._draw_counts(surface, tiles, lens, contents)
            return marks
        spots = [
            _Spot(
                uid,
                placed,
                self.art.places(placed.tile, placed.rotation, lens.badge_length),
                contents.get(uid, NOTHING),
            )
            for uid, placed in enumerate(tiles)
        ]
        for draw in (self._draw_tray, self._draw_banner, self._draw_pieces):
            for spot in spots:
                draw(surface, spot, lens, marks)
        return marks

    @staticmethod
    def _at(placed: Placed, lens: Lens, point: Point) -> Point:
        first = lens.vertex(placed.at)
        return first[0] + point[0] * lens.length, first[1] + point[1] * lens.length

    def _draw_tray(self, surface: pygame.Surface, spot: _Spot, lens: Lens, marks: BadgePlaces) -> None:
        slots = self.art.definitions.tiles[spot.placed.tile].slots
        hint = self._hint(spot.placed.tile) if detail(lens.badge_length) is Detail.ALL else ""
        if spot.places.tray is None or not slots:
            return
        side = round(slot_side(lens.badge_length) * lens.scale)
        centre = self._at(spot.placed, lens, spot.places.tray.centre)
        units, contents = spot.contents.units, spot.contents
        for number, area in enumerate(draw_tray(surface, centre, slots, side, lens.scale)):
            unit = units[number] if number < len(units) else None
            lit, tick = number in contents.lit_slots, number in contents.ticks
            rect = slot(surface, area.left, area.top, side, unit, hint=hint, lit=lit, tick=tick)
            marks.slots[spot.uid, number] = rect

    def _hint(self, tile: int) -> str:
        """What belongs in an empty slot, if there is no choice."""
        definition = self.art.definitions.tiles[tile]
        goods = definition.refines[1:] if definition.refines else definition.produces
        return self.art.definitions.materials[goods[0]].id if len(goods) == 1 else ""

    def _draw_banner(self, surface: pygame.Surface, spot: _Spot, lens: Lens, marks: BadgePlaces) -> None:
        placed, places, worth = spot.placed, spot.places, spot.contents.worth
        named = self.art.shows_name(placed.tile, placed.rotation, lens.badge_length)
        owner = self.colour(placed.owner)
        if places.banner is None or not (named or owner or worth is not None):
            return
        name = self.art.definitions.tiles[placed.tile].name if named else ""
        centre = self._at(placed, lens, places.banner.centre)
        banner = Banner(name, owner, worth, spot.contents.lit)
        marks.banners[spot.uid] = draw_banner(surface, banner, centre, lens.scale)
        if owner:
            side = round(piece_side(lens.badge_length) * 1.15 * lens.scale)
            x, y = self._at(placed, lens, (places.building.left, places.building.top))
            draw_piece(surface, FLAG, owner, (x + side * 0.3, y + side * 0.3), side)

    def _draw_pieces(self, surface: pygame.Surface, spot: _Spot, lens: Lens, marks: BadgePlaces) -> None:
        side = round(piece_side(lens.badge_length) * lens.scale)
        if not spot.contents.groups:
            return
        yard = self._free_yard(spot, lens, marks, side)
        singly = detail(lens.badge_length) >= Detail.FULL
        shown = _spread(spot.contents.groups, len(yard), singly=singly)
        share, shifts = _crowding(len(shown), len(yard))
        for number, group in enumerate(shown):
            x, y = yard[number % len(yard)]
            across, down = shifts[number // len(yard) % len(shifts)]
            x, y = x + across * side, y + down * side
            size = round(side * share * (0.94 if group.kind == DONKEY else 1))
            colour, several = self.colour(group.seat), group.count
            rect = draw_piece(surface, group.kind, colour, (x, y), size, several, lens.scale)
            marks.pieces.append((spot.uid, group, rect))

    def _free_yard(self, spot: _Spot, lens: Lens, marks: BadgePlaces, side: int) -> list[Point]:
        """The tile's spots on the screen that no neighbour's name, slot or piece covers."""
        points = [self._at(spot.placed, lens, point) for point in spot.places.yard or (spot.places.heart,)]
        taken = [*marks.taken, *marks.banners.values(), *marks.slots.values()]
        taken += [rect for _, _, rect in marks.pieces]
        half = side / 2
        free = [
            (x, y)
            for x, y in points
            if pygame.Rect(round(x - half), round(y - half), side, side).collidelist(taken) < 0
        ]
        return free or points

    def draw_sign(self, surface: pygame.Surface, placed: Placed, centre: Point, lens: Lens) -> None:
        """The building's symbol, for looking from afar."""
        size = round(sign_side(lens.badge_length) * lens.scale)
        draw_sign(surface, sign_of(self.art, placed.tile), centre, size, self.colour(placed.owner))

    def _draw_counts(
        self,
        surface: pygame.Surface,
        tiles: Sequence[Placed],
        lens: Lens,
        contents: Mapping[int, Contents],
    ) -> None:
        for uid, placed in enumerate(tiles):
            count = sum(unit is not None for unit in contents.get(uid, NOTHING).units)
            if count:
                heart = self._at(placed, lens, self.art.heart(placed.tile, placed.rotation))
                draw_count(surface, heart, count, lens.scale)


def _crowding(pieces: int, spots: int) -> tuple[float, tuple[Point, ...]]:
    """Where there are more pieces than spots, several smaller ones share a spot."""
    if pieces <= spots:
        return 1.0, ((0.0, 0.0),)
    if pieces <= 2 * spots:
        return 0.76, ((-0.28, 0.0), (0.28, 0.0))
    return 0.66, ((-0.3, -0.24), (0.3, -0.24), (-0.3, 0.24), (0.3, 0.24))


def _spread(groups: Sequence[Group], spots: int, *, singly: bool) -> list[Group]:
    """Pieces one by one while there is room, else each group as one with ×n."""
    whole: list[Group] = []
    for group in groups:
        if singly and group.count <= SINGLY:
            whole += [Group(group.seat, group.kind)] * group.count
        else:
            whole.append(group)
    return whole if len(whole) <= max(1, spots) else list(groups)
