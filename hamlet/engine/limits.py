"""How much one game can be made of: packs and records are held to the same numbers."""

from __future__ import annotations

from typing import Final

LONGEST_ID: Final = 40
LONGEST_TEXT: Final = 300
MOST_ENTRIES: Final = 1_000  # of one subject, such as tiles
MOST_TERRAINS: Final = 26  # each has a letter
MOST_LAYOUT_TILES: Final = 60
MOST_LAYOUTS_TRIED: Final = 20_000  # ways to lay the start tiles around the Church
MOST_SLOTS: Final = 9
MOST_TILES_BUILT: Final = 2_000
FARTHEST: Final = 1_000  # steps of the lattice from the Church
