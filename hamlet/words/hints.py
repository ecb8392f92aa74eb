"""Why something is advised, in a few words each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hamlet.words.speech import Speech


def _award(speech: Speech, number: int) -> str:
    return speech.words.name(speech.definitions.awards[number])


TOLD: Final[dict[str, Callable[[Speech, Any], object]]] = {
    "points": Speech.points,
    "gold": Speech.gold,
    "cost": Speech.cost,
    "count": Speech.amount,
    "share": Speech.amount,
    "blueprint": Speech.blueprint,
    "milestone": Speech.milestone,
    "award": _award,
}


def reason_text(speech: Speech, code: str, facts: Mapping[str, Any]) -> str:
    """One reason, with marks for whoever draws it."""
    return speech.say("hints", code, **{name: TOLD[name](speech, fact) for name, fact in facts.items()})
