"""SDL's display, set up with care: the window as a surface to draw on."""

from __future__ import annotations

import contextlib
import os
import sys

import pygame

from hamlet.app.errors import StartError
from hamlet.app.ui.scale import LEAST, Size
from hamlet.app.window_size import desktop_size, opening_size
from hamlet.store.setting_values import BORDERLESS, FULL, WINDOW
from hamlet.words.words import Words

INVISIBLE = ("dummy", "offscreen", "evdev")


def begin_display(words: Words) -> None:
    """Find a screen; a `StartError` if there is none."""
    if sys.platform.startswith("linux"):
        # Without this every flip of a software window costs a copy through the graphics card.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise no_screen(words, str(error)) from error
    if "SDL_VIDEODRIVER" not in os.environ and not is_seen():
        # SDL found no screen and would draw where nobody can look.
        raise no_screen(words, words.label("screens.error.not_connected"))
    pygame.font.init()


def is_seen() -> bool:
    """Whether somebody can look at what is drawn."""
    return pygame.display.get_driver() not in INVISIBLE


FLAGS = {
    WINDOW: pygame.RESIZABLE,
    FULL: pygame.RESIZABLE | pygame.FULLSCREEN,
    BORDERLESS: pygame.NOFRAME,
}


def set_mode(mode: str, size: Size | None) -> pygame.Surface:
    """The window as it is to stand: of this size, or over the whole screen."""
    desktop = desktop_size()
    if mode == WINDOW:
        size = size or opening_size(None, desktop)
    elif mode == BORDERLESS:
        size = desktop or opening_size(size, desktop)
    else:
        size = (0, 0)
    return pygame.display.set_mode(size, FLAGS[mode])


def open_display(words: Words, size: Size, mode: str = WINDOW) -> pygame.Surface:
    """A window of this size, or over the whole screen; a `StartError` if there is none to be had."""
    try:
        surface = set_mode(mode, size)
    except pygame.error as error:
        raise no_screen(words, str(error)) from error
    pygame.display.set_caption(words.label("screens.hamlet"))
    with contextlib.suppress(pygame.error, AttributeError):
        pygame.Window.from_display_module().minimum_size = LEAST
    return surface


def no_screen(words: Words, reason: str) -> StartError:
    """There is nothing to open a window on."""
    return StartError(words.label("screens.error.no_screen", error=reason.rstrip(".")))
