"""Refusals of the base game whose sentence needs more than their facts, or has variants."""

from __future__ import annotations

from typing import Final

from hamlet.engine.refusals import Refusal
from hamlet.words.base.gaps import donkey_gaps
from hamlet.words.room import Facts, RefusalTeller
from hamlet.words.speech import Speech


def _slots(speech: Speech, refusal: Refusal) -> Facts:
    """What the slots of a full building hold."""
    uid = refusal.facts["tile"]
    held = tuple(speech.box.code_material[code] for code in speech.state.stock[uid])
    return {"materials": tuple(sorted(set(held))), "slots": len(held)}


def _units(speech: Speech, refusal: Refusal) -> Facts:
    code, count = refusal.facts["code"], refusal.facts["count"]
    known = 0 <= code < len(speech.box.code_material)
    return {"goods": (speech.box.code_material[code],) * count if known else ()}


def _carried(speech: Speech, refusal: Refusal) -> Facts:
    """Where a donkey is missing on the way."""
    facts = refusal.facts
    gaps = donkey_gaps(speech.state, speech.state.seat, facts["source"], facts["tile"])
    material = speech.box.code_material[facts["code"]]
    return {"material": material, "gaps": gaps, "short": len(gaps or ())}


def _asked_amount(speech: Speech, refusal: Refusal) -> Facts:
    return {"needed": (refusal.facts["materials"], refusal.facts["needed"])}


def _one_of_two(speech: Speech, refusal: Refusal) -> Facts:
    return {"tile": refusal.facts["tiles"][-1]}


def _asked_variant(speech: Speech, facts: Facts) -> str:
    """By what is asked now, and where that is an action, by what was tried instead."""
    decision, family = str(facts["decision"]), str(facts["family"])
    tried = "hire" if family in _HIRING else family
    special = f".{decision}.{tried}"
    return special if speech.language.knows("refusals", f"not_asked_now{special}") else f".{decision}"


def _gold_variant(speech: Speech, facts: Facts) -> str:
    if facts["earned"]:
        return ".earned"
    return ".buying" if facts.get("missing") else ""


def _carried_variant(speech: Speech, facts: Facts) -> str:
    """Up to two places are named; a longer list helps nobody."""
    short = int(str(facts["short"]))
    return ("" if short <= 2 else ".far") if short else ".no_way"


def _slots_variant(speech: Speech, facts: Facts) -> str:
    return {0: ".none", 1: ".one", 2: ".two"}.get(int(str(facts["slots"])), "")


def _few_variant(speech: Speech, facts: Facts) -> str:
    return ".none" if int(str(facts["count"])) < 1 else ""


def _token_variant(speech: Speech, facts: Facts) -> str:
    return "" if facts["left"] else ".none"


def _done_variant(speech: Speech, facts: Facts) -> str:
    return ".own" if facts["seat"] == speech.state.decider else ""


def _missing_variant(speech: Speech, facts: Facts) -> str:
    return "" if facts["may_buy"] else ".sale"


def _same_variant(speech: Speech, facts: Facts) -> str:
    tiles = facts["tiles"]
    return ".same" if isinstance(tiles, tuple) and len(set(tiles)) == 1 else ""


_HIRING: Final = frozenset(("hire_villager", "hire_donkey", "finish_hiring"))
REFUSALS: Final[dict[str, RefusalTeller]] = {
    "not_asked_now": RefusalTeller(variant=_asked_variant),
    "slots_full": RefusalTeller(_slots, _slots_variant),
    "too_few_slots": RefusalTeller(variant=_few_variant),
    "no_token_left": RefusalTeller(variant=_token_variant),
    "slot_done": RefusalTeller(variant=_done_variant),
    "missing_material": RefusalTeller(variant=_missing_variant),
    "missing_gold": RefusalTeller(variant=_gold_variant),
    "too_little_gold": RefusalTeller(variant=_gold_variant),
    "no_such_units": RefusalTeller(_units),
    "cannot_be_brought": RefusalTeller(_carried, _carried_variant),
    "wrong_amount": RefusalTeller(_asked_amount),
    "not_connected": RefusalTeller(_one_of_two, _same_variant),
}
