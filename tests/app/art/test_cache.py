"""Pictures that are kept encoded look, wherever they are laid, as they looked before."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.cache import Picture, encoded
from hamlet.app.art.shapes import clear

LIGHT = (250, 230, 160)


def glowing() -> pygame.Surface:
    """Light that fades away."""
    surface = clear((64, 8), LIGHT)
    for x in range(64):
        surface.fill((*LIGHT, 4 * x + 3), (x, 0, 1, 8))
    return surface


@pytest.mark.parametrize("times", [1, 2])
def test_what_is_encoded_stays_transparent_on_a_transparent_sheet(times: int) -> None:
    picture = Picture(encoded(glowing()), (0, 0))
    for _ in range(times):
        laid, plain = clear((64, 8)), clear((64, 8))
        picture.blit_to(laid, (0, 0))
        plain.blit(glowing(), (0, 0))
        assert pygame.image.tobytes(laid, "RGBA") == pygame.image.tobytes(plain, "RGBA")


def test_what_is_encoded_stays_so() -> None:
    picture = Picture(encoded(glowing()), (0, 0))
    picture.blit_to(clear((64, 8)), (0, 0))
    assert picture.surface.get_flags() & pygame.RLEACCEL
