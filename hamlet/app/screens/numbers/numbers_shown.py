"""What the page of numbers knows: what is played, the games so far, which row is looked at."""

from __future__ import annotations

from typing import Final

from hamlet.app.errors import StartError
from hamlet.app.home import Home
from hamlet.app.pages import NumbersPage
from hamlet.app.screens.numbers.tile_view import TileView, tile_views
from hamlet.content import PackError, RuleError, UnknownPackError
from hamlet.numbers.beside import GamesBeside
from hamlet.numbers.comparing import Comparison
from hamlet.numbers.opponents import MANY, Ask, NothingToCompareError, asked
from hamlet.session.choice import GameChoice, choose_game
from hamlet.session.seating import SeatingError
from hamlet.store.packs import shelf_of
from hamlet.words.mistakes import tell_in_short

SEATS: Final = (2, 3, 4)
PLAYER: Final = "greedy"


class NumbersShown:
    """Games are kept for every number of seats; only those that are looked at go on."""

    def __init__(self, home: Home, page: NumbersPage) -> None:
        self.home = home
        self.words = home.words
        self.packs = page.packs
        self.seats = SEATS[0]
        self.refused = ""
        """Why nothing can be compared, as a sentence."""
        self.lit = page.tile
        self._runs: dict[int, GamesBeside] = {}
        self._told: tuple[Comparison, tuple[TileView, ...]] | None = None
        self._begin()

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
    def tiles(self) -> tuple[TileView, ...]:
        """The rows; the same objects as long as there are no more games."""
        found, ask = self.found, self.ask
        if found is None or ask is None:
            return ()
        if self._told is None or self._told[0] is not found:
            self._told = found, tile_views(self.words, ask, found)
        return self._told[1]

    @property
    def lit_tile(self) -> TileView | None:
        """The row that is looked at; the first one if none was chosen."""
        tiles = self.tiles
        return next((each for each in tiles if each.tile == self.lit), tiles[0] if tiles else None)

    def names(self) -> str:
        """What the packs are called that the base game lacks."""
        ask = self.ask
        if ask is None:
            return ""
        base = {pack["id"] for pack in ask.base.packs}
        own = [name for pack, name in self._named if pack not in base]
        return self.words.grammar.listing(own)

    def own_pack(self) -> str:
        """The last of the packs that the base game lacks: where its tiles are worked on."""
        ask = self.ask
        base = {pack["id"] for pack in ask.base.packs} if ask is not None else set()
        return next((pack for pack, _ in reversed(self._named) if pack not in base), "")

    def take(self, games: GamesBeside) -> None:
        """Show games that were played elsewhere."""
        self.refused = ""
        self.seats = games.ask.seats
        self._runs[self.seats] = games

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
            self._begin()

    # beginning

    def _begin(self) -> None:
        if self.seats in self._runs:
            return
        try:
            choice = self._choice()
            self._named = tuple((pack.id, pack.name or pack.id) for pack in choice.packs.packs)
            load = shelf_of(self.home.folders).load
            ask = asked(choice, load, (PLAYER,) * self.seats, MANY)
        except (NothingToCompareError, SeatingError) as error:
            self.refused = error.told(self.words)
        except (RuleError, UnknownPackError) as error:
            self.refused = self.words.told(error.said)
        except PackError as error:
            self.refused = tell_in_short(self.words, error.problems)
        except StartError as error:
            self.refused = str(error)
        else:
            self.refused = ""
            self._runs[self.seats] = GamesBeside(ask, 0)

    _named: tuple[tuple[str, str], ...] = ()

    def _choice(self) -> GameChoice:
        if not self.packs:
            return self.home.choice
        return choose_game(self.home.packs_called(self.packs), None, (), self.words)
