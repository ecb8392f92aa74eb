"""How the last game is remembered in the settings: its packs, its preset, and what was changed of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

OptionValue = bool | int | str | None | list[int] | dict[str, int]
"""What an option can stand at, as it is written into a file."""

_LONGEST: Final = 200
_MOST: Final = 200
_MOST_PARTS: Final = 20


@dataclass(frozen=True, slots=True)
class LastGame:
    """What was played last, by ids; packs that are gone or rules that have changed are left out later."""

    packs: tuple[str, ...] = ()
    preset: str = ""
    options: Mapping[str, OptionValue] = field(default_factory=dict)


def last_game(value: object) -> LastGame | None:
    """The last game; None before there was one."""
    if value is None:
        return None
    if not isinstance(value, Mapping):
        raise TypeError(value)
    packs, preset = value.get("packs", ()), value.get("preset", "")
    if not isinstance(packs, list | tuple) or len(packs) > _MOST:
        raise ValueError(value)
    return LastGame(
        tuple(_word(pack) for pack in packs), _word(preset), option_values(value.get("options", {}))
    )


def option_values(value: object) -> dict[str, OptionValue]:
    """Options by name, each with a value of a kind that options can have."""
    if not isinstance(value, Mapping) or len(value) > _MOST:
        raise ValueError(value)
    return {_word(name): _value(each) for name, each in value.items()}


def _word(value: object) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError(value)
    return value


def _value(value: object) -> OptionValue:
    if isinstance(value, Mapping) and len(value) <= _MOST_PARTS:
        return {_word(name): _whole(part) for name, part in value.items()}
    if isinstance(value, list | tuple) and len(value) <= _MOST_PARTS:
        return [_whole(part) for part in value]
    if value is None or isinstance(value, bool):
        return value
    return _word(value) if isinstance(value, str) else _whole(value)


def _whole(value: object) -> int:
    if type(value) is not int or abs(value) > 10**6:
        raise ValueError(value)
    return value
