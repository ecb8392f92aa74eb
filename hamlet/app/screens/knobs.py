"""Rule options as knobs: each turned down or up, whatever kind of value it holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hamlet.app.screens.form import GameForm
from hamlet.words.labels import label

Option = dict[str, Any]
PRICES = {"raw": "screens.option.raw", "refined": "screens.option.refined"}


@dataclass(frozen=True, slots=True)
class Knob:
    """One value of an option, as words, with what less and more would make of the whole option."""

    id: str
    label: str
    shown: str
    less: Any
    more: Any
    hint: str = ""


def knobs_for(form: GameForm, option: Option) -> list[Knob]:
    """The knobs of an option: one, or one for each part of it."""
    make = _KINDS.get(str(option["type"]), _choice)
    return make(option, form.value(option))


def turn(form: GameForm, what: str) -> None:
    """Turn a knob: `opt:OPTION:PART:less` or `…:more`."""
    _, name, part, way = what.split(":")
    option = next(each for each in _options(form) if each["id"] == name)
    knob = knobs_for(form, option)[int(part)]
    form.options[name] = knob.less if way == "less" else knob.more


def _options(form: GameForm) -> list[Option]:
    from hamlet.content import load_base

    return load_base().options


def _id(option: Option, part: int) -> str:
    return f"opt:{option['id']}:{part}"


def _whole(option: Option, value: Any) -> list[Knob]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    if value is None:
        unlimited = label("screens.option.unlimited")
        return [Knob(_id(option, 0), option["name"], unlimited, most, least, option["about"])]
    up = None if option["unlimited"] and value >= most else min(most, value + 1)
    down = None if option["unlimited"] and value <= least else max(least, value - 1)
    return [Knob(_id(option, 0), option["name"], str(value), down, up, option["about"])]


def _wholes(option: Option, value: Any) -> list[Knob]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    found = []
    for part, number in enumerate(value):
        less, more = (
            [*value[:part], max(least, min(most, number + by)), *value[part + 1 :]] for by in (-1, 1)
        )
        name = label("screens.option.part", option=option["name"], part=part + 1)
        found.append(Knob(_id(option, part), name, str(number), less, more, option["about"]))
    return found


def _prices(option: Option, value: Any) -> list[Knob]:  # noqa: ANN401
    found = []
    for part, key in enumerate(PRICES):
        least, most = option["least"], option["most"]
        less, more = ({**value, key: max(least, min(most, value[key] + by))} for by in (-1, 1))
        name = label(PRICES[key], option=option["name"])
        found.append(Knob(_id(option, part), name, str(value[key]), less, more, option["about"]))
    return found


def _switch(option: Option, value: Any) -> list[Knob]:  # noqa: ANN401
    shown = label("screens.option.yes" if value else "screens.option.no")
    return [Knob(_id(option, 0), option["name"], shown, not value, not value, option["about"])]


def _choice(option: Option, value: Any) -> list[Knob]:  # noqa: ANN401
    choices = list(option["choices"]) or [value]
    place = choices.index(value) if value in choices else 0
    less, more = choices[place - 1], choices[(place + 1) % len(choices)]
    words = str(value).replace("-", " ").replace("_", " ")
    return [Knob(_id(option, 0), option["name"], words, less, more, option["about"])]


_KINDS: dict[str, Callable[[Option, Any], list[Knob]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
}
