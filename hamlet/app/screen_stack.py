"""The stack of screens: what is opened lies on top; before a game is lost, one is asked."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from hamlet.app.clocks import Clock
from hamlet.app.home import Home
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.leaving import Leaving
from hamlet.app.loading import LoadingBar
from hamlet.app.memory import Tidying, collect, give_back, let_go
from hamlet.app.pages import WHOLE, AskPage, Page, SandboxPage, TitlePage, UnkeptPage
from hamlet.app.router import Router
from hamlet.app.still_below import StillBelow
from hamlet.app.ui.scale import scale_for
from hamlet.app.ui.screen import Change, Heed, Open, Pop, Quit, Replace, Screen


class ScreenStack:
    """All that is open on one surface, and what becomes of what screens answer."""

    def __init__(self, home: Home, surface: pygame.Surface, clock: Clock) -> None:
        self.home = home
        self.router = Router(home)
        self.surface = surface
        self.clock = clock
        self.stack: list[Screen] = []
        self.running = True
        self.below = StillBelow()
        self._question: Screen | None = None
        self._leaving: Leaving | None = None
        self._tidying = Tidying()

    def heed(self) -> None:
        """Settings were changed: the window puts them in force."""
        raise NotImplementedError

    @property
    def screen(self) -> Screen | None:
        """The screen shown."""
        return self.stack[-1] if self.stack else None

    @property
    def scale(self) -> float:
        """The UI scale for the window as it is."""
        return scale_for(self.surface.get_size(), self.home.settings.ui_scale)

    def open(self, page: Page) -> None:
        """Show a page over the others."""
        self.home.diary.note(f"{type(page).__name__} opens")
        self.push(self.router.screen(page))

    def begin(self, page: Page) -> None:
        """The first page; what the player has to know before lies over it, once."""
        self.open(page)
        told, self.home.news = [error.told(self.home.words) for error in self.home.news], []
        if told:
            self.open(AskPage(self.home.words.label("screens.news"), tuple(told)))

    def push(self, screen: Screen) -> None:
        """Show a screen over the others."""
        self._leaving = None
        self._lay(screen, self.stack)
        if not screen.lies_over:
            for covered in self.stack:
                covered.rest()
        LoadingBar(self.surface, self.scale, self.home.words, self.clock).watch(screen.preparing())
        self.stack.append(screen)
        screen.resize(self.surface.get_size(), self.scale)
        self._tidying.opened()

    def _lay(self, screen: Screen, stack: Sequence[Screen]) -> None:
        """Put a sheet over what is below it."""
        if screen.lies_over:
            self.below.lay(screen, stack, self.surface.get_size(), self.scale)

    def _fit(self) -> None:
        """The screen shown is to fill the window as it is."""
        if self.screen is not None:
            self._lay(self.screen, self.stack[:-1])
            self.screen.resize(self.surface.get_size(), self.scale)

    def apply(self, change: Change | None) -> None:
        """Do what a screen answered; before a game is lost, ask."""
        if isinstance(change, Pop | Quit) and self._asks_first(change):
            return
        if isinstance(change, Open):
            self.open(change.page)
        elif isinstance(change, Replace):
            self._leave(for_another=isinstance(change.page, SandboxPage))
            self.open(change.page)
        elif isinstance(change, Pop):
            self._leaving = Leaving(motion_of(self.home.settings), self.surface, self.scale, self.clock.now())
            for _ in range(min(change.screens, len(self.stack))):
                self._leave()
            self._show_again()
            if change.then is not None:
                self.open(change.then)
        elif isinstance(change, Heed):
            self.heed()
        elif isinstance(change, Quit):
            self.running = False

    def _asks_first(self, change: Pop | Quit) -> bool:
        """Whether a game that would be left cannot be saved: then what to do about it is asked."""
        whole = isinstance(change, Quit)
        if whole and self._question is not None and self._question is self.screen:
            # The window is closed while it is asked already, or that is the answer.
            self._leave()
        leaving = len(self.stack) if isinstance(change, Quit) else min(change.screens, len(self.stack))
        kept = (screen.unkept() for screen in reversed(self.stack[len(self.stack) - leaving :]))
        keeper = next((each for each in kept if each is not None), None)
        if keeper is None:
            return False
        self.open(UnkeptPage(keeper, WHOLE if whole else leaving))
        self._question = self.screen
        return True

    def _leave(self, *, for_another: bool = False) -> None:
        """Leave the screen on top; for another one like it, most of what it used is needed again."""
        left = self.stack.pop()
        left.close()
        self.below.forget()
        if left is self._question:
            self._question = None
        game = left.played() is not None
        if game and for_another:
            left.rest()
            self._tidying.left(self.clock.now())
        del left
        if game and for_another:
            return
        if game:
            # A table is a large ring of parts that know each other: nobody else would find that it is gone.
            collect()
            let_go()
        else:
            give_back()

    def _show_again(self) -> None:
        if not self.stack:
            self.stack.append(self.router.screen(TitlePage()))
        self._fit()
