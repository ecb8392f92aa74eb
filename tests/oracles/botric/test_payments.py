from __future__ import annotations

from tests.oracles.botric.hexes import BOT, HUMAN, Table
from tests.oracles.botric.paying import Bill, needs_of, pay

LONELY = "FFFFFF"


def paid(table: Table, tile: int, *, may_buy: bool = False, **cost: int) -> dict[str, object] | None:
    payment = pay(table.position(), Bill(tile=tile, needs=needs_of(cost), may_buy=may_buy))
    return None if payment is None else payment.told()


def test_the_nearest_unit_is_used_then_the_more_plentiful_kind_then_the_older_tile() -> None:
    table = Table()
    _, _, market, near, far, farther = table.street("farm", "farm", "farm")
    table.put(near, "wheat").put(far, "wheat").put(farther, "stone", "stone")
    assert paid(table, market, wheat=1) == {
        "units": [[near, "wheat", None, False, 1]],
        "bought": {},
        "boats": [],
    }
    table.put(far, "stone")
    nearest = pay(table.position(), Bill(tile=far, needs=((("wood", "stone", "wheat"), 2),)))
    assert nearest is not None
    assert [(unit.tile, unit.material) for unit in nearest.units] == [(far, "stone"), (farther, "stone")]


def test_of_kinds_equally_plentiful_wood_comes_before_stone() -> None:
    table = Table()
    _, _, market, farm, _ = table.street("farm", "farm")
    table.put(farm, "stone", "wood")
    chosen = pay(table.position(), Bill(tile=market, needs=((("stone", "wood"), 1),)))
    assert chosen is not None
    assert chosen.units[0].material == "wood"


def test_an_older_tile_gives_before_a_younger_one_as_near() -> None:
    table = Table()
    table.street("farm")
    younger = table.lay("farm", 4, 0)
    table.put(younger, "wood").put(3, "stone")
    table.lay("farm", 2, 1, "FFFFFR")
    table.snapshot["tiles"][2]["segments"][2]["terrain"] = "road"
    table.put(5, "stone")
    chosen = pay(table.position(), Bill(tile=2, needs=((("stone",), 1),)))
    assert chosen is not None
    assert chosen.units[0].tile == 3


def test_what_lies_in_the_humans_storeroom_is_not_there_for_him() -> None:
    table = Table()
    _, _, market, store = table.street("storeroom")
    table.put(store, "wood")
    table.snapshot["tiles"][store]["owner"] = HUMAN
    assert paid(table, market, wood=1) is None
    table.snapshot["tiles"][store]["owner"] = BOT
    assert paid(table, market, wood=1) is not None


def across_the_water(edition: str = "favour") -> tuple[Table, int, int]:
    """A Farm beyond a lake that carries his boat; the lake lies beside the Church and that Farm."""
    table = Table(edition)
    table.street("farm")
    beyond = table.lay("farm", 0, 2, LONELY)
    table.lake(0, 1, boat=BOT)
    return table, 3, beyond


def test_goods_cross_water_for_a_wheat_and_only_where_nothing_else_pays() -> None:
    table, here, beyond = across_the_water()
    table.put(beyond, "wood", "wheat")
    assert paid(table, 0, wood=1) == {
        "units": [[beyond, "wheat", None, False, 1], [beyond, "wood", None, False, 1]],
        "bought": {},
        "boats": [0],
    }
    table.put(here, "wood")
    assert paid(table, 0, wood=1) == {"units": [[here, "wood", None, False, 1]], "bought": {}, "boats": []}


def test_without_wheat_nothing_crosses() -> None:
    table, _, beyond = across_the_water()
    table.put(beyond, "wood")
    assert paid(table, 0, wood=1) is None


def test_the_nearest_wheat_is_the_toll_and_the_cost_takes_the_next() -> None:
    table, here, beyond = across_the_water()
    table.put(here, "wheat").put(beyond, "wheat", "wheat")
    payment = paid(table, 0, wheat=2)
    assert payment is not None
    assert payment["units"] == [[here, "wheat", None, False, 1], [beyond, "wheat", None, False, 2]]


def test_investor_buys_before_he_crosses() -> None:
    table, _, beyond = across_the_water("investor")
    table.put(beyond, "wood", "wheat")
    table.me["gold"] = 2
    assert paid(table, 0, may_buy=True, wood=1) == {"units": [], "bought": {"wood": 1}, "boats": []}
    table.me["gold"] = 1
    payment = paid(table, 0, may_buy=True, wood=1)
    assert payment is not None
    assert payment["boats"] == [0]


def test_investor_may_buy_the_wheat_of_the_boat() -> None:
    table, _, beyond = across_the_water("investor")
    table.put(beyond, "timber:0")
    table.me["gold"] = 2
    payment = paid(table, 0, may_buy=True, timber=1)
    assert payment is not None
    assert (payment["bought"], payment["boats"]) == ({"wheat": 1}, [0])


def test_where_boats_cost_no_wheat_they_are_ways_like_others() -> None:
    table, _, beyond = across_the_water()
    table.put(beyond, "wood")
    table.data["rules"]["boat_wheat"] = 0
    assert paid(table, 0, wood=1) == {"units": [[beyond, "wood", None, False, 1]], "bought": {}, "boats": []}


def test_of_two_waters_that_serve_the_older_is_crossed() -> None:
    table, _, beyond = across_the_water()
    table.lay("town_hall", 1, 1, LONELY)
    table.put(beyond, "wood", "wheat")
    table.lake(-1, 2, boat=BOT)
    table.snapshot["lakes"][1]["cells"] += table.snapshot["lakes"][0]["cells"]
    payment = paid(table, 0, wood=1)
    assert payment is not None
    assert payment["boats"] == [0]
    table.snapshot["lakes"][0]["boat"] = HUMAN
    payment = paid(table, 0, wood=1)
    assert payment is not None
    assert payment["boats"] == [1]


def test_bought_goods_must_get_from_the_market_to_the_tile() -> None:
    table, _, beyond = across_the_water("investor")
    table.me["gold"] = 2
    assert paid(table, beyond, may_buy=True, wood=1) is None
    table.me["gold"] = 4
    assert paid(table, beyond, may_buy=True, wood=1) == {
        "units": [],
        "bought": {"wheat": 1, "wood": 1},
        "boats": [0],
    }
