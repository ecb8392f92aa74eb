"""Which village the title shows: the newest kept game's, if it is large enough, else one that comes with it.

A game is read in a few bits. Whatever is wrong with it is no reason to fail: then nothing of it is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hamlet.app.art.seasons.daylight import VillageLook
from hamlet.app.art.tile.artist import TileArt, art_of
from hamlet.app.board.looks import look_of
from hamlet.app.wishes import AS_IT_IS, WishedLook
from hamlet.engine.actions.codec import action_from_data
from hamlet.engine.data_error import DataError
from hamlet.engine.game import IllegalActionError
from hamlet.engine.state import State
from hamlet.resources import assets_folder
from hamlet.session.record import BROKEN, RecordError
from hamlet.session.record_shape import check_action, check_record, check_state
from hamlet.session.seating import SeatingError
from hamlet.session.session import Session
from hamlet.session.setup import Setup, setup_from_data
from hamlet.store.disk import DISK, Disk
from hamlet.store.errors import StoreError
from hamlet.store.journal import ActionData
from hamlet.store.kept_games import KeptGame
from hamlet.store.records import read_record
from hamlet.store.saves import LoadedGame, load_kept
from hamlet.words.localised import localised
from hamlet.words.words import Words

SUMMER_NOON = VillageLook()
GROWN = "title/village.hamlet"
LEAST_TILES = 14
_NOT_TO_BE_READ = (*BROKEN, DataError, IllegalActionError, RecordError, SeatingError, StoreError)


@dataclass(frozen=True, eq=False)
class EveningScenery:
    """A village to look at: the state that it is of, and the drawings of its tiles."""

    of: object
    """The game and the moment of it; None for the village that comes with the program."""
    state: State
    colours: tuple[str, ...]
    art: TileArt
    look: VillageLook = SUMMER_NOON

    @property
    def large(self) -> bool:
        """Whether it fills a window."""
        return len(self.state.village.tiles) >= LEAST_TILES


class SceneryReading:
    """Reads one game; `found` is there when it is `over`, unless it cannot be read."""

    def __init__(
        self, words: Words, game: KeptGame | None, disk: Disk = DISK, wished: WishedLook = AS_IT_IS
    ) -> None:
        self.game = game
        self.found: EveningScenery | None = None
        self.over = False
        self._words = words
        self._disk = disk
        self._wished = wished
        self._bits = self._reading()

    def step(self) -> None:
        """One bit more."""
        try:
            self.over = next(self._bits, self) is self
        except _NOT_TO_BE_READ:
            self.over = True

    def _reading(self) -> Iterator[None]:
        loaded = self._loaded()
        yield
        check_record(loaded.record)
        setup = setup_from_data(loaded.record, self._words)
        yield
        state: Any = loaded.record["state"]
        check_state(state)
        session = Session.resume(setup, state)
        yield
        for data in _played_after(loaded):
            check_action(data)
            session.play(action_from_data(setup.box, data))
            yield
        definitions = localised(self._words, setup.definitions)
        yield
        art = TileArt(definitions) if self.game is None else art_of(definitions)
        of = None if self.game is None else (self.game.files, self.game.header)
        # The title has an evening of its own, whatever the hour at the tables.
        look = VillageLook(look_of(session.state, self._wished).season)
        self.found = EveningScenery(of, session.state, _colours(setup), art, look)

    def _loaded(self) -> LoadedGame:
        if self.game is not None:
            return load_kept(self.game.files, self._disk)
        path = grown_village()
        return LoadedGame(read_record(path), path)


def grown_village() -> Path:
    """A whole game that comes with the program, for whoever has none yet."""
    return assets_folder() / GROWN


def _played_after(loaded: LoadedGame) -> tuple[ActionData, ...]:
    """What was played after the state that is kept, if it goes on from there."""
    actions: Any = loaded.record["actions"]
    return loaded.since.actions if loaded.since.kept == len(actions) else ()


def _colours(setup: Setup) -> tuple[str, ...]:
    return tuple(seat.color for seat in setup.seats)
