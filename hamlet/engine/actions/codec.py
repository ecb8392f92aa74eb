"""Actions as plain data for records: ints become string ids, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from hamlet.engine.actions.family import NEAREST, Action
from hamlet.engine.data_error import DataError
from hamlet.engine.payments.payment import Payment
from hamlet.engine.stock import code_data, code_from_data

if TYPE_CHECKING:
    from hamlet.engine.box import Box


def action_data(box: Box, action: Action) -> dict[str, Any]:
    """The action as a JSON-able object: its family under `do`, then its fields."""
    data: dict[str, Any] = {"do": box.ruleset.family_of(action).name}
    for each in fields(action):
        value = getattr(action, each.name)
        if each.name != "walker" or value != NEAREST:
            data[each.name] = box.ruleset.codecs[each.name][0](box, value)
    return data


def action_from_data(box: Box, data: Mapping[str, Any]) -> Action:
    """The action that this object describes; ValueError where it describes none."""
    try:
        kind = box.ruleset.by_name[data["do"]].action
        values = {
            each.name: box.ruleset.codecs[each.name][1](box, data[each.name])
            for each in fields(kind)
            if each.name in data
        }
        _no_more(data, values)
        return kind(**values)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise DataError("no_action", reason=error if isinstance(error, DataError) else str(error)) from error


def _no_more(data: Mapping[str, Any], values: Mapping[str, Any]) -> None:
    unknown = sorted(set(data) - {"do", *values})
    if unknown:
        raise DataError("unknown_field", field=unknown[0])


Write = Callable[["Box", Any], Any]
Codec = tuple[Write, Write]
"""How a field is written and how it is read."""


def _plain(box: Box, value: int) -> int:
    return value


def _whole(box: Box, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise DataError("not_whole", value=repr(value))
    return value


def _write_list(box: Box, value: tuple[int, ...]) -> list[int]:
    return list(value)


def _numbers(length: int) -> Codec:
    """Lattice coordinates: so many whole numbers."""

    def read(box: Box, value: list[int]) -> tuple[int, ...]:
        if len(value) != length:
            raise DataError("not_wholes", value=repr(value), length=length)
        return tuple(_whole(box, each) for each in value)

    return _write_list, read


def _named(subject: str) -> Codec:
    """Names for positions in one tuple of the definitions."""

    def write(box: Box, value: int) -> str:
        return str(getattr(box.definitions, subject)[value].id)

    def read(box: Box, value: str) -> int:
        ids = [each.id for each in getattr(box.definitions, subject)]
        return ids.index(value)

    return write, read


def _write_fill(box: Box, value: tuple[int, ...]) -> list[str]:
    return [box.definitions.materials[material].id for material in value]


def _read_fill(box: Box, value: list[str]) -> tuple[int, ...]:
    ids = [material.id for material in box.definitions.materials]
    return tuple(ids.index(each) for each in value)


def _write_slot(box: Box, value: int) -> str:
    return box.church_slots[value].id


def _read_slot(box: Box, value: str) -> int:
    return [slot.id for slot in box.church_slots].index(value)


def _write_payment(box: Box, value: Payment) -> dict[str, Any]:
    data: dict[str, Any] = {}
    if value.units:
        data["units"] = [
            {"tile": tile, **code_data(box, code), "count": count} for tile, code, count in value.units
        ]
    if value.bought:
        data["bought"] = {box.definitions.materials[material].id: count for material, count in value.bought}
    if value.boats:
        data["boats"] = list(value.boats)
    return data


def _read_payment(box: Box, value: Mapping[str, Any]) -> Payment:
    ids = [material.id for material in box.definitions.materials]
    units = [
        (_whole(box, unit["tile"]), code_from_data(box, unit), _whole(box, unit["count"]))
        for unit in value.get("units", ())
    ]
    bought = [(ids.index(name), _whole(box, count)) for name, count in value.get("bought", {}).items()]
    boats = [_whole(box, boat) for boat in value.get("boats", ())]
    return Payment(tuple(sorted(units)), tuple(sorted(bought)), tuple(sorted(boats)))


CODECS: dict[str, Codec] = {
    "tile": (_plain, _whole),
    "walker": (_plain, _whole),
    "source": (_plain, _whole),
    "target": (_plain, _whole),
    "count": (_plain, _whole),
    "position": (_plain, _whole),
    "rotation": (_plain, _whole),
    "at": _numbers(2),
    "side": _numbers(3),
    "fill": (_write_fill, _read_fill),
    "start": _named("tiles"),
    "blueprint": _named("tiles"),
    "sale": _named("sales"),
    "slot": (_write_slot, _read_slot),
    "payment": (_write_payment, _read_payment),
}
