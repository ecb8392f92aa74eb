"""Refusals in a sentence each, with the facts of the case."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hamlet.engine.refusals import Refusal
from hamlet.engine.state import State
from hamlet.words.english import ENGLISH
from hamlet.words.facts import told
from hamlet.words.gaps import donkey_gaps
from hamlet.words.language import Language
from hamlet.words.speech import Speech


def explain(state: State, refusal: Refusal, names: Sequence[str] = (), language: Language = ENGLISH) -> str:
    """Why not, in one plain sentence."""
    speech = Speech(state, names, language)
    return speech.plain(_sentence(speech, refusal))


def explain_rich(
    state: State, refusal: Refusal, names: Sequence[str] = (), language: Language = ENGLISH
) -> str:
    """The same with marks for icons."""
    return _sentence(Speech(state, names, language), refusal)


def _sentence(speech: Speech, refusal: Refusal) -> str:
    facts = {**refusal.facts, **_EXTRA.get(refusal.code, _nothing)(speech, refusal)}
    code = refusal.code + _VARIANTS.get(refusal.code, _plain)(speech, facts)
    if not speech.language.knows("refusals", code):
        code = "unknown"
    return speech.say("refusals", code, **{name: told(speech, name, fact) for name, fact in facts.items()})


Facts = dict[str, object]


def _nothing(speech: Speech, refusal: Refusal) -> Facts:
    return {}


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


_EXTRA: Final[dict[str, Callable[[Speech, Refusal], Facts]]] = {
    "slots_full": _slots,
    "no_such_units": _units,
    "cannot_be_brought": _carried,
    "wrong_amount": _asked_amount,
    "not_connected": _one_of_two,
}


def _plain(speech: Speech, facts: Facts) -> str:
    return ""


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


_HIRING: Final = frozenset(("hire_villager", "hire_donkey", "finish_hiring"))
_VARIANTS: Final[dict[str, Callable[[Speech, Facts], str]]] = {
    "not_asked_now": _asked_variant,
    "slots_full": lambda speech, facts: {0: ".none", 1: ".one", 2: ".two"}.get(int(str(facts["slots"])), ""),
    "too_few_slots": lambda speech, facts: ".none" if int(str(facts["count"])) < 1 else "",
    "no_token_left": lambda speech, facts: "" if facts["left"] else ".none",
    "slot_done": lambda speech, facts: ".own" if facts["seat"] == speech.state.decider else "",
    "missing_material": lambda speech, facts: "" if facts["may_buy"] else ".sale",
    "missing_gold": _gold_variant,
    "too_little_gold": _gold_variant,
    "cannot_be_brought": _carried_variant,
    "not_connected": lambda speech, facts: ".same" if len(_set(facts["tiles"])) == 1 else "",
}


def _set(values: object) -> set[object]:
    return set(values) if isinstance(values, tuple) else {values}
