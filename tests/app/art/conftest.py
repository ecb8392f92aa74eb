from __future__ import annotations

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from hamlet.app.art.tile.artist import TileArt
from hamlet.content import load_base, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions


@pytest.fixture(scope="session")
def definitions() -> Definitions:
    return read_definitions(resolve(load_base()))


@pytest.fixture(scope="session")
def art(definitions: Definitions) -> TileArt:
    return TileArt(definitions)
