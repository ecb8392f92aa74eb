"""Places for pictures of villages: on wood, and hatched where there is none yet or none any more."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache

import pygame

from hamlet.app.art.icons import draw_icon
from hamlet.app.art.palette import rgb
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.textures import planks
from hamlet.values import dataclass

HATCHED, STRIPE = rgb("8A7D6B"), rgb("978A77")
CLOSER, SMALL = 1.14, 140  # in a small place its outermost corners may be cut
WOOD = (1400, 900)
DIM = 60  # of ink over the wood, so that the village stands out


@lru_cache(maxsize=2)
def village_wood(size: tuple[int, int] = WOOD) -> pygame.Surface:
    """The wood that pictures of villages lie on, as much of it as any of them needs."""
    return planks(size, 3)


@dataclass(frozen=True, slots=True)
class VillageView:
    """A village on the table, as large as its place allows. Two of the same key look the same."""

    key: str
    picture: pygame.Surface = field(compare=False, hash=False)

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Draw it."""
        surface.blit(village_wood(), rect, (40, 30, *rect.size))
        thin_line(surface, rect, opacity=DIM, colour=(20, 12, 6))
        edge = max(2, round(min(rect.size) * 0.03))
        room = rect.inflate(-2 * edge, -2 * edge)
        wide, high = self.picture.get_size()
        ratio = min(room.width / wide, room.height / high) * (CLOSER if rect.height < SMALL * scale else 1)
        size = (max(1, round(wide * ratio)), max(1, round(high * ratio)))
        shown = self.picture if size == (wide, high) else pygame.transform.smoothscale(self.picture, size)
        surface.blit(shown, shown.get_rect(center=rect.center))


@dataclass(frozen=True, slots=True)
class HatchedPlace:
    """No picture: not yet, or, with a question mark, none that could be drawn."""

    asking: bool = False

    def __call__(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Draw it."""
        surface.fill(HATCHED, rect)
        step = max(8, round(18 * scale))
        clip = surface.get_clip()
        surface.set_clip(rect.clip(clip))
        for left in range(rect.left - rect.height, rect.right, 2 * step):
            corners = [
                (left, rect.bottom),
                (left + step, rect.bottom),
                (left + step + rect.height, rect.top),
                (left + rect.height, rect.top),
            ]
            pygame.draw.polygon(surface, STRIPE, corners)
        surface.set_clip(clip)
        if self.asking:
            draw_icon(
                surface, "question", rect.center, max(18, min(round(rect.height * 0.5), round(110 * scale)))
            )
