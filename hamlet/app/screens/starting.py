"""Beginning and resuming games: from the form, from the command line, from a save."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.table.keeping import Keeper
from hamlet.app.table.table_screen import TableScreen
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.choice import GameChoice
from hamlet.session.record import RecordError, load_session
from hamlet.session.seats import Seat, seats_for
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.records import read_record
from hamlet.store.saves import load_newest
from hamlet.words.labels import label

MOST_SEED = 10**9


def new_session(choice: GameChoice, seats: Sequence[Seat], seed: int | None = None) -> Session:
    """A new game."""
    return Session(choice.setup(seats, secrets.randbelow(MOST_SEED) if seed is None else seed))


def table_for(home: Home, session: Session, game_id: str | None = None) -> TableScreen:
    """The table with its game kept."""
    keeper, settings = Keeper(session, home.folders, game_id), home.settings
    return TableScreen(
        session,
        keeper,
        settings.animation_speed,
        reduced=settings.reduced_motion,
        remember_pace=home.keep_pace,
    )


def new_table(home: Home, players: Sequence[str]) -> TableScreen:
    """A game at once, such as for `--new human,greedy`."""
    known = [HUMAN, *PLAYERS]
    for name in players:
        if name not in known:
            raise StartError(label("screens.error.unknown_player", name=repr(name), known=", ".join(known)))
    choice = home.choice
    colours = choice.definitions.seat_colours
    if not 2 <= len(players) <= len(colours):
        raise StartError(label("screens.error.seats", most=len(colours), seats=len(players)))
    return table_for(home, new_session(choice, seats_for(players, colours)))


def loaded_table(home: Home, path: Path) -> TableScreen:
    """A game from a file."""
    try:
        session = session_from(read_record(path))
    except StoreError as error:
        raise StartError(str(error)) from error
    return table_for(home, session)


def session_from(record: Mapping[str, Any]) -> Session:
    """The session of a record, with its history if that can be played again."""
    try:
        return load_session(record)[0]
    except RecordError as error:
        raise StartError(label("screens.error.not_opened", error=error)) from error


def newest_table(home: Home) -> TableScreen | None:
    """The game last played, if there is one that can be read."""
    found = load_newest(home.folders)
    if found is None:
        return None
    game_id = found.record.get("id")
    return table_for(home, session_from(found.record), game_id if isinstance(game_id, str) else None)
