"""Which of the kept games are listed: those of a kind, in which what is looked for is found."""

from __future__ import annotations

from hamlet.app.home import Home
from hamlet.app.packs_since import PackSince, packs_since
from hamlet.app.screens.game_lines import name_of, told_facts
from hamlet.app.screens.game_reading import GameReader, Key, key_of
from hamlet.app.screens.game_rows import SeatScore
from hamlet.howto.courses import courses
from hamlet.letters import name_shown
from hamlet.session.facts import GameFacts
from hamlet.session.seats import HUMAN
from hamlet.store.kept_games import KeptGame, KeptGames, kept_games

ALL, GOING, OVER = "all", "going", "over"


class GamesShown:
    """All kept games, what is known of them, and the one that is chosen."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.words = home.words
        self.reader = GameReader(home)
        self.kept = KeptGames()
        self.kind = ALL
        self.sought = ""
        self.chosen_id: str | None = None
        self._presets: dict[str, str] | None = None
        self._packs: dict[Key, tuple[PackSince, ...]] = {}

    def look(self) -> None:
        """See what is there now."""
        self._packs.clear()
        self.kept = kept_games(self.home.folders, self.home.settings.places, self.home.disk)
        self.reader.look_at(self.kept.games)
        self.settle()

    def count(self, kind: str) -> int:
        """How many there are of a kind."""
        return sum(_is(game, kind) for game in self.kept.games)

    @property
    def visible(self) -> list[KeptGame]:
        """Those that are listed."""
        sought = self.sought.casefold().split()
        return [
            game
            for game in self.kept.games
            if _is(game, self.kind) and all(part in self._told(game) for part in sought)
        ]

    @property
    def chosen(self) -> KeptGame | None:
        """The one that is looked at closely."""
        return next((game for game in self.visible if game.files.game_id == self.chosen_id), None)

    def choose(self, game_id: str | None) -> None:
        """Look at this one."""
        self.chosen_id = game_id
        self.settle()

    def settle(self) -> None:
        """Always one is chosen, if any is listed."""
        visible = self.visible
        if visible and self.chosen is None:
            self.chosen_id = visible[0].files.game_id
        chosen = self.chosen
        self.reader.first = key_of(chosen) if chosen is not None else None

    def next_to(self, game: KeptGame) -> str | None:
        """The one after this in the list, else the one before it."""
        ids = [each.files.game_id for each in self.visible]
        place = ids.index(game.files.game_id)
        return next(iter([*ids[place + 1 : place + 2], *ids[max(0, place - 1) : place]]), None)

    # what is told

    def facts(self, game: KeptGame) -> GameFacts | None:
        """What is known of it so far."""
        return self.reader.facts.get(key_of(game))

    def name(self, game: KeptGame) -> str:
        """What it is called."""
        return name_of(self.words, game)

    def setup(self, game: KeptGame) -> list[str]:
        """How it was set up."""
        facts = self.facts(game)
        return told_facts(self.words, facts, self._preset(facts.preset)) if facts is not None else []

    def seats(self, game: KeptGame) -> tuple[SeatScore, ...]:
        """Whoever plays, by points; without points until they are known."""
        facts, label = self.facts(game), self.words.label
        if facts is None or not game.sound:
            lines = game.header.seats if game.header is not None else ()
            return tuple(SeatScore(seat.color, name_shown(seat.name)) for seat in lines)
        edition = self.words.called("solo", f"edition.{facts.edition}") if facts.edition else ""
        found, alone = [], sum(seat.player == HUMAN for seat in facts.seats) == 1
        you = label("screens.games.you") if alone else ""
        for seat in facts.order:
            who = facts.seats[seat]
            about = self.words.called("players", who.player) if who.player != HUMAN else you
            if edition and who.player != HUMAN:
                about = label("screens.games.edition", edition=edition)
            won = seat in facts.winners
            found.append(SeatScore(who.color, who.shown, facts.points[seat], won, about))
        return tuple(found)

    def packs(self, game: KeptGame) -> tuple[PackSince, ...]:
        """The packs beside the game's own that it was begun with, and what has become of them."""
        facts, key = self.facts(game), key_of(game)
        if facts is None:
            return ()
        if key not in self._packs:
            self._packs[key] = packs_since(self.home, facts.packs)
        return self._packs[key]

    def _told(self, game: KeptGame) -> str:
        """Everything that can be looked for."""
        seats = (seat.name for seat in self.seats(game))
        return " ".join((self.name(game), *self.setup(game), *seats)).casefold()

    def _preset(self, preset: str) -> str:
        """What a preset is called, if its pack is still there; that of first steps by their own name."""
        if preset in {course.preset for course in courses().values()}:
            return self.words.label("screens.steps")
        if self._presets is None:
            self._presets = self._known_presets()
        return self._presets.get(preset) or self.words.called("presets", preset)

    def _known_presets(self) -> dict[str, str]:
        from hamlet.app.errors import StartError

        try:
            packs = self.home.choice.packs
        except StartError:
            return {}
        return {each["id"]: self.words.given(each) for each in packs.presets}


def _is(game: KeptGame, kind: str) -> bool:
    over = game.header is not None and game.header.finished
    return kind == ALL or (game.going_on if kind == GOING else game.sound and over)
