from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.lens import Lens
from hamlet.app.art.name_banners import sign_of
from hamlet.app.art.plates import UnitPicture
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt, BadgePlaces, Contents, Group
from hamlet.engine.definitions import Definitions
from hamlet.engine.village import Placed

LENS = Lens(380, 220, 60)


@pytest.fixture(scope="module")
def tiles(definitions: Definitions) -> list[Placed]:
    return [Placed(tile.tile, tile.rotation, tile.at) for tile in definitions.layouts[0].tiles]


@pytest.fixture(scope="module")
def badge_art(art: TileArt, definitions: Definitions) -> BadgeArt:
    return BadgeArt(art, definitions.colours)


def drawn(
    badge_art: BadgeArt, tiles: list[Placed], contents: Mapping[int, Contents], lens: Lens = LENS
) -> BadgePlaces:
    return badge_art.draw(pygame.Surface((1600, 1000)), tiles, lens, contents)


def test_slots_names_and_pieces_can_be_pointed_at(badge_art: BadgeArt, tiles: list[Placed]) -> None:
    definitions = badge_art.art.definitions
    quarry = next(uid for uid, one in enumerate(tiles) if definitions.tiles[one.tile].id == "quarry")
    contents = {
        0: Contents(groups=(Group(0, "villager", 2), Group(1, "donkey", 5))),
        quarry: Contents((UnitPicture("stone"), UnitPicture("stone"))),
    }
    places = drawn(badge_art, tiles, contents)
    assert {number for uid, number in places.slots if uid == quarry} == {0, 1, 2}
    assert 0 in places.banners
    assert [group.count for uid, group, _ in places.pieces if uid == 0] == [1, 1, 5]
    rects = [rect for _, _, rect in places.pieces]
    assert all(one.collidelist(rects[:k] + rects[k + 1 :]) == -1 for k, one in enumerate(rects))


def test_more_pieces_than_room_are_stacked(badge_art: BadgeArt, tiles: list[Placed]) -> None:
    groups = tuple(Group(seat, kind, 3) for seat in range(4) for kind in ("villager", "donkey"))
    places = drawn(badge_art, tiles, {2: Contents(groups=groups)})
    assert sum(group.count for _, group, _ in places.pieces) == 24


def test_badges_keep_their_size_at_a_larger_ui_scale(badge_art: BadgeArt, tiles: list[Placed]) -> None:
    sizes = []
    for scale in (1.0, 2.0):
        places = drawn(badge_art, tiles, {}, Lens(500, 300, round(90 * scale), scale))
        sizes.append(next(iter(places.slots.values())).width)
    assert sizes[1] == 2 * sizes[0]


def test_signs_say_what_a_tile_is_for(art: TileArt) -> None:
    undrawn = replace(art.definitions, tiles=tuple(replace(t, drawing="") for t in art.definitions.tiles))
    plain = TileArt(undrawn)
    signs = {tile.id: sign_of(plain, number).icon for number, tile in enumerate(undrawn.tiles)}
    assert (signs["church"], signs["quarry"], signs["sawmill"]) == ("church", "stone", "timber")
    assert (signs["small_woodland"], signs["large_mountains"]) == ("tree", "peak")
