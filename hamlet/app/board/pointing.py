"""Everything of the village that can be pointed at, as hit regions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import pygame

from hamlet.app.art.piece_pictures import DONKEY as DONKEY_PIECE
from hamlet.app.art.piece_pictures import VILLAGER
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.lakes.lake_hits import lake_hits
from hamlet.app.board.overlays.borders import decks_corners
from hamlet.app.board.overlays.fit_spots import DOT, spot_middle
from hamlet.app.board.overlays.letters import letter_places
from hamlet.app.board.overlays.marks import donkey_rects
from hamlet.app.board.overlays.trays import unit_slots
from hamlet.app.ids import DonkeyId, LetterId, TileId, VillagerId
from hamlet.app.ui.hit_regions import Circle, HitRegion
from hamlet.app.view.scene import LetterMark, Scene, Spot
from hamlet.engine.lattice.geometry import to_plane, triangle_vertices
from hamlet.engine.village import Village
from hamlet.engine.workers import is_tile, rested
from hamlet.words.words import Words

OPEN = ("idle", "card")
TILE, LIT, UNFIT, BEST, GHOST, BORDER, SPOT, UNIT, DONKEY, LETTER = 10, 12, 13, 14, 16, 18, 20, 22, 24, 26


def tile_under(art: TileArt, village: Village, point: Point) -> int | None:
    """The tile that covers a point of the plane."""
    for uid, placed in enumerate(village.tiles):
        x, y = to_plane(placed.at)
        if art.plan(placed.tile, placed.rotation).contains((point[0] - x, point[1] - y)):
            return uid
    return None


def hits_of(canvas: Canvas, scene: Scene, words: Words) -> Iterator[HitRegion]:
    """From below to above."""
    area = canvas.eye.rect
    lakes = lake_hits(canvas, words) if canvas.composition.lakes else ()
    for hit in chain(lakes, _all(canvas, scene)):
        if area.colliderect(hit.bounds):
            yield hit


def tied_boxes(canvas: Canvas, scene: Scene) -> list[pygame.Rect]:
    """The boxes of all that bears a letter, in the view or out of it."""
    return [hit.bounds for hit in _all(canvas, scene) if isinstance(hit.id, LetterId)]


def _all(canvas: Canvas, scene: Scene) -> Iterator[HitRegion]:
    yield from _tiles(canvas, scene)
    if scene.spots:
        yield from _spots(canvas, scene.spots)
    if scene.ghost:
        ghost = scene.ghost
        corners = tuple(canvas.outline(ghost.tile, ghost.rotation, ghost.at))
        # A place that fits shines through one that does not.
        yield HitRegion(ghost.id, corners, GHOST if ghost.legal or ghost.pinned else UNFIT)
    decks = decks_corners(canvas, [border.side for border in scene.borders]) if scene.borders else {}
    for border in scene.borders:
        yield HitRegion(border.id, decks[border.side], BORDER, border.enabled)
    for unit in scene.units:
        yield from (HitRegion(unit.id, rect, UNIT, ring=False) for rect in unit_slots(canvas, unit))
    if scene.donkeys:
        for name, rect in donkey_rects(canvas, scene.donkeys).items():
            yield HitRegion(name, Circle(rect.center, rect.width * 0.5), DONKEY)
    if scene.letters:
        yield from _letters(canvas, scene.letters)
    if scene.mode in OPEN:
        yield from _own_pieces(canvas)


def _letters(canvas: Canvas, marks: Sequence[LetterMark]) -> Iterator[HitRegion]:
    """The water of lakes that bear one, and every letter itself: it stands for its thing."""
    for mark in marks:
        for triangle in mark.triangles:
            corners = tuple(canvas.eye.vertex(vertex) for vertex in triangle_vertices(triangle))
            yield HitRegion(mark.id, corners, LIT, ring=False)
    for place in letter_places(canvas, marks):
        disc = Circle(place.rect.center, place.rect.width / 2)
        yield HitRegion(
            place.mark.id, disc, LETTER, ring=False, part=bool(place.mark.spot or place.mark.side)
        )


def _own_pieces(canvas: Canvas) -> Iterator[HitRegion]:
    """Rested donkeys and standing villagers of the acting seat: they can be dragged to a tile."""
    state = canvas.state
    for kind, name, workers in (
        (DONKEY_PIECE, DonkeyId, state.donkeys),
        (VILLAGER, VillagerId, state.villagers),
    ):
        for uid in sorted({place for place in rested(workers[state.seat]) if is_tile(place)}):
            for rect in canvas.pieces(uid, kind, state.seat):
                yield HitRegion(name(uid), Circle(rect.center, rect.width * 0.45), DONKEY, tab=False)


def _tiles(canvas: Canvas, scene: Scene) -> Iterator[HitRegion]:
    marked = {mark.tile: mark for mark in scene.tiles}
    for uid, placed in enumerate(canvas.placed):
        corners: tuple[Point, ...] = tuple(canvas.outline(placed.tile, placed.rotation, placed.at))
        mark = marked.get(uid)
        name, signs = (
            canvas.studio.tiles.definitions.tiles[placed.tile].name,
            canvas.composition.signs.get(uid),
        )
        # What is carried over the village is looked at, not the buildings under it.
        unwritten = scene.ghost is None and (signs is None or not signs.named)
        called = name if unwritten else ""
        yield HitRegion(TileId(uid), corners, LIT if mark else TILE, hint=name, called=called)
        if mark and mark.id != TileId(uid):
            yield HitRegion(mark.id, corners, LIT + 1, hint=name, called=called)
        # Name, goods and flag of a tile stand for it, also where they hang over its edge.
        badge, owner, z = canvas.badge(uid), mark.id if mark else TileId(uid), (LIT if mark else TILE) + 1
        for rect in (badge.tray, badge.banner, badge.flag) if badge else ():
            if rect is not None:
                where = canvas.on_tile(uid, rect)
                yield HitRegion(owner, where, z, hint=name, tab=False, ring=False, part=True)


def _spots(canvas: Canvas, spots: Sequence[Spot]) -> Iterator[HitRegion]:
    for spot in spots:
        if spot.best:
            yield HitRegion(spot.id, tuple(canvas.outline(spot.tile, spot.rotation, spot.at)), BEST)
    for spot in spots:
        reach = max(DOT + 3, 8) * canvas.scale
        if not spot.best:
            yield HitRegion(spot.id, Circle(spot_middle(canvas, spot), reach), SPOT, tab=False)
