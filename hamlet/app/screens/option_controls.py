"""Rule options as controls: each value turned down or up, whatever kind it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hamlet.app.screens.form import GameForm
from hamlet.words.labels import label

Option = dict[str, Any]
PRICES = {"raw": "screens.option.raw", "refined": "screens.option.refined"}


@dataclass(frozen=True, slots=True)
class OptionControl:
    """One value of an option, as words, with what less and more would make of the whole option."""

    id: str
    label: str
    shown: str
    less: Any
    more: Any
    hint: str = ""


def controls_for(form: GameForm, option: Option) -> list[OptionControl]:
    """The controls of an option: one, or one for each part of it."""
    make = _KINDS.get(str(option["type"]), _choice)
    return make(option, form.value(option))


def form_lines(form: GameForm) -> list[OptionControl | str]:
    """All controls, those of a group under its heading and after those of none."""
    groups: dict[str, list[OptionControl]] = {"": []}
    for option in form.packs.options:
        groups.setdefault(option.get("group", ""), []).extend(controls_for(form, option))
    lines: list[OptionControl | str] = []
    for heading, controls in groups.items():
        lines += [heading, *controls] if heading else controls
    return lines


def turn(form: GameForm, what: str) -> None:
    """Turn a control: `opt:OPTION:PART:less` or `…:more`."""
    _, name, part, way = what.split(":")
    option = next(each for each in form.packs.options if each["id"] == name)
    control = controls_for(form, option)[int(part)]
    form.options[name] = control.less if way == "less" else control.more


def _id(option: Option, part: int) -> str:
    return f"opt:{option['id']}:{part}"


def _whole(option: Option, value: Any) -> list[OptionControl]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    if value is None:
        unlimited = label("screens.option.unlimited")
        return [OptionControl(_id(option, 0), option["name"], unlimited, most, least, option["about"])]
    up = None if option["unlimited"] and value >= most else min(most, value + 1)
    down = None if option["unlimited"] and value <= least else max(least, value - 1)
    return [OptionControl(_id(option, 0), option["name"], str(value), down, up, option["about"])]


def _wholes(option: Option, value: Any) -> list[OptionControl]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    found = []
    for part, number in enumerate(value):
        less, more = (
            [*value[:part], max(least, min(most, number + by)), *value[part + 1 :]] for by in (-1, 1)
        )
        name = label("screens.option.part", option=option["name"], part=part + 1)
        found.append(OptionControl(_id(option, part), name, str(number), less, more, option["about"]))
    return found


def _prices(option: Option, value: Any) -> list[OptionControl]:  # noqa: ANN401
    found = []
    for part, key in enumerate(PRICES):
        least, most = option["least"], option["most"]
        less, more = ({**value, key: max(least, min(most, value[key] + by))} for by in (-1, 1))
        name = label(PRICES[key], option=option["name"])
        found.append(OptionControl(_id(option, part), name, str(value[key]), less, more, option["about"]))
    return found


def _switch(option: Option, value: Any) -> list[OptionControl]:  # noqa: ANN401
    shown = label("screens.option.yes" if value else "screens.option.no")
    return [OptionControl(_id(option, 0), option["name"], shown, not value, not value, option["about"])]


def _choice(option: Option, value: Any) -> list[OptionControl]:  # noqa: ANN401
    choices = list(option["choices"]) or [value]
    place = choices.index(value) if value in choices else 0
    less, more = choices[place - 1], choices[(place + 1) % len(choices)]
    words = str(value).replace("-", " ").replace("_", " ")
    return [OptionControl(_id(option, 0), option["name"], words, less, more, option["about"])]


_KINDS: dict[str, Callable[[Option, Any], list[OptionControl]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
}
