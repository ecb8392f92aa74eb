"""First steps as data: every sentence is there and said, every rule behind a step exists."""

from __future__ import annotations

import pytest

from hamlet.howto.course_games import begin_course
from hamlet.howto.courses import Course, courses
from hamlet.resources import data_folder
from hamlet.store.folders import nowhere
from hamlet.store.packs import shelf_of
from hamlet.words.rooms import english
from hamlet.words.rulebook.contents import paragraphs

WORDS = english()
each_course = pytest.mark.parametrize("course", courses().values(), ids=list(courses()))


def codes() -> set[str]:
    steps = [step for course in courses().values() for step in course.steps]
    return {step.title for step in steps} | {touch.say for step in steps for touch in step.touches}


def test_every_sentence_that_is_said_is_in_the_catalogue_and_every_one_there_is_said() -> None:
    assert codes() == {f"steps.{code}" for code in WORDS.language.sections["steps"]}


def test_every_file_of_courses_is_one() -> None:
    files = {path.stem for path in (data_folder() / "first_steps").glob("*.json")}
    assert files == set(courses())


@each_course
def test_every_step_has_its_rule_and_something_to_do(course: Course) -> None:
    known = set(paragraphs())
    assert [step.id for step in course.steps if step.paragraph not in known or not step.touches] == []


@each_course
def test_a_course_begins_with_a_decision_of_the_person(course: Course) -> None:
    session = begin_course(shelf_of(nowhere()).load, WORDS, course)
    assert session.setup.seats[session.state.decider].is_human
    assert not session.state.pending


@each_course
def test_one_sentence_is_one_sentence(course: Course) -> None:
    said = [WORDS.label(touch.say) for step in course.steps for touch in step.touches]
    assert [text for text in said if text.rstrip(".").count(". ") or not text.endswith(".")] == []


def test_the_first_course_has_the_twelve_steps() -> None:
    assert [step.id for step in courses()["village"].steps] == [
        "goal",
        "produce",
        "reach",
        "donkey",
        "blueprint",
        "rival",
        "build",
        "refine",
        "sell",
        "landmark",
        "deliver",
        "scoring",
    ]


def test_whoever_begins_hears_who_he_is() -> None:
    course = courses()["village"]
    session = begin_course(shelf_of(nowhere()).load, WORDS, course)
    me = session.setup.seats[session.state.decider].shown
    assert me in WORDS.label(course.steps[0].touches[0].say)
