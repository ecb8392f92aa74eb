"""Games with wells."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from hamlet.engine.definitions import Definitions
from hamlet.engine.expansions import registry
from hamlet.engine.reading import read_definitions
from tests.engine.expansions.wells.room import WELLS
from tests.engine.sketches import base_data

LANDMARK = "well_house"


def with_wells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line of the registry."""
    monkeypatch.setattr(registry, "EXPANSIONS", (*registry.EXPANSIONS, WELLS))


@cache
def well_data() -> dict[str, Any]:
    """The base game's data with the expansion, a landmark and an award by its measure, and its option."""
    data = deepcopy(base_data())
    data["expansions"] = ["wells"]
    data["rules"]["wells_each"] = 3
    monument = next(tile for tile in data["tiles"] if tile["kind"] == "landmark")
    house = {**monument, "id": LANDMARK, "name": "Well House", "copies": {"bag": 2}, "cost": {}}
    data["tiles"].append({**house, "score": {"points": 2, "per": "well"}, "needs_road": False})
    data["awards"].append({"id": "well_master", "name": "Well Master", "points": 6, "most": "well"})
    return data


def well_definitions(**rules: object) -> Definitions:
    return read_definitions(well_data(), {**well_data()["rules"], **rules})
