"""Sprites: what is left of a rectangle, where two sets differ, and how one comes and goes."""

from __future__ import annotations

import random

import pygame
import pytest

from hamlet.app.art.seasons.daylight import EVENING, NOON
from hamlet.app.life.bird_pictures import BEATS, HEADINGS, LOOKS, bird_picture, heading_of
from hamlet.app.life.drift_pictures import DRAWN, FRAMES, drift_picture
from hamlet.app.life.sheep_pictures import SheepPose, sheep_picture
from hamlet.app.life.sprites import STRENGTHS, Sprite, changes, draw_sprite, in_light, outside, strength_of


def _rects(chance: random.Random, count: int) -> list[pygame.Rect]:
    return [
        pygame.Rect(chance.randrange(40), chance.randrange(40), chance.randint(1, 20), chance.randint(1, 20))
        for _ in range(count)
    ]


def _pixels(rects: list[pygame.Rect]) -> set[tuple[int, int]]:
    return {(x, y) for rect in rects for x in range(*_x(rect)) for y in range(*_y(rect))}


def _x(rect: pygame.Rect) -> tuple[int, int]:
    return rect.left, rect.right


def _y(rect: pygame.Rect) -> tuple[int, int]:
    return rect.top, rect.bottom


@pytest.mark.parametrize("seed", range(20))
def test_what_is_left_of_a_rectangle_is_every_pixel_outside_the_others_once(seed: int) -> None:
    chance = random.Random(seed)
    whole, blocks = pygame.Rect(5, 5, 30, 24), _rects(chance, 5)
    left = outside(whole, blocks)
    assert _pixels(left) == _pixels([whole]) - _pixels(blocks)
    assert sum(rect.width * rect.height for rect in left) == len(_pixels(left))


@pytest.mark.parametrize("seed", range(20))
def test_changes_cover_all_that_moved_and_no_sprite_only_in_part(seed: int) -> None:
    chance, picture = random.Random(seed), pygame.Surface((1, 1))
    kept, gone, come = ([Sprite(picture, rect) for rect in _rects(chance, 4)] for _ in range(3))
    before, after = [*kept, *gone], [*kept, *come]
    found = changes(before, after)
    covered = _pixels(found)
    assert sum(rect.width * rect.height for rect in found) == len(covered)
    for sprite in (*gone, *come):
        assert _pixels([sprite.rect]) <= covered
    for sprite in kept:
        own = _pixels([sprite.rect])
        assert own <= covered or not own & covered


def test_nothing_has_changed_where_the_same_sprites_are() -> None:
    picture = pygame.Surface((4, 4))
    sprites = [Sprite(picture, pygame.Rect(k * 9, 3, 4, 4)) for k in range(5)]
    assert changes(sprites, list(sprites)) == []


def test_a_sprite_is_drawn_under_signs_but_over_the_place_that_is_its_own() -> None:
    picture = pygame.Surface((20, 20))
    picture.fill((255, 0, 0))
    rect, sign = pygame.Rect(10, 10, 20, 20), pygame.Rect(15, 0, 5, 40)
    for own, red in ((None, 300), (sign, 400)):
        surface = pygame.Surface((40, 40))
        draw_sprite(surface, Sprite(picture, rect, own), [sign])
        assert pygame.mask.from_threshold(surface, (255, 0, 0), (1, 1, 1, 255)).count() == red


def test_whatever_comes_and_goes_is_whole_in_between() -> None:
    strengths = [strength_of(k / 100) for k in range(101)]
    assert strengths[0] == strengths[-1] == 0
    assert strengths[30:70] == [STRENGTHS] * 40


@pytest.mark.parametrize("kind", sorted(DRAWN))
def test_every_frame_of_what_drifts_is_seen_and_fades(kind: str) -> None:
    for frame in range(FRAMES):
        whole, faint = drift_picture(kind, 12, 1, frame, STRENGTHS), drift_picture(kind, 12, 1, frame, 1)
        assert whole.get_bounding_rect().width > 3
        assert _opaque(faint) < _opaque(whole)


def _opaque(picture: pygame.Surface) -> int:
    width, height = picture.get_size()
    return sum(picture.get_at((x, y))[3] for x in range(width) for y in range(height))


def test_what_lives_in_the_evening_is_as_dark_as_the_land_and_at_noon_as_it_was() -> None:
    picture = sheep_picture(24, SheepPose.GRAZING, left=False)
    assert in_light(picture, NOON.tint) is picture
    dusk = in_light(picture, EVENING.tint)
    assert pygame.transform.average_color(dusk)[0] < pygame.transform.average_color(picture)[0]
    assert _opaque(dusk) == _opaque(picture)


@pytest.mark.parametrize("kind", sorted(LOOKS))
def test_the_wings_of_a_bird_beat(kind: str) -> None:
    spans = {bird_picture(kind, 30, beat, 0).get_bounding_rect().height for beat in range(BEATS)}
    assert len(spans) > 2
    assert heading_of(1.0, 0.0) == 0
    assert heading_of(0.0, 1.0) == HEADINGS // 4


def test_a_sheep_looks_different_in_each_pose_and_each_way() -> None:
    looks = {
        pygame.image.tobytes(sheep_picture(24, pose, left=left), "RGBA")
        for pose in SheepPose
        for left in (False, True)
    }
    assert len(looks) == 2 * len(SheepPose)
