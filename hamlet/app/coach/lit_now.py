"""What is lit now and where: what answers, what else is shown, who walks and which way."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.piece_pictures import VILLAGER
from hamlet.app.art.shapes import Point
from hamlet.app.board.routes import route, trimmed
from hamlet.app.coach.touching_ids import PANEL, TILE, id_of
from hamlet.app.flow.modes.mode import Idle
from hamlet.app.ids import Id, SpotId, TileId
from hamlet.app.table.columns import right_column
from hamlet.app.table.table_frame import FrameKind
from hamlet.app.ui.hit_regions import HitRegion, HitShape
from hamlet.engine.actions.villager import nearest_standing, standing_places, walking_route
from hamlet.engine.village import Placed
from hamlet.howto.courses import LitThing
from hamlet.values import dataclass

if TYPE_CHECKING:
    from hamlet.app.board.canvas import Canvas
    from hamlet.app.coach.coach import Coach
    from hamlet.app.table.table_screen import TableScreen
    from hamlet.app.view.scene import Ghost

SPOT_Z: Final = 30  # over everything that lies in the village
CLEAR: Final = 17  # logical pixels of free ground around the middle of the hand
GRID: Final = 14
STEP: Final = 4.0  # pixels between two points of a line
INSIDE: Final = 26  # logical pixels that a way goes on inside the tile it leads to


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
    held: pygame.Rect | None = None
    """Where the blueprint lies that is held or pinned."""

    def kept(self, reach: int) -> Iterator[pygame.Rect]:
        """What no bubble may cover: all that is lit, and the way."""
        yield from self.sheets
        if self.held is not None:
            yield self.held
        for lit in (*self.shown, *((self.answers,) if self.answers else ())):
            yield lit.bounds.inflate(reach, reach)
            yield from lit.also
        if self.walker is not None:
            yield self.walker.inflate(2 * reach, 2 * reach)
        for x, y in self.way:
            yield pygame.Rect(round(x) - reach // 2, round(y) - reach // 2, reach, reach)


def lit_now(table: TableScreen, coach: Coach, found: Sequence[HitRegion]) -> LitNow:
    """What is lit, as the table lies now."""
    scene, canvas, target = table.scene(), table.board.canvas, coach.target
    touch = None if coach.ended else coach.touch
    region = _region(table, found, canvas, target) if target is not None else None
    shown = [lit for thing in (touch.shows if touch else ()) for lit in _shown(table, found, thing)]
    card = table.overlays.card_rect
    walks = touch is not None and touch.lit.kind == TILE
    walk = _walk(table, region) if canvas is not None and walks else ()
    answers = _shape(canvas, region) if region is not None else None
    return LitNow(
        region,
        answers,
        tuple(shown),
        (card,) if card is not None else (),
        _walker(table, canvas, walk[0]) if walk and canvas is not None else None,
        _line(table, canvas, walk, region)
        if len(walk) > 1 and canvas is not None and region is not None
        else (),
        _hand(table, canvas, answers) if answers is not None else None,
        coach.ended
        or scene.dim
        or bool(scene.ways or scene.units or scene.borders)
        or table.opponents.playing,
        _held(table, scene.ghost),
    )


def _held(table: TableScreen, ghost: Ghost | None) -> pygame.Rect | None:
    """Where what is pinned lies; what is not pinned yet goes along with the pointer."""
    if ghost is None or not ghost.pinned:
        return None
    placed = table.board.placed_rect(Placed(ghost.tile, ghost.rotation, ghost.at))
    return table.board.ahead(placed).clip(table.frame.village)


def _region(
    table: TableScreen, found: Sequence[HitRegion], canvas: Canvas | None, target: Id
) -> HitRegion | None:
    """Where the target lies; a place for a held blueprint need not be one that the table offers."""
    best = max((hit for hit in found if hit.id == target and not hit.part), key=_height, default=None)
    ghost = table.scene().ghost
    if isinstance(target, SpotId) and canvas is not None and ghost is not None:
        corners = tuple(canvas.outline(ghost.tile, target.rotation, target.at))
        return HitRegion(target, corners, SPOT_Z)
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
        yield from _panel(table, thing.which)
        return
    what = id_of(table.flow.state, thing)
    hits = [hit for hit in found if hit.id == what and not hit.part]
    if hits:
        yield _shape(table.board.canvas, max(hits, key=_height))


def _panel(table: TableScreen, name: str) -> Iterator[LitShape]:
    """A panel beside the village, where it is seen."""
    if table.frame.kind is FrameKind.COMPACT:
        return
    for place in right_column(table.look, table.frame, table.flow.panels()):
        if place.group == name:
            yield LitShape(place.rect, place.rect)


def _walk(table: TableScreen, region: HitRegion | None) -> tuple[int, ...]:
    """The tiles over which somebody would walk to what is lit; none where nobody would."""
    flow = table.flow
    able = isinstance(flow.mode, Idle) and flow.state.decision == "action" and standing_places(flow.state)
    if region is None or not isinstance(region.id, TileId) or not able:
        return ()
    return walking_route(flow.state, nearest_standing(flow.state, region.id.tile), region.id.tile)


def _walker(table: TableScreen, canvas: Canvas, uid: int) -> pygame.Rect:
    return canvas.piece_or_yard(uid, VILLAGER, table.flow.state.seat)


def _line(table: TableScreen, canvas: Canvas, tiles: Sequence[int], region: HitRegion) -> tuple[Point, ...]:
    """From the villager to just inside the tile, in pixels of the window."""
    plane = trimmed(route(canvas.studio, canvas.state.village, tiles), 0.3, 0.3)
    walker = canvas.piece_or_yard(tiles[0], VILLAGER, canvas.state.seat)
    line = [canvas.eye.at(point) for point in plane]
    inside = next((number for number, point in enumerate(line) if region.contains(point)), len(line) - 1)
    entry, deep = line[inside], table.frame.px(INSIDE)
    kept = [
        point
        for number, point in enumerate(line)
        if math.dist(point, walker.center) > walker.width * 0.9
        and (number <= inside or math.dist(point, entry) <= deep)
    ]
    return (*_between(walker.center, kept[0], walker.width * 0.75), *kept) if kept else ()


def _between(start: Point, end: Point, from_start: float) -> list[Point]:
    """Points on the straight line from beside the villager to where the way begins."""
    gap = math.dist(start, end)
    count = int((gap - from_start) // STEP)
    shares = ((from_start + STEP * number) / gap for number in range(count))
    return [(start[0] + (end[0] - start[0]) * each, start[1] + (end[1] - start[1]) * each) for each in shares]


def _hand(table: TableScreen, canvas: Canvas | None, lit: LitShape) -> Point | None:
    """On a building, free ground as far from its signs as there is; else at the lower right corner."""
    if isinstance(lit.shape, tuple) and canvas is not None:
        return _free_ground(table, lit, canvas.sign_rects())
    bounds = lit.bounds
    px = table.frame.px
    x = min(bounds.right - px(6), table.frame.window.right - px(20))
    return x, min(bounds.bottom + px(4), table.frame.window.bottom - px(20))


def _free_ground(table: TableScreen, lit: LitShape, signs: Sequence[pygame.Rect]) -> Point | None:
    bounds, region = lit.bounds, HitRegion(TileId(-1), lit.shape)
    reach = table.frame.px(CLEAR)
    near = [sign for sign in signs if sign.colliderect(bounds)]
    best: tuple[float, Point] | None = None
    for down in range(1, GRID):
        for across in range(1, GRID):
            at = (bounds.left + bounds.width * across / GRID, bounds.top + bounds.height * down / GRID)
            corners = [(at[0] + dx * reach, at[1] + dy * reach) for dx in (-1, 1) for dy in (-1, 1)]
            if not all(map(region.contains, corners)):
                continue
            away = min((_gap(sign, at) for sign in near), default=float(bounds.width))
            if best is None or away > best[0]:
                best = (away, at)
    return best[1] if best is not None else bounds.center


def _gap(rect: pygame.Rect, at: Point) -> float:
    across = max(rect.left - at[0], at[0] - rect.right, 0.0)
    down = max(rect.top - at[1], at[1] - rect.bottom, 0.0)
    return math.hypot(across, down)
