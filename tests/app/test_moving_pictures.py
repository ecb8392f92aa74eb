"""Frames become one PNG that moves: whole at first, then only what has changed, and pixel for pixel right."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator

import pygame
import pytest

from hamlet.app.moving_pictures import MovingPicture


@pytest.fixture(autouse=True)
def _display() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, place = [], 8
    while place < len(data):
        length, kind = struct.unpack_from(">I4s", data, place)
        body = data[place + 8 : place + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack_from(">I", data, place + 8 + length)[0]
        found.append((kind, body))
        place += 12 + length
    return found


def _frames(data: bytes) -> list[tuple[pygame.Surface, int]]:
    """The frames as a reader would show them, each with how long."""
    canvas, found, control = None, [], (0, 0, 0, 0, 0)
    for kind, body in _chunks(data):
        if kind == b"fcTL":
            _, width, height, left, top, shown, _, _, over = struct.unpack(">5I2H2B", body)
            control = (width, height, left, top, shown)
            assert over == 1
        elif kind in (b"IDAT", b"fdAT"):
            raw = zlib.decompress(body if kind == b"IDAT" else body[4:])
            picture = _unfiltered(raw, control[0], control[1])
            canvas = canvas or pygame.Surface(picture.get_size())
            canvas.blit(picture, control[2:4])
            found.append((canvas.copy(), control[4]))
    return found


def _unfiltered(raw: bytes, width: int, height: int) -> pygame.Surface:
    row, pixels = width * 4 + 1, bytearray()
    for number in range(height):
        line = bytearray(raw[number * row + 1 : (number + 1) * row])
        for place in range(4, len(line)):
            line[place] = (line[place] + line[place - 4]) & 255
        pixels += line
    return pygame.image.frombytes(bytes(pixels), (width, height), "RGBA")


def _scene(at: int) -> pygame.Surface:
    surface = pygame.Surface((40, 30))
    surface.fill((60, 120, 40))
    pygame.draw.circle(surface, (200, 40, 40), (at, 15), 5)
    return surface


def test_every_frame_is_seen_as_it_was() -> None:
    picture = MovingPicture(10)
    scenes = [_scene(at) for at in (8, 14, 30)]
    for scene in scenes:
        picture.add(scene)
    shown = _frames(picture.written())
    assert len(shown) == 3
    for (seen, _), scene in zip(shown, scenes, strict=True):
        pixels = pygame.image.tobytes(scene, "RGB")
        assert pygame.image.tobytes(seen, "RGB") == bytes(each & 0xFC for each in pixels)


def test_a_frame_like_the_one_before_only_lasts_longer() -> None:
    picture = MovingPicture(10)
    for at in (8, 8, 8, 20):
        picture.add(_scene(at))
    assert [shown for _, shown in _frames(picture.written())] == [3, 1]


def test_of_later_frames_only_what_has_changed_is_kept() -> None:
    picture = MovingPicture(10)
    for at in (8, 12):
        picture.add(_scene(at))
    boxes = [struct.unpack(">4I", body[4:20]) for kind, body in _chunks(picture.written()) if kind == b"fcTL"]
    assert boxes[0] == (40, 30, 0, 0)
    assert boxes[1][0] < 20
    assert boxes[1][1] < 14
