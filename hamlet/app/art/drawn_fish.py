"""Fish larger than an icon: with scales and fins, in any direction."""

from __future__ import annotations

from functools import lru_cache

import pygame

from hamlet.app.art.icons import FINE, drawn
from hamlet.app.art.icons.fish_signs import large_fish
from hamlet.app.art.palette import Colour


@lru_cache(maxsize=128)
def fish_picture(
    kind: str,
    size: int,
    halo: Colour | None = None,
    turn: int = 0,
    *,
    mirrored: bool = False,
    fine: int = FINE,
) -> pygame.Surface:
    """A fish whose 24 grid units are `size` pixels, looking left, turned by so many degrees to the left.

    What is scaled down afterwards need not be so fine.
    """
    if not turn and not mirrored:
        return drawn(large_fish(kind), size, None, halo, fine=fine)
    picture = pygame.transform.flip(fish_picture(kind, size, halo, fine=fine), mirrored, False)
    return pygame.transform.rotozoom(picture, turn, 1) if turn else picture
