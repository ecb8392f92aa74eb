"""A folder shown by the file manager of the system, where there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Final

_OPENERS: Final = {"darwin": ("open",), "linux": ("xdg-open", "gio")}
_MORE: Final = {"gio": ("open",)}


def show_folder(folder: Path) -> bool:
    """Ask the system to show a folder that is there; whether anybody was there to be asked."""
    if not folder.is_dir():
        return False
    if sys.platform == "win32":
        try:
            os.startfile(folder)  # noqa: S606 - a folder, and nothing is run
        except OSError:
            return False
        return True
    opener = next((found for name in _OPENERS.get(sys.platform, ()) if (found := which(name))), None)
    if opener is None or not _has_desktop():
        return False
    try:
        subprocess.Popen(  # noqa: S603 - the system's own program, and a path that begins with a slash
            [opener, *_MORE.get(Path(opener).name, ()), str(folder.absolute())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _has_desktop() -> bool:
    """Whether there is a screen on which a file manager could open."""
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
