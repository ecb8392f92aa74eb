"""SDL's display, set up with care: the window as a surface to draw on."""

from __future__ import annotations

import contextlib
import ctypes
import os
import sys
from pathlib import Path

import pygame

from hamlet.app.art.window_icon import window_icon
from hamlet.app.errors import StartError
from hamlet.app.ui.scale import LEAST, Size
from hamlet.app.window_size import desktop_size, opening_size
from hamlet.store.setting_values import BORDERLESS, FULL, WINDOW
from hamlet.words.words import Words

CLASS = "SDL_VIDEO_X11_WMCLASS"
HINTS = {
    # A desktop groups windows and finds their icon by this name.
    CLASS: "hamlet",
    "SDL_VIDEO_WAYLAND_WMCLASS": "hamlet",
    "SDL_APP_NAME": "Hamlet",
    # A window of pixels, not of points that somebody else makes larger: the UI scale does that, and sharply.
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
}
LINUX_HINTS = {
    # Without this every flip of a software window costs a copy through the graphics card.
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
}
ICON = 64
INVISIBLE = ("dummy", "offscreen", "evdev")


def begin_display(words: Words) -> None:
    """Find a screen; a `StartError` if there is none."""
    give_hints(sys.platform)
    try:
        pygame.display.init()
    except pygame.error as error:
        raise no_screen(words, str(error)) from error
    if "SDL_VIDEODRIVER" not in os.environ and not is_seen():
        # SDL found no screen and would draw where nobody can look.
        raise no_screen(words, words.label("screens.error.not_connected"))
    pygame.font.init()


def give_hints(platform: str) -> None:
    """Tell SDL what it has to know before there is a screen; what somebody has set stays."""
    hints = HINTS | LINUX_HINTS if platform.startswith("linux") else HINTS
    if os.environ.get(CLASS) == Path(sys.argv[0]).name:
        # Nobody has set that: pygame has, when it was brought in.
        del os.environ[CLASS]
    for name, value in hints.items():
        os.environ.setdefault(name, value)
    if platform == "win32":
        _be_a_program_of_its_own()


def _be_a_program_of_its_own() -> None:
    """On the taskbar of Windows, too: not one more window of Python."""
    with contextlib.suppress(AttributeError, OSError):
        name = ctypes.c_wchar_p("Hamlet")
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(name)  # type: ignore[attr-defined]


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
        # A window that is there already may keep the icon of another program.
        pygame.display.set_icon(window_icon(ICON))
        pygame.display.set_caption(words.label("screens.hamlet"))
        surface = set_mode(mode, size)
    except pygame.error as error:
        raise no_screen(words, str(error)) from error
    with contextlib.suppress(pygame.error, AttributeError):
        pygame.Window.from_display_module().minimum_size = LEAST
    return surface


def no_screen(words: Words, reason: str) -> StartError:
    """There is nothing to open a window on."""
    return StartError(words.label("screens.error.no_screen", error=reason.rstrip(".")))
