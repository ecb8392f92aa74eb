"""What is lit now and where: what answers, what else is shown, who walks and which way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.shapes import Point
from hamlet.app.coach.hand_and_way import LitWalk, hand_place, walk_to
from hamlet.app.coach.touching_ids import PANEL, TILE, id_of
from hamlet.app.ids import Id, SpotId, TileId
from hamlet.app.table.columns import right_column
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.hit_regions import Circle, HitRegion, HitShape
from hamlet.engine.village import Placed
from hamlet.howto.courses import LitThing
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.board.canvas import Canvas
    from hamlet.app.coach.coach import Coach
    from hamlet.app.table.table_screen import TableScreen

SPOT_Z: Final = 30  # over everything that lies in the village
PIECE: Final = 20  # logical pixels around a piece that is lit, so that all of it is seen


@dataclass(frozen=True, slots=True)
class LitShape:
    """Something bright: its outline, and what of it stands out over that."""

    shape: HitShape
    bounds: pygame.Rect
    also: tuple[pygame.Rect, ...] = ()


@dataclass(frozen=True, slots=True)
class LitNow:
    """All that is lit. `answers` can be touched; the village is `open` where it lights things itself."""

    target: HitRegion | None = None
    answers: LitShape | None = None
    shown: tuple[LitShape, ...] = ()
    sheets: tuple[pygame.Rect, ...] = ()
    walker: pygame.Rect | None = None
    way: tuple[Point, ...] = ()
    hand: Point | None = None
    open: bool = False
    spread: tuple[pygame.Rect, ...] = ()
    """The menu, over which there is no other place for a bubble."""
    about: tuple[pygame.Rect, ...] = ()
    """What it is about besides: the blueprint that is pinned, lakes that are lit."""

    def kept(self, reach: int) -> Iterator[pygame.Rect]:
        """What no bubble may cover: all that is lit, and the way."""
        yield from self.sheets
        yield from self.about
        for lit in (*self.shown, *((self.answers,) if self.answers else ())):
            yield lit.bounds.inflate(reach, reach)
            yield from lit.also
        if self.walker is not None:
            yield self.walker.inflate(2 * reach, 2 * reach)
        for x, y in self.way:
            yield pygame.Rect(round(x) - reach // 2, round(y) - reach // 2, reach, reach)


def lit_now(table: TableScreen, coach: Coach, found: Sequence[HitRegion]) -> LitNow:
    """What is lit, as the table lies now."""
    canvas, target = table.board.canvas, coach.target
    touch = None if coach.ended else coach.touch
    region = _region(table, found, canvas, target) if target is not None else None
    shown = tuple(lit for thing in (touch.shows if touch else ()) for lit in _shown(table, found, thing))
    answers = _shape(canvas, region) if region is not None else None
    walk = LitWalk()
    if touch is not None and touch.lit.kind == TILE and region is not None and canvas is not None:
        walk = walk_to(table, canvas, region)
    return LitNow(
        region,
        answers,
        shown,
        tuple(_sheets(table)),
        walk.walker,
        walk.way,
        hand_place(table, canvas, answers.shape, answers.bounds) if answers is not None else None,
        _lights_itself(table, coach),
        table.overlays.spread,
        tuple(_about(table)),
    )


def _sheets(table: TableScreen) -> Iterator[pygame.Rect]:
    """The card that is open, and the drawer."""
    if table.overlays.card_rect is not None:
        yield table.overlays.card_rect
    if table.overlays.drawer is not None:
        yield table.overlays.drawer


def _lights_itself(table: TableScreen, coach: Coach) -> bool:
    """Whether the village shows by itself what it is about, or is to be watched."""
    scene = table.scene()
    lit = scene.dim or scene.ways or scene.units or scene.borders or scene.lakes
    return coach.ended or bool(lit) or coach.pointed is not None or table.opponents.playing


def _about(table: TableScreen) -> Iterator[pygame.Rect]:
    """Where what is pinned lies, and lakes; what is not pinned yet goes along with the pointer."""
    scene, board, village = table.scene(), table.board, table.frame.village
    ghost = scene.ghost
    if ghost is not None and not ghost.pinned:
        return
    if ghost is not None:
        placed = board.placed_rect(Placed(ghost.tile, ghost.rotation, ghost.at))
        yield board.ahead(placed).clip(village)
    if scene.lakes:
        yield from (rect.clip(village) for rect in board.way_rects(replace(scene, ways=())))


def _region(
    table: TableScreen, found: Sequence[HitRegion], canvas: Canvas | None, target: Id
) -> HitRegion | None:
    """Where the target lies; a place for a held blueprint need not be one that the table offers."""
    best = max((hit for hit in found if hit.id == target and not hit.part), key=_height, default=None)
    ghost = table.scene().ghost
    if isinstance(target, SpotId) and canvas is not None and ghost is not None:
        corners = tuple(canvas.outline(ghost.tile, target.rotation, target.at))
        return HitRegion(target, corners, SPOT_Z)
    if best is not None and isinstance(best.shape, Circle):
        return replace(best, shape=Circle(best.shape.centre, max(best.shape.radius, table.frame.px(PIECE))))
    return best


def _height(hit: HitRegion) -> int:
    return hit.z


def _shape(canvas: Canvas | None, region: HitRegion) -> LitShape:
    """A building with its signs, which may stand out over its edge; else the region as it is."""
    what = region.id
    badge = canvas.badge(what.tile) if canvas is not None and isinstance(what, TileId) else None
    if badge is not None and canvas is not None and isinstance(what, TileId):
        signs = [canvas.on_tile(what.tile, rect) for rect in badge.fixed]
        return LitShape(region.shape, region.bounds, tuple(signs))
    return LitShape(region.shape, region.bounds)


def _shown(table: TableScreen, found: Sequence[HitRegion], thing: LitThing) -> Iterator[LitShape]:
    if thing.kind == PANEL:
        yield from _panel(table, found, thing.which)
        return
    what = id_of(table.flow.state, thing)
    hits = [hit for hit in found if hit.id == what and not hit.part]
    if hits:
        yield _shape(table.board.canvas, max(hits, key=_height))


def _panel(table: TableScreen, found: Sequence[HitRegion], name: str) -> Iterator[LitShape]:
    """A panel beside the village, where it is seen."""
    if table.frame.kind is FrameKind.COMPACT:
        return  # there it lies in a drawer, which is lit as a whole
    for place in right_column(table.look, table.frame, table.flow.panels()):
        if place.group == name:
            yield LitShape(place.rect, place.rect)
    on_it = [hit.bounds for hit in found if hit.group == name and table.frame.left.contains(hit.bounds)]
    if on_it:
        whole = on_it[0].unionall(on_it[1:]).inflate(table.frame.px(12), table.frame.px(12))
        yield LitShape(whole, whole)
