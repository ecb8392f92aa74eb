"""`tools/play.py`: start the game from the checkout."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from tools.launch import troubles
from tools.launch.building import ready_environment
from tools.launch.places import CHECKOUT, user_cache
from tools.launch.running import become, guarded, say, surroundings
from tools.launch.stamps import read_plan

_WINDOWLESS = frozenset(("-h", "--help", "--version"))


def play(arguments: Sequence[str]) -> int:
    """Start `hamlet` with these arguments in an environment of its own."""
    return guarded(lambda: _play(arguments))


def _play(arguments: Sequence[str]) -> int:
    if opens_window(arguments) and not has_display(sys.platform, os.environ):
        say(troubles.no_display())
        return 1
    environment = ready_environment(read_plan(CHECKOUT, "play"), CHECKOUT, user_cache(), say)
    # -P: a folder that happens to hold a yaml.py or a hamlet/ must not get in the way.
    command = [str(environment.python), "-P", "-m", "hamlet", *arguments]
    return become(command, surroundings(CHECKOUT, environment))


def opens_window(arguments: Sequence[str]) -> bool:
    """Whether `hamlet` with these arguments opens its window: it does unless a command comes first."""
    if arguments and not arguments[0].startswith("-"):
        return False
    return not _WINDOWLESS.intersection(arguments)


def has_display(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether there is a screen; Windows and macOS always have one, elsewhere a variable names it."""
    if platform in {"win32", "darwin", "cygwin"}:
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))
