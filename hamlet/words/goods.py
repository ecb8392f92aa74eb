"""Goods, costs and gains with marks: "{wood} 2 {stone} 1", "{timber}/{flour} 3", "{point} 1 {gold} 2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hamlet.engine.definitions import Cost, Definitions, Gain
from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.rich import plain


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


def cost_text(definitions: Definitions, cost: Cost, language: Language = ENGLISH) -> str:
    """A cost in plain words: "2 wood 1 stone"."""
    return _plain(definitions, cost_goods(definitions, cost), language)


def gain_text(definitions: Definitions, gain: Gain, language: Language = ENGLISH) -> str:
    """A gain in plain words: "1 point 2 gold"."""
    return _plain(definitions, gain_goods(gain), language)


def _plain(definitions: Definitions, rich: str, language: Language) -> str:
    return plain(rich, {each.id: each.name for each in definitions.materials}, language)
