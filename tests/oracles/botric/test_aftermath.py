from __future__ import annotations

import pytest

from tests.oracles.botric.aftermath import After, after
from tests.oracles.botric.hexes import HUMAN, Table
from tests.oracles.botric.narrowing import Answer


def street(edition: str = "favour", *materials: str) -> Table:
    table = Table(edition)
    table.street("farm")
    table.snapshot["tiles"][3]["slots"] = [None] * max(3, len(materials))
    return table.stand(0).put(3, *materials)


def then(table: Table, answer: Answer) -> After:
    deed = answer.deeds[0] if answer.deeds else None
    return after(table.snapshot, table.data, answer, deed)


def coin(found: After) -> tuple[int, bool]:
    return found.coin_gold, found.coin_up


# --- the coin tile


def test_a_hire_empties_the_coin_tile_and_turns_it_down() -> None:
    table = street()
    table.bot["coin_tile"] = {"gold": 7, "up": True}
    table.snapshot["display"] = [{"id": "barn", "gold": 3}]
    found = then(table, table.step("first"))
    assert (coin(found), found.points, found.gold, found.display) == ((0, False), 1, 0, ())


def test_failing_to_hire_adds_a_coin_for_the_first_villager_where_the_tile_is_up() -> None:
    table = street()
    assert coin(then(table, table.step("first"))) == (1, True)
    table.bot["first_villager"] = False
    assert coin(then(table, table.step("first"))) == (0, True)
    table.bot.update(first_villager=True, coin_tile={"gold": 0, "up": False})
    assert coin(then(table, table.step("first"))) == (0, False)


def test_with_four_villagers_failing_to_deliver_adds_the_coin_once() -> None:
    table = street()
    table.me["villagers"] = 4
    table.snapshot["blocked"] = [{"tile": 0, "seat": HUMAN}]
    assert coin(then(table, table.step("first"))) == (1, True)


def test_a_delivery_empties_the_coin_tile_only_if_it_paid() -> None:
    table = street("favour", *["wood"] * 8)
    table.me["villagers"] = 4
    table.bot["coin_tile"] = {"gold": 3, "up": True}
    found = then(table, table.step("first"))
    assert (coin(found), found.points) == ((3, True), 6)
    table = street()
    table.me["villagers"] = 4
    table.bot["coin_tile"] = {"gold": 9, "up": True}
    found = then(table, table.step("first"))
    assert (coin(found), found.points) == ((0, False), 6)


def test_investor_pays_a_delivery_from_the_coin_tile_first() -> None:
    table = street("investor").slots({"wood": 3})
    table.me.update(villagers=4, gold=5)
    table.bot["coin_tile"] = {"gold": 4, "up": True}
    found = then(table, table.step("first"))
    assert (coin(found), found.gold, found.points) == ((0, False), 3, 4)


def test_nothing_possible_gives_favour_a_coin_on_either_side_and_investor_one_of_his_own() -> None:
    table = street("favour", "wheat", "wheat", "wheat")
    table.bot["coin_tile"]["up"] = False
    assert coin(then(table, table.act("road"))) == (1, False)
    table = street("investor", "wheat", "wheat", "wheat")
    found = then(table, table.act("road"))
    assert (coin(found), found.gold) == ((0, True), 1)


@pytest.mark.parametrize(("edition", "gold"), [("favour", 1), ("investor", 0)])
def test_an_empty_bag_is_filled_and_the_coin_tile_turned_up(edition: str, gold: int) -> None:
    table = street(edition)
    table.bot.update(bag={"three": 0, "two": 0, "one": 0}, coin_tile={"gold": 0, "up": False})
    found = then(table, table.act("produce"))
    assert (coin(found), found.bag) == ((gold, True), {"three": 3, "two": 2, "one": 1})


def test_fish_gold_goes_to_the_coin_tile_in_both_editions() -> None:
    for edition in ("favour", "investor"):
        table = street(edition)
        table.bot["coin_tile"]["up"] = False
        table.me["fish"] = ["common", "uncommon", "rare", "rare", "rare"]
        found = then(table, table.step("fish"))
        assert (coin(found), found.gold, found.points) == ((2, False), 0, 1)


# --- gold and points


@pytest.mark.parametrize(("edition", "gold", "points"), [("favour", 0, 1), ("investor", 2, 0)])
def test_the_gold_of_production_is_a_point_for_favour(edition: str, gold: int, points: int) -> None:
    table = street(edition)
    found = then(table, table.act("produce"))
    assert (found.gold, found.points) == (gold, points)


@pytest.mark.parametrize(
    ("edition", "unit", "gold", "points", "human"),
    [
        ("favour", "milk:1", 0, 4, (0, 0)),
        ("favour", "milk:1!", 0, 5, (0, 0)),
        ("favour", "milk:0!", 0, 2, (2, 2)),
        ("investor", "milk:1!", 4, 3, (0, 0)),
        ("investor", "milk:0", 2, 1, (1, 1)),
    ],
)
def test_a_sale_and_each_token_are_occasions_of_their_own(
    edition: str, unit: str, gold: int, points: int, human: tuple[int, int]
) -> None:
    table = street(edition, unit)
    table.snapshot.update(church=[], sales=["milk"])
    found = then(table, table.step("first"))
    assert (found.gold, found.points) == (gold, points)
    assert (found.human_gold, found.human_points) == human


def test_a_barn_gives_its_points_and_costs_favour_no_coins() -> None:
    table = street()
    table.me["blueprints"] = ["barn"]
    found = then(table, table.act("build"))
    assert found.points >= 4
    table.lay("barn", 4, 0)
    table.put(3, "wheat", "wheat", "wheat")
    assert then(table, table.act("produce")).points == 2


def test_a_refinery_brings_its_milestone_while_it_is_there() -> None:
    table = street("investor", "wheat", "wheat", "stone")
    table.me["blueprints"] = ["sawmill"]
    assert then(table, table.act("build")).milestones == ("carpenter",)
    table.snapshot["seats"][HUMAN]["milestones"] = ["carpenter"]
    assert then(table, table.act("build")).milestones == ()


def test_investor_lays_coins_on_blueprints_he_skips() -> None:
    table = street("investor")
    table.me["gold"] = 3
    table.snapshot["display"] = [{"id": name, "gold": 1} for name in ("barn", "pond_a", "barn")]
    found = then(table, table.act("purchase"))
    assert (found.gold, found.display) == (3, (("barn", 2), ("barn", 1)))


def test_lakes_give_a_point_for_two_triangles() -> None:
    table = Table().shape("pond_a", "FFFFFF")
    table.street("farm")
    for i, j in ((0, 2), (1, 2), (2, 1)):
        table.lay("farm", i, j, "FFFFFF")
    table.stand(0).put(3, "wheat")
    table.me["blueprints"] = ["pond_a"]
    assert then(table, table.act("build")).points >= 3 + 3


# --- the line


def test_the_token_used_goes_to_the_far_right() -> None:
    table = street()
    table.bot["line"] = ["fishing", "produce", "road"]
    answer = table.step("act", marker="three")
    assert [action for action, _ in answer.tries] == ["fishing"]
    assert then(table, answer).line == ("fishing", "road", "produce")


def test_the_token_of_the_roads_leaves_with_the_last_road() -> None:
    table = street("favour", "stone", "stone")
    table.lay("pond_a", 0, 1, "FFFFFF")
    assert then(table, table.act("road")).line[-1] == "road"
    assert then(table, table.act("road")).milestones == ("planner",)
    table.me["roads_left"] = 1
    assert "road" not in then(table, table.act("road")).line


def test_a_hire_moves_no_token() -> None:
    table = street()
    table.bot["coin_tile"]["gold"] = 5
    table.snapshot["display"] = [{"id": "barn", "gold": 0}]
    assert then(table, table.step("first")).line == tuple(table.bot["line"])
