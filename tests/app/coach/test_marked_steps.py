"""First steps in the marked language: nothing is said in another one, and nothing is cut off."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.type import Drawn
from hamlet.app.coach.bubble import bubble_size, draw_bubble
from hamlet.app.coach.coached_table import CoachedTable
from hamlet.app.coach.speaking import words_said
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.ui.frame_kind import FrameKind, kind_for
from hamlet.app.ui.pane import Pane
from hamlet.content.loaded import LoadedPacks
from hamlet.howto.course_games import begin_course
from hamlet.howto.courses import courses
from hamlet.store.folders import nowhere
from hamlet.store.packs import shelf_of
from tests.app import marked
from tests.app.driver import Driver
from tests.app.marked import faults
from tests.app.texts import cut_off, hearing
from tests.spread import spread
from tests.words.marking import named

COURSES = list(courses())
SIZES = {FrameKind.WIDE: (1920, 1080), FrameKind.NORMAL: (1280, 720), FrameKind.COMPACT: (960, 540)}


def marked_packs(names: tuple[str, ...]) -> LoadedPacks:
    """The game's packs, every name in them given in the marked language."""
    loaded = shelf_of(nowhere()).load(names)
    return replace(loaded, data=named(loaded.data))


def table_of(course: str) -> CoachedTable:
    found = courses()[course]
    session = begin_course(marked_packs, marked.WORDS, found)
    return CoachedTable(session, found, speed=0.0, habits=TableHabits())


def said_wrongly(drawn: list[Drawn], driver: Driver) -> list[str]:
    """What is unmarked, and hints without room; what the table itself cuts short is its own affair."""
    return [each for each in faults(drawn, driver) if each.startswith(("unmarked", "hint"))]


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("course", COURSES)
def test_everything_the_coach_says_has_room(course: str, kind: FrameKind) -> None:
    pygame.font.init()
    table, window = table_of(course), pygame.Rect((0, 0), SIZES[kind])
    assert kind_for(window.size, 1.0) is kind
    found: list[str] = []
    while True:
        said = words_said(marked.WORDS, table.coach, kind)
        rect = pygame.Rect((0, 0), bubble_size(kind, said, window, 1.0))
        pane = Pane(pygame.Surface(window.size), 1.0, marked.WORDS)
        with hearing() as drawn:
            draw_bubble(pane, rect, said, kind)
        found += cut_off(drawn)
        found += [repr(hit.id) for hit in pane.hits if not rect.contains(hit.bounds)]
        if table.coach.ended:
            break
        if table.coach.touch is None:
            table.coach.skip()
        else:
            table.coach.do()
            table.coach.let_others_play()
    assert sorted(set(found)) == []


@spread({"course": COURSES, "size": SIZES.values()})
def test_the_table_of_each_step_says_everything_in_the_chosen_language(
    course: str, size: tuple[int, int], tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, 1.0, home=marked.home(tmp_path, 1.0))
    table = table_of(course)
    with hearing() as drawn:
        driver.open(table)
        driver.frames(2)
    found = said_wrongly(drawn, driver)
    for _ in courses()[course].steps:
        table.coach.skip()
        with hearing() as drawn:
            driver.frames(3)
        found += said_wrongly(drawn, driver)
    assert sorted(set(found)) == []
