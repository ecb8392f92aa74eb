"""A picture of the town to keep: the village alone on the table, as large as the largest screens."""

from __future__ import annotations

import threading
from collections.abc import Generator
from pathlib import Path

import pygame

from hamlet.app.art.palette import INK
from hamlet.app.art.shapes import thin_line
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.studio import Studio
from hamlet.app.board.village_painting import painting
from hamlet.app.home import Home
from hamlet.app.snapshots import picture_name, write_picture
from hamlet.app.stopwatch import WATCH
from hamlet.app.ui.sheet import table_wood
from hamlet.engine.state import State
from hamlet.store.errors import StoreError
from hamlet.store.records import SUFFIX
from hamlet.store.saves import file_name

SIZE = (3840, 2160)
FILLED = 0.94  # of the picture that the village may take
SECONDS = 0.012  # of a frame
MOST_BYTES = 160_000_000
SHADE = 24


class PictureTaking:
    """One picture on its way: painted bit by bit, then written while the window goes on."""

    def __init__(self, home: Home, badge_art: BadgeArt, state: State, town: str) -> None:
        self._home = home
        self._town = town
        self.told = ""
        """What came of it, once it is there: where it lies, or why not."""
        self.path: Path | None = None
        self._job: Generator[None, None, pygame.Surface] | None = painting(
            Studio(badge_art, MOST_BYTES),
            state,
            (round(SIZE[0] * FILLED), round(SIZE[1] * FILLED)),
            home.look,
        )
        self._writing: threading.Thread | None = None
        self._written: Path | StoreError | None = None

    @property
    def busy(self) -> bool:
        """Whether it is still on its way."""
        return not self.told

    def work(self) -> bool:
        """Go on for a few milliseconds; whether there is something to tell now."""
        end = WATCH.now() + SECONDS
        while self._job is not None:
            try:
                next(self._job)
            except StopIteration as ended:
                self._job = None
                self._write(ended.value)
            if WATCH.now() >= end:
                return False
        if self._writing is None or self._writing.is_alive() or self.told:
            return False
        words, written = self._home.words, self._written
        if isinstance(written, StoreError):
            self.told = written.told(words)
        elif written is not None:
            self.path = written
            self.told = words.label("screens.scores.saved", name=written.name, folder=str(written.parent))
        return True

    def close(self) -> None:
        """What is being written arrives; what is only painted is given up."""
        self._job = None
        if self._writing is not None:
            self._writing.join()

    def _write(self, village: pygame.Surface) -> None:
        sheet = on_wood(village, SIZE)
        name = picture_name(f"{_fit_for_files(self._town)} ")
        path, disk = self._home.folders.pictures / name, self._home.disk

        def write() -> None:
            try:
                write_picture(sheet, path, disk)
                self._written = path
            except StoreError as error:
                self._written = error

        self._writing = threading.Thread(target=write, name="picture of a town")
        self._writing.start()


def _fit_for_files(town: str) -> str:
    """The name of the town, or that of the game where no file can be called so."""
    try:
        return file_name(town).removesuffix(SUFFIX)
    except StoreError:
        return "hamlet"


def on_wood(village: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A village in the middle of the table, and nothing else."""
    sheet = pygame.Surface(size)
    sheet.blit(table_wood(size), (0, 0))
    thin_line(sheet, sheet.get_rect(), INK, SHADE)
    sheet.blit(village, village.get_rect(center=sheet.get_rect().center))
    return sheet
