"""How the fields of the lake's actions are written in records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from hamlet.engine.actions.codec import Codec
from hamlet.engine.data_error import DataError
from hamlet.engine.lake.base import parts_of
from hamlet.engine.stock import code_data, code_from_data

if TYPE_CHECKING:
    from hamlet.engine.box import Box


def _switch(box: Box, value: object) -> bool:
    if not isinstance(value, bool):
        raise DataError("not_a_switch", value=repr(value))
    return value


def _write_card(box: Box, value: int) -> str:
    return parts_of(box).cards[value].id


def _read_card(box: Box, value: str) -> int:
    return [card.id for card in parts_of(box).cards].index(value)


def _write_fish(box: Box, value: tuple[int, ...]) -> list[str]:
    return [parts_of(box).fish[kind].id for kind in value]


def _read_fish(box: Box, value: list[str]) -> tuple[int, ...]:
    ids = [kind.id for kind in parts_of(box).fish]
    return tuple(ids.index(each) for each in value)


def _write_goods(box: Box, value: tuple[tuple[int, int, int], ...]) -> list[dict[str, Any]]:
    return [{"tile": tile, **code_data(box, code), "count": count} for tile, code, count in value]


def _read_goods(box: Box, value: list[Mapping[str, Any]]) -> tuple[tuple[int, int, int], ...]:
    units = []
    for unit in value:
        tile, count = unit["tile"], unit["count"]
        if type(tile) is not int or type(count) is not int:
            raise DataError("not_whole", value=repr(tile if type(tile) is not int else count))
        units.append((tile, code_from_data(box, unit), count))
    return tuple(sorted(units))


LAKE_CODECS: Final[Mapping[str, Codec]] = {
    "boat": (_switch, _switch),
    "card": (_write_card, _read_card),
    "fish": (_write_fish, _read_fish),
    "goods": (_write_goods, _read_goods),
}
