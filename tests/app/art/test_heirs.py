"""Drawings that go over from a game to nearly the same one are those that would be drawn anew."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.heirs import MOST_OTHERS, HeirArt, heir_of
from hamlet.engine.definitions import Definitions
from hamlet.session.choice import GameChoice
from tests.choices import base_packs


@pytest.fixture
def before() -> Definitions:
    pygame.display.init()
    return GameChoice(base_packs()).definitions


def _with(definitions: Definitions, count: int) -> Definitions:
    """So many tiles from the first one on have one slot more."""
    tiles = (
        replace(tile, slots=tile.slots + 1) if number < count else tile
        for number, tile in enumerate(definitions.tiles)
    )
    return replace(definitions, tiles=tuple(tiles))


def _bytes(art: TileArt, tile: int) -> bytes:
    return pygame.image.tobytes(art.surface(tile, 0, 64)[0], "RGBA")


def test_a_tile_that_is_the_same_is_not_drawn_again(before: Definitions) -> None:
    art, last = TileArt(before), len(before.tiles) - 1
    drawn = art.surface(last, 0, 64)[0]
    heir = heir_of(art, _with(before, 1))
    assert heir is not None
    assert heir.surface(last, 0, 64)[0] is drawn


def test_a_tile_that_is_another_is_drawn_as_it_is_now(before: Definitions) -> None:
    after = _with(before, 1)
    heir = heir_of(TileArt(before), after)
    assert heir is not None
    assert _bytes(heir, 0) == _bytes(TileArt(after), 0)


def test_seasons_change_for_both(before: Definitions) -> None:
    heir, last = heir_of(TileArt(before), _with(before, 1)), len(before.tiles) - 1
    assert heir is not None
    summer = _bytes(heir, last)
    heir.season = SEASONS["winter"]
    assert _bytes(heir, last) != summer


def test_an_heir_of_an_heir_asks_the_first(before: Definitions) -> None:
    first = TileArt(before)
    heir = heir_of(first, _with(before, 1))
    assert heir is not None
    again = heir_of(heir, _with(before, 2))
    assert isinstance(again, HeirArt)
    assert again.former is first


def test_where_much_is_another_everything_is_begun_anew(before: Definitions) -> None:
    assert heir_of(TileArt(before), _with(before, MOST_OTHERS + 1)) is None
    other = replace(before, materials=before.materials[:-1])
    assert heir_of(TileArt(before), other) is None
