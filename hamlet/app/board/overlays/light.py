"""Light and dark: what can be chosen is raised in its full colours and lit around; the rest is dimmed."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial

import pygame

from hamlet.app.art.cache import Picture, encoded
from hamlet.app.art.highlights import UNDER
from hamlet.app.art.palette import BAR, GLOW, INK, LIT_LINE, WHITE, Colour, alpha
from hamlet.app.art.shapes import Point, clear, outline
from hamlet.app.board.canvas import Canvas
from hamlet.app.board.overlays.lake_light import bright_lakes, lake_cut
from hamlet.app.view.scene import LakeMark
from hamlet.engine.lattice.geometry import to_plane
from hamlet.engine.village import Placed

DIM = 120
LINE, GLOW_REACH = 3.5, 11.0
RAISED = 2  # pixels by which what is lit rises
BADGE = "badge"
_FINE, _SMALL = 2, 4


def dim(
    canvas: Canvas, bright: Sequence[int], marks: Sequence[LakeMark] = (), crossed: Collection[int] = ()
) -> None:
    """Put the village under ink, but for tiles and waters that stay bright, those a way crosses too."""
    lit = [canvas.placed[uid] for uid in bright if uid < len(canvas.placed)]
    cuts = [cut_out(canvas, placed) for placed in lit if canvas.seen(placed)]
    cuts += [cut for view in bright_lakes(canvas, bright, marks, crossed) if (cut := lake_cut(canvas, view))]
    darken(canvas.surface, canvas.eye.rect)
    canvas.surface.fblits(cuts)
    if canvas.steady:
        restore_tops(canvas, bright)


def darken(surface: pygame.Surface, area: pygame.Rect) -> None:
    """Put a part of a picture under ink so dark that woods are darker under it, too."""
    left = 255 - DIM
    surface.fill((left, left, left), area, special_flags=pygame.BLEND_RGB_MULT)
    shade = tuple(round(part * DIM / 255) for part in BAR)
    surface.fill(shade, area, special_flags=pygame.BLEND_RGB_ADD)


def cut_out(canvas: Canvas, placed: Placed) -> tuple[pygame.Surface, tuple[int, int]]:
    """What is seen of a tile now, to be put back later."""
    x, y = canvas.first(placed.at)
    mask = _mask(canvas, placed.tile, placed.rotation)
    place = mask.surface.get_rect(topleft=(round(x) - mask.origin[0], round(y) - mask.origin[1]))
    cut = mask.surface.copy()
    cut.blit(canvas.surface, (0, 0), place, special_flags=pygame.BLEND_RGBA_MULT)
    return cut, place.topleft


def _mask(canvas: Canvas, tile: int, rotation: int) -> Picture:
    length = round(canvas.eye.length)

    def draw() -> Picture:
        plan, pad = canvas.studio.tiles.plan(tile, rotation), 4
        bounds = plan.bounds
        size = (round(bounds.width * length) + 2 * pad, round(bounds.height * length) + 2 * pad)
        sheet = clear((size[0] * _FINE, size[1] * _FINE), WHITE)
        corners = [
            (((x - bounds.left) * length + pad) * _FINE, ((y - bounds.top) * length + pad) * _FINE)
            for x, y in plan.corners
        ]
        pygame.draw.polygon(sheet, alpha(WHITE, 255), corners)
        outline(sheet, alpha(WHITE, 255), corners, 3)
        origin = (pad - round(bounds.left * length), pad - round(bounds.top * length))
        return Picture(pygame.transform.smoothscale(sheet, size), origin)

    # While a zoom is under way every frame has a length of its own, which is never asked for again.
    return canvas.studio.keep(("mask", tile, rotation, length), draw) if canvas.steady else draw()


def restore_tops(
    canvas: Canvas, uids: Iterable[int], *, dark: bool = False, raised: Iterable[int] = ()
) -> None:
    """Buildings, trays, banners and pieces of these tiles once more, over whatever was drawn meanwhile.

    The buildings of raised tiles rise with them; what can be read or chosen on them stays where it is.
    """
    wanted = {canvas.placed[uid].at for uid in uids if uid < len(canvas.placed)}
    up = {canvas.placed[uid].at for uid in raised}
    x, y = _shift(canvas)
    for item in canvas.composition.items:
        if item.over in wanted:
            surface = item.surface.copy() if dark else item.surface
            if dark:
                darken(surface, surface.get_rect())
            rise = rise_of(canvas) if item.over in up and not _is_badge(item.key) else 0
            canvas.surface.blit(surface, item.rect.move(x, y - rise))


def _is_badge(key: object) -> bool:
    return isinstance(key, tuple) and key[0] == BADGE


def rise_of(canvas: Canvas) -> int:
    """By how many pixels of the window what is lit rises."""
    return max(1, canvas.px(RAISED))


def _shift(canvas: Canvas) -> tuple[int, int]:
    x, y = canvas.first((0, 0))
    return round(x), round(y)


def light(canvas: Canvas, uids: Sequence[int], strong: frozenset[int], bright: Iterable[int] = ()) -> None:
    """Raise tiles a little, with a cream line and a glow around each: outside, so that its colours stay.

    Strong ones are those pointed at or chosen; no light falls on what is bright as it is.
    """
    seen = [(uid, canvas.placed[uid]) for uid in uids if canvas.seen(canvas.placed[uid])]
    if not canvas.steady or canvas.outlined:
        for _, placed in seen:
            corners = canvas.outline(placed.tile, placed.rotation, placed.at)
            pygame.draw.polygon(canvas.surface, INK, corners, max(4, canvas.px(LINE + UNDER)))
            pygame.draw.polygon(canvas.surface, LIT_LINE, corners, max(2, canvas.px(LINE)))
        return
    rise, at = rise_of(canvas), [canvas.first(placed.at) for _, placed in seen]
    for (uid, placed), (x, y) in zip(seen, at, strict=True):
        around = lit_glow(canvas, placed.tile, placed.rotation, strong=uid in strong)
        around.blit_to(canvas.surface, (x, y - rise))
    for placed in (canvas.placed[uid] for uid in bright if uid not in uids):
        if canvas.seen(placed):
            _land(canvas, placed).blit_to(canvas.surface, canvas.first(placed.at))
    for (_, placed), (x, y) in zip(seen, at, strict=True):
        _land(canvas, placed).blit_to(canvas.surface, (x, y - rise))
    draw_lit_lines(canvas, uids, strong)


def lighting_tiles(
    canvas: Canvas, uids: Sequence[int], strong: frozenset[int], bright: Iterable[int]
) -> Iterator[None]:
    """Make the pictures that `light` takes and nobody has made yet, one after the other."""
    kept = canvas.studio.kept
    for uid in (*uids, *(uid for uid in bright if uid not in uids)):
        placed = canvas.placed[uid]
        if not canvas.seen(placed):
            continue
        parts: list[Callable[[], Picture]] = [partial(_land, canvas, placed)]
        if uid in uids:
            parts += [
                partial(draw, canvas, placed.tile, placed.rotation, strong=uid in strong)
                for draw in (lit_glow, lit_line)
            ]
        for make in parts:
            made = kept.made
            make()
            if kept.made != made:
                yield


def draw_lit_lines(canvas: Canvas, uids: Sequence[int], strong: frozenset[int]) -> None:
    """The lines around raised tiles alone: where something was put back over them, they are drawn again."""
    rise = rise_of(canvas)
    for uid in uids if canvas.steady and not canvas.outlined else ():
        placed = canvas.placed[uid]
        if canvas.seen(placed):
            x, y = canvas.first(placed.at)
            line = lit_line(canvas, placed.tile, placed.rotation, strong=uid in strong)
            line.blit_to(canvas.surface, (x, y - rise))


def _land(canvas: Canvas, placed: Placed) -> Picture:
    """The ground of a tile with what joins it to its neighbours, nothing standing on it."""
    mask = _mask(canvas, placed.tile, placed.rotation)
    x, y = to_plane(placed.at)
    corner = (round(x * canvas.length) - mask.origin[0], round(y * canvas.length) - mask.origin[1])
    area = mask.surface.get_rect(topleft=corner)
    items = canvas.composition.items
    parts = [items[number] for number in area.collidelistall(canvas.composition.rects)]
    land = [item for item in parts if item.over is None]

    def draw() -> Picture:
        sheet = clear(area.size, WHITE)
        sheet.fblits([(item.surface, item.rect.move(-corner[0], -corner[1])) for item in land])
        sheet.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return Picture(encoded(sheet), mask.origin)

    return canvas.studio.keep(("land", placed, canvas.length, tuple(item.key for item in land)), draw)


def lit_glow(
    canvas: Canvas, tile: int, rotation: int, colour: Colour = GLOW, *, strong: bool = False
) -> Picture:
    """The glow around a tile, and nothing inside it; the origin is the tile's first vertex."""

    def draw() -> Picture:
        size, corners, origin = _frame(canvas, tile, rotation)
        small = clear((size[0] // _SMALL, size[1] // _SMALL), colour)
        around = [(x / _SMALL, y / _SMALL) for x, y in corners]
        wide = GLOW_REACH * canvas.scale / _SMALL * (1.5 if strong else 1.0)
        outline(small, alpha(colour, 255), around, wide)
        soft = pygame.transform.gaussian_blur(small, max(1, round(GLOW_REACH * 0.55 * canvas.scale / _SMALL)))
        sheet = pygame.transform.smoothscale(soft, size)
        pygame.draw.polygon(sheet, alpha(colour, 0), corners)
        return Picture(encoded(sheet), origin)

    return canvas.studio.keep(("glow", tile, rotation, canvas.length, canvas.scale, colour, strong), draw)


def lit_line(
    canvas: Canvas, tile: int, rotation: int, colour: Colour = LIT_LINE, *, strong: bool = False
) -> Picture:
    """The line around a tile, on ink if it is of light; the origin is the tile's first vertex."""

    def draw() -> Picture:
        size, corners, origin = _frame(canvas, tile, rotation)
        around, width = [(x * _FINE, y * _FINE) for x, y in corners], LINE + (1 if strong else 0)
        layers = [(colour, width)]
        if colour == LIT_LINE:
            layers.insert(0, (INK, width + UNDER))
        fine = clear((size[0] * _FINE, size[1] * _FINE), layers[0][0])
        for paint, wide in layers:
            outline(fine, alpha(paint, 255), around, wide * canvas.scale * _FINE)
        return Picture(encoded(pygame.transform.smoothscale(fine, size)), origin)

    return canvas.studio.keep(("line", tile, rotation, canvas.length, canvas.scale, colour, strong), draw)


def _frame(canvas: Canvas, tile: int, rotation: int) -> tuple[tuple[int, int], list[Point], tuple[int, int]]:
    """The size of a picture with room for a glow, the corners of the tile in it, and its first vertex."""
    length = canvas.length
    plan, pad = (
        canvas.studio.tiles.plan(tile, rotation),
        math.ceil(GLOW_REACH * 2 * canvas.scale / _SMALL) * _SMALL,
    )
    bounds = plan.bounds
    across, down = (
        math.ceil((extent * length + 2 * pad) / _SMALL) * _SMALL for extent in (bounds.width, bounds.height)
    )
    corners = [((x - bounds.left) * length + pad, (y - bounds.top) * length + pad) for x, y in plan.corners]
    return (across, down), corners, (pad - round(bounds.left * length), pad - round(bounds.top * length))
