"""Each course is taken to its end in every way there is, through the real window."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.coach.bubble import ON, SHOW, SKIP
from hamlet.howto.courses import courses
from tests.app.coach.led import Led
from tests.spread import spread

COURSES = list(courses())
MOST = 90  # touches of a course
Play = list[dict[str, object]]


def played(led: Led) -> Play:
    return [dict(step.data) for step in led.table.session.history.done]


def covered(led: Led) -> list[pygame.Rect]:
    """What is lit, or leads there, and lies under the bubble or beside the window."""
    bubble, window = led.table.speaking.rect, led.surface.get_rect()
    kept = list(led.table.lit.kept(0))
    return [rect for rect in kept if bubble.colliderect(rect)] + ([] if window.contains(bubble) else [bubble])


@pytest.fixture(scope="module")
def skipped(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Play]:
    """What is played in each course by whoever skips every step."""
    found = {}
    for course in COURSES:
        led = Led(tmp_path_factory.mktemp(course), course, (960, 540))
        for number in range(len(courses()[course].steps)):
            assert led.at == (number, 0)
            led.click(SKIP)
            led.frames(2)
        assert led.ended()
        found[course] = played(led)
        led.close()
    return found


@spread({"course": COURSES, "size": [(960, 540), (1280, 720), (1920, 1080)]})
def test_clicks_on_what_is_lit_lead_to_the_end(
    course: str, size: tuple[int, int], tmp_path: Path, skipped: dict[str, Play]
) -> None:
    led = Led(tmp_path, course, size)
    for _ in range(MOST):
        if led.ended():
            break
        led.until_something_answers()
        assert covered(led) == [], led.at
        led.touch()
        led.until_something_answers()
    assert led.ended()
    assert played(led) == skipped[course]


@pytest.mark.parametrize("course", COURSES)
def test_every_step_can_be_shown(course: str, tmp_path: Path, skipped: dict[str, Play]) -> None:
    led = Led(tmp_path, course, (960, 540))
    for number in range(len(courses()[course].steps)):
        for _ in range(MOST):
            if led.table.coach.number != number:
                break
            led.until_something_answers()
            led.click(ON if led.table.hits.get(ON) is not None else SHOW)
            led.frames(6)
            led.until_something_answers()
    assert led.ended()
    assert played(led) == skipped[course]


@pytest.mark.parametrize("course", COURSES)
def test_enter_and_the_focus_that_follows_lead_to_the_end(
    course: str, tmp_path: Path, skipped: dict[str, Play]
) -> None:
    led = Led(tmp_path, course, (960, 540))
    led.key("tab")
    for _ in range(MOST):
        if led.ended():
            break
        led.until_something_answers()
        before = led.at
        led.key("return")
        led.frames(2)
        assert led.at != before
    assert led.ended()
    assert played(led) == skipped[course]


@pytest.mark.parametrize("course", COURSES)
def test_rivals_play_what_is_written_down_for_them(course: str, skipped: dict[str, Play]) -> None:
    wanted = [dict(action) for action in courses()[course].others]
    theirs = iter(skipped[course])
    assert all(action in theirs for action in wanted)
