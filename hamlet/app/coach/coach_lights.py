"""The table under ink, and what is lit out of it: lifted, with a cream line and a glow; the way, the hand."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.highlights import UNDER
from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import GLOW, INK, LIT_LINE, WHITE, Shade, alpha
from hamlet.app.art.shapes import Point, clear, disc, glow, outline, polygon
from hamlet.app.coach.hand_and_way import HAND
from hamlet.app.ui.hit_regions import Circle, HitShape

if TYPE_CHECKING:
    from hamlet.app.coach.lit_now import LitNow, LitShape
    from hamlet.app.table.table_frame import TableFrame

DARK: Final = 158  # of 255: how much ink lies over what is not lit
LIFT, LINE = 6, 3.5
HALO: Final = ((30, 16), (22, 26), (15, 40), (9, 70))  # widths of the glow, and how strong each is
DOTS: Final = 17  # logical pixels between the dots of the way
RINGS: Final = ((0.0, 22), (0.5, 22))
VILLAGE: Final = "village"


class Lights:
    """Draws over the finished table, in whatever part of it is being drawn."""

    def __init__(self, frame: TableFrame, lit: LitNow) -> None:
        self.frame = frame
        self.lit = lit

    @property
    def hand_rect(self) -> pygame.Rect | None:
        """Where the hand beats."""
        if self.lit.hand is None:
            return None
        side = self.frame.px(2.4 * HAND)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(self.lit.hand[0]), round(self.lit.hand[1]))
        return rect.clip(self.frame.window)

    def draw(self, surface: pygame.Surface, phase: float, flash: float) -> None:
        """All of it; `phase` of the hand's beat from 0 to 1, and how much what is lit flashes."""
        lit, clip = self.lit, surface.get_clip()
        sheets = [
            (rect, _copied(surface, rect)) for rect in (*lit.sheets, *lit.spread) if clip.colliderect(rect)
        ]
        shown = [(each, _cut_out(surface, each)) for each in lit.shown if clip.colliderect(_near(each))]
        answers = lit.answers
        piece = None if answers is None else _cut_out(surface, answers)
        walker = None if lit.walker is None else _copied(surface, lit.walker)
        for name, rect in self.frame.regions.items():
            if name != VILLAGE or not lit.open:
                _darken(surface, rect.clip(clip))
        for rect, copy in sheets:
            _put(surface, copy, rect.clip(clip).topleft)
        for each, cut in shown:
            self._light(surface, each, cut, flash=0.0, faint=True)
        if answers is not None and clip.colliderect(
            _near(answers).inflate(self.frame.px(80), self.frame.px(80))
        ):
            self._light(surface, answers, piece, flash)
        self._draw_way(surface, walker)
        if lit.hand is not None:
            self._draw_hand(surface, lit.hand, phase)

    def _light(
        self,
        surface: pygame.Surface,
        lit: LitShape,
        piece: tuple[pygame.Surface, tuple[int, int]] | None,
        flash: float,
        *,
        faint: bool = False,
    ) -> None:
        px, scale = self.frame.px, self.frame.scale
        tile = isinstance(lit.shape, tuple)
        lift = px(LIFT) if tile and not faint and not self.lit.open else 0
        shape = _raised(lit.shape, lift)
        strength = (0.55 if faint else 1.0) + flash
        _halo(surface, shape, scale, strength)
        if piece is not None:
            surface.blit(piece[0], (piece[1][0], piece[1][1] - lift))
        _line(surface, shape, LINE * scale * (1 + 0.6 * flash) * (0.6 if faint else 1.0), UNDER * scale)
        if piece is not None:
            # What stands out over the edge is not crossed by the line.
            for rect in lit.also:
                part = rect.move(-piece[1][0], -piece[1][1])
                surface.blit(piece[0], (rect.left, rect.top - lift), part)

    def _draw_way(self, surface: pygame.Surface, walker: pygame.Surface | None) -> None:
        lit, scale = self.lit, self.frame.scale
        if lit.walker is not None:
            centre, radius = lit.walker.center, lit.walker.width * 0.62
            if walker is not None and not self.lit.open:
                disc(surface, centre, radius, alpha(LIT_LINE, 60))
                surface.blit(_round(walker), lit.walker.clip(surface.get_clip()))
            disc(surface, centre, radius, None, INK, (3 + UNDER) * scale)
            disc(surface, centre, radius, None, LIT_LINE, 3 * scale)
        for at in _spread(lit.way[:-1], DOTS * scale):
            disc(surface, at, 4.6 * scale, LIT_LINE, INK, 1.4 * scale)
        if len(lit.way) > 1:
            _arrow(surface, lit.way[-2], lit.way[-1], 11 * scale)

    def _draw_hand(self, surface: pygame.Surface, at: Point, phase: float) -> None:
        scale = self.frame.scale
        tip = (at[0] - 4 * scale, at[1] - 14 * scale)
        for offset, radius in RINGS:
            share = (phase + offset) % 1.0
            shade: Shade = alpha(WHITE, round(190 * (1 - share)))
            disc(surface, tip, (radius * 0.4 + radius * share) * scale, None, shade, 2.4 * scale)
        small = 1 - 0.08 * math.sin(math.pi * min(1.0, phase * 2)) if phase else 1.0
        draw_icon(surface, "hand", (round(at[0]), round(at[1])), round(HAND * scale * small))


def _near(lit: LitShape) -> pygame.Rect:
    return lit.bounds.unionall(list(lit.also))


def _darken(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Lay ink over a part."""
    if not rect.width or not rect.height:
        return
    left = 255 - DARK
    surface.fill((left, left, left), rect, pygame.BLEND_RGB_MULT)
    surface.fill(tuple(round(each * DARK / 255) for each in INK), rect, pygame.BLEND_RGB_ADD)


def _copied(surface: pygame.Surface, rect: pygame.Rect) -> pygame.Surface | None:
    area = rect.clip(surface.get_clip())
    return surface.subsurface(area).copy() if area.width and area.height else None


def _put(surface: pygame.Surface, copy: pygame.Surface | None, at: tuple[int, int]) -> None:
    if copy is not None:
        surface.blit(copy, at)


def _cut_out(surface: pygame.Surface, lit: LitShape) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """What lies inside the shape, as it is before the ink, and where."""
    area = _near(lit).inflate(2, 2).clip(surface.get_clip())
    if not area.width or not area.height:
        return None
    copy = surface.subsurface(area).copy()
    if isinstance(lit.shape, pygame.Rect):
        return copy, area.topleft
    mask = clear(area.size)
    shift = (-area.left, -area.top)
    if isinstance(lit.shape, Circle):
        centre = (lit.shape.centre[0] + shift[0], lit.shape.centre[1] + shift[1])
        pygame.draw.circle(mask, WHITE, centre, lit.shape.radius)
    else:
        pygame.draw.polygon(mask, WHITE, [(x + shift[0], y + shift[1]) for x, y in lit.shape])
    for rect in lit.also:
        pygame.draw.rect(mask, WHITE, rect.move(shift), border_radius=max(3, rect.height // 6))
    cut = copy.convert_alpha()
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut, area.topleft


def _round(piece: pygame.Surface) -> pygame.Surface:
    """A disc cut out of a picture."""
    cut, mask = piece.convert_alpha(), clear(piece.get_size())
    pygame.draw.circle(mask, WHITE, mask.get_rect().center, min(piece.get_size()) * 0.58)
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cut


def _raised(shape: HitShape, lift: int) -> HitShape:
    if isinstance(shape, tuple):
        return tuple((x, y - lift) for x, y in shape)
    return shape


def _halo(surface: pygame.Surface, shape: HitShape, scale: float, strength: float) -> None:
    if isinstance(shape, pygame.Rect):
        glow(surface, shape, 10 * scale, (10 + 6 * strength) * scale, GLOW)
        return
    if isinstance(shape, Circle):
        for width, weight in HALO:
            shade = alpha(GLOW, min(255, round(weight * strength)))
            disc(surface, shape.centre, shape.radius + width * scale / 4, None, shade, width * scale / 2)
        return
    left = math.floor(min(x for x, _ in shape))
    top = math.floor(min(y for _, y in shape))
    local = tuple((round(x - left, 1), round(y - top, 1)) for x, y in shape)
    picture, pad = _halo_picture(local, round(scale, 3), round(strength, 1))
    surface.blit(picture, (left - pad, top - pad))


@lru_cache(maxsize=12)
def _halo_picture(points: tuple[Point, ...], scale: float, strength: float) -> tuple[pygame.Surface, int]:
    """A soft light around an outline: drawn small, blurred, scaled up."""
    pad = round(HALO[0][0] * scale) + 4
    wide = math.ceil(max(x for x, _ in points)) + 2 * pad
    high = math.ceil(max(y for _, y in points)) + 2 * pad
    small = (max(1, wide // 4), max(1, high // 4))
    sheet = clear(small, GLOW)
    line = [((x + pad) / 4, (y + pad) / 4) for x, y in points]
    outline(sheet, alpha(GLOW, min(255, round(190 * strength))), line, 22 * scale / 4)
    soft = pygame.transform.gaussian_blur(sheet, max(1, round(11 * scale / 4)))
    return pygame.transform.smoothscale(soft, (wide, high)), pad


def _line(surface: pygame.Surface, shape: HitShape, width: float, under: float) -> None:
    """A line of light, on broader ink."""
    if isinstance(shape, pygame.Rect):
        rim, edge = round(width), max(1, round(under / 2))
        outer = shape.inflate(2 * (rim + edge), 2 * (rim + edge))
        pygame.draw.rect(surface, INK, outer, rim + edge, border_radius=rim * 3 + edge)
        pygame.draw.rect(surface, LIT_LINE, shape.inflate(2 * rim, 2 * rim), rim, border_radius=rim * 3)
        return
    for paint, wide in ((INK, width + under), (LIT_LINE, width)):
        if isinstance(shape, Circle):
            disc(surface, shape.centre, shape.radius, None, paint, wide)
        else:
            polygon(surface, shape, None, paint, wide)


def _spread(line: Sequence[Point], gap: float) -> list[Point]:
    """Points of a line, so far apart."""
    found: list[Point] = []
    for point in line:
        if not found or math.dist(found[-1], point) >= gap:
            found.append(point)
    return found


def _arrow(surface: pygame.Surface, before: Point, tip: Point, size: float) -> None:
    length = math.dist(before, tip) or 1.0
    dx, dy = (tip[0] - before[0]) / length, (tip[1] - before[1]) / length
    front = (tip[0] + dx * size, tip[1] + dy * size)
    back = (tip[0] - dx * size * 0.6, tip[1] - dy * size * 0.6)
    sides = [
        (back[0] - dy * size * 0.8, back[1] + dx * size * 0.8),
        (back[0] + dy * size * 0.8, back[1] - dx * size * 0.8),
    ]
    polygon(surface, [front, *sides], LIT_LINE, INK, size * 0.16)
