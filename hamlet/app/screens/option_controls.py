"""Rule options as controls: each value turned down or up, whatever kind it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from hamlet.app.ids import Id, OptionId
from hamlet.app.screens.form import SEASON, GameForm
from hamlet.words.words import Words

OptionData = dict[str, Any]
PRICES = {"raw": "screens.option.raw", "refined": "screens.option.refined"}


@dataclass(frozen=True, slots=True)
class OptionControl:
    """One value of an option, as words, with what less and more would make of the whole option."""

    id: Id
    label: str
    shown: str
    less: Any
    more: Any
    hint: str = ""
    enabled: bool = True


def controls_for(form: GameForm, option: OptionData) -> list[OptionControl]:
    """The controls of an option: one, or one for each part of it."""
    if option["type"] == "layout":
        return _layout(form, option)
    if option["type"] == "edition":
        return _edition(form, option)
    make = _KINDS.get(str(option["type"]), _choice)
    controls = make(form.words, option, form.value(option))
    if form.means_something(option["id"]):
        return controls
    idle = form.words.label("screens.option.idle")
    return [replace(each, hint=idle, enabled=False) for each in controls]


def option_lines(form: GameForm) -> list[OptionControl | str]:
    """All controls, those of a group under its heading and after those of none."""
    groups: dict[str, list[OptionControl]] = {"": []}
    for option in form.packs.options:
        if option["id"] == SEASON and form.lake_offered:
            continue  # it has a line of its own
        heading = form.words.given(option, "group") if "group" in option else ""
        groups.setdefault(heading, []).extend(controls_for(form, option))
    lines: list[OptionControl | str] = []
    for heading, controls in groups.items():
        lines += [heading, *controls] if heading else controls
    return lines


def turn(form: GameForm, what: OptionId, by: int) -> None:
    """Turn a control down (-1) or up (1)."""
    option = next(each for each in form.packs.options if each["id"] == what.option)
    control = controls_for(form, option)[what.part]
    form.choose(option, control.less if by < 0 else control.more)


def _control(
    words: Words, option: OptionData, shown: str, turned: tuple[Any, Any], part: int = 0, name: str = ""
) -> OptionControl:
    """A control of an option, named as its pack says."""
    about = words.given(option, "about")
    return OptionControl(OptionId(option["id"], part), name or words.given(option), shown, *turned, about)


def _whole(words: Words, option: OptionData, value: Any) -> list[OptionControl]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    if value is None:
        return [_control(words, option, words.label("screens.option.unlimited"), (most, least))]
    up = None if option["unlimited"] and value >= most else min(most, value + 1)
    down = None if option["unlimited"] and value <= least else max(least, value - 1)
    return [_control(words, option, str(value), (down, up))]


def _wholes(words: Words, option: OptionData, value: Any) -> list[OptionControl]:  # noqa: ANN401
    least, most = option["least"], option["most"]
    found = []
    for part, number in enumerate(value):
        less, more = (
            [*value[:part], max(least, min(most, number + by)), *value[part + 1 :]] for by in (-1, 1)
        )
        name = words.label("screens.option.part", option=words.given(option), part=part + 1)
        found.append(_control(words, option, str(number), (less, more), part, name))
    return found


def _prices(words: Words, option: OptionData, value: Any) -> list[OptionControl]:  # noqa: ANN401
    found = []
    for part, key in enumerate(PRICES):
        least, most = option["least"], option["most"]
        less, more = ({**value, key: max(least, min(most, value[key] + by))} for by in (-1, 1))
        name = words.label(PRICES[key], option=words.given(option))
        found.append(_control(words, option, str(value[key]), (less, more), part, name))
    return found


def _switch(words: Words, option: OptionData, value: Any) -> list[OptionControl]:  # noqa: ANN401
    shown = words.label("screens.option.yes" if value else "screens.option.no")
    return [_control(words, option, shown, (not value, not value))]


def _choice(words: Words, option: OptionData, value: Any) -> list[OptionControl]:  # noqa: ANN401
    return [_control(words, option, words.called("choices", str(value)), _around(option, value))]


def _layout(form: GameForm, option: OptionData) -> list[OptionControl]:
    """A choice too; a village is called as its pack says."""
    value, words = form.value(option), form.words
    village = next((each for each in form.packs.data["layouts"] if each["id"] == value), None)
    shown = words.given(village) if village is not None else words.called("choices", str(value))
    return [_control(words, option, shown, _around(option, value))]


def _edition(form: GameForm, option: OptionData) -> list[OptionControl]:
    """A choice too; an edition is called, and told, as its pack says."""
    value, words = form.value(option), form.words
    entry = next((each for each in form.packs.data.get("botric", ()) if each["id"] == value), None)
    shown = words.given(entry) if entry is not None else words.called("choices", str(value))
    control = _control(words, option, shown, _around(option, value))
    return [replace(control, hint=words.given(entry, "about")) if entry is not None else control]


def _around(option: OptionData, value: Any) -> tuple[Any, Any]:  # noqa: ANN401
    choices = list(option["choices"]) or [value]
    place = choices.index(value) if value in choices else 0
    return choices[place - 1], choices[(place + 1) % len(choices)]


_KINDS: dict[str, Callable[[Words, OptionData, Any], list[OptionControl]]] = {
    "whole": _whole,
    "wholes": _wholes,
    "prices": _prices,
    "switch": _switch,
}
