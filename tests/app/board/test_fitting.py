"""Where a fitted village stands: clear of what lies over the table, and as near the middle as may be."""

from __future__ import annotations

import pygame

from hamlet.app.board.eye import Extent, Eye
from hamlet.app.board.fitting import Covers, fitting_eye

AREA = (0, 0, 1300, 880)
STRIP = pygame.Rect(240, 0, 820, 84)
TALL, BROAD = Extent(0, 0, 3, 12), Extent(0, 0, 15, 12)


def _covering(village: Extent) -> Covers:
    def covers(part: Extent) -> bool:
        beside = part.right <= village.left or part.left >= village.right
        return not beside and part.bottom > village.top and part.top < village.bottom

    return covers


def _place(village: Extent, clear: list[pygame.Rect]) -> pygame.Rect:
    eye = fitting_eye(Eye(0, 0, 50, AREA), village, 200, _covering(village), clear)
    left, top = eye.at((village.left, village.top))
    right, bottom = eye.at((village.right, village.bottom))
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))


def test_a_village_gives_some_of_its_size_before_it_leaves_the_middle() -> None:
    place = _place(TALL, [STRIP])
    assert not place.colliderect(STRIP)
    assert abs(place.centerx - AREA[2] / 2) < 0.1 * AREA[2]
    assert place.height > 0.8 * _place(TALL, []).height


def test_a_small_button_at_the_edge_makes_a_village_slide_not_shrink() -> None:
    button = pygame.Rect(1130, 20, 120, 140)
    free, place = _place(BROAD, []), _place(BROAD, [button])
    assert free.colliderect(button)
    assert not place.colliderect(button)
    assert place.width == free.width


def test_with_nothing_over_it_a_village_stands_in_the_middle_as_large_as_it_can() -> None:
    place = _place(TALL, [])
    assert abs(place.centerx - AREA[2] / 2) <= 1
    assert abs(place.centery - AREA[3] / 2) <= 1
