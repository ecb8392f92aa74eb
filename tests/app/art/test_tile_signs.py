"""Every building has a symbol of its own, at every zoom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from hamlet.app.art.icons.tile_sign import has_tile_icon
from hamlet.app.art.name_banners import TileSign, draw_sign, sign_of
from hamlet.app.art.palette import GRASS
from hamlet.app.art.tile.artist import TileArt
from hamlet.engine.definitions import Definitions, Tile

SIZES = (20, 24, 32, 48)
CLEAR = 14.0  # how far the colours of two signs are apart in the mean over all pixels of their disc


def picture(sign: TileSign, size: int) -> pygame.Surface:
    surface = pygame.Surface((size * 2, size * 2))
    surface.fill(GRASS)
    draw_sign(surface, sign, (size, size), size)
    return surface


def apart(one: pygame.Surface, two: pygame.Surface) -> float:
    """The mean difference of the colours in the middle of two pictures of one size."""
    side = one.get_width() // 2
    area = pygame.Rect(side // 2, side // 2, side, side)
    first, second = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (one, two))
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def by_drawing(tiles: Sequence[Tile]) -> dict[str, int]:
    return {tile.drawing: number for number, tile in enumerate(tiles)}


def test_every_tile_of_our_packs_has_a_sign_drawn_for_it(definitions: Definitions) -> None:
    assert [tile.id for tile in definitions.tiles if not has_tile_icon(tile.drawing)] == []


@pytest.mark.parametrize("size", SIZES)
def test_no_two_signs_can_be_mistaken_for_each_other(art: TileArt, size: int) -> None:
    drawn = {
        name: picture(sign_of(art, tile), size) for name, tile in by_drawing(art.definitions.tiles).items()
    }
    near = {(a, b): apart(drawn[a], drawn[b]) for a, b in combinations(drawn, 2)}
    assert {pair: far for pair, far in near.items() if far < CLEAR} == {}


def test_tiles_of_a_pack_that_nobody_drew_differ_by_their_letters(definitions: Definitions) -> None:
    barn = next(tile for tile in definitions.tiles if tile.id == "barn")
    names = ("Orchard", "Orangery", "Observatory", "Orchard")
    own = tuple(replace(barn, id=f"own_{n}", name=name, drawing="nobody") for n, name in enumerate(names))
    art = TileArt(replace(definitions, tiles=(*definitions.tiles, *own)))
    signs = [sign_of(art, len(definitions.tiles) + number) for number in range(len(own))]
    assert len(set(signs)) == len(signs)
    assert all(sign.letters for sign in signs)
    for one, two in combinations(signs, 2):
        assert apart(picture(one, 24), picture(two, 24)) > 3
