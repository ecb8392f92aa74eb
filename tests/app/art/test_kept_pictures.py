"""Tiles drawn by an earlier game are taken from the shelf, unless what they depend on has changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from hamlet.app.art import kept_pictures
from hamlet.app.art.cache import Picture
from hamlet.app.art.kept_pictures import KEPT, packed, unpacked
from hamlet.app.art.seasons.palettes import WINTER
from hamlet.app.art.tile import ground_art
from hamlet.app.art.tile.artist import TileArt
from hamlet.engine.definitions import Definitions


class _Memory:
    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def read(self, name: str) -> bytes | None:
        return self.files.get(name)

    def keep(self, name: str, picture: bytes) -> None:
        self.files[name] = picture


@pytest.fixture
def shelf() -> Iterator[_Memory]:
    memory = _Memory()
    KEPT.shelf = memory
    yield memory
    KEPT.shelf = None


def _pixels(picture: Picture) -> bytes:
    return pygame.image.tobytes(picture.surface, "RGBA")


def _drawn_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(*_: object) -> Picture:
        raise AssertionError("drawn again")

    monkeypatch.setattr(ground_art, "draw_ground", draw)
    monkeypatch.setattr(ground_art, "drawing_ground", draw)


def test_a_later_game_shows_the_same_tile_without_drawing_it(
    definitions: Definitions, shelf: _Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = TileArt(definitions)
    before = (first.ground(3, 1, 57), first.sketch(4, 0))
    _drawn_nothing(monkeypatch)
    later = TileArt(definitions)
    for _ in later.preparing_ground(3, 1, 57):
        pass
    after = (later.ground(3, 1, 57), later.sketch(4, 0))
    assert [_pixels(picture) for picture in after] == [_pixels(picture) for picture in before]
    assert [picture.origin for picture in after] == [picture.origin for picture in before]


def test_another_season_rotation_or_size_is_drawn_anew(definitions: Definitions, shelf: _Memory) -> None:
    art = TileArt(definitions)
    art.ground(3, 0, 57)
    art.ground(3, 1, 57)
    art.ground(3, 0, 79)
    art.season = WINTER
    art.ground(3, 0, 57)
    assert len(shelf.files) == 4


def test_a_changed_tile_and_a_changed_drawing_are_drawn_anew(
    definitions: Definitions, shelf: _Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    TileArt(definitions).ground(3, 0, 57)
    tiles = list(definitions.tiles)
    tiles[3] = replace(tiles[3], slots=tiles[3].slots + 1)
    TileArt(replace(definitions, tiles=tuple(tiles))).ground(3, 0, 57)
    assert len(shelf.files) == 2
    monkeypatch.setattr(kept_pictures, "drawing_seal", lambda: "other")
    TileArt(definitions).ground(3, 0, 57)
    assert len(shelf.files) == 3


def test_damaged_bytes_are_no_picture_and_are_drawn_over(definitions: Definitions, shelf: _Memory) -> None:
    whole = TileArt(definitions).ground(3, 0, 57)
    [name] = shelf.files
    for damaged in (b"", b"HAM2", shelf.files[name][:-4], b"XXXX" + shelf.files[name][4:]):
        assert unpacked(damaged) is None
        shelf.files[name] = damaged
        assert _pixels(TileArt(definitions).ground(3, 0, 57)) == _pixels(whole)
        assert shelf.files[name] == packed(whole)
