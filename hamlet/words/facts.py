"""How each fact of a refusal is told: tiles by name, materials as words, gold with its icon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hamlet.words.goods import need_goods
from hamlet.words.speech import Speech


def told(speech: Speech, name: str, fact: object) -> object:
    """The fact of this name, ready to stand in a sentence; unknown ones are left out of sight."""
    teller = FACTS.get(name)
    return "" if teller is None or fact is None else teller(speech, fact)


def _missing(speech: Speech, missing: tuple[tuple[tuple[int, ...], int, int], ...]) -> str:
    parts = [need_goods(speech.definitions, kinds, needed - have) for kinds, needed, have in missing]
    return speech.language.grammar.listing(parts)


def _goods(speech: Speech, materials: tuple[int, ...]) -> str:
    return speech.goods(materials) or speech.part("things", "something")


def _needed(speech: Speech, needed: tuple[tuple[int, ...], int]) -> str:
    return need_goods(speech.definitions, *needed)


def _silent(speech: Speech, fact: object) -> str:
    return ""


FACTS: Final[dict[str, Callable[[Speech, Any], object]]] = {
    "asked": Speech.gold,
    "blueprint": Speech.blueprint,
    "code": _silent,
    "count": Speech.amount,
    "decision": _silent,
    "earned": Speech.gold,
    "empty": Speech.amount,
    "family": _silent,
    "gaps": Speech.tiles,
    "gold": Speech.gold,
    "goods": _goods,
    "left": Speech.amount,
    "limit": Speech.amount,
    "material": Speech.material,
    "materials": Speech.materials,
    "may_buy": _silent,
    "missing": _missing,
    "needed": _needed,
    "paid": Speech.amount,
    "position": Speech.amount,
    "sale": _silent,
    "seat": Speech.seat,
    "short": Speech.amount,
    "side": _silent,
    "sides": _silent,
    "slot": _silent,
    "slots": Speech.amount,
    "source": Speech.tile,
    "start": Speech.blueprint,
    "terrain": Speech.terrain,
    "tile": Speech.tile,
    "tiles": Speech.tiles,
    "triangles": _silent,
}
