"""What overlays draw on: a surface, the eye, and where the things of the village are under it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.plan import TileBounds
from hamlet.app.art.tile_signs import Group
from hamlet.app.board.badge_painter import TileBadge
from hamlet.app.board.display_list import Composition
from hamlet.app.board.eye import Eye, view_of
from hamlet.app.board.signs.decks import SHIFTS, Deck, deck_of, straight_deck
from hamlet.app.board.signs.sign_placing import Placing
from hamlet.app.board.studio import Studio
from hamlet.engine.lattice.geometry import Side, Vertex, to_plane
from hamlet.engine.state import State
from hamlet.engine.village import Placed


@dataclass(frozen=True, slots=True)
class Canvas:
    """Everything in window pixels. Not steady: a zoom is under way, pictures are only about right."""

    surface: pygame.Surface
    eye: Eye
    state: State
    studio: Studio
    composition: Composition
    placing: Placing
    outlined: bool = False
    """Whether what is lit is only outlined yet."""

    @property
    def steady(self) -> bool:
        """Whether the layer is shown as it was painted."""
        return self.eye.length == self.composition.length

    @property
    def length(self) -> int:
        """The length of pictures to draw."""
        return self.composition.length

    @property
    def scale(self) -> float:
        """The UI scale."""
        return self.eye.scale

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The tiles of the village."""
        return self.state.village.tiles

    def px(self, logical: float) -> int:
        """Logical pixels as window pixels."""
        return round(logical * self.eye.scale)

    def first(self, vertex: Vertex) -> Point:
        """A vertex, to the very pixel at which the layer shows it."""
        if not self.steady:
            return self.eye.vertex(vertex)
        x, y = to_plane(vertex)
        view, length = view_of(self.eye, self.length), self.length
        left, top = self.eye.area[:2]
        return round(x * length) - view.left + left, round(y * length) - view.top + top

    def outline(self, tile: int, rotation: int, at: Vertex) -> list[Point]:
        """The corners of a tile lying there."""
        x, y = self.eye.vertex(at)
        length = self.eye.length
        corners = self.studio.tiles.plan(tile, rotation).corners
        return [(x + cx * length, y + cy * length) for cx, cy in corners]

    def bounds(self, tile: int, rotation: int, at: Vertex) -> pygame.Rect:
        """The box around a tile lying there."""
        x, y = self.eye.vertex(at)
        box, length = self.studio.tiles.plan(tile, rotation).bounds, self.eye.length
        return pygame.Rect(
            round(x + box.left * length),
            round(y + box.top * length),
            round(box.width * length),
            round(box.height * length),
        )

    def sign_rects(self) -> list[pygame.Rect]:
        """Everything in the view that is to be read or counted on tiles: symbols, goods, names, pieces."""
        return _LATEST.of(self)

    def find_signs(self) -> Iterator[pygame.Rect]:
        """The same for the whole village."""
        for uid, badge in self.composition.badges.items():
            yield from self._all_on_tile(uid, [*badge.fixed, *(rect for _, rect in badge.pieces)])
            symbol = self.composition.signs[uid].symbol_place
            if symbol is not None:
                yield symbol.rect(self.first(self.placed[uid].at), self.eye.length, self.scale)
        yield from map(self._on_map, self.composition.afloat)

    def _on_map(self, rect: pygame.Rect) -> pygame.Rect:
        """Where something of this place on the map is."""
        x, y = self.eye.at((rect.centerx / self.length, rect.centery / self.length))
        return pygame.Rect(round(x - rect.width / 2), round(y - rect.height / 2), rect.width, rect.height)

    def goods_rects(self) -> list[pygame.Rect]:
        """Slots in which something lies, and pieces."""
        found: list[pygame.Rect] = []
        for uid, badge in self.composition.badges.items():
            parts = [*badge.slots[: len(self.state.stock[uid])], *(rect for _, rect in badge.pieces)]
            found += self._all_on_tile(uid, parts)
        return found

    def clear_decks(self, sides: Iterable[Side]) -> dict[Side, Deck]:
        """Where markers could lie, moved along their sides off the signs."""
        boxes = [self._plane_box(rect) for rect in self.sign_rects()]
        return {side: self._clear_deck(side, boxes) for side in sides}

    def _clear_deck(self, side: Side, boxes: list[TileBounds]) -> Deck:
        usual, (x, y) = self.deck(side), straight_deck(side).middle
        near = [box for box in boxes if box.left - 1 < x < box.right + 1 and box.top - 1 < y < box.bottom + 1]
        decks = [usual, *(straight_deck(side, shift) for shift in SHIFTS)]
        return min(decks, key=lambda deck: sum(deck.meets(box) for box in near))

    def _plane_box(self, rect: pygame.Rect) -> TileBounds:
        (left, top), length = self.eye.plane(rect.topleft), self.eye.length
        return TileBounds(left, top, rect.width / length, rect.height / length)

    def deck(self, side: Side) -> Deck:
        """Where a marker on a side lies or would lie, on the plane."""
        village = self.state.village
        between = next((each for each in village.contacts if each.side == side), None)
        if between is None:
            return straight_deck(side)
        return deck_of(self.studio.tiles, side, village.tiles[between.a], village.tiles[between.b])

    def heart(self, tile: int, rotation: int, at: Vertex) -> Point:
        """Where the building of a tile lying there stands."""
        x, y = self.eye.vertex(at)
        heart = self.studio.tiles.heart(tile, rotation)
        return x + heart[0] * self.eye.length, y + heart[1] * self.eye.length

    def seen(self, placed: Placed, room: int = 24) -> bool:
        """Whether a tile, with some room around it, is in the view."""
        bounds = self.bounds(placed.tile, placed.rotation, placed.at)
        return bool(self.eye.rect.inflate(2 * room, 2 * room).colliderect(bounds))

    def badge(self, uid: int) -> TileBadge | None:
        """The badge of a tile, if it is drawn already."""
        return self.composition.badges.get(uid)

    def on_tile(self, uid: int, rect: pygame.Rect) -> pygame.Rect:
        """Where a part of a tile's badge is."""
        if not self.steady:
            return self._all_on_tile(uid, [rect])[0]
        x, y = self.first(self.placed[uid].at)
        return rect.move(round(x), round(y))

    def _all_on_tile(self, uid: int, rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        x, y = self.first(self.placed[uid].at)
        if self.steady:
            return [rect.move(round(x), round(y)) for rect in rects]
        ratio, found = self.eye.length / self.length, []
        for rect in rects:
            where = pygame.Rect(0, 0, rect.width, rect.height)
            where.center = (round(x + rect.centerx * ratio), round(y + rect.centery * ratio))
            found.append(where)
        return found

    def slot(self, uid: int, number: int) -> pygame.Rect | None:
        """Where a slot of a tile is; None from so far that slots are not shown."""
        badge = self.badge(uid)
        return self.on_tile(uid, badge.slots[number]) if badge and number < len(badge.slots) else None

    def pieces(self, uid: int, kind: str, seat: int) -> list[pygame.Rect]:
        """Where the pieces of a kind and seat on a tile stand."""
        badge = self.badge(uid)
        return [
            self.on_tile(uid, rect)
            for group, rect in (badge.pieces if badge else ())
            if group.kind == kind and group.seat == seat
        ]

    def piece_or_yard(self, uid: int, kind: str, seat: int) -> pygame.Rect:
        """Where such a piece stands, or would."""
        found = self.pieces(uid, kind, seat)
        if found:
            return found[0]
        placed = self.placed[uid]
        x, y = self.eye.vertex(placed.at)
        spot = self.coming(uid, Group(seat, kind))
        side = self.px(30)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(x + spot[0] * self.eye.length), round(y + spot[1] * self.eye.length))
        return rect

    def coming(self, uid: int, group: Group) -> Point:
        """Where a piece will stand that comes to a tile, in sides from its first vertex."""
        signs = self.composition.signs.get(uid)
        return self.placing.next_spot(uid, signs, group) if signs else self._middle(uid)

    def gone(self, uid: int, group: Group) -> Point:
        """Where a piece stood that has left a tile, in sides from its first vertex."""
        signs = self.composition.signs.get(uid)
        return self.placing.spot_left(uid, signs, group) if signs else self._middle(uid)

    def all_gone(self, uid: int, group: Group) -> list[Point]:
        """Where all such pieces stood that have left a tile at once."""
        signs = self.composition.signs.get(uid)
        return self.placing.spots_left(uid, signs, group) if signs else [self._middle(uid)]

    def _middle(self, uid: int) -> Point:
        placed = self.placed[uid]
        return self.studio.tiles.heart(placed.tile, placed.rotation)


class _LatestSigns:
    """Where the signs of the latest village and eye are: whoever holds something asks in every frame."""

    def __init__(self) -> None:
        # Not the composition itself, with all its pictures: every one has such a list of its own.
        self._lying: list[pygame.Rect] | None = None
        self._eye: Eye | None = None
        self._rects: list[pygame.Rect] = []

    def of(self, canvas: Canvas) -> list[pygame.Rect]:
        if canvas.composition.rects is not self._lying or canvas.eye != self._eye:
            view = canvas.eye.rect
            self._rects = [rect for rect in canvas.find_signs() if view.colliderect(rect)]
            self._lying, self._eye = canvas.composition.rects, canvas.eye
        return [rect.copy() for rect in self._rects]


_LATEST: Final = _LatestSigns()
