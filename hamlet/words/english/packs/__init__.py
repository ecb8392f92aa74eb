"""What is wrong with packs, and with what somebody asks of them."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.packs.asking import ASKING
from hamlet.words.english.packs.entries import ENTRIES
from hamlet.words.english.packs.files import FILES
from hamlet.words.english.packs.sense import SENSE

PACKS: Final = {**FILES, **ENTRIES, **SENSE, **ASKING}

# What one entry of a subject is called.
SUBJECTS: Final = {
    "additions": "preset",
    "awards": "award",
    "botric": "Botric edition",
    "church": "church side",
    "fish": "kind of fish",
    "layouts": "layout",
    "market": "sale",
    "materials": "material",
    "menu": "menu card",
    "milestones": "milestone",
    "options": "option",
    "pack": "pack",
    "presets": "preset",
    "rules": "rules file",
    "seasons": "season",
    "terrains": "terrain",
    "tiles": "tile",
}
