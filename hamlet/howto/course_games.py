"""The game of a course: begun with what went before, its rivals playing what is written down for them."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.content import PackShelf
from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.game import refusal
from hamlet.engine.state import State
from hamlet.howto.courses import Course
from hamlet.players.player import Player
from hamlet.session.choice import GameChoice
from hamlet.session.driving import players_of
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.words.words import Words


def begin_course(packs: PackShelf, words: Words, course: Course) -> Session:
    """A new game that stands before the first step."""
    choice = GameChoice(packs.load(course.packs), course.preset, course.options, words)
    seats = seats_for(course.players, choice.definitions.seat_colours, words)
    session = Session(choice.setup(seats, course.seed))
    for data in course.opening:
        session.play(action_from_data(session.setup.box, data))
    return session


class CourseRival:
    """Plays what is written down; after that, or where somebody played otherwise, as always."""

    def __init__(self, session: Session, course: Course, usual: Player) -> None:
        self._session = session
        self._course = course
        self._usual = usual

    def decide(self, state: State) -> Action:
        """The next of the moves that are written down."""
        done = self._session.history.done[len(self._course.opening) :]
        seats = self._session.setup.seats
        played = sum(not seats[step.seat].is_human for step in done)
        if played < len(self._course.others):
            action = action_from_data(state.box, self._course.others[played])
            if refusal(state, action) is None:
                return action
        return self._usual.decide(state)


def rivals_in(session: Session, course: Course) -> Mapping[int, Player]:
    """Who plays against the person."""
    return {seat: CourseRival(session, course, player) for seat, player in players_of(session).items()}
