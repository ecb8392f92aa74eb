"""Option values: what is allowed, and how a value is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.content.problems import RuleError, did_you_mean

Option = Mapping[str, Any]

UNLIMITED: Final = "unlimited"
PRICES: Final = ("raw", "refined")


def read_value(option: Option, value: object, layouts: Sequence[str]) -> object:
    """The value as the engine reads it, or `RuleError` with a sentence about what is allowed."""
    return _READERS[option["type"]](option, value, layouts)


def _whole(option: Option, value: object, layouts: Sequence[str]) -> int | None:
    if option["unlimited"] and (value is None or value == UNLIMITED):
        return None
    return _number(option, value)


def _number(option: Option, value: object) -> int:
    least, most = option["least"], option["most"]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        word = f", or {UNLIMITED}" if option["unlimited"] else ""
        allowed = f"a whole number from {least} to {most}{word}"
        raise RuleError(f"'{option['id']}' is {allowed}, not {_shown(value)}")
    return value


def _wholes(option: Option, value: object, layouts: Sequence[str]) -> list[int]:
    length = option["length"]
    if not isinstance(value, list | tuple) or len(value) != length:
        shown = f"{len(value)} of them" if isinstance(value, list | tuple) else _shown(value)
        raise RuleError(f"'{option['id']}' is a list of {length} whole numbers, not {shown}")
    return [_number(option, part) for part in value]


def _prices(option: Option, value: object, layouts: Sequence[str]) -> dict[str, int]:
    if not isinstance(value, Mapping) or set(value) != set(PRICES):
        raise RuleError(f"'{option['id']}' is two prices such as {{raw: 2, refined: 4}}, not {_shown(value)}")
    return {key: _number(option, value[key]) for key in PRICES}


def _switch(option: Option, value: object, layouts: Sequence[str]) -> bool:
    if not isinstance(value, bool):
        raise RuleError(f"'{option['id']}' is true or false, not {_shown(value)}")
    return value


def _choice(option: Option, value: object, layouts: Sequence[str]) -> str:
    return _word(option, value, option["choices"])


def _layout(option: Option, value: object, layouts: Sequence[str]) -> str:
    return _word(option, value, list(dict.fromkeys([*layouts, *option["choices"]])))


def _word(option: Option, value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise RuleError(f"'{option['id']}' cannot be {_shown(value)}{did_you_mean(str(value), known)}")
    return value


def _shown(value: object) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, Mapping):
        return "a map"
    return f"'{str(value)[:40]}'"


_READERS: Final[Mapping[str, Callable[[Option, object, Sequence[str]], object]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
    "choice": _choice,
    "layout": _layout,
}
