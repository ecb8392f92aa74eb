"""Kept games looked into bit by bit, so that no frame waits: their facts first, then their pictures."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator, Sequence
from io import BytesIO

import pygame

from hamlet.app.art.kept_pictures import drawing_seal
from hamlet.app.art.packs.wearing import wear_packs
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.studio import Studio
from hamlet.app.board.village_painting import painting
from hamlet.app.home import Home
from hamlet.app.stopwatch import WATCH
from hamlet.engine.state import State
from hamlet.session.facts import GameFacts, facts_of, kept_moment
from hamlet.session.record import BROKEN, recovering
from hamlet.session.setup import Setup
from hamlet.store.errors import StoreError
from hamlet.store.kept_games import KeptGame, rescue
from hamlet.store.saves import load_kept
from hamlet.store.village_shelf import VillageShelf

SECONDS = 0.008  # of a frame
SHAPE = 0.62  # how high a picture is for its width
SMALL, LARGE = 720, 1320
MOST_BYTES = 24_000_000
Key = tuple[str, str]
"""A game at one moment: its id and the seal of its save."""


def key_of(game: KeptGame) -> Key:
    """By what a moment of a game is known."""
    seal = game.header.seal if game.header is not None and game.sound else None
    return game.files.game_id, seal or ""


class GameReader:
    """Reads games one after the other. What it has found can be asked for at any time."""

    def __init__(self, home: Home) -> None:
        self.facts: dict[Key, GameFacts] = {}
        self.pictures: dict[Key, pygame.Surface] = {}
        self.read: set[Key] = set()
        """Games of which all is known that can be."""
        self.first: Key | None = None
        """Of which game the picture is wanted before all others."""
        self.wide = SMALL
        self.look = home.look
        """How the player wishes to see villages; pictures show it where a game says nothing else."""
        self._home = home
        self._shelf = VillageShelf(home.folders, home.disk)
        self._unread: list[KeptGame] = []
        self._unpainted: list[KeptGame] = []
        self._job: Iterator[bool] | None = None
        self._art: TileArt | None = None
        self._keeping: threading.Thread | None = None

    def look_at(self, games: Sequence[KeptGame]) -> None:
        """Read these games, unless they are read already; pictures of all others may go."""
        self._shelf.only(game.files.game_id for game in games)
        if self.look != self._home.look:
            self.look = self._home.look
            self.pictures.clear()
        self._unread = [game for game in games if key_of(game) not in self.read]
        self._unpainted = [game for game in games if game.sound and key_of(game) not in self.pictures]
        self._job = None

    @property
    def busy(self) -> bool:
        """Whether there is something to read or to paint."""
        return self._job is not None or bool(self._unread or self._unpainted)

    def work(self) -> bool:
        """Go on for a few milliseconds; whether something new can be shown."""
        end, fresh = WATCH.now() + SECONDS, False
        while not fresh and self.busy:
            if self._job is None:
                self._job = self._next()
            fresh = next(self._job, True)
            if fresh:
                self._job = None
            if WATCH.now() >= end:
                break
        return fresh

    def close(self) -> None:
        """Pictures on their way to the disk arrive."""
        if self._keeping is not None:
            self._keeping.join()

    # one game

    def _next(self) -> Iterator[bool]:
        """A job: it says whether it has ended."""
        if self._unread:
            game = self._unread.pop(0)
            return self._reading(game) if game.sound else self._saving_what_is_left(game)
        wanted = [game for game in self._unpainted if key_of(game) == self.first]
        game = (wanted or self._unpainted)[0]
        self._unpainted.remove(game)
        return self._painting(game)

    def _reading(self, game: KeptGame) -> Iterator[bool]:
        """Its facts; a game that can neither be read nor played again has none, and says so when opened."""
        try:
            setup, state, moves = yield from self._moment(game)
            yield False
            self.facts[key_of(game)] = facts_of(setup, state, moves)
        except (StoreError, *BROKEN):
            self._unpainted = [each for each in self._unpainted if each is not game]
        self.read.add(key_of(game))
        yield True

    def _moment(self, game: KeptGame) -> Generator[bool, None, tuple[Setup, State, int]]:
        """Its last state and how many moves led there: as it was kept, else by playing it again."""
        record = load_kept(game.files, self._home.disk).record
        yield False
        actions = record.get("actions")
        moves = len(actions) if isinstance(actions, list) else 0
        try:
            setup, state = kept_moment(record, self._home.words)
        except BROKEN:
            # Kept as another Hamlet writes states; its moves mean the same.
            steps = recovering(record, self._home.words)
            session = next(steps)
            for _ in steps:
                yield False
            if len(session.history.done) < moves:
                raise
            setup, state = session.setup, session.state
        return setup, state, moves

    def _saving_what_is_left(self, game: KeptGame) -> Iterator[bool]:
        """How much of a damaged game is sound."""
        try:
            steps = recovering(rescue(game.files, self._home.disk), self._home.words)
            session = next(steps)
            for _ in steps:
                yield False
            if session.history.done:
                moves = len(session.history.done)
                self.facts[key_of(game)] = facts_of(session.setup, session.state, moves)
        except BROKEN:
            pass
        self.read.add(key_of(game))
        yield True

    def _painting(self, game: KeptGame) -> Iterator[bool]:
        """Its picture: as it was kept, or painted and kept."""
        (game_id, seal), wide, look = key_of(game), self.wide, self._look_of(game)
        kept = self._shelf.read(game_id, seal, wide, look) if seal else None
        picture = _loaded(kept) if kept is not None else None
        yield False
        if picture is None:
            try:
                picture = yield from self._painted(game, wide)
            except (StoreError, *BROKEN):
                yield True
                return
            if seal:
                self._keep((game_id, seal), wide, look, picture)
        self.pictures[key_of(game)] = picture
        yield True

    def _look_of(self, game: KeptGame) -> str:
        """A word for all that its picture depends on besides the game: a season of its own stays as it is."""
        facts, wished = self.facts.get(key_of(game)), self.look
        own = facts is not None and facts.season and not wished.always
        return f"{'own' if own else wished.season or 'usual'}-{wished.light or 'usual'}-{drawing_seal()[:8]}"

    def _painted(self, game: KeptGame, wide: int) -> Generator[bool, None, pygame.Surface]:
        setup, state, _ = yield from self._moment(game)
        yield False
        steps = painting(self._studio(setup), state, (wide, round(wide * SHAPE)), self.look)
        while True:
            try:
                next(steps)
            except StopIteration as ended:
                picture: pygame.Surface = ended.value
                return picture
            yield False

    def _studio(self, setup: Setup) -> Studio:
        """Games of the same tiles share their drawings."""
        data = setup.definitions.data
        if self._art is None or self._art.definitions.data.get("tiles") != data.get("tiles"):
            self._art = TileArt(setup.definitions)
        wear_packs(self._art.definitions)
        return Studio(BadgeArt(self._art, tuple(seat.color for seat in setup.seats)), MOST_BYTES)

    def _keep(self, key: Key, wide: int, look: str, picture: pygame.Surface) -> None:
        """On the disk while the window goes on: making a file of a picture takes longer than a frame.

        One after the other: what is kept last is what was painted last.
        """
        before = self._keeping

        def write() -> None:
            if before is not None:
                before.join()
            sheet = BytesIO()
            pygame.image.save(picture, sheet, "village.png")
            self._shelf.keep(*key, wide, sheet.getvalue(), look)

        self._keeping = threading.Thread(target=write, name=f"village {key[0]}")
        self._keeping.start()


def _loaded(data: bytes) -> pygame.Surface | None:
    """A picture that was kept, if it is one."""
    try:
        picture = pygame.image.load(BytesIO(data), "village.png")
    except pygame.error:
        return None
    return picture.convert_alpha() if pygame.display.get_surface() is not None else picture
