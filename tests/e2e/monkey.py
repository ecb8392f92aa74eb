"""Somebody who clicks, drags, types and resizes without a thought."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame

from hamlet.app.ids import DonkeyId, FishId, HandId, TileId
from hamlet.app.pages import TablePage
from hamlet.app.table.table_screen import TableScreen
from hamlet.session.session import Session
from tests.e2e.posting import Poster
from tests.e2e.tables import new_game

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789/+-?"
NAMED = ("tab", "return", "escape", "space", "right", "down", "left", "up", "home", "backspace")
LEAST, MOST = (960, 540), (1920, 1080)
Begin = Callable[[int, tuple[str, ...]], Session]
"""Begins a game by its seed, for these players."""
DRAGGED = (HandId, DonkeyId, FishId, TileId)


class Monkey:
    """Each act is one event or a few; the same seed does the same."""

    def __init__(self, driver: Poster, seed: int, players: tuple[str, ...], begin: Begin = new_game) -> None:
        self.driver = driver
        self.chance = random.Random(seed)
        self.players = players
        self.begin = begin
        self.events = 0
        self.games: list[Session] = []
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (30, self._click_hot),
            (10, self._click_anywhere),
            (6, self._drag),
            (6, self._wheel),
            (14, self._type),
            (12, self._named),
            (4, self._move),
            (2, self._other_button),
            (1, self._resize),
            (1, self._look_away),
            (2, self._wait),
        ]

    def play(self, events: int) -> None:
        """So many events; a new game whenever the table was left."""
        acts = [act for _, act in self._acts]
        weights = [weight for weight, _ in self._acts]
        while self.events < events:
            self._sit_down()
            self.chance.choices(acts, weights)[0]()

    def _sit_down(self) -> None:
        """Whoever has left the table, or closed the window, begins another game."""
        app = self.driver.app
        table = next((screen for screen in app.stack if isinstance(screen, TableScreen)), None)
        if table is None or not app.running or table.session.finished:
            app.running = True
            app.close()
            session = self.begin(self.chance.randrange(1000), self.players)
            self.games.append(session)
            self.driver.open_page(TablePage(session))
            self._unfold(session)

    def _unfold(self, session: Session) -> None:
        """Some of the games are met in the middle."""
        from tests.e2e.advising import Adviser

        adviser = Adviser(len(self.players))
        for _ in range(self.chance.choice((0, 40, 120))):
            if session.finished:
                return
            session.play(adviser.decide(session.state))
        self.driver.table.flow.settle()

    # acts

    def _at(self) -> tuple[int, int]:
        width, height = self.driver.app.surface.get_size()
        return self.chance.randrange(width), self.chance.randrange(height)

    def _click_hot(self) -> None:
        hits = [hit.id for hit in self.driver.screen.hits]
        at = self.driver.screen.hits.point(self.chance.choice(hits)) if hits else None
        if at is not None:
            self._click(at)

    def _click_anywhere(self) -> None:
        self._click(self._at())

    def _click(self, at: tuple[int, int]) -> None:
        self.events += 3
        self.driver.click_at(at)

    def _other_button(self) -> None:
        self.events += 2
        button, at = self.chance.choice((2, 3, 8)), self._at()
        self.driver.press(at, button)
        if self.chance.random() < 0.5:
            self._move()
        self.driver.release(at, button)

    def _drag(self) -> None:
        self.events += 6
        hits = [hit for hit in self.driver.screen.hits if isinstance(hit.id, DRAGGED)]
        start = self.driver.screen.hits.point(self.chance.choice(hits).id) if hits else None
        self.driver.drag(start or self._at(), self._at(), self.chance.randrange(1, 4))

    def _wheel(self) -> None:
        self.events += 1
        self.driver.wheel(self.chance.choice((-3, -1, 1, 3)))

    def _type(self) -> None:
        self.events += 2
        mod = self.chance.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
        self.driver.key(self.chance.choice(LETTERS), mod)

    def _named(self) -> None:
        self.events += 2
        mod = self.chance.choice((0, 0, 0, pygame.KMOD_LSHIFT))
        self.driver.key(self.chance.choice(NAMED), mod)

    def _move(self) -> None:
        self.events += 1
        self.driver.move(self._at())

    def _resize(self) -> None:
        self.events += 1
        size = self.chance.randrange(LEAST[0], MOST[0] + 1), self.chance.randrange(LEAST[1], MOST[1] + 1)
        self.driver.resize(size)

    def _look_away(self) -> None:
        self.events += 3
        self.driver.frames(1, pygame.Event(pygame.WINDOWLEAVE), pygame.Event(pygame.WINDOWFOCUSLOST))
        self.driver.frames(1, pygame.Event(pygame.WINDOWFOCUSGAINED))

    def _wait(self) -> None:
        self.driver.frames(self.chance.randrange(1, 40))
