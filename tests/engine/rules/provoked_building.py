"""Provocations of places, roads and payments."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from hamlet.engine.actions.church import Deliver
from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.payments.payment import NOTHING, Payment
from tests.engine.hands import Hand
from tests.engine.rules.provoking import (
    BARN_2,
    BRICK,
    CHURCH,
    FARM,
    GOLD,
    LUMBERMILL,
    MARKET,
    MILK,
    MILK_BRICK,
    POND,
    STONE,
    TOWN_HALL,
    WOOD,
    Refused,
)
from tests.engine.sketches import Cell, vertex

WOODLAND = "small_woodland"


def build(tile: int, cell: Cell, turn: int = 0) -> Callable[[Hand], Action]:
    return lambda hand: Construct(hand.tile(WOODLAND), tile, turn, vertex(cell), NOTHING)


def holds(hand: Hand) -> Hand:
    return hand.blueprints(0, WOODLAND)


def blueprint(hand: Hand) -> dict[str, object]:
    return {"blueprint": hand.tile(WOODLAND)}


def road(a: str, b: str, tile: int) -> Callable[[Hand], Action]:
    return lambda hand: BuildRoad(tile, hand.side(a, b), NOTHING)


def lay(code: str, name: str) -> Callable[[Hand], Action]:
    """The first spot of a start tile that is refused so."""

    def find(hand: Hand) -> Action:
        for turn, q, r in product(range(7), range(-7, 8), range(-7, 8)):
            action = LayStart(hand.tile(name), turn, (q, r))
            if hand.refused(action) == code:
                return action
        raise AssertionError(code)

    return find


def start(name: str, key: str = "start") -> Callable[[Hand], dict[str, object]]:
    return lambda hand: {key: hand.tile(name)}


def deliver(slot: int, units: str) -> Callable[[Hand], Action]:
    return lambda hand: Deliver(CHURCH, slot, hand.pay(units))


def muddled(
    *units: tuple[int, int, int], bought: tuple[tuple[int, int], ...] = ()
) -> Callable[[Hand], Action]:
    return lambda _: Deliver(CHURCH, GOLD, Payment(units, bought))


def keeps_farm_for_others(hand: Hand) -> None:
    hand.stock("farm", "milk@0")
    hand.with_hooks(carrying=lambda _, __, carriage: carriage._replace(usable=~(1 << FARM)))


PLACES = [
    Refused("construct", "not_in_hand", build(FARM, (-2, 0)), blueprint),
    Refused("B4", "place_overlap", build(CHURCH, (-1, 0)),
            lambda hand: {**blueprint(hand), "tiles": (FARM,)}, holds),
    Refused("B4", "place_clash", build(FARM, (-2, 0)),
            lambda hand: {**blueprint(hand), "tiles": (FARM,)}, holds),
    Refused("B4", "place_alone", build(CHURCH, (9, 9)), lambda hand: {**blueprint(hand), "tiles": ()}, holds),
    Refused("B4", "place_unreachable", build(CHURCH, (3, 1)),
            lambda hand: {**blueprint(hand), "tiles": (POND, BARN_2)}, holds),
    Refused("B4", "place_same_turn", build(FARM, (-1, -2), 9), blueprint, holds),
    Refused("B4", "not_beside_villager", build(CHURCH, (-1, -2)),
            lambda hand: {**blueprint(hand), "tile": CHURCH}, holds),
    Refused("B9", "no_border", lambda _: BuildRoad(CHURCH, (50, 50, 0), NOTHING),
            lambda _: {"side": (50, 50, 0)}),
    Refused("B9", "not_beside_border", road("woodcutter", "farm", CHURCH),
            lambda hand: {"side": hand.side("woodcutter", "farm"), "tile": CHURCH}),
    Refused("B9", "joined_already", road("farm", "church", CHURCH),
            lambda hand: {"side": hand.side("farm", "church"), "tiles": (CHURCH, FARM)}),
    Refused("B9", "cliff", road("farm", "town_hall", FARM),
            lambda hand: {"side": hand.side("farm", "town_hall"), "tiles": (FARM, TOWN_HALL)}),
    Refused("B9", "no_road_on_terrain", road("pond_a", "barn.2", POND),
            lambda hand: {"side": hand.side("pond_a", "barn.2"), "terrain": 3},
            lambda hand: hand.marker(1, "market-pond_a")),
    Refused("B9", "no_road_left", road("market", "pond_a", MARKET), lambda _: {"limit": 5},
            lambda hand: hand.marker(
                0, "woodcutter-quarry woodcutter-farm quarry-market market-lumbermill barn-church")),
    Refused("L13", "not_a_start_tile", lay("not_a_start_tile", "barn"), start("barn"), by_hand=True),
    Refused("L13", "start_unsound", lay("start_unsound", "farm"), start("farm"), by_hand=True),
    *(Refused("L13", code, lay(code, "quarry"), start("quarry", "blueprint"), by_hand=True)
      for code in ("place_overlap", "place_clash", "place_alone", "place_same_turn")),
]  # fmt: skip
PAYING = [
    Refused("B3", "payment_untidy", muddled((FARM, 1, 0))),
    Refused("B3", "payment_untidy", muddled((FARM, 1, 1), (FARM, 1, 1))),
    Refused("B3", "payment_untidy", muddled((FARM, 2, 1), (FARM, 1, 1))),
    Refused("B3", "payment_untidy", muddled(bought=((WOOD, -1),))),
    Refused("B3", "payment_untidy", muddled(bought=((MILK, 1), (WOOD, 1)))),
    Refused("B3", "no_such_units", deliver(GOLD, "farm:wheat farm:wheat"),
            lambda hand: {"tile": FARM, "code": hand.code("wheat"), "count": 2},
            lambda hand: hand.stock("farm", "wheat")),
    Refused("B3", "no_such_units", muddled((77, 1, 1)), lambda _: {"tile": 77, "code": 1, "count": 1}),
    Refused("B2", "cannot_be_brought", deliver(MILK_BRICK, "lumbermill:milk@0"),
            lambda hand: {"source": LUMBERMILL, "tile": CHURCH, "code": hand.code("milk@0")},
            lambda hand: hand.stock("lumbermill", "milk@0")),
    Refused("B3", "not_yours_to_use", deliver(MILK_BRICK, "farm:milk@0"),
            lambda hand: {"source": FARM, "code": hand.code("milk@0")}, keeps_farm_for_others),
    Refused("B3", "no_purchases_here", lambda hand: Sell(MARKET, 0, hand.pay("buy:wood")),
            lambda _: {"tile": MARKET}),
    Refused("B3", "market_out_of_reach", lambda hand: Refine(LUMBERMILL, 1, hand.pay("buy:wood")),
            lambda _: {"tile": LUMBERMILL}),
    Refused("B3", "wrong_amount", deliver(MILK_BRICK, "buy:milk buy:brick"),
            lambda _: {"materials": (BRICK, MILK), "needed": 3, "paid": 2}),
    Refused("B3", "not_needed", deliver(GOLD, "farm:wood buy:stone"), lambda _: {"materials": (WOOD, STONE)},
            lambda hand: hand.stock("farm", "wood")),
    Refused("B3", "too_little_gold", deliver(MILK_BRICK, "farm:milk@0! buy:milk buy:brick"),
            lambda _: {"asked": 10, "gold": 7, "earned": 2},
            lambda hand: hand.gold(7, 0).stock("farm", "milk@0!")),
    Refused("B3", "too_little_gold", deliver(GOLD, ""), lambda _: {"asked": 10, "gold": 3, "earned": 0}),
]  # fmt: skip
