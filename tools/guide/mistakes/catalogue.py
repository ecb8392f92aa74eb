"""All mistakes, in the order and under the headings of the guide."""

from __future__ import annotations

from typing import Final

from tools.guide.mistakes.between import ASKED, PACKS, WHOLE
from tools.guide.mistakes.in_entries import KEYS, OUTLINES, TILES, VALUES
from tools.guide.mistakes.in_files import LIMITS, LYING, PLAIN, SYNTAX
from tools.guide.mistakes.in_rules import RULES
from tools.guide.mistakes.in_subjects import BOTRIC, LAKE, LAYOUTS, LOOKS, SUBJECTS
from tools.guide.mistakes.mistake import Mistake

CATALOGUE: Final[dict[str, tuple[Mistake, ...]]] = {
    "How a pack lies there": LYING,
    "Limits": LIMITS,
    "YAML that packs do without": PLAIN,
    "YAML that cannot be read": SYNTAX,
    "Keys": KEYS,
    "Values": VALUES,
    "Outlines": OUTLINES,
    "Tiles": TILES,
    "Other entries": SUBJECTS,
    "Start villages": LAYOUTS,
    "The lake": LAKE,
    "Pictures and colours told": LOOKS,
    "Botric": BOTRIC,
    "Rules": RULES,
    "Between packs": PACKS,
    "The whole": WHOLE,
    "What commands and the window say of packs": ASKED,
}
EVERY: Final = tuple(mistake for group in CATALOGUE.values() for mistake in group)
