"""No two icons can be mistaken for each other by their outlines, at the size at which they are mostly met."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from hamlet.app.art.icons import icon, icon_names
from hamlet.app.art.palette import INK, PAPER, contrast
from tests.app.eyes.outlines import outline_of, overlap

MOST = 0.70
SAME = {("church", "tile-church"), ("market", "tile-market"), ("tile-town-hall", "town-hall")}
"""One drawing on purpose: the sign of the place, and of the tile that is the place."""


@pytest.mark.parametrize("name", icon_names())
def test_an_icons_outline_is_its_own(name: str) -> None:
    others = [other for other in icon_names() if other > name and (name, other) not in SAME]
    alike = {other: round(share, 2) for other in others if (share := overlap(name, other)) > MOST}
    assert alike == {}


def test_what_is_one_on_purpose_is_one() -> None:
    for first, second in SAME:
        assert overlap(first, second) == 1.0
        assert pygame.image.tobytes(icon(first, 32), "RGBA") == pygame.image.tobytes(icon(second, 32), "RGBA")


def test_outlines_that_only_stand_elsewhere_are_noticed() -> None:
    """A triangle to play on and the same one for a move after it."""
    pairs = list(combinations(("play", "move-after", "wood", "flag"), 2))
    assert max(pairs, key=lambda pair: overlap(*pair)) == ("play", "move-after")


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_has_an_ink_rim_that_holds_on_paper_and_a_body_that_holds_on_ink(name: str) -> None:
    """One hand: every outline is drawn with the same ink, as wide; what it encloses is paler."""
    picture = icon(name, 96)
    rim = [
        picture.get_at((x, y)) for x in range(0, picture.get_width(), 2) for y in range(picture.get_height())
    ]
    inked = [colour for colour in rim if colour.a > 250 and (colour.r, colour.g, colour.b) == INK]
    filled = [
        colour for colour in rim if colour.a > 250 and contrast((colour.r, colour.g, colour.b), INK) > 1.6
    ]
    assert len(inked) > 40
    assert len(filled) > len(inked) * 0.15
    assert contrast(INK, PAPER) > 10


def test_an_outline_at_32_pixels_is_neither_nothing_nor_a_block() -> None:
    for name in icon_names():
        assert 0.05 < outline_of(name).count() / 32**2 < 0.75, name
