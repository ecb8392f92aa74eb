"""A driver that posts its events into pygame's own queue, from where the window takes them."""

from __future__ import annotations

from pathlib import Path

import pygame

from hamlet.app.home import Home
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.window import App
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from tests.app.driver import FRAME, KEYS, Driver

SIZE = (1280, 720)


class Poster(Driver):
    """Nothing reaches the window but through the queue."""

    def __init__(self, folder: Path, size: tuple[int, int] = SIZE, speed: float = 0.0) -> None:
        super().__init__(folder, size)
        self.home = Home(Folders(folder), Settings(ui_scale=1.0, animation_speed=speed))
        self.app = App(self.home, self.surface, self.clock)
        pygame.event.clear()

    @property
    def table(self) -> TableScreen:
        screen = self.screen
        assert isinstance(screen, TableScreen), f"not at the table but at {type(screen).__name__}"
        return screen

    def frames(self, count: int = 1, *events: pygame.Event) -> list[pygame.Rect]:
        """So many frames; the events are posted before the first."""
        self.changed = []
        for event in events:
            pygame.event.post(event)
        for _ in range(count):
            self.clock.time += FRAME
            self.changed += self.app.frame(pygame.event.get())
        return self.changed

    def key(self, name: str, mod: int = 0) -> None:
        """A key pressed and let go within one frame, as quick fingers do."""
        code = KEYS.get(name) or pygame.key.key_code(name)
        text = name if len(name) == 1 else ""
        down = pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=text, scancode=0)
        self.frames(1, down, pygame.Event(pygame.KEYUP, key=code, mod=mod, unicode=text, scancode=0))

    def resize(self, size: tuple[int, int]) -> None:
        """The window is pulled to another size."""
        pygame.display.set_mode(size)
        self.frames(1, pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
