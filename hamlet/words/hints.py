"""Why something is advised, in a few words each; and when its points come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.words.speech import Speech


def _award(speech: Speech, number: int) -> str:
    return speech.words.name(speech.definitions.awards[number])


def _share(speech: Speech, percent: int) -> str:
    """A share as one says it: nobody reckons in hundredths at the table."""
    parts = [code for most, code in SHARES if percent <= most]
    return speech.part("hints", parts[0])


SHARES: Final = ((39, "share.some"), (60, "share.half"), (100, "share.most"))
"""Up to how many hundredths it is called so."""

TOLD: Final[dict[str, Callable[[Speech, Any], object]]] = {
    "points": Speech.points,
    "gold": Speech.gold,
    "cost": Speech.cost,
    "gain": Speech.gain,
    "count": Speech.amount,
    "share": _share,
    "blueprint": Speech.blueprint,
    "milestone": Speech.milestone,
    "award": _award,
}


def reason_text(speech: Speech, code: str, facts: Mapping[str, Any]) -> str:
    """One reason, with marks for whoever draws it."""
    return speech.say("hints", code, **{name: TOLD[name](speech, fact) for name, fact in facts.items()})


def account_text(speech: Speech, told: Sequence[tuple[str, int]]) -> str:
    """Points by when they come (`now`, `end`, `later`): nothing where all of them come later."""
    if [code for code, _ in told] in ([], ["later"]):
        return ""
    if len(told) == 1:
        code, points = told[0]
        return reason_text(speech, f"account.only.{code}", {"points": points})
    parts = [_part_of_account(speech, *each) for each in sorted(told, key=lambda each: each[1] < 0)]
    return speech.say("hints", COUNTED[len(parts)], **dict(zip(PLACES, parts, strict=False)))


COUNTED: Final = {2: "account.two", 3: "account.three"}
PLACES: Final = ("first", "second", "third")


def _part_of_account(speech: Speech, code: str, points: int) -> str:
    less = ".less" if points < 0 else ""
    return speech.part("hints", f"account.{code}{less}", points=speech.points(abs(points)))
