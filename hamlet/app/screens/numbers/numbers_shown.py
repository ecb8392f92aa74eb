"""What the page of numbers knows: what is played, the games so far, which row is looked at."""

from __future__ import annotations

from typing import Final

from hamlet.app.home import Home
from hamlet.app.pages import NumbersPage
from hamlet.app.screens.numbers.numbers_asking import asking
from hamlet.app.screens.numbers.tile_view import TileView, tile_views
from hamlet.numbers.beside import GamesBeside
from hamlet.numbers.comparing import Comparison
from hamlet.numbers.opponents import MANY, Ask

SEATS: Final = (2, 3, 4)
MOST_NAMED: Final = 2


class NumbersShown:
    """Games are kept for every number of seats; only those that are looked at go on."""

    def __init__(self, home: Home, page: NumbersPage) -> None:
        self.home = home
        self.words = home.words
        self.packs = page.packs
        self.seats = page.games.ask.seats if page.games is not None else SEATS[0]
        self.lit = page.tile
        self._runs: dict[int, GamesBeside] = {}
        self._told: tuple[Comparison, tuple[TileView, ...]] | None = None
        if page.games is not None:
            self._runs[self.seats] = page.games
        self._asked = asking(home, self.packs, self.seats)
        self._ready()

    @property
    def refused(self) -> str:
        """Why nothing can be compared, as a sentence."""
        return self._asked.refused if self.games is None else ""

    @property
    def games(self) -> GamesBeside | None:
        """The games at so many seats, if they can be played."""
        return self._runs.get(self.seats)

    @property
    def ask(self) -> Ask | None:
        """What is played against what."""
        return self.games.ask if self.games is not None else None

    @property
    def found(self) -> Comparison | None:
        """What games came to, if there were any."""
        games = self.games
        return games.result if games is not None and games.progress.done else None

    @property
    def running(self) -> bool:
        """Whether games go on."""
        return self.games is not None and self.games.running

    @property
    def trouble(self) -> str:
        """Why games broke off, if they did."""
        return self.games.trouble if self.games is not None else ""

    @property
    def tiles(self) -> tuple[TileView, ...]:
        """The rows; the same objects as long as there are no more games."""
        found = self.found
        if found is None:
            return ()
        if self._told is None or self._told[0] is not found:
            self._told = found, tile_views(self.words, found)
        return self._told[1]

    @property
    def lit_tile(self) -> TileView | None:
        """The row that is looked at; the first one if none was chosen."""
        tiles = self.tiles
        return next((each for each in tiles if each.tile == self.lit), tiles[0] if tiles else None)

    def own_packs(self) -> tuple[tuple[str, str], ...]:
        """The packs that the other side lacks, each by its id and by the name it gives itself."""
        ask = self.ask
        if ask is None:
            return ()
        names = dict(self._asked.named)
        there = {pack["id"] for pack in ask.base.packs}
        mine = [pack["id"] for pack in ask.with_packs.packs if pack["id"] not in there]
        return tuple((pack, names.get(pack, pack)) for pack in mine)

    def names(self) -> str:
        """What those packs are called, in one line; of more than a few, how many they are."""
        names = [name for _, name in self.own_packs()]
        if len(names) > MOST_NAMED:
            return self.words.label("screens.numbers.packs", count=len(names))
        return self.words.grammar.listing(names)

    # hands

    def play(self) -> None:
        """As many games as are usual, or as many more."""
        if self.games is not None and not self.running:
            self.games.play(MANY)

    def stop(self) -> None:
        """No more games."""
        for each in self._runs.values():
            each.stop()

    def sit(self, seats: int) -> None:
        """So many seats."""
        if seats != self.seats:
            self.stop()
            self.seats = seats
            self._asked = asking(self.home, self.packs, seats)
            self._ready()

    def _ready(self) -> None:
        """Games can begin at so many seats, if none were played there before."""
        if self.seats not in self._runs and self._asked.ask is not None:
            self._runs[self.seats] = GamesBeside(self._asked.ask, 0)
