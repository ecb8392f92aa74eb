"""Beginning and resuming games: from the command line, from a save."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hamlet.app.drafting.game_form import new_session
from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.packs_since import packs_since, told_since
from hamlet.app.pages import AskPage, Page, TablePage
from hamlet.content.saying import did_you_mean
from hamlet.players.registry import HUMAN, PLAYERS
from hamlet.session.record import RecordError, load_played_on, load_session, recover
from hamlet.session.seating import SeatingError
from hamlet.session.seats import Seat, seats_for
from hamlet.session.session import Session
from hamlet.store.errors import StoreError
from hamlet.store.generations import GameFiles
from hamlet.store.journal import NOTHING
from hamlet.store.kept_games import KeptGame, open_elsewhere, rescue
from hamlet.store.records import read_record
from hamlet.store.saves import LoadedGame, load_kept
from hamlet.words.words import Words

STAND_IN = "greedy"


def game_of(home: Home, players: Sequence[str]) -> TablePage:
    """A game at once, such as for `--new human,greedy`."""
    known = [HUMAN, *PLAYERS]
    for name in players:
        if name not in known:
            hint = did_you_mean(name, known)
            raise StartError(home.words.label("screens.error.unknown_player", name=repr(name), hint=hint))
    choice = home.choice
    colours = choice.definitions.seat_colours
    if not 2 <= len(players) <= len(colours):
        raise StartError(home.words.label("screens.error.seats", most=len(colours), seats=len(players)))
    try:
        return TablePage(new_session(choice, seats_for(players, colours, home.words), home.lot))
    except SeatingError as error:
        raise StartError(error.told(home.words)) from error


def game_in(home: Home, path: Path) -> Page:
    """A game from a file; a game that was kept elsewhere comes with what was played after its last save."""
    try:
        record = read_record(path)
        files = _kept_as(path, record)
        found = LoadedGame(record, path) if files is None else load_kept(files, home.disk)
    except StoreError as error:
        raise StartError(error.told(home.words)) from error
    return _at_the_table(home, found, None)


def go_on_with(home: Home, game: KeptGame) -> Page:
    """The very game; a question if it is open in another window, or if it has a player nobody knows here."""
    try:
        found = load_kept(game.files, home.disk)
    except StoreError as error:
        raise StartError(error.told(home.words)) from error
    page = _at_the_table(home, found, game.files)
    busy = open_elsewhere(game.files, home.disk)
    if busy is None or not isinstance(page, TablePage):
        return page
    label = home.words.label
    ways = _look_or_copy(home, page.session, busy.told(home.words))
    return AskPage(label("screens.busy"), (busy.told(home.words), label("screens.busy.about")), ways)


def rescued(home: Home, game: KeptGame) -> TablePage:
    """What is left of a damaged game, as a game of its own."""
    try:
        session = recover(rescue(game.files, home.disk), home.words)
    except RecordError as error:
        raise StartError(home.words.label("screens.games.nothing_left")) from error
    steps = len(session.history.done)
    return TablePage(session, news=(home.words.label("screens.games.rescued", steps=steps),))


def to_look_back(home: Home, game: KeptGame) -> Mapping[str, Any]:
    """The record of a kept game with what was played since; of a damaged one what can be read."""
    if not game.sound:
        return rescue(game.files, home.disk)
    try:
        found = load_kept(game.files, home.disk)
    except StoreError as error:
        raise StartError(error.told(home.words)) from error
    record, since = found.record, found.since
    actions, hashes = record.get("actions"), record.get("hashes")
    if since is NOTHING or not isinstance(actions, list) or not isinstance(hashes, list):
        return record
    return {
        **record,
        "actions": [*actions[: since.kept], *since.actions],
        "hashes": hashes[: since.kept],
    }


def played_on(session: Session, at: int) -> TablePage:
    """Another game that goes on from a moment of this one; where a player is not known, a person plays."""
    return TablePage(_played_by(session.fork(at), HUMAN))


def unknown_seats(session: Session) -> list[Seat]:
    """The seats whose player is not known here."""
    return [seat for seat in session.setup.seats if seat.player not in (HUMAN, *PLAYERS)]


def _kept_as(path: Path, record: Mapping[str, Any]) -> GameFiles | None:
    """The files of a kept game, if this is one of them."""
    game_id = record.get("id")
    try:
        files = GameFiles(path.parent, game_id) if isinstance(game_id, str) else None
    except StoreError:
        return None
    return files if files is not None and files.latest.name == path.name else None


def _at_the_table(home: Home, found: LoadedGame, files: GameFiles | None) -> Page:
    """The game where it is kept, or as a new one; with a question if somebody at it is not known here."""
    session, news = session_from(home.words, found)
    since = told_since(home, packs_since(home, session.setup.packs))
    news = (*news, since) if since else news
    unknown = unknown_seats(session)
    if session.finished:
        return TablePage(_played_by(session, HUMAN) if unknown else session, kept=False)
    if not unknown:
        kept = (files.game_id, files.folder) if files is not None else (None, None)
        return TablePage(session, kept[0], folder=kept[1], news=news)
    label, seats = home.words.label, [seat.shown for seat in unknown]
    missing = label("screens.unknown.about", seats=seats, player=unknown[0].player)
    persons, others = _played_by(session, HUMAN), _played_by(session, STAND_IN)
    ways = (
        *_look_or_copy(home, persons, missing)[:1],
        (label("screens.unknown.player", player=home.words.called("players", STAND_IN)), TablePage(others)),
        (label("screens.unknown.person"), TablePage(persons)),
    )
    return AskPage(label("screens.unknown"), (missing, *news), ways)


def _look_or_copy(home: Home, session: Session, why: str) -> tuple[tuple[str, Page], ...]:
    label = home.words.label
    looked_at = TablePage(session, kept=False, news=(label("screens.look.only", why=why),))
    return (label("screens.look"), looked_at), (label("screens.copy"), TablePage(session))


def _played_by(session: Session, player: str) -> Session:
    """The same game with this player at every seat whose own is not known here."""
    other = session.fork(len(session.history.done))
    known = (HUMAN, *PLAYERS)
    seats = (seat if seat.player in known else replace(seat, player=player) for seat in session.setup.seats)
    other.setup = replace(session.setup, seats=tuple(seats))
    return other


def session_from(words: Words, found: LoadedGame) -> tuple[Session, tuple[str, ...]]:
    """The session of a game that was kept, with what was played since, and what is to be told about it."""
    since = found.since
    try:
        if since is NOTHING:
            session, difference = load_session(found.record, words)
        else:
            session, difference = load_played_on(found.record, since.kept, since.actions, words)
    except RecordError as error:
        raise StartError(words.label("screens.error.not_opened", error=words.told(error))) from error
    damaged = [problem for problem in found.problems if problem.code != "missing"]
    news = [words.label("screens.opened.older", why=problem.told(words)) for problem in damaged[:1]]
    if difference is not None:
        news.append(words.label("screens.opened.differs", why=difference.why))
    return session, tuple(news)
