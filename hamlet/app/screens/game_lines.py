"""What is said of a kept game: who plays, how far it is, when it was saved; and of those against Botric."""

from __future__ import annotations

from datetime import datetime, timedelta

from hamlet.letters import name_shown
from hamlet.session.facts import GameFacts
from hamlet.store.headers import Header
from hamlet.store.kept_games import KeptGame
from hamlet.store.solo_results import SoloHistory, SoloResult
from hamlet.words.villages import village_name
from hamlet.words.words import Words

DOT = " · "


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


def name_of(words: Words, game: KeptGame) -> str:
    """What a kept game is called: by whoever named it, else as its village is."""
    return game.name or village_name(words, game.files.game_id)


def told_day(words: Words, moment: datetime | None, now: datetime) -> str:
    """When something was, as one says it: today with the time, else the day."""
    if moment is None:
        return ""
    local, today = moment.astimezone(), now.astimezone()
    days = (today.date() - local.date()) // timedelta(days=1)
    if days in (0, 1):
        code = "screens.games.today" if days == 0 else "screens.games.yesterday"
        return words.label(code, time=f"{local:%H:%M}")
    month = words.called("months", str(local.month))
    if local.year == today.year:
        return words.label("screens.games.day", day=local.day, month=month)
    return words.label("screens.games.day.year", day=local.day, month=month, year=str(local.year))


def told_facts(words: Words, facts: GameFacts, preset: str) -> list[str]:
    """How a game was set up: the lake and its season, whether alone, by which rules."""
    told = [words.label("table.lake.pack")] if facts.by_lake else []
    told += [facts.season] if facts.season else []
    told += [words.label("screens.games.solo")] if facts.edition else []
    name = words.grammar.common(preset)
    return [*told, words.label("screens.preset.changed", preset=name) if facts.changed else name]


def told_village(words: Words, facts: GameFacts) -> str:
    """How large the village is."""
    code = "screens.games.village.lakes" if facts.lakes else "screens.games.village.tiles"
    return words.label(code, tiles=facts.tiles, lakes=facts.lakes)
