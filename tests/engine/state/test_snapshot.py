"""The snapshot is a contract: its keys stay, and more may come (design, section 5)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hamlet.engine.game import Game
from hamlet.engine.lattice.geometry import DIRECTIONS, right_triangle
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.state import State
from tests.engine.properties.playing import TABLES, Table, box_of, state_after

# For each kind of object the keys of the contract, then those that have been added since.
KEYS: dict[str, tuple[str, str]] = {
    "top": (
        """format round seat decider decision pending finished tiles roads lakes seats display bag fish_bag
        sales sale_stack church scores""",
        "first ending winners",
    ),
    "tiles": ("uid id cells owner segments slots villagers donkeys", "rotation at"),
    "segments": ("from to terrain", ""),
    "slots": ("material made_by high_quality", ""),
    "villagers": ("seat acted", ""),
    "roads": ("from to seat kind", "tiles"),
    "seats": (
        """name color player points gold blueprints villagers donkeys flags roads_left refined_left fish
        deliveries sales milestones""",
        "flags_placed flags_left",
    ),
    "display": ("id gold", ""),
    "church": ("slot seat", ""),
    "pending": ("kind seat", "tile must"),
}
STATES = [
    (TABLES[0], 0),
    (TABLES[0], 90),
    (TABLES[13], 200),
    (TABLES[25], 350),
    (TABLES[2], 2),
    (TABLES[1], 5_000),
]


def shot(table: Table, actions: int) -> tuple[State, dict[str, Any]]:
    state = state_after(box_of(table), 21, actions)
    return state, Game(state).snapshot()


def assert_keys(kind: str, thing: dict[str, Any]) -> None:
    contract, added = (set(text.split()) for text in KEYS[kind])
    assert set(thing) == contract | added, kind


@pytest.mark.parametrize(("table", "actions"), STATES)
def test_a_snapshot_has_exactly_the_known_keys(table: Table, actions: int) -> None:
    _, data = shot(table, actions)
    assert json.loads(json.dumps(data)) == data
    assert_keys("top", data)
    for kind in ("tiles", "roads", "seats", "display", "church", "pending"):
        for thing in data[kind]:
            assert_keys(kind, thing)
    for tile in data["tiles"]:
        for segment in tile["segments"]:
            assert_keys("segments", segment)
        for slot in filter(None, tile["slots"]):
            assert_keys("slots", slot)
        for villager in tile["villagers"]:
            assert_keys("villagers", villager)


@pytest.mark.parametrize(("table", "actions"), STATES)
def test_segments_run_clockwise_around_the_cells(table: Table, actions: int) -> None:
    _, data = shot(table, actions)
    for tile in data["tiles"]:
        cells = {tuple(cell) for cell in tile["cells"]}
        segments = tile["segments"]
        for segment, following in zip(segments, segments[1:] + segments[:1], strict=True):
            start, end = segment["from"], segment["to"]
            assert end == following["from"]
            direction = DIRECTIONS.index((end[0] - start[0], end[1] - start[1]))
            assert right_triangle((start[0], start[1]), direction) in cells


@pytest.mark.parametrize(("table", "actions"), STATES)
def test_a_snapshot_says_what_the_state_says(table: Table, actions: int) -> None:
    state, data = shot(table, actions)
    for seat, shown in enumerate(data["seats"]):
        assert shown["gold"] == state.gold[seat]
        assert shown["villagers"] == len(state.villagers[seat])
        assert shown["donkeys"] == sum(tile["donkeys"].count(seat) for tile in data["tiles"])
        assert shown["roads_left"] == 5 - sum(road["seat"] == seat for road in data["roads"])
        flags = sum(tile["owner"] == seat for tile in data["tiles"])
        limit = state.box.rules.flags
        assert shown["flags"] == shown["flags_placed"] == flags
        assert shown["flags_left"] == (None if limit is None else max(limit - flags, 0))
        assert shown["deliveries"] == sum(slot["seat"] == seat for slot in data["church"])
    assert [tile["uid"] for tile in data["tiles"]] == list(range(len(state.village.tiles)))
    assert sum(len(tile["villagers"]) for tile in data["tiles"]) == sum(map(len, state.villagers))
    assert all(
        len(tile["slots"]) == state.box.definitions.tiles[placed.tile].slots
        for tile, placed in zip(data["tiles"], state.village.tiles, strict=True)
    )
    assert data["decider"] == state.decider


def test_scores_come_with_the_end_and_are_flat_sums() -> None:
    state, data = shot(TABLES[1], 5_000)
    assert data["finished"]
    assert data["scores"] == final_scores(state)
    assert data["winners"] == list(winners(state))
    for seat, score in enumerate(data["scores"]):
        assert score["total"] == sum(points for source, points in score.items() if source != "total")
        assert score["during"] == state.points[seat]
        assert data["seats"][seat]["points"] == score["total"]
        assert all(type(points) is int for points in score.values())
    assert shot(TABLES[0], 90)[1]["scores"] is None


def test_names_colours_and_players_come_from_whoever_knows_them() -> None:
    state = state_after(box_of(TABLES[0]), 21, 0)
    names = [{"name": "Ada", "color": "sky", "player": "greedy"}]
    first, second = Game(state).snapshot(names)["seats"]
    assert (first["name"], first["color"], first["player"]) == ("Ada", "sky", "greedy")
    assert (second["color"], second["player"]) == ("sky", "human")
