"""The rules by group, as their packs order them; and what a value of one is in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from hamlet.app.drafting.rules_form import OptionData, RulesForm
from hamlet.content.values import NAMING
from hamlet.values import dataclass

UNGROUPED: Final = ""
PARTS: Final = ("raw", "refined")
_SHOWN: Final = {True: "screens.option.yes", False: "screens.option.no"}


@dataclass(frozen=True, slots=True)
class RuleGroup:
    """Options under one heading; the first of them stands for the group."""

    id: str
    name: str
    options: tuple[str, ...]
    changed: int

    @property
    def first(self) -> str:
        """The option that stands for it."""
        return self.options[0]


def rule_groups(form: RulesForm) -> list[RuleGroup]:
    """All groups, in the order of their first options; options of none come under a heading of their own."""
    names: dict[str, str] = {}
    options: dict[str, list[str]] = {}
    for option in form.ruled:
        group = str(option.get("group", UNGROUPED))
        names[group] = form.words.given(option, "group") if group else form.words.label("screens.rules.other")
        options.setdefault(group, []).append(option["id"])
    changed = {option["id"] for option in form.changed}
    return [
        RuleGroup(group, names[group], tuple(ids), sum(each in changed for each in ids))
        for group, ids in options.items()
    ]


def matching(form: RulesForm, options: tuple[str, ...], text: str, *, changed: bool) -> list[OptionData]:
    """Of these options those with a text in name or sentence; only those that are changed, if asked."""
    wanted = text.strip().casefold()
    found = [option for option in form.ruled if option["id"] in options]
    return [
        option
        for option in found
        if (not changed or option["id"] in form.options)
        and any(wanted in form.words.given(option, key).casefold() for key in ("name", "about"))
    ]


def told_value(form: RulesForm, option: OptionData, value: Any) -> str:  # noqa: ANN401 - of any kind
    """A value of an option in words."""
    if value is None:
        return form.words.label("screens.option.unlimited")
    if isinstance(value, bool):
        return form.words.label(_SHOWN[value])
    if isinstance(value, dict):
        return " ".join(str(value[part]) for part in PARTS)
    if isinstance(value, list):
        return " ".join(str(part) for part in value)
    if isinstance(value, int):
        return str(value)
    return form.called(NAMING.get(option["type"], ""), str(value))


def numbers(option: OptionData, value: Any) -> Iterator[int]:  # noqa: ANN401
    """The numbers of an option, one for each stepper; what has no limit counts one more than the most."""
    if isinstance(value, dict):
        yield from (value[part] for part in PARTS)
    elif isinstance(value, list):
        yield from value
    elif not isinstance(value, bool | str):
        yield option["most"] + 1 if value is None else value


def with_number(option: OptionData, value: Any, part: int, number: int) -> Any:  # noqa: ANN401
    """The value of an option with one of its numbers turned."""
    if isinstance(value, dict):
        return {**value, PARTS[part]: number}
    if isinstance(value, list):
        return [*value[:part], number, *value[part + 1 :]]
    return None if number > option["most"] else number
