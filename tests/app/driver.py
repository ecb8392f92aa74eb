"""Plays through the real window with posted events and a clock of its own: no real time passes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.board.budget import SHARE, Budget
from hamlet.app.flow.chances.chance_search import CHANCES
from hamlet.app.home import Home
from hamlet.app.ids import Id
from hamlet.app.pages import Page
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.hit_regions import HitRegion
from hamlet.app.ui.screen import Screen
from hamlet.app.window import App
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings

FRAME = 1 / 60
UNHURRIED = 0.2  # seconds of painting in a frame
LATEST = 600  # frames until the panels have followed
KEYS = {
    "tab": pygame.K_TAB,
    "return": pygame.K_RETURN,
    "escape": pygame.K_ESCAPE,
    "space": pygame.K_SPACE,
    "right": pygame.K_RIGHT,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "up": pygame.K_UP,
    "backspace": pygame.K_BACKSPACE,
    "home": pygame.K_HOME,
}


class FakeClock:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def now(self) -> float:
        return self.time

    def tick(self, fps: int) -> None:
        self.time += 1 / fps


class Driver:
    """An App, its surface, and hands on mouse and keyboard."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (1280, 720),
        scale: float | None = None,
        home: Home | None = None,
        *,
        newcomer: bool = False,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        self.clock = FakeClock()
        self.home = home or Home(Folders(folder), Settings(ui_scale=scale, animation_speed=0.0))
        if not newcomer:
            # Somebody who has heard of everything that is possible.
            self.home.told = frozenset(chance.name for chance in CHANCES)
        self.app = App(self.home, self.surface, self.clock)
        self.changed: list[pygame.Rect] = []
        self.clicks = 0

    @property
    def screen(self) -> Screen:
        assert self.app.screen is not None
        return self.app.screen

    def shows(self, kind: type[Screen] | Screen) -> bool:
        """Whether this screen, or one of this kind, is on top."""
        return isinstance(self.app.screen, kind) if isinstance(kind, type) else self.app.screen is kind

    def open(self, screen: Screen) -> None:
        self.app.push(screen)
        self.frames(1)

    def open_page(self, page: Page) -> None:
        self.app.open(page)
        self.frames(1)

    def frames(self, count: int = 1, *events: pygame.Event) -> list[pygame.Rect]:
        """So many frames; the events come in the first."""
        self.changed = []
        for number in range(count):
            self.clock.time += FRAME
            self.changed += self.app.frame(events if number == 0 else ())
        return self.changed

    def settle(self, most: int = 600) -> None:
        """Frames until nothing changes any more and clicks count; each may paint as long as it likes."""
        still = 0
        with pytest.MonkeyPatch.context() as patch:
            if Budget.seconds == SHARE:  # a test that gives frames less has a reason
                patch.setattr(Budget, "seconds", UNHURRIED)
            for _ in range(most):
                still = 0 if self.frames(1) or self.screen.busy or self._quiet else still + 1
                if still > 3:
                    return

    @property
    def _quiet(self) -> bool:
        """Whether a turn has only just begun, and clicks do nothing yet."""
        return isinstance(self.app.screen, TableScreen) and self.app.screen.quiet

    def wait(self, seconds: float) -> None:
        self.frames(round(seconds / FRAME))

    def later(self, seconds: float) -> None:
        """The next frames, so much later: what waited for that time has come, in fewer frames than usual."""
        self.clock.time += seconds
        self.frames(2)

    # mouse

    def hit(self, what: Id) -> HitRegion:
        found = self.screen.hits.get(what)
        assert found is not None, f"{what} is not on the screen"
        return found

    def point(self, what: Id) -> tuple[int, int]:
        at = self.screen.hits.point(what)
        assert at is not None, f"{what} cannot be hit"
        return at

    def move(self, at: tuple[int, int]) -> None:
        self.frames(1, pygame.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))

    def press(self, at: tuple[int, int], button: int = 1) -> None:
        self.frames(1, pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button))

    def release(self, at: tuple[int, int], button: int = 1) -> None:
        self.frames(1, pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=button))

    def click_at(self, at: tuple[int, int]) -> None:
        self.move(at)
        self.click_here(at)

    def click_here(self, at: tuple[int, int]) -> None:
        """A click where the pointer is already."""
        self.clicks += 1
        self.press(at)
        self.release(at)
        self.look()

    def look(self) -> None:
        """Until the panels, too, show what has come of it."""
        for _ in range(LATEST):
            if not (isinstance(self.app.screen, TableScreen) and self.app.screen.panels_late):
                return
            self.frames(1)
        message = "the panels never show what has come of it"
        raise AssertionError(message)

    def click(self, what: Id) -> None:
        self.click_at(self.point(what))

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        self.move(start)
        self.press(start)
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            self.move((x, y))
        self.release(end)
        self.look()

    def wheel(self, notches: int) -> None:
        self.frames(
            1, pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches, precise_x=0.0, precise_y=float(notches))
        )

    # keys

    def key(self, name: str, mod: int = 0) -> None:
        code = KEYS.get(name) or pygame.key.key_code(name)
        text = name if len(name) == 1 else ""
        self.frames(1, pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0))
        self.frames(1, pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode=text, scancode=0))
        self.look()

    def type(self, text: str) -> None:
        for letter in text:
            event = pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter, scancode=0)
            self.frames(1, event)

    def close(self) -> None:
        self.app.close()
