"""The window is opened, and closed again: with what it begins, and what it says where it cannot."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from hamlet import __version__
from hamlet.app.art.kept_pictures import KEPT
from hamlet.app.clocks import RealClock
from hamlet.app.display import begin_display, is_seen, open_display
from hamlet.app.errors import StartError
from hamlet.app.home import Home, WantedGames
from hamlet.app.loop import run_window
from hamlet.app.pages import Page, RefusalPage, TitlePage
from hamlet.app.sound.silence import Sounding
from hamlet.app.ui.scale import LEAST
from hamlet.app.window import App
from hamlet.app.window_size import desktop_size, opening_size
from hamlet.resources import assets_folder
from hamlet.store.crashes import CrashWatch
from hamlet.store.errors import about_file
from hamlet.store.folders import nowhere
from hamlet.store.picture_shelf import PictureShelf
from hamlet.words.words import Words


def run(
    wanted: WantedGames, new: str | None = None, load: str | None = None, words: Words | None = None
) -> int:
    """Open the window, and return when it is closed; `StartError` with one sentence if it cannot be."""
    home = Home.of_user(wanted, words)
    home.check()
    # What cannot be opened is told before a window comes and goes.
    page = first_page(home, new, load)
    home.diary.note(
        f"Hamlet {__version__}, Python {sys.version.split()[0]}, {sys.platform}, pygame {pygame.version.ver}"
    )
    watch = CrashWatch(home.folders)
    if watch.before:
        home.news.append(about_file("crashed", watch.last))
    app = App(home, _open(home), RealClock(), partial(_sounds, home))
    shelf = KEPT.shelf = PictureShelf(home.folders, home.disk)
    try:
        app.begin(page)
        run_window(app)
    finally:
        app.close()
        KEPT.shelf = None
        shelf.close()
        home.diary.close()
        watch.close()
        # Fonts stay: they are kept for as long as the program runs.
        pygame.display.quit()
    return 0


def show_refusal(words: Words, sentence: str) -> None:
    """Say in a window why none opens, until it was read; where nobody can look at one, nothing is shown."""
    with contextlib.suppress(StartError, pygame.error):
        begin_display(words)
        if is_seen():
            app = App(Home(nowhere(), words=words), open_display(words, LEAST), RealClock())
            app.open(RefusalPage(sentence))
            run_window(app)
    pygame.display.quit()


def _open(home: Home) -> pygame.Surface:
    begin_display(home.words)
    size = opening_size(home.settings.window_size, desktop_size())
    home.settings = replace(home.settings, window_size=size)
    surface = open_display(home.words, size, home.settings.window_mode)
    pygame.key.set_repeat(350, 60)
    return surface


def _sounds(home: Home) -> Sounding:
    """The loudspeaker; no first frame waits for what it needs."""
    from hamlet.app.sound.device import Mixer
    from hamlet.app.sound.sounding import Loudspeaker

    return Loudspeaker(home.settings, assets_folder() / "sounds", Mixer())


def first_page(home: Home, new: str | None, load: str | None) -> Page:
    """What the window begins with: a game asked for on the command line, or the title."""
    if load is None and new is None:
        return TitlePage()
    from hamlet.app.starting import game_in, game_of

    if load is not None:
        return game_in(home, Path(load))
    return game_of(home, [name.strip() for name in (new or "").split(",") if name.strip()])
