"""The table of tiles as text: what goes to the clipboard, for a letter or a sheet of figures."""

from __future__ import annotations

from hamlet.app.screens.numbers.tile_view import TileView
from hamlet.app.screens.numbers.tiles_card import COLUMNS
from hamlet.words.words import Words

TAB = "\t"


def numbers_text(words: Words, tiles: tuple[TileView, ...]) -> str:
    """A line for every tile, columns parted by tabs."""
    lines = [TAB.join(words.label(code) for code in COLUMNS)]
    lines += [TAB.join((each.name, *each.cells)) for each in tiles]
    return "\n".join(lines)
