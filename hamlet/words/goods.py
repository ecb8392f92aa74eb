"""Goods, costs and gains with marks: "{wood} 2 {stone} 1", "{timber}/{flour} 3", "{point} 1 {gold} 2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hamlet.engine.definitions import Cost, Definitions, Gain
from hamlet.words.rich import plain
from hamlet.words.words import Words


def mark(definitions: Definitions, material: int) -> str:
    """The mark of a material."""
    return f"{{{definitions.materials[material].id}}}"


def goods(definitions: Definitions, materials: Iterable[int]) -> str:
    """Single units, counted."""
    counts = Counter(materials)
    return " ".join(f"{mark(definitions, each)} {counts[each]}" for each in sorted(counts))


def cost_goods(definitions: Definitions, cost: Cost) -> str:
    """What a cost asks for; a mix is told as its materials with a stroke between."""
    parts = [need_goods(definitions, need.materials, need.count) for need in cost.needs]
    if cost.gold:
        parts.append(f"{{gold}} {cost.gold}")
    return " ".join(parts)


def need_goods(definitions: Definitions, materials: Iterable[int], count: int) -> str:
    """So many of any of these."""
    return f"{'/'.join(mark(definitions, each) for each in materials)} {count}"


def gain_goods(gain: Gain) -> str:
    """Points, then gold."""
    parts = [f"{{point}} {gain.points}"] if gain.points else []
    if gain.gold:
        parts.append(f"{{gold}} {gain.gold}")
    return " ".join(parts)


def cost_text(words: Words, definitions: Definitions, cost: Cost) -> str:
    """A cost in plain words: "2 wood 1 stone"."""
    return plainly(words, definitions, cost_goods(definitions, cost))


def gain_text(words: Words, definitions: Definitions, gain: Gain) -> str:
    """A gain in plain words: "1 point 2 gold"."""
    return plainly(words, definitions, gain_goods(gain))


def plainly(words: Words, definitions: Definitions, rich: str) -> str:
    """Text with marks read aloud, materials by the names they have in this game."""
    return plain(words.language, rich, words.material_names(definitions))
