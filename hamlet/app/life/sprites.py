"""A sprite: one small picture over the village, drawn only where nothing is to be read or counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import pygame

from hamlet.app.art.palette import Colour
from hamlet.app.art.seasons.daylight import WHOLE
from hamlet.values import dataclass

STRENGTHS = 5
"""From nothing to all of a sprite that comes or goes, in so many steps."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture and where it lies in the window."""

    picture: pygame.Surface
    rect: pygame.Rect
    own: pygame.Rect | None = None
    """A sign that it stands for itself, and so may cover: the place of a boat that bobs."""
    blend: int = 0
    """How it is blitted."""


def sprite_at(picture: pygame.Surface, x: float, y: float) -> Sprite:
    """A picture with its middle at a pixel."""
    return Sprite(picture, picture.get_rect(center=(round(x), round(y))))


def outside(rect: pygame.Rect, blocks: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """What is left of a rectangle without these, in rectangles that do not overlap."""
    left = [rect]
    for block in blocks:
        left = [part for each in left for part in _without(each, block)]
    return left


def _without(rect: pygame.Rect, block: pygame.Rect) -> list[pygame.Rect]:
    cut = rect.clip(block)
    if not cut.width or not cut.height:
        return [rect]
    found = [
        pygame.Rect(rect.left, rect.top, rect.width, cut.top - rect.top),
        pygame.Rect(rect.left, cut.bottom, rect.width, rect.bottom - cut.bottom),
        pygame.Rect(rect.left, cut.top, cut.left - rect.left, cut.height),
        pygame.Rect(cut.right, cut.top, rect.right - cut.right, cut.height),
    ]
    return [part for part in found if part.width and part.height]


def draw_sprite(surface: pygame.Surface, sprite: Sprite, signs: Sequence[pygame.Rect]) -> None:
    """Blit a sprite under signs: nothing of it is seen where they are."""
    blocks = [signs[number] for number in sprite.rect.collidelistall(signs)]
    own = sprite.own
    if own is not None:
        # Where a sign lies is rounded once more.
        blocks = [block for block in blocks if not block.inflate(4, 4).contains(own)]
    if not blocks:
        surface.blit(sprite.picture, sprite.rect, None, sprite.blend)
        return
    for part in outside(sprite.rect, blocks):
        surface.blit(sprite.picture, part, part.move(-sprite.rect.left, -sprite.rect.top), sprite.blend)


def strength_of(share: float, coming: float = 0.12, going: float = 0.14) -> int:
    """How much of something is seen at a share of its time: it comes, and it goes."""
    seen = min(1.0, share / coming, (1.0 - share) / going)
    return max(0, min(STRENGTHS, round(seen * STRENGTHS)))


def faded(picture: pygame.Surface, strength: int) -> pygame.Surface:
    """So much of a picture."""
    if strength >= STRENGTHS:
        return picture
    pale = picture.copy()
    pale.fill((255, 255, 255, 255 * strength // STRENGTHS), special_flags=pygame.BLEND_RGBA_MULT)
    return pale


@lru_cache(maxsize=768)
def in_light(picture: pygame.Surface, tint: Colour) -> pygame.Surface:
    """A picture of something that the light of the hour falls on."""
    if tint == WHOLE:
        return picture
    lit = picture.copy()
    lit.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    return lit


def changes(before: Sequence[Sprite], after: Sequence[Sprite]) -> list[pygame.Rect]:
    """Where two sets of sprites differ, in rectangles without a common pixel.

    No sprite lies in one of them with only a part of it: each is drawn anew as a whole, or not at all.
    """
    # Most often they are the very same objects: of those nothing else need be asked.
    kept = {id(sprite) for sprite in before} & {id(sprite) for sprite in after}
    was, now = (
        {_key(sprite): sprite.rect for sprite in sprites if id(sprite) not in kept}
        for sprites in (before, after)
    )
    left = [was[key] for key in was.keys() - now.keys()] + [now[key] for key in now.keys() - was.keys()]
    same = [now[key] for key in now.keys() & was.keys()]
    same += [sprite.rect for sprite in after if id(sprite) in kept]
    found: list[pygame.Rect] = []
    while left:
        rect = left.pop()
        touched = [
            others.pop(number) for others in (left, same, found) if (number := rect.collidelist(others)) >= 0
        ]
        if touched:
            left.append(rect.unionall(touched))
        else:
            found.append(rect)
    return found


def _key(sprite: Sprite) -> tuple[int, ...]:
    return id(sprite.picture), *sprite.rect
