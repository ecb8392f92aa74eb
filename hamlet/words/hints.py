"""Why something is advised, in a few words each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from hamlet.words.speech import Speech


def _award(speech: Speech, number: int) -> str:
    return speech.words.name(speech.definitions.awards[number])


def _share(speech: Speech, percent: int) -> str:
    """A share as one says it: nobody reckons in hundredths at the table."""
    parts = [code for most, code in SHARES if percent <= most]
    return speech.say("hints", parts[0])


SHARES: Final = ((39, "share.some"), (60, "share.half"), (100, "share.most"))
"""Up to how many hundredths it is called so."""

TOLD: Final[dict[str, Callable[[Speech, Any], object]]] = {
    "points": Speech.points,
    "gold": Speech.gold,
    "cost": Speech.cost,
    "count": Speech.amount,
    "share": _share,
    "blueprint": Speech.blueprint,
    "milestone": Speech.milestone,
    "award": _award,
}


def reason_text(speech: Speech, code: str, facts: Mapping[str, Any]) -> str:
    """One reason, with marks for whoever draws it."""
    return speech.say("hints", code, **{name: TOLD[name](speech, fact) for name, fact in facts.items()})
