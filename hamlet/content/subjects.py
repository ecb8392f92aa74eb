"""The subjects of a pack: the names its files may have, and what their entries are called in sentences."""

from __future__ import annotations

from typing import Final

# File or folder name → one entry of it, in words.
ENTRY_WORDS: Final = {
    "terrains": "terrain",
    "materials": "material",
    "tiles": "tile",
    "market": "sale",
    "church": "church side",
    "milestones": "milestone",
    "awards": "award",
    "layouts": "layout",
}

# Lists inside rules.yaml whose entries have ids too.
RULE_LISTS: Final = {"options": "option", "presets": "preset"}

SUBJECT_NAMES: Final = ("pack", *ENTRY_WORDS, "rules")
KEYED: Final = {**ENTRY_WORDS, **RULE_LISTS}
