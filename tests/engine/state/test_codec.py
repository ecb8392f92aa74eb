"""Actions as plain data: what a record keeps of them is what was played."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hamlet.engine.actions.church import Beg
from hamlet.engine.actions.codec import action_data, action_from_data
from hamlet.engine.actions.registry import BY_NAME
from hamlet.engine.options import Options
from tests.engine.properties.playing import TABLES, box_of, state_after, watched_states


@pytest.mark.parametrize("number", [0, 5, 10, 20])
def test_every_proposal_of_a_game_comes_back_from_its_data(number: int) -> None:
    box = box_of(TABLES[number])
    families = set()
    for place, (state, action) in enumerate(watched_states(box, number, 300)):
        proposed = Options(state).proposals() if place % 10 == 0 else ()
        for each in (action, *proposed):
            data = json.loads(json.dumps(action_data(box, each)))
            assert action_from_data(box, data) == each
            families.add(data["do"])
    assert len(families) > 10
    assert families <= set(BY_NAME)


def test_the_walker_is_written_only_when_named() -> None:
    box = box_of(TABLES[0])
    assert action_data(box, Beg(0)) == {"do": "beg", "tile": 0}
    assert action_data(box, Beg(0, 3)) == {"do": "beg", "tile": 0, "walker": 3}
    assert action_from_data(box, {"do": "beg", "tile": 0, "walker": 3}) == Beg(0, 3)


BUILD = {"do": "construct", "blueprint": "barn", "tile": 0, "rotation": 0, "at": [0, 0], "payment": {}}
ROAD = {"do": "road", "tile": 0, "side": [0, 0, 0], "payment": {}}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": "dance"},
        {"do": "beg"},
        {"do": "beg", "tile": "church"},
        {"do": "beg", "tile": True},
        {"do": "beg", "tile": 0, "colour": "red"},
        {"do": "sell", "tile": 0, "sale": "nothing", "payment": {}},
        {"do": "produce", "tile": 0, "fill": ["gravel"]},
        {**BUILD, "blueprint": "castle"},
        {**BUILD, "at": [0]},
        {**BUILD, "at": [0, 0, 0]},
        {**BUILD, "at": [0, "0"]},
        {**BUILD, "at": 7},
        {**BUILD, "payment": {"units": [{"tile": 0, "material": "wood"}]}},
        {**BUILD, "payment": {"units": [{"tile": 0, "material": "gravel", "count": 1}]}},
        {**BUILD, "payment": {"units": [{"tile": 0, "material": "milk", "made_by": 7, "count": 1}]}},
        {**BUILD, "payment": {"bought": {"gravel": 1}}},
        {**BUILD, "payment": {"bought": {"wood": "1"}}},
        {**BUILD, "payment": 3},
        {**ROAD, "side": [0, 0]},
        {**ROAD, "side": []},
    ],
)
def test_data_that_describes_no_action_is_a_value_error(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="no_action"):
        action_from_data(box_of(TABLES[0]), data)


def test_what_can_be_read_can_be_judged() -> None:
    state = state_after(box_of(TABLES[0]), 3, 60)
    for data in (BUILD, ROAD, {"do": "lay_start", "start": "farm", "rotation": 99, "at": [10**12, 0]}):
        action = action_from_data(state.box, data)
        assert BY_NAME[str(data["do"])].refusal(state, action) is not None
