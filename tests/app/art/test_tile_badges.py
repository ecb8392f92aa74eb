from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from hamlet.app.art.lens import Lens
from hamlet.app.art.name_banners import sign_of
from hamlet.app.art.plates import UnitPicture
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt, BadgePlaces, Contents, Furnished
from hamlet.app.art.tile_signs import Group, SignPlace, Stand, TileSigns
from hamlet.engine.definitions import Definitions
from hamlet.engine.village import Placed

LENS = Lens(380, 220, 60)
PLACE = SignPlace((0.0, 0.0), (96, 40))
YARD = (SignPlace((-2.0, 0.0), (31, 31)), SignPlace((2.0, 0.0), (31, 31)))


@pytest.fixture(scope="module")
def badge_art(art: TileArt, definitions: Definitions) -> BadgeArt:
    return BadgeArt(art, definitions.colours)


def drawn(
    badge_art: BadgeArt, contents: Contents, stands: tuple[Stand, ...] = (), lens: Lens = LENS
) -> BadgePlaces:
    tiles = badge_art.art.definitions.tiles
    quarry = next(number for number, tile in enumerate(tiles) if tile.id == "quarry")
    signs = TileSigns(
        60, (0.0, -1.0), tray=PLACE, columns=3, banner=SignPlace((0.0, 2.0), (80, 24)), named=True, yard=YARD
    )
    placed = Placed(quarry, 0, (0, 0))
    return badge_art.draw(pygame.Surface((1600, 1000)), Furnished(placed, contents, signs, stands), lens)


def test_slots_names_and_pieces_are_drawn_where_their_places_are(badge_art: BadgeArt) -> None:
    contents = Contents((UnitPicture("stone"), UnitPicture("stone")))
    stands = (Stand(0, Group(0, "villager", 2)), Stand(1, Group(1, "donkey", 5)))
    places = drawn(badge_art, contents, stands)
    assert len(places.slots) == 3
    assert places.tray == PLACE.rect((380, 220), 60, 1.0)
    assert all(places.tray.contains(rect) for rect in places.slots)
    assert places.banner is not None
    assert places.banner.center == (380, 340)
    assert [group.count for group, _ in places.pieces] == [2, 5]
    for (_, rect), spot in zip(places.pieces, YARD, strict=True):
        assert spot.rect((380, 220), 60, 1.0).contains(rect)


def test_several_who_share_a_spot_stand_within_it_side_by_side(badge_art: BadgeArt) -> None:
    stands = tuple(Stand(0, Group(seat, "villager")) for seat in range(4))
    rects = [rect for _, rect in drawn(badge_art, Contents(), stands).pieces]
    room = YARD[0].rect((380, 220), 60, 1.0)
    assert all(room.contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))


def test_badges_keep_their_size_at_a_larger_ui_scale(badge_art: BadgeArt) -> None:
    small, large = (
        drawn(badge_art, Contents(), (), Lens(500, 300, round(90 * scale), scale)) for scale in (1.0, 2.0)
    )
    assert large.slots[0].width == 2 * small.slots[0].width


def test_signs_say_what_a_tile_is_for(art: TileArt) -> None:
    undrawn = replace(art.definitions, tiles=tuple(replace(t, drawing="") for t in art.definitions.tiles))
    plain = TileArt(undrawn)
    signs = {tile.id: sign_of(plain, number).icon for number, tile in enumerate(undrawn.tiles)}
    assert (signs["church"], signs["quarry"], signs["sawmill"]) == ("church", "stone", "timber")
    assert (signs["small_woodland"], signs["large_mountains"]) == ("tree", "peak")
