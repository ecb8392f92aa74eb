from __future__ import annotations

import pytest

from tests.oracles.botric.hexes import BOT, HUMAN, Table
from tests.oracles.botric.narrowing import Answer


def street(edition: str = "favour", *tiles: str) -> tuple[Table, list[int]]:
    table = Table(edition)
    uids = table.street(*(tiles or ("farm", "warehouse")))
    table.stand(0)
    return table, uids


def stocked(edition: str, *materials: str) -> Table:
    """A street whose Farm holds all these materials."""
    table, uids = street(edition, "farm")
    table.snapshot["tiles"][uids[3]]["slots"] = [None] * len(materials)
    table.put(uids[3], *materials)
    return table


def tries(answer: Answer) -> dict[str, str]:
    return dict(answer.tries)


# --- hire


def test_favour_hires_for_five_coins_of_the_tile_and_takes_a_blueprint() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.snapshot["display"] = [{"id": "barn", "gold": 0}, {"id": "pond_a", "gold": 2}]
    answer = table.step("first")
    assert answer.action == "hire"
    assert answer.deeds == [{"tile": 1, "position": 1, "walker": 0}]


def test_four_coins_are_too_few_for_favour_whatever_gold_his_seat_has() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 4
    table.me["gold"] = 9
    assert tries(table.step("first"))["hire"] == "too_dear"


def test_investor_adds_his_own_gold_and_pays_skipped_blueprints_from_what_is_left() -> None:
    table, _ = street("investor")
    table.bot["coin_tile"]["gold"] = 3
    table.me["gold"] = 3
    table.snapshot["display"] = [{"id": name, "gold": 0} for name in ("barn", "barn", "pond_a")]
    answer = table.step("first")
    assert answer.deeds == [{"tile": 1, "position": 0, "walker": 0}]
    assert answer.choices[0].by == "leftmost"
    table.me["gold"] = 4
    assert table.step("first").deeds[0]["position"] == 2


def test_the_third_hire_of_investor_costs_nine() -> None:
    table, _ = street("investor")
    table.me.update(villagers=3, gold=8)
    assert tries(table.step("first"))["hire"] == "too_dear"
    table.me["gold"] = 9
    assert table.step("first").action == "hire"


def test_a_full_queue_does_not_prevent_a_hire() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.me["blueprints"] = ["barn"] * 3
    table.snapshot["display"] = [{"id": "barn", "gold": 0}]
    assert table.step("first").deeds == [{"tile": 1, "position": None, "walker": 0}]


def test_with_four_villagers_or_a_closed_town_hall_he_does_not_hire() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.snapshot["blocked"] = [{"tile": 1, "seat": HUMAN}]
    assert tries(table.step("first"))["hire"] == "closed"
    table.me["villagers"] = 4
    assert tries(table.step("first"))["hire"] == "all_hired"


def test_a_town_hall_that_no_road_joins_is_out_of_reach() -> None:
    table = Table()
    table.lay("church", 0, 0)
    table.lay("town_hall", 0, 1)
    table.lay("market", 1, 0)
    table.stand(0)
    assert tries(table.step("first"))["hire"] == "out_of_reach"


# --- who goes


def test_the_nearest_villager_goes_and_between_equals_the_human_says() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.stand(3)
    (choice,) = table.step("first").choices
    assert (choice.deed["walker"], choice.villager_by) == (0, "nearest")
    table.stand(2)
    found = table.step("first").choices
    assert [(each.deed["walker"], each.villager_by) for each in found] == [(0, "human"), (2, "human")]


def test_two_villagers_on_one_tile_are_no_tie() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.stand(0)
    assert [choice.villager_by for choice in table.step("first").choices] == ["only"]


def test_a_villager_that_has_acted_stays() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 5
    table.stand(3)
    table.snapshot["tiles"][0]["villagers"][0]["acted"] = True
    assert [deed["walker"] for deed in table.step("first").deeds] == [3]


# --- deliver


def test_favour_needs_two_refined_of_three_and_uses_his_best_first() -> None:
    table = stocked("favour", "brick:0!", "milk:0", "brick:1", "milk:1!")
    answer = table.step("first")
    assert (answer.action, answer.deeds[0]["slot"]) == ("deliver", "milk_brick")
    assert answer.deeds[0]["payment"] == {
        "units": [[3, "brick", BOT, False, 1], [3, "milk", BOT, True, 1]],
        "bought": {},
        "boats": [],
    }
    assert answer.choices[0].by == "only"


def test_eight_raw_are_enough_for_favour_and_seven_are_not() -> None:
    table = stocked("favour", *["wood"] * 7)
    assert tries(table.step("first"))["deliver"] == "lacks"
    table = stocked("favour", *["wood"] * 8)
    assert table.step("first").deeds[0]["payment"]["units"] == [[3, "wood", None, False, 8]]


def test_in_a_slot_of_fixed_kinds_he_omits_what_he_lacks_else_what_pays_the_human_most() -> None:
    fixed = {"timber": 1, "brick": 1, "milk": 1}
    lacking = stocked("favour", "timber:0!", "brick:1").slots(fixed)
    assert [unit[1] for unit in lacking.step("first").deeds[0]["payment"]["units"]] == ["brick", "timber"]
    paying = stocked("favour", "timber:0!", "brick:1", "milk:0").slots(fixed)
    assert [unit[1] for unit in paying.step("first").deeds[0]["payment"]["units"]] == ["brick", "milk"]


def test_the_gold_slot_is_open_to_favour_with_four_villagers_and_seven_coins() -> None:
    table, _ = street()
    table.bot["coin_tile"]["gold"] = 7
    table.me["villagers"] = 4
    assert table.step("first").deeds[0]["slot"] == "gold"
    table.bot["switches"] = ["no_church_gold"]
    assert tries(table.step("first"))["deliver"] == "lacks"
    table.bot["switches"] = []
    table.bot["coin_tile"]["gold"] = 6
    assert tries(table.step("first"))["deliver"] == "lacks"


def test_investor_buys_what_is_missing_with_the_gold_his_own_tokens_bring() -> None:
    table = stocked("investor", "milk:1!", "milk:1").slots({"milk/brick": 3})
    table.me.update(gold=1, villagers=4)
    payment = table.step("first").deeds[0]["payment"]
    assert payment["bought"] == {"brick": 1}
    table.me["gold"] = 0
    assert tries(table.step("first"))["deliver"] == "lacks"


def test_investor_pays_the_humans_prices_by_a_switch() -> None:
    table = stocked("investor").slots({"wood": 2})
    table.me.update(gold=4, villagers=4)
    assert table.step("first").action == "deliver"
    table.bot["switches"] = ["human_prices"]
    assert tries(table.step("first"))["deliver"] == "lacks"


@pytest.mark.parametrize(
    ("line", "needs", "points", "materials", "chosen"),
    [
        ("points", [{"wood": 1}, {"stone": 1}], (4, 5), ("wood", "stone"), ["1"]),
        ("own_high_quality", [{"milk": 1}, {"flour": 1}], (4, 4), ("milk:1", "flour:1!"), ["1"]),
        ("own_refined", [{"milk": 1}, {"flour": 1}], (4, 4), ("milk:0", "flour:1"), ["1"]),
        ("fewest_bought", [{"milk": 1}, {"flour": 1}], (4, 4), ("flour:0",), ["1"]),
        ("fewest_materials", [{"wood": 2}, {"stone": 1}], (4, 4), ("wood", "wood", "stone"), ["1"]),
        ("human", [{"wood": 1}, {"stone": 1}], (4, 4), ("wood", "stone"), ["0", "1"]),
    ],
)
def test_every_line_about_deliveries_decides(
    line: str,
    needs: list[dict[str, int]],
    points: tuple[int, ...],
    materials: tuple[str, ...],
    chosen: list[str],
) -> None:
    table = stocked("investor", *materials).slots(*needs, points=points)
    table.me.update(gold=8, villagers=4)
    answer = table.step("first")
    assert [deed["slot"] for deed in answer.deeds] == chosen
    assert {choice.by for choice in answer.choices} == {line}


def test_what_stands_in_the_way_of_a_delivery_has_its_code() -> None:
    table, _ = street()
    table.snapshot["church"] = [{"slot": "raw", "seat": HUMAN}]
    assert tries(table.step("first"))["deliver"] == "all_delivered"
    table.snapshot["blocked"] = [{"tile": 0, "seat": HUMAN}]
    assert tries(table.step("first"))["deliver"] == "closed"


# --- sell


@pytest.mark.parametrize(
    ("line", "needs", "points", "materials", "chosen"),
    [
        ("points", [{"wood": 1}, {"stone": 1}], (1, 2), ("wood", "stone"), ["1"]),
        ("own_high_quality", [{"milk": 1}, {"flour": 1}], (1, 1), ("milk:1", "flour:1!"), ["1"]),
        ("own_refined", [{"milk": 1}, {"flour": 1}], (1, 1), ("milk:0", "flour:1"), ["1"]),
        ("fewest_materials", [{"wood": 2}, {"stone": 1}], (1, 1), ("wood", "wood", "stone"), ["1"]),
        ("human", [{"wood": 1}, {"stone": 1}], (1, 1), ("wood", "stone"), ["0", "1"]),
        ("only", [{"milk": 1}, {"stone": 1}], (1, 1), ("stone",), ["1"]),
    ],
)
def test_every_line_about_sales_decides(
    line: str,
    needs: list[dict[str, int]],
    points: tuple[int, ...],
    materials: tuple[str, ...],
    chosen: list[str],
) -> None:
    table = stocked("favour", *materials).sales(*needs, points=points)
    table.snapshot["church"] = []
    answer = table.step("first")
    assert [deed["sale"] for deed in answer.deeds] == chosen
    assert {choice.by for choice in answer.choices} == {line}


def test_nothing_is_bought_for_a_sale() -> None:
    table = stocked("investor").sales({"wood": 1})
    table.snapshot["church"] = []
    table.me.update(gold=30, villagers=4)
    assert tries(table.step("first"))["sell"] == "lacks"


def test_a_market_without_sales_or_closed_has_its_code() -> None:
    table, _ = street()
    answer = table.step("first")
    assert (answer.action, tries(answer)["sell"]) == ("draw", "nothing_for_sale")
    table.snapshot["blocked"] = [{"tile": 2, "seat": HUMAN}]
    assert tries(table.step("first"))["sell"] == "closed"
