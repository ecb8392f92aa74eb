"""The display list: every picture of a village in its order, with its place on the map.

The map is the plane in whole pixels at one length; lattice vertex (0, 0) is its pixel (0, 0).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, replace

import pygame

from hamlet.app.art.cache import Picture
from hamlet.app.art.shapes import Point, clear
from hamlet.app.art.tile.sizes import Detail, detail, sign_side
from hamlet.app.art.tile_badges import Contents, Furnished
from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.badge_painter import BadgePainter, TileBadge
from hamlet.app.board.eye import Extent
from hamlet.app.board.joints import blit_rect, borders, markers
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.engine.definitions import Kind
from hamlet.engine.lattice.geometry import Vertex, to_plane
from hamlet.engine.village import Placed, Village

SIGN_ROOM = 80  # logical pixels of the picture of a sign, with its owner and letters


@dataclass(frozen=True, slots=True)
class Item:
    """One picture on the map. Two items with the same key look the same."""

    key: Hashable
    surface: pygame.Surface
    rect: pygame.Rect
    over: Vertex | None = None
    """The first vertex of the tile this stands on: buildings and badges."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is to be seen of a state; `parts` of the Church stand."""

    village: Village
    contents: tuple[Contents, ...]
    parts: int


@dataclass(frozen=True, slots=True)
class Composition:
    """The display list of one moment at one length."""

    length: int
    scale: float
    items: tuple[Item, ...]
    rects: list[pygame.Rect]
    outlines: tuple[tuple[Point, ...], ...]
    bounds: list[pygame.Rect]
    badges: dict[int, TileBadge]
    """By tile, in the order of their items, which are the last."""
    signs: dict[int, TileSigns]
    """By tile, where everything on it has its place."""
    waiting: tuple[tuple[int, int], ...]
    """Tiles (tile, rotation) shown by a sketch until they are drawn."""
    step: int = 0
    """The zoom step for which signs are placed."""
    complete: bool = True
    """Whether nothing is still to be drawn, and all signs are where this village wants them."""


class Composer:
    """Makes display lists, from pictures that are there; what is not drawn yet is shown by a sketch."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.painter = BadgePainter(studio.badge_art)
        self.placing = Placing(studio.tiles)
        self.ready: set[tuple[int, int, int, float]] = set()

    def is_ready(self, placed: Placed, length: int, scale: float) -> bool:
        """Whether all of a tile can be shown at this length without drawing much."""
        return (placed.tile, placed.rotation, length, scale) in self.ready

    def compose(self, shown: Shown, length: int, scale: float) -> Composition:
        """Everything in order: grounds, borders, markers, buildings, badges."""
        village = shown.village
        signs = self.signs(village, length, scale)
        ready = [
            uid
            for uid in _order(village)
            if uid in signs and self.is_ready(village.tiles[uid], length, scale)
        ]
        items = self._land(shown, length, scale)
        badges = {uid: self.badge_of(shown, uid, length, scale) for uid in ready}
        items += [_badge_item(village.tiles[uid], badges[uid], length) for uid in ready]
        return self._composition(village, length, scale, items, badges)

    def signs(self, village: Village, length: int, scale: float) -> dict[int, TileSigns]:
        """Where the signs of the tiles hang, as far as they are known."""
        return self.placing.signs(village, length / scale, ready=False)

    def compose_bare(self, shown: Shown, length: int) -> Composition:
        """The village without names, goods and pieces, of sketches: made at once."""
        return self._composition(shown.village, length, 0.0, self._land(shown, length, 0.0), {})

    def extent(self, village: Village) -> Extent:
        """The smallest box of the plane around a village."""
        return Extent.around(
            corner for placed in village.tiles for corner in outline(self.studio, placed, 1.0)
        )

    def _land(self, shown: Shown, length: int, scale: float) -> list[Item]:
        village, order, known = shown.village, _order(shown.village), range(len(shown.village.tiles))
        items = [self._ground(village.tiles[uid], length, scale) for uid in order]
        joints = [
            *borders(self.studio, village, length, known),
            *markers(self.studio, village, length, known),
        ]
        items += [Item(key, picture.surface, blit_rect(picture, at, length)) for key, picture, at in joints]
        signs = self.signs(village, length, scale) if scale else {}
        built = (
            self._building(village.tiles[uid], shown.parts, length, scale, signs.get(uid)) for uid in order
        )
        return items + [item for item in built if item]

    def _composition(
        self, village: Village, length: int, scale: float, items: list[Item], badges: dict[int, TileBadge]
    ) -> Composition:
        outlines = tuple(outline(self.studio, placed, length) for placed in village.tiles)
        missing = {(one.tile, one.rotation) for one in village.tiles if not self.is_ready(one, length, scale)}
        return Composition(
            length,
            scale,
            tuple(items),
            [item.rect for item in items],
            outlines,
            [_bounds(corners) for corners in outlines],
            badges,
            self.signs(village, length, scale) if scale else {},
            tuple(missing),
            self.placing.step(length / scale) if scale else 0,
            not missing and (not scale or self.placing.is_solved(village, length / scale)),
        )

    def compose_later(self, before: Composition, was: Shown, now: Shown) -> Composition:
        """A later moment: of the same buildings only the badges that have changed are made anew."""
        same = was.village is now.village and was.parts == now.parts and before.complete
        if not same:
            return self.compose(now, before.length, before.scale)
        items, badges = list(before.items), dict(before.badges)
        for place, uid in enumerate(badges, start=len(items) - len(badges)):
            if now.contents[uid] != was.contents[uid]:
                tile = self._furnished(now, uid, before.signs[uid])
                badges[uid] = self.painter.badge(tile, before.length, before.scale)
                items[place] = _badge_item(now.village.tiles[uid], badges[uid], before.length)
        rects = [item.rect for item in items]
        return replace(before, items=tuple(items), rects=rects, badges=badges)

    def badge_of(self, shown: Shown, uid: int, length: int, scale: float) -> TileBadge:
        """The badge of a tile that is ready."""
        signs = self.signs(shown.village, length, scale)[uid]
        return self.painter.badge(self._furnished(shown, uid, signs), length, scale)

    def has_top(self, shown: Shown, uid: int, length: int, scale: float) -> bool:
        """Whether the badge of a tile is drawn already."""
        signs = self.signs(shown.village, length, scale)[uid]
        return self.painter.knows(self._furnished(shown, uid, signs), length, scale)

    def _furnished(self, shown: Shown, uid: int, signs: TileSigns) -> Furnished:
        placed, contents = shown.village.tiles[uid], shown.contents[uid]
        anywhere = Placed(placed.tile, placed.rotation, (0, 0), placed.owner)
        stands = self.placing.stands(uid, contents.groups, signs)
        return Furnished(anywhere, contents, signs, stands)

    def _ground(self, placed: Placed, length: int, scale: float) -> Item:
        ready = self.is_ready(placed, length, scale)
        draw = self.studio.ground if ready else self.studio.stand_in
        picture = draw(placed.tile, placed.rotation, length)
        key = ("ground", ready, placed.tile, placed.rotation, placed.at)
        return Item(key, picture.surface, blit_rect(picture, to_plane(placed.at), length))

    def _building(
        self, placed: Placed, parts: int, length: int, scale: float, signs: TileSigns | None
    ) -> Item | None:
        tile = self.studio.tiles.definitions.tiles[placed.tile]
        x, y = to_plane(placed.at)
        heart = signs.heart if signs else self.studio.tiles.heart(placed.tile, placed.rotation)
        at = (x + heart[0], y + heart[1])
        step = self.placing.step(length / scale) if scale else 0
        if scale and detail(step) < Detail.FULL:
            side = signs.symbol if signs else sign_side(step)
            sign = self._sign(placed, side, scale)
            return Item(("sign", placed, heart, side), sign.surface, blit_rect(sign, at, length), placed.at)
        built = parts if tile.kind == Kind.CHURCH else 0
        ready = self.is_ready(placed, length, scale)
        draw = self.studio.building if ready else self.studio.building_stand_in
        picture = draw(placed.tile, placed.rotation, length, built)
        if picture is None:
            return None
        key = ("building", ready, placed.tile, placed.rotation, placed.at, built)
        return Item(key, picture.surface, blit_rect(picture, at, length), placed.at)

    def _sign(self, placed: Placed, side: int, scale: float) -> Picture:
        def draw() -> Picture:
            room = round(SIGN_ROOM * scale)
            sheet = clear((room, room))
            self.studio.badge_art.draw_sign(sheet, placed, (room / 2, room / 2), round(side * scale))
            return Picture(sheet, (room // 2, room // 2))

        return self.studio.keep(("sign", placed.tile, placed.owner, side, scale), draw)


def _order(village: Village) -> list[int]:
    """The tiles from far to near."""
    tiles = village.tiles
    return sorted(range(len(tiles)), key=lambda uid: (to_plane(tiles[uid].at)[1], tiles[uid].at))


def _badge_item(placed: Placed, badge: TileBadge, length: int) -> Item:
    x, y = to_plane(placed.at)
    rect = badge.rect.move(round(x * length), round(y * length))
    return Item(("badge", placed.at, badge.key), badge.surface, rect, placed.at)


def outline(studio: Studio, placed: Placed, length: float) -> tuple[Point, ...]:
    """The corners of a tile on the map."""
    x, y = to_plane(placed.at)
    corners = studio.tiles.plan(placed.tile, placed.rotation).corners
    return tuple(((cx + x) * length, (cy + y) * length) for cx, cy in corners)


def _bounds(corners: tuple[Point, ...]) -> pygame.Rect:
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    right, bottom = max(x for x, _ in corners), max(y for _, y in corners)
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
