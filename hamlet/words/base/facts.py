"""How the facts of the base game are told, by their names."""

from __future__ import annotations

from typing import Final

from hamlet.words.goods import need_goods
from hamlet.words.room import FactTeller
from hamlet.words.speech import Speech


def _missing(speech: Speech, missing: tuple[tuple[tuple[int, ...], int, int], ...]) -> str:
    parts = [need_goods(speech.definitions, kinds, needed - have) for kinds, needed, have in missing]
    return speech.language.grammar.listing(parts)


def _goods(speech: Speech, materials: tuple[int, ...]) -> str:
    return speech.goods(materials) or speech.part("things", "something")


def _needed(speech: Speech, needed: tuple[tuple[int, ...], int]) -> str:
    return need_goods(speech.definitions, *needed)


def _silent(speech: Speech, fact: object) -> str:
    return ""


FACTS: Final[dict[str, FactTeller]] = {
    "amount": Speech.amount,
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
    "payment": Speech.paid,
    "position": Speech.amount,
    "round": Speech.amount,
    "sale": _silent,
    "seat": Speech.seat,
    "short": Speech.amount,
    "side": _silent,
    "sides": _silent,
    "slot": _silent,
    "slots": Speech.amount,
    "source": Speech.tile,
    "start": Speech.blueprint,
    "target": Speech.tile,
    "terrain": Speech.terrain,
    "tile": Speech.tile,
    "tiles": Speech.tiles,
    "triangles": _silent,
}
