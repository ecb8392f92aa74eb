"""Pictures of tiles and lakes that all tests of one run share: each is drawn once, in whichever process.

Nearly every test of the window opens one, and most of its time went into tiles that another had drawn before.
What is found here was drawn by the code of this run: the folder is made for the run and goes with it.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from pathlib import Path


class SharedPictures:
    """A shelf as the game has one, but written at once, so that the other process finds it too."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def read(self, name: str) -> bytes | None:
        try:
            return zlib.decompress((self._folder / name).read_bytes())
        except FileNotFoundError:
            return None

    def keep(self, name: str, picture: bytes) -> None:
        # Under a name of its own first: nobody reads half a picture.
        half = self._folder / f"{name}.{os.getpid()}"
        with contextlib.suppress(OSError):
            half.write_bytes(zlib.compress(picture, 1))
            half.replace(self._folder / name)
