"""Option values as somebody writes them in one word: `3`, `true`, `5,7,9`, `raw:3,refined:5`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from hamlet.content.choosing import find_option
from hamlet.content.loaded import LoadedPacks
from hamlet.content.problems import RuleError
from hamlet.content.saying import say
from hamlet.content.values import PRICES, ids_in, read_value

SEASON: Final = "season"
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}", re.ASCII)
_SWITCHES: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def written_options(loaded: LoadedPacks, words: Sequence[str]) -> dict[str, object]:
    """The options in words such as `donkey_cost=2`, each read as its own type asks.

    Raises `RuleError` with what is allowed.
    """
    return dict(_written_option(loaded.data, word) for word in words)


def _written_option(data: dict[str, Any], word: str) -> tuple[str, object]:
    name, sign, text = (part.strip() for part in word.partition("="))
    if not name or not sign:
        raise RuleError(say("sets_nothing", word=word))
    if name == SEASON and not any(each["id"] == SEASON for each in data["options"]):
        raise RuleError(say("no_seasons"))
    option = find_option(data, name)
    read = _READERS.get(option["type"], str)
    return name, read_value(option, read(text), ids_in(data))


def _number(text: str) -> object:
    return int(text) if _NUMBER.fullmatch(text) else text


def _numbers(text: str) -> object:
    return [_number(part.strip()) for part in text.strip("[]()").split(",")]


def _prices(text: str) -> object:
    """Two numbers, raw first, or each with its name."""
    parts = [part.strip() for part in text.strip("{}").split(",")]
    if any(":" in part for part in parts):
        named = (part.partition(":") for part in parts)
        return {key.strip(): _number(value.strip()) for key, _, value in named}
    return dict(zip(PRICES, map(_number, parts), strict=True)) if len(parts) == len(PRICES) else text


def _switch(text: str) -> object:
    return _SWITCHES.get(text.lower(), text)


_READERS: Final[Mapping[str, Callable[[str], object]]] = {
    "whole": _number,
    "wholes": _numbers,
    "prices": _prices,
    "switch": _switch,
}
