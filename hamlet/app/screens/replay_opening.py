"""A game that is to be looked back at, and what of it is not known here."""

from __future__ import annotations

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.packs_since import packs_since, told_since
from hamlet.app.pages import ReplayPage
from hamlet.app.starting import unknown_seats
from hamlet.session.record import BROKEN, recovering, told_plainly
from hamlet.session.session import Session
from hamlet.session.timeline import Timeline


def timeline_of(home: Home, page: ReplayPage) -> Timeline:
    """The game to look at, or a StartError."""
    if page.session is not None:
        return Timeline(page.session.fork(len(page.session.history.done)))
    record = page.record or {}
    try:
        coming = recovering(record, home.words)
        session = next(coming)
    except BROKEN as error:
        why = told_plainly(home.words, error)
        raise StartError(home.words.label("screens.replay.unread", why=why)) from error
    actions = record.get("actions")
    return Timeline(session, len(actions) if isinstance(actions, list) else None, coming)


def unknown_here(home: Home, session: Session) -> str:
    """Who or what of the game is not known here."""
    words = home.words
    told = [told_since(home, packs_since(home, session.setup.packs))]
    told += [
        words.label("screens.replay.player", player=seat.player, seats=seat.shown)
        for seat in unknown_seats(session)
    ]
    return " ".join(filter(None, told))
