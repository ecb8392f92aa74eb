"""Where the game's own data and assets lie, installed or in the checkout."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parent


def _folder(installed: str, checkout: str) -> Path:
    inside = PACKAGE / installed
    return inside if inside.is_dir() else PACKAGE.parent / checkout


def data_folder() -> Path:
    """The folder of the packs that come with the game."""
    return _folder("_data", "data")


def assets_folder() -> Path:
    """The folder of fonts and other assets."""
    return _folder("_assets", "assets")
