"""The same seats and rules once more: another seed, and who begins is drawn, as the rules have it."""

from __future__ import annotations

from hamlet.app.drafting.game_form import new_session
from hamlet.app.drafting.opening_form import form_of_game
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import Page, SetupPage, TablePage
from hamlet.engine.botric.base import BOTRIC
from hamlet.session.seating import SeatingError
from hamlet.session.session import Session


def rematch(home: Home, session: Session) -> Page:
    """A new game at once; where something of the old one is missing, the form of a new game instead."""
    form = form_of_game(home, session)
    played = tuple(str(pack["id"]) for pack in session.setup.packs)
    if form.why_not or tuple(form.names) != played:
        return SetupPage(form)
    seats = form.taken()
    if BOTRIC not in session.setup.box.ruleset.positions:
        # Against Botric the person begins, always.
        first = home.lot(len(seats))
        seats = [*seats[first:], *seats[:first]]
    try:
        return TablePage(new_session(form.choice, seats, home.lot))
    except (StartError, SeatingError):
        return SetupPage(form)
