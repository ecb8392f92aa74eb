"""The game of a course, begun with what went before its first step."""

from __future__ import annotations

from collections.abc import Callable

from hamlet.content import LoadedPacks
from hamlet.engine.actions.codec import action_from_data
from hamlet.howto.courses import Course
from hamlet.session.choice import GameChoice
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.words.words import Words

LoadsPacks = Callable[[tuple[str, ...]], LoadedPacks]


def begin_course(load: LoadsPacks, words: Words, course: Course) -> Session:
    """A new game that stands before the first step."""
    choice = GameChoice(load(course.packs), course.preset, course.options, words)
    seats = seats_for(course.players, choice.definitions.seat_colours, words)
    session = Session(choice.setup(seats, course.seed))
    for data in course.opening:
        session.play(action_from_data(session.setup.box, data))
    return session
