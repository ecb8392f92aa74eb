"""Stock codes as plain data: what lies in a slot, and who made it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from hamlet.engine.data_error import DataError
from hamlet.engine.definitions import MOST_SEATS

if TYPE_CHECKING:
    from hamlet.engine.box import Box


def code_data(box: Box, code: int) -> dict[str, Any]:
    """One unit as an object: its material and, if refined, its maker and quality, and whether it is paid."""
    data: dict[str, Any] = {"material": box.definitions.materials[box.code_material[code]].id}
    if box.code_maker[code] >= 0:
        data["made_by"] = box.code_maker[code]
        data["high_quality"] = box.code_quality[code]
        if box.is_settled(code):
            data["settled"] = True
    return data


def code_from_data(box: Box, data: Mapping[str, Any]) -> int:
    """The stock code of such an object."""
    material = [each.id for each in box.definitions.materials].index(data["material"])
    if "made_by" not in data:
        return box.raw_code(material)
    maker = data["made_by"]
    if not (isinstance(maker, int) and 0 <= maker < MOST_SEATS):
        raise DataError("no_seat", seat=repr(maker))
    code = box.refined_code(material, maker, high_quality=bool(data.get("high_quality")))
    return box.settled_code(code) if data.get("settled") else code
