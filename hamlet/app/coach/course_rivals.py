"""Rivals of a course: they play what is written down for them, so that every step finds its village."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.actions.family import Action
from hamlet.engine.game import refusal
from hamlet.engine.state import State
from hamlet.howto.courses import Course
from hamlet.players.player import Player
from hamlet.session.driving import players_of
from hamlet.session.session import Session


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
