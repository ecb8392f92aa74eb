"""By the Lake in English: its sentences, by section and code."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.lake.menu import EFFECTS, MENU
from hamlet.words.english.lake.refusals import REFUSALS
from hamlet.words.english.lake.rules import RULES, TITLES
from hamlet.words.english.lake.telling import (
    ACTIONS,
    AWARDS,
    BUILDINGS,
    CHOICES,
    COUNTED,
    DATA,
    DECISIONS,
    EARNED,
    EVENTS,
    LOG,
    MEASURES,
    REASONS,
    THINGS,
)
from hamlet.words.language import Sections

SECTIONS: Final[Sections] = {
    "actions": ACTIONS,
    "awards": AWARDS,
    "buildings": BUILDINGS,
    "choices": CHOICES,
    "counted": COUNTED,
    "data": DATA,
    "decisions": DECISIONS,
    "earned": EARNED,
    "effects": EFFECTS,
    "events": EVENTS,
    "log": LOG,
    "measures": MEASURES,
    "menu": MENU,
    "reasons": REASONS,
    "refusals": REFUSALS,
    "rules": RULES,
    "things": THINGS,
    "titles": TITLES,
}
