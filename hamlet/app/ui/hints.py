"""Hints: a small sheet of paper beside what is pointed at or focused; and the rings around it."""

from __future__ import annotations

import pygame

from hamlet.app.art.palette import GLOW, INK, LIT_LINE, PAPER, WHITE
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, glow, polygon, ring, shadow, thin_line
from hamlet.app.art.type import Role
from hamlet.app.ui.hit_regions import Circle, HitRegion
from hamlet.app.ui.rich_marks import clean

WIDTH = 320
SIZE = 18
PAD = 10


def hint_rect(text: str, target: pygame.Rect, window: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the hint stands: under its target, or above it, always inside the window."""
    pad, gap = round(PAD * scale), round(10 * scale)
    wide, high = measure_rich(clean(text), round(WIDTH * scale), Role.LABEL, round(SIZE * scale))
    rect = pygame.Rect(0, 0, wide + 2 * pad, high + 2 * pad - round(2 * scale))
    rect.midtop = (target.centerx, target.bottom + gap)
    if rect.bottom > window.bottom - gap:
        rect.bottom = target.top - gap
    if rect.top < window.top:
        rect.midleft = (target.right + gap, target.centery)
    rect.clamp_ip(window.inflate(-gap, -gap))
    return rect


def draw_hint(surface: pygame.Surface, text: str, rect: pygame.Rect, scale: float) -> None:
    """The sheet with its text."""
    pad = round(PAD * scale)
    shadow(surface, rect, 8 * scale, 4 * scale, 8 * scale)
    box(surface, rect, PAPER, 8 * scale, INK, 2 * scale)
    area = rect.inflate(-2 * pad, -2 * pad + round(4 * scale))
    draw_rich(surface, clean(text), area, Role.LABEL, round(SIZE * scale), INK, PAPER)


def ring_rect(hit: HitRegion, scale: float) -> pygame.Rect:
    """Everything that a ring around this region touches."""
    return hit.bounds.inflate(round(44 * scale), round(44 * scale))


def draw_focus(surface: pygame.Surface, hit: HitRegion, scale: float) -> None:
    """The ring of what the keyboard is on: cream, with a warm light."""
    if isinstance(hit.shape, pygame.Rect):
        rect = hit.shape.inflate(round(6 * scale), round(6 * scale))
        _frame(surface, rect, scale)
        return
    points = (
        ring(hit.shape.centre, hit.shape.radius + 3 * scale) if isinstance(hit.shape, Circle) else hit.shape
    )
    polygon(surface, points, None, INK, 7 * scale)
    polygon(surface, points, None, LIT_LINE, 4 * scale)


def _frame(surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
    inside = rect.inflate(-round(6 * scale), -round(6 * scale))
    kept = (
        surface.subsurface(inside.clip(surface.get_rect())).copy()
        if inside.colliderect(surface.get_rect())
        else None
    )
    clip = surface.get_clip()
    glow(surface, rect, 10 * scale, 7 * scale, GLOW)
    if kept is not None:
        surface.set_clip(clip.clip(inside))
        surface.blit(kept, inside.clip(surface.get_rect()))
        surface.set_clip(clip)
    radius = round(11 * scale)
    pygame.draw.rect(
        surface, INK, rect.inflate(round(4 * scale), round(4 * scale)), round(2 * scale), border_radius=radius
    )
    pygame.draw.rect(
        surface,
        LIT_LINE,
        rect.inflate(round(2 * scale), round(2 * scale)),
        round(3 * scale),
        border_radius=radius,
    )


def draw_hover(surface: pygame.Surface, hit: HitRegion, scale: float, *, pressed: bool) -> None:
    """What the pointer is on looks a little lighter, what is pressed a little darker."""
    if not isinstance(hit.shape, pygame.Rect):
        return
    thin_line(surface, hit.shape, INK if pressed else WHITE, 40 if pressed else 30)
    pygame.draw.rect(surface, LIT_LINE, hit.shape, max(1, round(2 * scale)), border_radius=round(8 * scale))
