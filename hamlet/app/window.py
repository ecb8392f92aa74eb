"""The window: one loop, a stack of screens."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

import pygame

from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.clocks import Clock
from hamlet.app.display import set_mode
from hamlet.app.dropping import DropFrame, is_pack_dropped
from hamlet.app.home import Home
from hamlet.app.in_force import put_in_force
from hamlet.app.kit.entering import motion_of
from hamlet.app.kit.leaving import Leaving
from hamlet.app.loading import LoadingBar
from hamlet.app.memory import Tidying, collect, give_back, let_go
from hamlet.app.pack_seasons import offer_seasons
from hamlet.app.pages import WHOLE, AskPage, PacksPage, Page, SandboxPage, TitlePage, UnkeptPage
from hamlet.app.reload.at_window import ACTION, PacksAtWindow
from hamlet.app.router import Router
from hamlet.app.snapshots import keep_picture
from hamlet.app.sound.silence import Silence, Sounding
from hamlet.app.still_below import StillBelow
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.app.ui.scale import scale_for
from hamlet.app.ui.screen import Change, Heed, Open, Pop, Quit, Replace, Screen
from hamlet.app.window_size import SizeKeeper
from hamlet.app.window_title import WindowTitle
from hamlet.store.setting_values import FULL, WINDOW


class App:
    """The stack of screens on one surface. Each frame: events, time, drawing of what changed."""

    def __init__(
        self,
        home: Home,
        surface: pygame.Surface,
        clock: Clock,
        make_sounds: Callable[[], Sounding] = Silence,
    ) -> None:
        self.home = home
        self.router = Router(home)
        self.surface = surface
        self.clock = clock
        self.make_sounds = make_sounds
        self.sounds: Sounding = Silence()
        self.stack: list[Screen] = []
        self.running = True
        self.focused = True
        self.frames = 0
        self.sizes = SizeKeeper(home)
        self.below = StillBelow()
        self._question: Screen | None = None
        self._broken: Screen | None = None
        self.title = WindowTitle(home.words)
        self.dropping = DropFrame()
        self._leaving: Leaving | None = None
        self._tidying = Tidying()
        self.mode = home.settings.window_mode
        self.packs = PacksAtWindow(self)
        self.own_keys: dict[str, Callable[[], None]] = {
            ACTION: self.packs.press,
            "picture": self.take_picture,
            "full_screen": self.toggle_fullscreen,
        }
        put_in_force(home.settings)
        offer_seasons(home)

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

    def resize(self, surface: pygame.Surface) -> None:
        """The window has another size."""
        self.sizes.changed(surface.get_size(), self.clock.now())
        self.surface = surface
        self._leaving = None
        self._fit()
        let_go()

    def frame(self, events: Iterable[pygame.Event]) -> list[pygame.Rect]:
        """One frame; where the surface has changed."""
        self.packs.look(self.clock.now())
        if self.screen is not None:
            WARDROBE.wear(self.screen.shows())
        for event in events:
            self._event(event)
            if not self.running or self.screen is None:
                return []
        if self.sizes.waiting is not None:
            self.sizes.look(self.clock.now())
        if self.home.settings.rest_away and not self.focused and not self.packs.fresh(self.clock.now()):
            return []
        if self.screen is not None and (change := self.screen.update(self.clock.now())) is not None:
            self.apply(change)
        if not self.running or self.screen is None:
            return []
        if self.screen.lies_over:
            self.below.go_on(self.screen, self.clock.now())
        screen = self.screen
        changed = self._drawn(screen)
        if not self.title.is_of(screen):
            self.title.say(self.stack)
        self._tidying.look(self.clock.now(), busy=screen.busy)
        self.frames += bool(changed)
        return changed

    def _drawn(self, screen: Screen) -> list[pygame.Rect]:
        """The screen shown; over it the frame of what is dropped."""
        if self.dropping.over(self.clock.now()):
            screen.uncover()
        changed = screen.draw(self.surface) if self._leaving is None else self._draw_leaving(screen)
        changed = self.packs.draw(changed)
        return [*changed, *self.dropping.draw(self.surface, self.scale)] if self.dropping.seen else changed

    def _draw_leaving(self, screen: Screen) -> list[pygame.Rect]:
        """What was left a moment ago goes from the surface."""
        now = self.clock.now()
        if self._leaving is not None and not self._leaving.over(now):
            return self._leaving.draw(screen, self.surface, now)
        self._leaving = None
        screen.uncover()
        return screen.draw(self.surface)

    def guarded_frame(self, events: Iterable[pygame.Event]) -> list[pygame.Rect]:
        """One frame, and what is heard of it; an error that nobody expected has a screen of its own."""
        try:
            changed = self.frame(events)
            self.listen()
            return changed
        except Exception as error:  # noqa: BLE001
            self._fail(error)
            return []

    def listen(self) -> None:
        """What came in the last frame is heard."""
        if self.screen is not None:
            self.screen.listen()
        self.sounds.frame(self.clock.now(), away=not self.focused)

    def _fail(self, error: Exception) -> None:
        from hamlet.app.failing import what_broke

        if self._broken is not None and self._broken is self.screen:
            # Not even that can be told.
            raise error
        page = what_broke(self.home, self.stack, error)
        self.stack.clear()
        self._question = None
        self.open(page)
        self._broken = self.screen
        if self.screen is not None:
            self.below.lay_on(self.screen, self.surface)

    def _event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.apply(Quit())
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.focused = event.type == pygame.WINDOWFOCUSGAINED
            if self.screen is not None:
                self.screen.handle(event)
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.VIDEORESIZE):
            self.resize(pygame.display.get_surface() or self.surface)
        elif event.type == pygame.WINDOWEXPOSED and self.screen is not None:
            self.screen.uncover()
        elif event.type in (pygame.DROPBEGIN, pygame.DROPFILE, pygame.DROPCOMPLETE):
            self._dropped(event)
        elif event.type == pygame.KEYDOWN and (own := self.own_keys.get(KEYBOARD.action(event))):
            own()
        elif self.packs.place is not None and self.packs.handle(event):
            return
        elif self.screen is not None and (change := self.screen.handle(event)) is not None:
            self.apply(change)

    def _dropped(self, event: pygame.Event) -> None:
        """The page that is shown may want it; a pack is installed wherever one is."""
        if event.type == pygame.DROPBEGIN:
            self.dropping.begin()
        elif event.type == pygame.DROPCOMPLETE:
            self.dropping.end(self.clock.now())
        elif self.screen is None:
            return
        elif self.screen.takes_dropped(event.file):
            self.apply(self.screen.handle(event))
        elif is_pack_dropped(event.file):
            self.open(PacksPage((event.file,)))

    def toggle_fullscreen(self) -> None:
        """The whole screen, or the window as it was; remembered for the next start."""
        mode = FULL if self.home.settings.window_mode == WINDOW else WINDOW
        self.home.keep(replace(self.home.settings, window_mode=mode))
        self.heed()

    def heed(self) -> None:
        """Put the settings in force: how the window stands, keys, colours, and what screens heed."""
        settings = self.home.settings
        put_in_force(settings)
        if settings.window_mode != self.mode:
            if self.mode == WINDOW:
                self.home.settings = replace(settings, window_size=self.surface.get_size())
            self.mode = settings.window_mode
            self.surface = set_mode(self.mode, self.home.settings.window_size)
            self._leaving = None
        self.sounds.heed(settings)
        for screen in self.stack:
            screen.heed(self.home.settings)
        self._fit()

    def take_picture(self) -> None:
        """Keep what is seen as a picture, by the screen that is shown or as it is."""
        if self.screen is None or not self.screen.take_picture():
            keep_picture(self.surface, self.home.folders.pictures)

    def close(self) -> None:
        """Leave every screen: games are kept, and the window's size."""
        self.sizes.keep()
        while self.stack:
            self._leave()
        self.sounds.close()
