"""Where a card stands: beside its tile, covering neither tile nor ghost nor lit units if that can be."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from hamlet.app.table.touching import Underhand

TAIL = 30
STEPS = 24
DEAR = 300  # so many covered pixels weigh as much as one pixel of distance


def _beside(size: tuple[int, int], target: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Right, left, below and above the target."""
    rect = pygame.Rect((0, 0), size)
    rect.midleft = (target.right + gap, target.centery)
    yield rect.copy()
    rect.midright = (target.left - gap, target.centery)
    yield rect.copy()
    rect.midtop = (target.centerx, target.bottom + gap)
    yield rect.copy()
    rect.midbottom = (target.centerx, target.top - gap)
    yield rect.copy()


def _anywhere(size: tuple[int, int], room: pygame.Rect) -> Iterator[pygame.Rect]:
    """Places spread over the whole room."""
    across, down = max(0, room.width - size[0]), max(0, room.height - size[1])
    for column in range(STEPS + 1):
        for row in range(STEPS // 2 + 1):
            left = room.left + across * column // STEPS
            yield pygame.Rect((left, room.top + down * row // (STEPS // 2)), size)


def covered(rect: pygame.Rect, avoid: Sequence[pygame.Rect]) -> int:
    """How many pixels of what should stay visible lie under the card."""
    total = 0
    # Most of it lies elsewhere, which is found out much faster for all of it at once.
    for number in rect.collidelistall(avoid):
        shared = rect.clip(avoid[number])
        total += shared.width * shared.height
    return total


def _away(rect: pygame.Rect, target: pygame.Rect | None, room: pygame.Rect) -> float:
    """How far the card is from where it belongs: its target, or the left edge."""
    if target is None:
        return float(rect.left - room.left + abs(rect.centery - room.centery))
    across = max(target.left - rect.right, rect.left - target.right, 0)
    down = max(target.top - rect.bottom, rect.top - target.bottom, 0)
    return float(across + down + 0.1 * abs(rect.centery - target.centery))


def inner_room(room: pygame.Rect, scale: float) -> pygame.Rect:
    """The room without its edges."""
    return room.inflate(-round(16 * scale), -round(16 * scale))


def place_card(
    size: tuple[int, int],
    room: pygame.Rect,
    target: pygame.Rect | None,
    avoid: Sequence[pygame.Rect],
    spare: Sequence[pygame.Rect],
    scale: float,
    hand: Underhand | None = None,
) -> tuple[pygame.Rect, bool]:
    """The best place in the room, and whether it covers nothing that must stay visible.

    Of what it should rather not cover (`spare`) it covers little, as long as it need not go far for that.
    No button of it lies under the hand, if that can be.
    """
    inner, kept_clear = inner_room(room, scale), list(avoid)
    places = list(_anywhere(size, inner))
    if target is not None:
        places = [rect.clamp(inner) for rect in _beside(size, target, round(TAIL * scale))] + places
    free = [rect for rect in places if rect.collidelist(kept_clear) < 0]
    if hand is not None:
        free = [rect for rect in free if hand.lies_clear(rect)] or list(filter(hand.lies_well, free)) or free
    best = free or _least_covering(places, kept_clear)
    aways = [_away(rect, target, inner) for rect in best]
    return best[_cheapest(best, aways, spare, DEAR * scale)], bool(free)


def _least_covering(places: Sequence[pygame.Rect], avoid: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Of places that all cover something, those that cover least."""
    hidden = [covered(rect, avoid) for rect in places]
    least = min(hidden)
    return [rect for rect, pixels in zip(places, hidden, strict=True) if pixels == least]


def _cheapest(
    places: Sequence[pygame.Rect], aways: Sequence[float], spare: Sequence[pygame.Rect], dear: float
) -> int:
    """Which place costs least, by what it covers and how far off it is; the near ones are looked at first."""
    best = (math.inf, 0)
    for away, number in sorted(zip(aways, range(len(aways)), strict=True)):
        if away > best[0]:
            break
        best = min(best, (covered(places[number], spare) / dear + away, number))
    return best[1]
