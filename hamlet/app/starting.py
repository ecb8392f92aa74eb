"""Beginning and resuming games: from the form, from the command line, from a save."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import TablePage
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.choice import GameChoice
from hamlet.session.record import RecordError, load_played_on, load_session
from hamlet.session.seats import Seat, seats_for
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.journal import Played
from hamlet.store.records import read_record
from hamlet.store.saves import load_newest
from hamlet.words.words import Words

MOST_SEED = 10**9


def new_session(choice: GameChoice, seats: Sequence[Seat], seed: int | None = None) -> Session:
    """A new game."""
    return Session(choice.setup(seats, secrets.randbelow(MOST_SEED) if seed is None else seed))


def game_of(home: Home, players: Sequence[str]) -> TablePage:
    """A game at once, such as for `--new human,greedy`."""
    known = [HUMAN, *PLAYERS]
    for name in players:
        if name not in known:
            raise StartError(
                home.words.label("screens.error.unknown_player", name=repr(name), known=", ".join(known))
            )
    choice = home.choice
    colours = choice.definitions.seat_colours
    if not 2 <= len(players) <= len(colours):
        raise StartError(home.words.label("screens.error.seats", most=len(colours), seats=len(players)))
    return TablePage(new_session(choice, seats_for(players, colours, home.words)))


def game_in(home: Home, path: Path) -> TablePage:
    """A game from a file."""
    try:
        return TablePage(session_from(home.words, read_record(path)))
    except StoreError as error:
        raise StartError(error.told(home.words)) from error


def session_from(words: Words, record: Mapping[str, Any], since: Played | None = None) -> Session:
    """The session of a record and what was played since, with its history if that can be played again."""
    try:
        if since is not None:
            return load_played_on(record, since.kept, since.actions, words)[0]
        return load_session(record, words)[0]
    except RecordError as error:
        raise StartError(words.label("screens.error.not_opened", error=words.told(error))) from error


def last_played(home: Home) -> TablePage | None:
    """The game last played, if there is one that can be read."""
    found = load_newest(home.folders)
    if found is None:
        return None
    game_id = found.record.get("id")
    session = session_from(home.words, found.record, found.since)
    return TablePage(session, game_id if isinstance(game_id, str) else None)
