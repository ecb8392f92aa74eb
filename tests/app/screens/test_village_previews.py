from __future__ import annotations

import pygame
import pytest

from hamlet.app.screens.village_previews import LookPicture
from hamlet.app.wishes import WishedLook
from hamlet.content import load_base, resolve
from hamlet.engine.reading import read_definitions


@pytest.mark.parametrize("size", [(66, 98), (90, 270), (230, 160)])
def test_the_picture_of_a_season_shows_trees_however_small_it_is(size: tuple[int, int]) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    picture = pygame.Surface(size)
    LookPicture(read_definitions(resolve(load_base())), WishedLook("autumn"))(
        picture, picture.get_rect(), 1.0
    )
    pixels = [picture.get_at((x, y))[:3] for x in range(size[0]) for y in range(size[1])]
    leaves = sum(red > 190 and green < 0.72 * red and blue < 0.36 * red for red, green, blue in pixels)
    assert leaves > 0.015 * len(pixels)
