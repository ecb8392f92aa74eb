"""What is lit in a scene: tiles that can be chosen, the one pointed at, those a message is about."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from hamlet.app.board.badge_painter import BadgePainter
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.borders import deck_corners
from hamlet.app.board.overlays.light import light, lighting_tiles, restore_tops
from hamlet.app.board.overlays.pens import lit_loop
from hamlet.app.board.overlays.refusing import draw_refused, tell_why
from hamlet.app.ids import Id, TileId
from hamlet.app.view.scene import Scene
from hamlet.engine.bits import bits

QUIET = 2.5  # pixels of the line around what is pointed at, where something else is to be chosen


def hovered_tile(hover: Id | None, count: int) -> int | None:
    """The tile the pointer is on, from the id of what it is on."""
    return hover.tile if isinstance(hover, TileId) and hover.tile < count else None


@dataclass(frozen=True, slots=True)
class LitTiles:
    """Tiles that are raised and lit, and those of them that are so strongly; one that is only pointed at."""

    raised: tuple[int, ...]
    strong: frozenset[int]
    quiet: int | None = None


def lit_tiles(scene: Scene, hover: Id | None, count: int) -> LitTiles:
    """Which tiles are lit. Where targets are lit and the rest is dark, pointing elsewhere lights nothing."""
    pointed = hovered_tile(hover, count)
    marks = {mark.tile: mark for mark in scene.tiles if mark.tile < count}
    told = {uid for uid in scene.toast_tiles if uid < count}
    lit = set(marks) | told
    chosen = {uid for uid, mark in marks.items() if mark.selected}
    strong = frozenset(told | chosen | (lit & {pointed} if pointed is not None else set()))
    if pointed is None or pointed in lit:
        return LitTiles(tuple(sorted(lit)), strong)
    if scene.dim or scene.refused is not None:
        return LitTiles(tuple(sorted(lit)), strong, pointed)
    return LitTiles(tuple(sorted(lit | {pointed})), strong)


def lighting(canvas: Canvas, scene: Scene, lit: LitTiles, badges: BadgePainter) -> Iterator[None]:
    """Make the pictures that lit tiles take and nobody has made yet, one after the other."""
    yield from lighting_tiles(canvas, lit.raised, lit.strong, _bright(canvas, scene) if scene.dim else ())
    for uid in lit.raised:
        badge = canvas.badge(uid)
        if badge is None or badge.banner is None or not canvas.seen(canvas.placed[uid]):
            continue
        if not badges.knows_lit(badge):
            badges.lit(badge)
            yield


def draw_lit(canvas: Canvas, scene: Scene, lit: LitTiles) -> None:
    """The ground of lit tiles raised, in its light, that of a refused one hatched; nothing on it yet."""
    light(canvas, lit.raised, lit.strong, _bright(canvas, scene) if scene.dim else ())
    if lit.quiet is None:
        return
    placed = canvas.placed[lit.quiet]
    corners = canvas.outline(placed.tile, placed.rotation, placed.at)
    if _is_refused(scene, lit.quiet):
        draw_refused(canvas, corners)
    else:
        lit_loop(canvas.surface, corners, canvas.px(QUIET), canvas.scale)


def _is_refused(scene: Scene, uid: int) -> bool:
    return scene.refused is not None and scene.refused.id == TileId(uid)


def draw_tops(canvas: Canvas, scene: Scene, lit: LitTiles, badges: BadgePainter) -> None:
    """What stands on lit tiles, beside them, and on ways, over light and ways; lit names are cream."""
    if not canvas.steady:
        return
    raised = set(lit.raised)
    walked = {uid for way in scene.ways for uid in way.tiles}
    near = (_beside(canvas, lit.raised) | ({lit.quiet} if lit.quiet is not None else set())) - raised
    bright = _bright(canvas, scene) if scene.dim else near
    dark = near - bright - walked
    restore_tops(canvas, dark, dark=True)
    restore_tops(canvas, bright | walked | raised, raised=raised)
    for tile in () if canvas.outlined else lit.raised:
        _cream_banner(canvas, tile, badges)


def _bright(canvas: Canvas, scene: Scene) -> set[int]:
    """Tiles that are neither dark nor lit."""
    found = scene.bright | {mark.tile for mark in scene.units}
    return {uid for uid in found if uid < len(canvas.placed)}


def _beside(canvas: Canvas, lit: Collection[int]) -> set[int]:
    """The neighbours of lit tiles: a glow must not cover what stands on them."""
    near = 0
    for uid in lit:
        near |= canvas.state.village.touching[uid]
    return set(bits(near))


def _cream_banner(canvas: Canvas, uid: int, badges: BadgePainter) -> None:
    badge, placed = canvas.badge(uid), canvas.placed[uid]
    if badge is None or badge.banner is None or not canvas.seen(placed):
        return
    lit = badges.lit(badge)
    x, y = canvas.first(placed.at)
    canvas.surface.blit(lit.surface, lit.rect.move(round(x), round(y)))


def draw_why(canvas: Canvas, scene: Scene, lit: LitTiles) -> None:
    """Why what is pointed at would be refused; over nothing that is lit, if that can be."""
    refused = scene.refused
    if refused is None:
        return
    border = next((mark.side for mark in scene.borders if mark.id == refused.id), None)
    if border is not None:
        corners = list(deck_corners(canvas, border))
    elif lit.quiet is not None and _is_refused(scene, lit.quiet):
        placed = canvas.placed[lit.quiet]
        corners = canvas.outline(placed.tile, placed.rotation, placed.at)
    else:
        return
    lit_places = [canvas.placed[uid] for uid in lit.raised]
    avoid = [canvas.bounds(placed.tile, placed.rotation, placed.at) for placed in lit_places]
    tell_why(canvas, refused.why, corners, avoid)
