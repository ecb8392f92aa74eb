"""Where the guide explains a mistake: by its code, the place in `data/README.md`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hamlet.resources import data_folder

GUIDE: Final = "README.md"


def anchor(code: str) -> str:
    """The anchor in the guide of a mistake: variants of one mistake are told at one place."""
    return code.partition(".")[0].replace("_", "-")


def guide_link(code: str) -> str:
    """The place of a mistake in the guide on this computer."""
    return f"{guide_file()}#{anchor(code)}"


def guide_file() -> Path:
    """The guide on this computer, wherever the game lies."""
    return data_folder() / GUIDE
