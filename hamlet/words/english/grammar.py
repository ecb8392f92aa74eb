"""How English counts, lists and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_BEGINNING: Final = re.compile(r"(^\*?|[.!?] )([a-z])")

# Nouns whose plural is not the noun itself; materials and gold are spoken of like water.
PLURALS: Final = {
    "point": "points",
    "slot": "slots",
    "empty-slot": "empty slots",
    "donkey": "donkeys",
    "villager": "villagers",
    "flag": "flags",
    "road": "roads",
    "blueprint": "blueprints",
    "coin": "coins",
    "delivery": "deliveries",
    "sale": "sales",
    "tile": "tiles",
    "unit": "units",
    "token": "tokens",
    "side": "sides",
    "triangle": "triangles",
    "boat": "boats",
    "step": "steps",
}


class EnglishGrammar:
    """English, with small letters for goods and capitals for buildings."""

    def the(self, name: str) -> str:
        """The Sawmill."""
        return name if name.startswith(("The ", "the ")) else f"the {name}"

    def the_many(self, name: str, count: int) -> str:
        """Both Barns, or the 3 Barns."""
        many = name if name.endswith("s") else f"{name}s"
        return f"both {many}" if count == 2 else f"the {count} {many}"

    def common(self, name: str) -> str:
        """Wood in the middle of a sentence: wood."""
        return name.lower()

    def noun(self, count: int, noun: str) -> str:
        """1 point, 2 points, 2 wheat."""
        form = PLURALS.get(noun, noun) if count != 1 else noun
        return re.sub("[-_]", " ", form)

    def choose(self, count: int, forms: Sequence[str]) -> str:
        """The first form for one, the second for all other numbers."""
        return forms[0] if count == 1 else forms[-1]

    def listing(self, parts: Sequence[str]) -> str:
        """Wood, stone and wheat."""
        return self._joined(parts, "and")

    def either(self, parts: Sequence[str]) -> str:
        """Wood, stone or wheat."""
        return self._joined(parts, "or")

    def finish(self, text: str) -> str:
        """A capital letter where a sentence begins."""
        return _BEGINNING.sub(lambda found: found[1] + found[2].upper(), text)

    def _joined(self, parts: Sequence[str], word: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {word} {parts[-1]}"
