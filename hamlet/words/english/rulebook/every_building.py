"""How to play: the list of every building."""

from __future__ import annotations

from typing import Final

EVERY_BUILDING: Final = {
    "every.title": "Every building",
    "every.pile.start": "in the village from the start",
    "every.pile.bag": "in the bag from the start",
    "every.pile.material": "with the first refinery of {material}",
    "every.copies": "{count} {pile}",
}
