from __future__ import annotations

import pytest

from hamlet.app.board.pointing import tile_under
from hamlet.engine.lattice.geometry import to_plane
from tests.app.board.conftest import AREA, Table


def test_the_whole_village_is_shown_with_every_corner(table: Table) -> None:
    board = table.board
    board.fit(table.state)
    board.camera.stop()
    for placed in table.state.village.tiles:
        x, y = to_plane(placed.at)
        for corner in board.badge_art.art.plan(placed.tile, placed.rotation).corners:
            assert AREA.collidepoint(board.camera.eye.at((x + corner[0], y + corner[1])))


def test_the_tile_under_a_pixel_is_found(table: Table) -> None:
    art, village, eye = table.board.badge_art.art, table.state.village, table.board.camera.eye
    for uid, placed in enumerate(village.tiles):
        x, y = to_plane(placed.at)
        heart = art.heart(placed.tile, placed.rotation)
        pixel = eye.at((x + heart[0], y + heart[1]))
        assert tile_under(art, village, eye.plane(pixel)) == uid
    assert tile_under(art, village, (-90.0, -90.0)) is None


@pytest.mark.parametrize("length", [20, 36, 56, 90])
def test_a_village_is_drawn_at_every_zoom(table: Table, length: int) -> None:
    table.zoom_to(length)
    row = AREA.centery
    assert len({tuple(table.surface.get_at((x, row))[:3]) for x in range(AREA.left, AREA.right, 3)}) > 8
