"""The expansions there are, in the order in which their hooks run. A new room is a line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamlet.engine.botric.room import BOTRIC_ROOM
from hamlet.engine.data_error import DataError
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.lake.room import LAKE_ROOM

EXPANSIONS: tuple[Expansion[Any], ...] = (LAKE_ROOM, BOTRIC_ROOM)


def expansions_named(names: Sequence[str]) -> tuple[Expansion[Any], ...]:
    """Those of these names, in the order of the list; ValueError for one that is not there."""
    unknown = sorted(set(names) - {each.name for each in EXPANSIONS})
    if unknown:
        raise DataError("no_expansion", name=unknown[0])
    return tuple(each for each in EXPANSIONS if each.name in names)
