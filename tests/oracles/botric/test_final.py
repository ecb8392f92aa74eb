from __future__ import annotations

import pytest

from tests.oracles.botric.final import final_score
from tests.oracles.botric.hexes import BOT, HUMAN, Table


def ended(edition: str, *switches: str) -> Table:
    table = Table(edition)
    table.street("farm", "dairy_farm")
    table.bot["switches"] = list(switches)
    return table


def score(table: Table) -> dict[str, int]:
    return final_score(table.snapshot, table.data)


@pytest.mark.parametrize(
    ("edition", "switches", "each"),
    [
        ("favour", (), 3),
        ("investor", (), 4),
        ("investor", ("landmarks_2",), 2),
        ("favour", ("landmarks_6",), 6),
        ("favour", ("landmarks_2", "landmarks_6"), 3),
    ],
)
def test_each_landmark_gives_the_flat_value(edition: str, switches: tuple[str, ...], each: int) -> None:
    table = ended(edition, *switches)
    table.lay("pond_a", 9, 9, "FFFFFF", owner=BOT)
    table.lay("storeroom", 9, 5, "FFFFFF", owner=BOT)
    assert score(table)["landmarks"] == 2 * each


@pytest.mark.parametrize(
    ("edition", "switches", "points"),
    [("investor", (), 3), ("investor", ("gold_per_4",), 2), ("favour", (), 0)],
)
def test_only_investor_scores_gold(edition: str, switches: tuple[str, ...], points: int) -> None:
    table = ended(edition, *switches)
    table.me["gold"] = 11
    table.bot["coin_tile"]["gold"] = 30
    assert score(table)["gold"] == points


def test_leftovers_are_sold_by_a_switch_alone() -> None:
    table = ended("favour").put(4, "milk:1!")
    assert score(table)["leftovers"] == 0
    table.bot["switches"] = ["sell_leftovers"]
    assert score(table)["leftovers"] == 3
    table.bot["edition"] = "investor"
    table.me["gold"] = 1
    assert (score(table)["leftovers"], score(table)["gold"]) == (2, 1)


def test_what_the_human_has_stored_has_paid_before_and_is_not_sold() -> None:
    table = ended("favour", "sell_leftovers")
    table.put(table.lay("storeroom", 9, 9, "FFFFFF", owner=HUMAN), "milk:1")
    assert score(table)["leftovers"] == 0


def test_fish_left_bring_their_points() -> None:
    table = ended("favour")
    table.me["fish"] = ["common", "uncommon", "rare"]
    assert score(table)["fish"] == 3


def test_awards_are_shared_rounded_down_and_never_given_for_nothing() -> None:
    table = ended("favour")
    seats = table.snapshot["seats"]
    assert not any(score(table)[each] for each in ("chaplain", "sacristan", "merchant", "landscaper"))
    for seat in seats:
        seat.update(deliveries=1, sales=2)
    assert (score(table)["chaplain"], score(table)["merchant"]) == (4, 2)
    seats[HUMAN]["deliveries"] = 2
    assert (score(table)["chaplain"], score(table)["sacristan"]) == (0, 3)
    seats[BOT]["deliveries"] = 3
    assert (score(table)["chaplain"], score(table)["sacristan"]) == (5, 0)


def test_the_longest_road_uses_his_markers_and_printed_roads_without_the_church() -> None:
    table = ended("favour")
    assert score(table)["longest_road"] == 8
    more = table.lay("farm", 4, 1, "FFFFFF")
    table.marker(HUMAN, 4, more)
    assert (score(table)["longest_road"], score(table)["roads"]) == (8, 0)
    table.snapshot["roads"][0]["seat"] = BOT
    table.me["milestones"] = ["planner"]
    found = score(table)
    assert (found["longest_road"], found["roads"], found["planner"]) == (10, 1, 1)


def test_the_total_is_the_sum() -> None:
    table = ended("investor")
    table.me.update(points=7, gold=3)
    assert score(table)["total"] == 7 + 8 + 1
