"""Market sales (B20) and free-market purchases (B3)."""

from __future__ import annotations

import pytest

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.definitions import Cost
from hamlet.engine.display import NO_SALE
from hamlet.engine.options import Options
from hamlet.engine.payments.sources import PaymentSources
from tests.engine.hands import Hand, definitions_with, sketched
from tests.engine.sketches import START, Sketch, vertex

ROW = Sketch(
    "sawmill market church barn barn.2", roads="sawmill-market market-church church-barn barn-barn.2"
)


def market(*sales: str, seats: int = 2) -> Hand:
    hand = sketched(ROW, seats).donkeys(0, "church")
    hand.state.market = tuple(hand.sale(sale) if sale else NO_SALE for sale in sales)
    return hand


def sell(hand: Hand, sale: str, units: str) -> Sell:
    return Sell(hand.uids["market"], hand.sale(sale), hand.pay(units))


SALES = {
    "wood_wheat": ("wood wood wheat", 1, 1),
    "stone_wheat": ("stone stone wheat", 1, 1),
    "milk": ("milk", 1, 2),
    "flour": ("flour", 1, 2),
    "timber_stone": ("timber stone stone", 2, 3),
    "brick_wood": ("brick wood wood", 2, 3),
    "timber_brick": ("timber brick", 3, 2),
    "milk_flour": ("milk flour", 3, 2),
    "timber_brick_milk": ("timber brick milk", 5, 2),
    "timber_brick_flour": ("timber brick flour", 5, 2),
    "timber_milk_flour": ("timber milk flour", 4, 5),
    "brick_milk_flour": ("brick milk flour", 4, 5),
}


@pytest.mark.parametrize("name", sorted(SALES))
def test_each_sale_takes_its_goods_and_gives_its_reward(name: str) -> None:
    units, points, gold = SALES[name]
    hand = market(name, "milk", "flour")
    refined = {"timber", "brick", "milk", "flour"}
    goods = [f"{unit}@1" if unit in refined else unit for unit in units.split()]
    hand.stock("barn", " ".join(goods))
    hand.do(sell(hand, name, " ".join(f"barn:{unit}" for unit in goods)))
    assert hand.held("barn") == []
    assert (hand.state.points[0], hand.state.gold[0]) == (points, 3 + gold)
    used = sum(unit in refined for unit in units.split())
    assert (hand.state.points[1], hand.state.gold[1]) == (used, 3 + used)
    assert hand.state.sold == ((hand.sale(name),), ())


def test_the_twelve_sales_are_four_of_each_tier() -> None:
    sales = definitions_with().sales
    assert sorted(sale.id for sale in sales) == sorted(SALES)
    assert sorted(sale.tier for sale in sales) == [1] * 4 + [2] * 4 + [3] * 4


def test_b20_a_sold_tile_is_replaced_at_once_in_its_place() -> None:
    hand = market("wood_wheat", "milk", "flour").stock("barn", "milk@0")
    hand.state.stack = tuple(int(each.id == "brick_wood") for each in hand.definitions.sales)
    hand.state.stack_left = (0, 1, 0)
    hand.do(sell(hand, "milk", "barn:milk@0"))
    assert hand.state.market == (hand.sale("wood_wheat"), hand.sale("brick_wood"), hand.sale("flour"))


def test_b20_with_the_stack_empty_the_place_stays_empty() -> None:
    hand = market("wood_wheat", "milk", "flour").stock("barn", "milk@0")
    hand.state.stack_left = (0, 0, 0)
    hand.do(sell(hand, "milk", "barn:milk@0"))
    assert hand.state.market == (hand.sale("wood_wheat"), NO_SALE, hand.sale("flour"))
    hand.end_turns(2)
    assert hand.refused(sell(hand, "milk", "")) == "no_such_sale"
    assert hand.refused(Sell(hand.uids["market"], NO_SALE, hand.pay())) == "no_such_sale"


def test_no_purchase_serves_a_sale() -> None:
    hand = market("wood_wheat", "milk", "flour").gold(50, 3).stock("barn", "wood wood")
    found = hand.refusal(sell(hand, "wood_wheat", "barn:wood barn:wood buy:wheat"))
    assert found is not None
    assert (found.rule, found.code) == ("B3", "no_purchases_here")
    assert not any(isinstance(action, Sell) for action in Options(hand.state).iterate())


def test_sales_are_made_on_the_market_only() -> None:
    hand = market("milk", "flour", "wood_wheat").stock("barn", "milk@0")
    assert (
        hand.refused(Sell(hand.uids["church"], hand.sale("milk"), hand.pay("barn:milk@0"))) == "not_a_market"
    )


def bridge(hand: Hand, tile: str, other: str, units: str) -> BuildRoad:
    return BuildRoad(hand.uids[tile], hand.side(tile, other), hand.pay(units))


def test_b03_a_purchase_must_be_able_to_travel_from_the_market() -> None:
    rows = """
    market  church  barn
    .       .       farm
    """
    hand = sketched(Sketch(rows, roads="market-church church-barn", mountains="barn-farm")).gold(6, 3)
    hand.donkeys(0)
    found = hand.refusal(bridge(hand, "barn", "farm", "buy:wood buy:wood"))
    assert found is not None
    assert (found.rule, found.code) == ("B3", "market_out_of_reach")
    hand.donkeys(1, "church")
    assert hand.refused(bridge(hand, "barn", "farm", "buy:wood buy:wood")) == "market_out_of_reach"
    hand.donkeys(0, "church")
    hand.do(bridge(hand, "barn", "farm", "buy:wood buy:wood"))
    assert hand.state.gold == (0, 3)


@pytest.mark.parametrize(("seats", "raw", "refined"), [(2, 3, 5), (3, 2, 4), (4, 2, 4)])
def test_b03_purchases_cost_what_the_market_side_says(seats: int, raw: int, refined: int) -> None:
    hand = sketched(START, seats).gold(*(20,) * seats).blueprints(0, "lumbermill")
    payment = hand.pay("buy:stone buy:stone buy:brick")
    hand.do(Construct(hand.tile("lumbermill"), hand.uids["church"], 0, vertex((1, 1)), payment))
    assert hand.state.gold[0] == 20 - 2 * raw - refined


def test_b03_bought_refined_material_pays_nobody_and_needs_no_token() -> None:
    hand = sketched(START).gold(15, 3)
    supply = hand.state.supply
    hand.do(Deliver(hand.uids["church"], hand.slot("milk_brick"), hand.pay("buy:milk buy:brick buy:milk")))
    assert hand.state.gold == (0, 3)
    assert hand.state.points == (4, 0)
    assert hand.state.supply == supply


def test_b03_gold_earned_in_the_action_pays_for_a_purchase_in_it() -> None:
    hand = market("milk", "flour", "wood_wheat").gold(3, 0).stock("barn", "milk@0! milk@1")
    deliver = Deliver(
        hand.uids["church"], hand.slot("milk_brick"), hand.pay("barn:milk@0! barn:milk@1 buy:brick")
    )
    hand.do(deliver)
    assert hand.state.gold == (3 + 2 - 5, 1)
    assert hand.state.points == (2 + 4, 1)


def test_b03_what_pays_a_rival_does_not_help() -> None:
    hand = market("milk", "flour", "wood_wheat").gold(3, 0).stock("barn", "milk@1! milk@1")
    deliver = Deliver(
        hand.uids["church"], hand.slot("milk_brick"), hand.pay("barn:milk@1! barn:milk@1 buy:brick")
    )
    found = hand.refusal(deliver)
    assert found is not None
    assert (found.code, found.facts) == ("too_little_gold", {"asked": 5, "gold": 3, "earned": 0})


def test_b03_units_pay_before_coins_so_earned_gold_serves_a_coin_cost() -> None:
    changes = {"barn.2": {"cost": {"milk": 1, "gold": 2}}}
    hand = sketched(
        Sketch("barn church", roads="barn-church", outlines={"barn.2": "FFFFFF"}), changes=changes
    )
    hand.gold(0, 0).stock("barn", "milk@0!").blueprints(0, "barn.2")
    cost = Cost(hand.definitions.tiles[hand.tile("barn.2")].cost.needs, 2)
    assert PaymentSources(hand.state, 0, hand.uids["church"]).can_pay(cost)
    build = Construct(hand.tile("barn.2"), hand.uids["church"], 0, vertex((1, 0)), hand.pay("barn:milk@0!"))
    hand.do(build)
    assert hand.state.gold[0] == 0


def test_b03_the_reward_of_the_construction_itself_cannot_pay_for_it() -> None:
    changes = {"barn": {"cost": {"gold": 3}, "reward": {"gold": 5}}}
    hand = sketched(START, changes=changes).gold(2, 0).blueprints(0, "barn")
    build = Construct(hand.tile("barn"), hand.uids["church"], 0, vertex((1, 1)), hand.pay())
    assert hand.refused(build) == "too_little_gold"


def test_b03_a_payment_is_all_or_nothing() -> None:
    hand = sketched(START).gold(0, 0).fill(quarry="stone").blueprints(0, "lumbermill")
    payment = hand.pay("quarry:stone")
    build = Construct(hand.tile("lumbermill"), hand.uids["church"], 0, vertex((1, 1)), payment)
    assert hand.refused(build) == "wrong_amount"
    assert hand.held("quarry") == ["stone"]


def test_purchases_are_made_standing_on_the_market_too() -> None:
    rows = """
    church  market  barn
    """
    hand = sketched(Sketch(rows, roads="church-market", mountains="market-barn")).gold(6, 0).donkeys(0)
    hand.do(bridge(hand, "market", "barn", "buy:wood buy:wood"))
    assert hand.state.gold[0] == 0
