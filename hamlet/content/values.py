"""Option values: what is allowed, and how a value is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.content.problems import RuleError
from hamlet.content.saying import Saying, did_you_mean, say

Option = Mapping[str, Any]
Ids = Mapping[str, Sequence[str]]
"""The ids that there are, by subject."""

UNLIMITED: Final = "unlimited"
PRICES: Final = ("raw", "refined")
NAMING: Final = {"layout": "layouts", "season": "seasons", "edition": "botric"}
"""Types of options whose values are ids of a subject, besides the words listed."""


def ids_in(data: Mapping[str, Any]) -> Ids:
    """The ids that options can name, out of the data of packs."""
    return {subject: [entry["id"] for entry in data.get(subject, ())] for subject in NAMING.values()}


def read_value(option: Option, value: object, ids: Ids) -> object:
    """The value as the engine reads it, or `RuleError` about what is allowed."""
    return _READERS[option["type"]](option, value, ids)


def _whole(option: Option, value: object, ids: Ids) -> int | None:
    if option["unlimited"] and (value is None or value == UNLIMITED):
        return None
    return _number(option, value)


def _number(option: Option, value: object) -> int:
    least, most = option["least"], option["most"]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise RuleError(
            say(
                "option_whole.unlimited" if option["unlimited"] else "option_whole",
                name=option["id"],
                least=least,
                most=most,
                value=_shown(value),
            )
        )
    return value


def _wholes(option: Option, value: object, ids: Ids) -> list[int]:
    name, length = option["id"], option["length"]
    if not isinstance(value, list | tuple):
        raise RuleError(say("option_wholes", name=name, length=length, value=_shown(value)))
    if len(value) != length:
        raise RuleError(say("option_wholes.count", name=name, length=length, count=len(value)))
    return [_number(option, part) for part in value]


def _prices(option: Option, value: object, ids: Ids) -> dict[str, int]:
    if not isinstance(value, Mapping) or set(value) != set(PRICES):
        raise RuleError(say("option_prices", name=option["id"], value=_shown(value)))
    return {key: _number(option, value[key]) for key in PRICES}


def _switch(option: Option, value: object, ids: Ids) -> bool:
    if not isinstance(value, bool):
        raise RuleError(say("option_switch", name=option["id"], value=_shown(value)))
    return value


def _choice(option: Option, value: object, ids: Ids) -> str:
    return _word(option, value, option["choices"])


def _entry(option: Option, value: object, ids: Ids) -> str:
    return _word(option, value, all_choices(option, ids))


def all_choices(option: Option, ids: Ids) -> list[str]:
    """Every word that an option knows: the ids of what it names, then the words listed."""
    named = ids[NAMING[option["type"]]] if option["type"] in NAMING else ()
    return list(dict.fromkeys([*named, *option["choices"]]))


def _word(option: Option, value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        hint = did_you_mean(str(value), known)
        raise RuleError(say("option_word", name=option["id"], value=_shown(value), hint=hint))
    return value


def _shown(value: object) -> Saying:
    if value is None:
        return say("given.nothing")
    if isinstance(value, bool):
        return say("given.switch", value=str(value).lower())
    if isinstance(value, list | tuple):
        return say("given.list")
    if isinstance(value, Mapping):
        return say("given.map")
    return say("given.word", value=str(value)[:40])


_READERS: Final[Mapping[str, Callable[[Option, object, Ids], object]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
    "choice": _choice,
    **dict.fromkeys(NAMING, _entry),
}
