"""Light on many tiles is made bit by bit; on what is pointed at it falls at once."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hamlet.app.board.overlays import lighting_up
from hamlet.app.ids import TileId
from hamlet.app.view.scene import Scene, TileMark
from tests.app.board.conftest import AREA, Table


def _pixels(table: Table) -> bytes:
    return pygame.image.tobytes(table.surface.subsurface(AREA), "RGB")


def _waits(table: Table) -> bool:
    return table.board.busy


def _lit(table: Table, tiles: int) -> Scene:
    marks = tuple(TileMark(TileId(uid), uid) for uid in range(tiles))
    return Scene(dim=True, tiles=marks, bright=frozenset(range(tiles)))


@pytest.mark.parametrize("length", [60, 112])
def test_many_tiles_are_outlined_in_their_frame_and_lit_a_few_frames_later(
    table: Table, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.zoom_to(length)
    table.draw()
    plain, scene = _pixels(table), _lit(table, len(table.state.village.tiles))
    table.draw(scene)
    outlined = _pixels(table)
    assert outlined != plain
    assert _waits(table), "the light is still to come"
    table.settle(scene)
    lit = _pixels(table)
    assert lit != outlined
    assert not _waits(table)
    table.draw()
    table.board.ground.studio.kept.clear()
    monkeypatch.setattr(lighting_up, "AT_ONCE", 1000)
    table.draw(scene)
    assert _pixels(table) == lit, "bit by bit it looks as it does when all is made at once"


def test_once_all_are_lit_pointing_from_one_to_the_next_outlines_none_of_them(table: Table) -> None:
    table.zoom_to(112)
    count = len(table.state.village.tiles)
    scene = _lit(table, count)
    for uid in range(count):
        table.draw(scene, TileId(uid))
        for _ in range(50):
            table.board.update(1 / 60)
    for _ in range(2):
        for uid in range(count):
            table.draw(scene, TileId(uid))
            assert not _waits(table), "all its pictures were there"


def test_light_falls_at_once_on_the_few_tiles_that_are_pointed_at(table: Table) -> None:
    table.zoom_to(112)
    for uid in range(len(table.state.village.tiles)):
        table.draw(Scene(), TileId(uid))
        assert not table.board.lighting.under_way
        at_once = _pixels(table)
        table.draw(Scene(), TileId(uid))
        assert _pixels(table) == at_once


def test_what_is_painted_anew_is_shown_though_its_layer_has_changed_as_often_as_the_one_before(
    table: Table,
) -> None:
    table.zoom_to(60)
    board, scene = table.board, _lit(table, 2)
    table.settle(scene)
    before = board.ground.front
    board.camera.jump(replace(board.camera.eye, length=68))
    table.draw(scene)
    counted = before.version
    while board.ground.front is before:
        board.update(1 / 30)
    board.ground.front.version = counted
    table.draw(scene)
    shown = _pixels(table)
    board._still_key = None
    table.draw(scene)
    assert _pixels(table) == shown


def test_what_is_lit_no_more_is_not_waited_for(table: Table) -> None:
    table.zoom_to(112)
    table.draw(_lit(table, len(table.state.village.tiles)))
    assert _waits(table)
    table.draw()
    assert not _waits(table)
    assert not table.board.lighting.go_on()
