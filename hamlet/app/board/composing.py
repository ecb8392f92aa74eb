"""Makes the display list: every picture of a village in its order, with its place on the map."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import replace

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile_badges import Furnished
from hamlet.app.art.tile_signs import TileSigns
from hamlet.app.board.badge_painter import BadgePainter, TileBadge
from hamlet.app.board.closed_signs import closed_sign
from hamlet.app.board.display_list import Composition, Item, Shown
from hamlet.app.board.eye import Extent
from hamlet.app.board.joints import Joint, borders, markers
from hamlet.app.board.lakes.afloat import afloat
from hamlet.app.board.lakes.lake_views import LakeView
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.app.board.tile_items import TileItems, TileLooks, joint_item
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed, Village

AFLOAT = frozenset(("fish", "count", "boat"))
OVERHANG = 0.9  # sides that trees, towers, banks and light reach beyond a tile or a lake


def ready_key(what: Placed | LakeView, length: int, scale: float) -> Hashable:
    """By what it is known that a tile or a lake is ready."""
    if isinstance(what, LakeView):
        return what.key, length
    return what.tile, what.rotation, length, scale


class Composer:
    """Makes display lists, from pictures that are there; what is not drawn yet is shown by a sketch."""

    def __init__(self, studio: Studio, *, forgets: bool = False) -> None:
        """Where the studio `forgets` pictures, what it has no more is drawn again before it is shown."""
        self.studio = studio
        self._forgets = forgets
        self.painter = BadgePainter(studio.badge_art)
        self.placing = Placing(studio.tiles)
        self._tiles = TileItems(studio, self.placing)
        self._ready: dict[str, set[Hashable]] = {}

    @property
    def ready(self) -> set[Hashable]:
        """What can be shown in the present look."""
        return self._ready.setdefault(self.studio.look.name, set())

    def is_ready(self, what: Placed | LakeView, length: int, scale: float) -> bool:
        """Whether all of a tile, or a lake, can be shown at this length without drawing much."""
        if ready_key(what, length, scale) not in self.ready:
            return False
        return not self._forgets or self.studio.holds(what, length)

    def compose(
        self, shown: Shown, length: int, scale: float, reach: pygame.Rect | None = None
    ) -> Composition:
        """Everything in order: grounds, lakes, borders, markers, fish, buildings, boats, badges.

        Of a part of the map, if it is given, also what reaches into it from beside.
        """
        village = shown.village
        signs = self.signs(village, length, scale)
        ready = [
            uid
            for uid in _order(village)
            if uid in signs and self.is_furnished(village.tiles[uid], length, scale, reach)
        ]
        items = self._land(shown, length, scale, reach)
        badges = {
            uid: self.painter.badge(self._furnished(shown, uid, signs[uid]), length, scale) for uid in ready
        }
        items += [_badge_item(village.tiles[uid], badges[uid], length) for uid in ready]
        return self._composition(shown, length, scale, items, badges, reach)

    def is_near(self, what: Placed | LakeView, length: int, reach: pygame.Rect | None) -> bool:
        """Whether something of a tile or a lake may be seen in a part of the map."""
        if reach is None:
            return True
        (x, y), bounds = (0.0, 0.0), None
        if isinstance(what, LakeView):
            bounds = what.site.bounds
        else:
            (x, y), bounds = to_plane(what.at), self.studio.tiles.plan(what.tile, what.rotation).bounds
        return (
            (x + bounds.left - OVERHANG) * length < reach.right
            and (x + bounds.right + OVERHANG) * length > reach.left
            and (y + bounds.top - OVERHANG) * length < reach.bottom
            and (y + bounds.bottom + OVERHANG) * length > reach.top
        )

    def is_furnished(self, placed: Placed, length: int, scale: float, reach: pygame.Rect | None) -> bool:
        """Whether a tile bears its badge: not on a sketch."""
        return self.is_ready(placed, length, scale) or not self.is_near(placed, length, reach)

    def signs(self, village: Village, length: int, scale: float) -> dict[int, TileSigns]:
        """Where the signs of the tiles hang, as far as they are known."""
        return self.placing.signs(village, length / scale, ready=False)

    def compose_bare(self, shown: Shown, length: int) -> Composition:
        """The village without names, goods and pieces, of sketches: made at once."""
        return self._composition(shown, length, 0.0, self._land(shown, length, 0.0, None), {}, None)

    def extent(self, village: Village) -> Extent:
        """The smallest box of the plane around a village."""
        return Extent.around(
            corner for placed in village.tiles for corner in outline(self.studio, placed, 1.0)
        )

    def lakes(self, shown: Shown) -> list[LakeView]:
        """The lakes that are to be seen."""
        known = self.studio.lakes(shown.village)
        return [view for view, lake in zip(known, shown.lakes, strict=True) if lake.there]

    def _land(self, shown: Shown, length: int, scale: float, reach: pygame.Rect | None) -> list[Item]:
        village = shown.village
        order = [uid for uid in _order(village) if self.is_near(village.tiles[uid], length, reach)]
        known = frozenset(order)
        ready = frozenset(uid for uid in order if self.is_ready(village.tiles[uid], length, scale))
        items = [self._tiles.ground(village.tiles[uid], length, scale, ready=uid in ready) for uid in order]
        on_lakes = list(self._afloat(shown, length, scale)) if scale else []
        lakes = [view for view in self.lakes(shown) if self.is_near(view, length, reach)]
        joints = [
            *(self._lake(view, length, scale) for view in lakes),
            *borders(self.studio, village, length, known),
            *markers(self.studio, village, length, known),
            *(joint for joint in on_lakes if joint[0][0] != "boat"),
        ]
        items += [joint_item(joint, length) for joint in joints]
        signs = self.signs(village, length, scale) if scale else {}
        items += self._tiles.glows(village, signs, length) if self.studio.look.light.glow else []
        for uid in order:
            looks = TileLooks(length, scale, shown.parts, ready=uid in ready)
            built = self._tiles.building(village.tiles[uid], looks, signs.get(uid))
            if built is not None:
                items.append(built)
        items += [joint_item(joint, length) for joint in on_lakes if joint[0][0] == "boat"]
        for uid in sorted(shown.closed) if scale else ():
            key, picture, at = closed_sign(self.studio, village.tiles[uid], signs.get(uid), length, scale)
            items.append(joint_item((key, picture, at), length, over=village.tiles[uid].at))
        return items

    def _lake(self, view: LakeView, length: int, scale: float) -> Joint:
        ready = self.is_ready(view, length, scale)
        picture = (self.studio.lake if ready else self.studio.lake_stand_in)(view, length)
        return ("lake", ready, view.key), picture, to_plane(view.site.anchor)

    def _afloat(self, shown: Shown, length: int, scale: float) -> Iterator[Joint]:
        step, known = self.placing.step(length / scale), self.studio.lakes(shown.village)
        for view, lake in zip(known, shown.lakes, strict=True):
            if lake.there:
                yield from afloat(view, lake, self.studio.badge_art.colour(lake.boat), step, length, scale)

    def _composition(
        self,
        shown: Shown,
        length: int,
        scale: float,
        items: list[Item],
        badges: dict[int, TileBadge],
        reach: pygame.Rect | None,
    ) -> Composition:
        village = shown.village
        outlines = tuple(outline(self.studio, placed, length) for placed in village.tiles)
        near = [one for one in village.tiles if self.is_near(one, length, reach)]
        missing = {(one.tile, one.rotation) for one in near if not self.is_ready(one, length, scale)}
        lakes = (view for view in self.lakes(shown) if self.is_near(view, length, reach))
        dry = [view for view in lakes if not self.is_ready(view, length, scale)]
        solved = not scale or self.placing.is_solved(village, length / scale)
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
            {item.key[2]: item.rect for item in items if item.key[0] == "lake"},
            tuple(item.rect for item in items if item.key[0] in AFLOAT),
            self.studio.look,
            reach,
            not missing and not dry and solved,
        )

    def compose_later(self, before: Composition, was: Shown, now: Shown) -> Composition:
        """A later moment: of the same buildings only the badges that have changed are made anew."""
        lies = was.village is now.village and was.parts == now.parts and before.look == self.studio.look
        if not (lies and was.lakes == now.lakes and was.closed == now.closed and before.complete):
            return self.compose(now, before.length, before.scale, before.reach)
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
