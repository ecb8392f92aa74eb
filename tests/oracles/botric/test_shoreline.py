from __future__ import annotations

from tests.oracles.botric.hexes import BOT, HUMAN, Table

LONELY = "FFFFFF"


def by_the_water(*sizes: int) -> Table:
    """Lakes of these sizes just closed, none beside a refinery."""
    table = Table()
    table.street("farm")
    for number, size in enumerate(sizes):
        table.lake(20 * number, 20, size=size)
    return table


def lakes(table: Table) -> list[tuple[int | None, str]]:
    answer = table.step("boat", lakes=list(range(len(table.snapshot["lakes"]))))
    return [(choice.deed["lake"], choice.by) for choice in answer.choices]


def test_without_a_reason_there_is_no_boat() -> None:
    assert lakes(by_the_water(6)) == [(None, "only")]


def test_a_refinery_he_cannot_get_to_is_a_reason_and_the_lake_beside_it_gets_the_boat() -> None:
    table = by_the_water(6, 6)
    mill = table.lay("sawmill", 20, 21, LONELY)
    assert lakes(table) == [(1, "refinery")]
    table.snapshot["tiles"][mill]["id"] = "pond_a"
    assert lakes(table) == [(None, "only")]


def test_the_last_flag_is_a_reason_unless_the_end_has_come_already() -> None:
    table = by_the_water(3, 6)
    table.me["flags_left"] = 1
    assert lakes(table) == [(1, "largest")]
    table.snapshot["ending"] = True
    assert lakes(table) == [(None, "only")]
    table.snapshot["ending"] = False
    table.data["rules"]["last_flag_ends_game"] = False
    assert lakes(table) == [(None, "only")]


def test_between_lakes_as_large_the_human_says() -> None:
    table = by_the_water(6, 6)
    table.me["flags_left"] = 1
    assert lakes(table) == [(0, "human"), (1, "human")]


def test_a_lake_too_small_or_no_flag_left_means_no_boat() -> None:
    table = by_the_water(1)
    table.me["flags_left"] = 1
    assert lakes(table) == [(None, "only")]
    table.data["rules"]["boat_min_lake"] = 1
    assert lakes(table) == [(0, "only")]
    table.me["flags_left"] = 0
    assert lakes(table) == [(None, "only")]


def test_the_whole_body_counts_and_a_refinery_his_own_boat_reaches_does_not() -> None:
    table = by_the_water(6)
    table.lay("sawmill", 20, 21, LONELY)
    table.lake(20, 20)
    table.snapshot["lakes"][1]["body"] = 0
    answer = table.step("boat", lakes=[0])
    assert answer.deeds == [{"lake": 0}]
    table.lake(0, 1, boat=BOT)
    table.snapshot["lakes"][2]["cells"] += table.snapshot["lakes"][1]["cells"]
    assert table.step("boat", lakes=[0]).deeds == [{"lake": None}]
    table.snapshot["lakes"][2]["boat"] = HUMAN
    assert table.step("boat", lakes=[0]).deeds == [{"lake": 0}]


def test_the_least_rare_fish_go_until_three_are_left() -> None:
    table = by_the_water()
    table.me["fish"] = ["rare", "common", "uncommon", "rare", "uncommon", "rare"]
    (deed,) = table.step("fish").deeds
    assert deed == {"fish": {"common": 1, "uncommon": 2}, "gold": 3, "points": 2}
    table.me["fish"] = ["rare"] * 4
    (deed,) = table.step("fish").deeds
    assert deed == {"fish": {"rare": 1}, "gold": 0, "points": 2}
