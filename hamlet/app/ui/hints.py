"""Hints: a small sheet of paper beside what is pointed at or focused; and the rings around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import pygame

from hamlet.app.art.palette import GLOW, INK, LIT_LINE, PAPER, ROW_LIT_EDGE
from hamlet.app.art.rich import draw_rich, measure_rich
from hamlet.app.art.shapes import box, glow, polygon, ring, shadow, thin_line
from hamlet.app.art.type import Role
from hamlet.app.ui.hit_regions import Circle, HitRegion
from hamlet.app.ui.rich_marks import clean

WIDTH = 320
WIDER = (480, 640, 800)  # for texts that would be higher than the window
SIZE = 18
PAD = 10
GAP = 10
DEAR = 120  # so many covered pixels weigh as much as one pixel of distance
STEPS = 12


@dataclass(frozen=True, slots=True)
class Hint:
    """What pointing at something tells: a text, and a picture over it."""

    text: str
    picture: pygame.Surface | None = None


def hint_size(hint: Hint, scale: float, room: int) -> tuple[int, int]:
    """How large its sheet is: a long text is set wider, if it would be higher than the room there is."""
    for width in (WIDTH, *WIDER):
        size = _size_in(hint, round(width * scale), scale)
        if size[1] <= room:
            break
    return size


def _size_in(hint: Hint, width: int, scale: float) -> tuple[int, int]:
    pad = round(PAD * scale)
    wide, high = measure_rich(clean(hint.text), width, Role.TEXT, round(SIZE * scale))
    if hint.picture is not None:
        wide, high = max(wide, hint.picture.get_width()), high + hint.picture.get_height() + pad
    return wide + 2 * pad, high + 2 * pad - round(2 * scale)


@dataclass(frozen=True, slots=True)
class KeptClear:
    """What a hint never covers, what it had better not cover, and what is read together with it.

    The last is covered only where there is no other place at all.
    """

    must: tuple[pygame.Rect, ...] = ()
    rather: tuple[pygame.Rect, ...] = ()
    card: tuple[pygame.Rect, ...] = ()


def hint_rect(
    hint: Hint, target: pygame.Rect, window: pygame.Rect, scale: float, clear: KeptClear | None = None
) -> pygame.Rect:
    """Where the sheet stands: near its target, over nothing that must stay clear, inside the window."""
    gap, clear = round(GAP * scale), clear or KeptClear()
    room = window.inflate(-gap, -gap)
    size = hint_size(hint, scale, room.height)
    places = (rect.clamp(room) for rect in chain(_beside(size, target, gap), _anywhere(size, room)))
    return _cheapest(places, target, clear, DEAR * scale)


def _cheapest(
    places: Iterator[pygame.Rect], target: pygame.Rect, clear: KeptClear, dear: float
) -> pygame.Rect:
    """The first of the places that cost least; what costs too much already is not looked at further."""
    best = next(places)
    least = _cost(best, target, clear, dear)
    for rect in places:
        if (0, 0, 0, _away(rect, target)) < least:
            cost = _cost(rect, target, clear, dear)
            if cost < least:
                best, least = rect, cost
    return best


def _cost(
    rect: pygame.Rect, target: pygame.Rect, clear: KeptClear, dear: float
) -> tuple[int, int, int, float]:
    """What of the target and of the rest it covers, and how far off it is."""
    # The target itself first: whoever points at something wants to see it.
    covered = _covers(rect, clear.rather) / dear
    read = _covers(rect, clear.card)
    return _covers(rect, (target,)), _covers(rect, clear.must), read, covered + _away(rect, target)


def _anywhere(size: tuple[int, int], room: pygame.Rect) -> Iterator[pygame.Rect]:
    """Places spread over the whole window, for when there is none beside the target."""
    across, down = max(0, room.width - size[0]), max(0, room.height - size[1])
    for step in range((STEPS + 1) ** 2):
        left = room.left + across * (step % (STEPS + 1)) // STEPS
        yield pygame.Rect((left, room.top + down * (step // (STEPS + 1)) // STEPS), size)


def _beside(size: tuple[int, int], target: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Below and above, in the middle or at an edge; right and left."""
    rect = pygame.Rect((0, 0), size)
    for left in (target.centerx - rect.width // 2, target.left, target.right - rect.width):
        yield rect.move(left, target.bottom + gap)
        yield rect.move(left, target.top - gap - rect.height)
    for top in (target.centery - rect.height // 2, target.top, target.bottom - rect.height):
        yield rect.move(target.right + gap, top)
        yield rect.move(target.left - gap - rect.width, top)


def _covers(rect: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """How many pixels of these lie under it."""
    shared = [rect.clip(other) for other in others if rect.colliderect(other)]
    return sum([each.width * each.height for each in shared])


def _away(rect: pygame.Rect, target: pygame.Rect) -> int:
    across = max(target.left - rect.right, rect.left - target.right, 0)
    return across + max(target.top - rect.bottom, rect.top - target.bottom, 0)


def draw_hint(surface: pygame.Surface, hint: Hint, rect: pygame.Rect, scale: float) -> None:
    """The sheet with its picture and its text."""
    pad = round(PAD * scale)
    shadow(surface, rect, 8 * scale, 4 * scale, 8 * scale)
    box(surface, rect, PAPER, 8 * scale, INK, 2 * scale)
    area = rect.inflate(-2 * pad, -2 * pad + round(4 * scale))
    if hint.picture is not None:
        place = hint.picture.get_rect(midtop=(rect.centerx, rect.top + pad))
        surface.blit(hint.picture, place)
        pygame.draw.rect(surface, INK, place.inflate(2, 2), max(1, round(1.5 * scale)), round(4 * scale))
        area.top, area.height = place.bottom + pad // 2, rect.bottom - place.bottom - pad
    draw_rich(surface, clean(hint.text), area, Role.TEXT, round(SIZE * scale), INK, PAPER)


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
    """What the pointer is on keeps its colours, with a line of cream and gold; pressed, it is darker."""
    if not isinstance(hit.shape, pygame.Rect):
        return
    if pressed:
        thin_line(surface, hit.shape, INK, 40)
    line, radius = max(1, round(2 * scale)), round(8 * scale)
    around = hit.shape.inflate(2 * line, 2 * line)
    pygame.draw.rect(surface, ROW_LIT_EDGE, around, line, border_radius=radius + line)
    pygame.draw.rect(surface, LIT_LINE, hit.shape, line, border_radius=radius)
