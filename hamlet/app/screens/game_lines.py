"""What is said of a kept game: who plays, how far it is, when it was saved; and of those against Botric."""

from __future__ import annotations

from hamlet.letters import name_shown
from hamlet.store.headers import Header
from hamlet.store.solo_results import SoloHistory, SoloResult
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


def best_of(words: Words, history: SoloHistory) -> str:
    """The best against Botric in the setup played last; nothing without a game to its end."""
    best = next(iter(history.best_by_setup()), None)
    return "" if best is None else words.label("screens.solo.title.best", best=told_margin(words, best))


def told_margin(words: Words, result: SoloResult) -> str:
    """By how much a game against Botric was won or lost, and when."""
    ahead = "screens.solo.ahead" if result.won else "screens.solo.behind"
    code = ahead if result.margin else "screens.solo.level_on"
    return words.label(code, points=abs(result.margin), date=result.date)


def when_saved(header: Header | None) -> str:
    """When it was saved, by the clock of this computer."""
    return f"{header.saved.astimezone():%Y-%m-%d %H:%M}" if header is not None and header.saved else ""
