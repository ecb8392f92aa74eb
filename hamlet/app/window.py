"""The window: one loop over a stack of screens. Events, time, drawing, and how the window stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

import pygame

from hamlet.app.art.packs.wearing import WARDROBE
from hamlet.app.clocks import Clock
from hamlet.app.display import set_mode
from hamlet.app.dropping import DropFrame, is_pack_dropped
from hamlet.app.home import Home
from hamlet.app.in_force import put_in_force
from hamlet.app.memory import let_go
from hamlet.app.pack_seasons import offer_seasons
from hamlet.app.pages import PacksPage
from hamlet.app.reload.at_window import ACTION, PacksAtWindow
from hamlet.app.screen_stack import ScreenStack
from hamlet.app.snapshots import keep_picture
from hamlet.app.sound.silence import Silence, Sounding
from hamlet.app.ui.keyboard import KEYBOARD
from hamlet.app.ui.screen import Quit, Screen
from hamlet.app.window_size import SizeKeeper
from hamlet.app.window_title import WindowTitle
from hamlet.store.setting_values import FULL, WINDOW


class App(ScreenStack):
    """The screens on one surface. Each frame: events, time, drawing of what changed."""

    def __init__(
        self,
        home: Home,
        surface: pygame.Surface,
        clock: Clock,
        make_sounds: Callable[[], Sounding] = Silence,
    ) -> None:
        super().__init__(home, surface, clock)
        self.make_sounds = make_sounds
        self.sounds: Sounding = Silence()
        self.focused = True
        self.frames = 0
        self.sizes = SizeKeeper(home)
        self._broken: Screen | None = None
        self.title = WindowTitle(home.words)
        self.dropping = DropFrame()
        self.mode = home.settings.window_mode
        self.packs = PacksAtWindow(self)
        self.own_keys: dict[str, Callable[[], None]] = {
            ACTION: self.packs.press,
            "picture": self.take_picture,
            "full_screen": self.toggle_fullscreen,
        }
        put_in_force(home.settings)
        offer_seasons(home)

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
