"""Files and folders opened with the program that the system has for them, beside the game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

OPENERS: Final = {"darwin": ("open",), "win32": ("explorer",)}
"""What opens anything, by system; on all others it is what desktops have agreed on."""
USUAL: Final = ("xdg-open",)

Start = Callable[[Sequence[str]], bool]


def start(command: Sequence[str]) -> bool:
    """Start a program that goes on by itself; whether there is one. No shell reads the words."""
    try:
        subprocess.Popen(  # noqa: S603 - the program is one of ours, and the path is one word for it
            list(command),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=os.name != "nt",
        )
    except (OSError, ValueError):
        return False
    return True


class Outside:
    """What lies outside of the window; tests put a start of their own there."""

    def __init__(self, starting: Start = start) -> None:
        self.start = starting

    def open(self, path: Path) -> bool:
        """Show a file or folder with the system's own program; whether one could be started."""
        if not path.exists():
            return False
        return self.start((*OPENERS.get(sys.platform, USUAL), str(path.absolute())))


OUTSIDE = Outside()
"""The desktop of the player."""
