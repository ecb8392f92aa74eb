"""What a list says of a kept game: who plays, how far it is, when it was saved."""

from __future__ import annotations

from hamlet.letters import name_shown
from hamlet.store.headers import Header
from hamlet.words.words import Words


def who_plays(words: Words, header: Header | None) -> str:
    """Who plays a kept game, and how far it is."""
    if header is None or not header.seats:
        return ""
    names = [name_shown(seat.name) for seat in header.seats]
    if header.finished:
        return words.label("screens.continue.finished", names=names)
    if not header.round:
        return words.label("screens.continue.names", names=names)
    return words.label("screens.continue.round", names=names, round=header.round)


def when_saved(header: Header | None) -> str:
    """When it was saved, by the clock of this computer."""
    return f"{header.saved.astimezone():%Y-%m-%d %H:%M}" if header is not None and header.saved else ""
