from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from hamlet.app.art.tile.buildings import filled_with
from tests.app.board.conftest import Table

SIGNS, BUILDINGS = (20, 36), (56, 90)


@pytest.mark.parametrize("length", [*SIGNS, *BUILDINGS])
def test_at_every_zoom_each_building_of_the_village_is_shown_by_a_picture_of_its_own(
    table: Table, length: int
) -> None:
    table.zoom_to(length)
    definitions = table.state.box.definitions
    composition = table.board.ground.composition
    assert composition is not None
    wanted = "sign" if length in SIGNS else "building"
    shown = {item.over: item.surface for item in composition.items if item.key[0] == wanted}
    pictures: dict[str, bytes] = {}
    for placed in table.state.village.tiles:
        tile = definitions.tiles[placed.tile]
        if wanted == "building" and filled_with(definitions, tile):
            continue
        pictures[tile.drawing] = pygame.image.tobytes(shown[placed.at], "RGBA")
    assert len(pictures) >= 8
    assert not [pair for pair in combinations(pictures, 2) if pictures[pair[0]] == pictures[pair[1]]]
