"""Provocations of everything that the lake refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cache
from typing import Any

from hamlet.engine.actions.construct import Construct
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.road import BuildRoad
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.lake.eating import UseFish
from hamlet.engine.lake.favour import BuildForNothing
from hamlet.engine.lake.fish_tiles import PutBack
from hamlet.engine.lake.fishing import GoFishing
from hamlet.engine.lake.standing_up import StandUp
from hamlet.engine.lake.storeroom import Store
from hamlet.engine.payments.payment import NOTHING, Payment
from tests.engine.hands import Hand
from tests.engine.lake.lake_data import lake_data
from tests.engine.lake.lake_hands import FREE, GAP, LakeHand, by_the_lake
from tests.engine.rules.provoking import Refused
from tests.engine.sketches import Data, Sketch, vertex

SHORE = Sketch(
    """
    .     woodcutter  quarry     .
    farm  church      .          market
    .     storeroom   town_hall  .
    """,
    roads="church-woodcutter church-farm church-town_hall church-storeroom",
    outlines={"barn": "WWWWWW"},
)
CHURCH, WOODCUTTER, QUARRY, FARM, MARKET, STOREROOM, TOWN_HALL, WOODLAND = range(8)
COMMON, UNCOMMON, RARE = range(3)
HOLE = (1, 0)
"""The cell of the lake."""

Prepare = Callable[[LakeHand], object]
Facts = Callable[[LakeHand], Mapping[str, Any]]
Act = Callable[[LakeHand], Action]


@cache
def strict_data() -> Data:
    """The lake with a Breeding card that gives no gold: it may be eaten only where it does something."""
    data = deepcopy(lake_data())
    for card in data["menu"]:
        card["gain"] = {} if card["id"] == "breeding" else card["gain"]
    return data


def shore(season: str = "spring", data: Data | None = None) -> LakeHand:
    """A lake with a boat of seat 0, and its Storeroom on land."""
    changes = {"small_woodland": FREE, "small_mountains": FREE}
    hand = by_the_lake(SHORE, 2, {"season": season}, changes, data)
    hand.flag(0, "storeroom")
    hand.villagers(0, "home home home")
    hand.build("small_woodland", "town_hall", GAP)
    hand.answer(True)
    hand.villagers(0, "home home").gold(3, 3)
    return hand


def said(
    rule: str,
    code: str,
    action: Act,
    facts: Facts = lambda _: {},
    prepare: Prepare = lambda _: None,
    season: str = "spring",
    data: Data | None = None,
) -> Refused:
    """A provocation by the lake."""

    def at_lake(hand: Hand) -> LakeHand:
        assert isinstance(hand, LakeHand)
        return hand

    return Refused(
        rule,
        code,
        lambda hand: action(at_lake(hand)),
        lambda hand: facts(at_lake(hand)),
        lambda hand: prepare(at_lake(hand)),
        make=lambda: shore(season, data),
    )


def eat(card: str) -> Act:
    return lambda hand: UseFish(hand.card(card))


def holds(fish: str) -> Prepare:
    return lambda hand: hand.holds(0, fish)


def store(units: str, *boats: int, paid: str = "", tile: int = STOREROOM) -> Act:
    return lambda hand: Store(tile, hand.pay(units).units, hand.over(*boats, units=paid))


def stocked(**units: str) -> Prepare:
    return lambda hand: hand.fill(**units)


def road(units: str, *boats: int) -> Act:
    """A path from the Town Hall to the Woodland, for two stone."""
    return lambda hand: BuildRoad(
        TOWN_HALL, hand.side("town_hall", "small_woodland"), hand.over(*boats, units=units)
    )


def called(hand: LakeHand) -> None:
    """A favour is called in."""
    hand.holds(0, "rare").blueprints(0, "small_mountains")
    hand.use("call_in_a_favour")


def winded(hand: LakeHand) -> None:
    """A second wind for one of two."""
    hand.holds(0, "rare").villagers(0, "farm/ church/")
    hand.use("second_wind")


def over_full(hand: LakeHand) -> None:
    """The turn is over, with five fish."""
    hand.holds(0, "common common uncommon uncommon rare").do(EndTurn())


def dried(hand: LakeHand) -> None:
    """The same village as if the lake had never formed: only its start tiles stand."""
    fresh = by_the_lake(SHORE, 2, {"season": "winter"}, {"small_woodland": FREE, "small_mountains": FREE})
    hand.state.village, hand.state.stock = fresh.state.village, fresh.state.stock
    hand.change(formers=(), fish=(), boats=())


def keeps_church(hand: LakeHand) -> None:
    """What lies on the Church is not the seat's to use."""
    hand.stock("church", "wood")
    box = hand.with_hooks(carrying=lambda _, __, carriage: carriage._replace(usable=~(1 << CHURCH))).state.box
    assert box.carrying


FISH = [
    said("L7", "no_fish_here", lambda _: GoFishing(FARM), lambda _: {"tile": FARM}),
    said("L22", "no_fish_in_bag", lambda _: GoFishing(CHURCH),
         prepare=lambda hand: hand.change(bag=(0, 0, 0))),
    said("L16", "closed", lambda _: GoFishing(CHURCH), lambda _: {"tile": CHURCH},
         lambda hand: hand.change(closed=((CHURCH, 1),))),
    said("L16", "closed", lambda hand: Produce(FARM, (hand.material("wheat"),) * 3), lambda _: {"tile": FARM},
         lambda hand: hand.change(closed=((FARM, 0),))),
    said("L8", "not_on_the_menu", eat("monopoly"), lambda hand: {"card": hand.card("monopoly")},
         holds("uncommon")),
    said("L8", "not_on_the_menu", lambda _: UseFish(99), lambda _: {"card": 99}, holds("uncommon")),
    said("L8", "not_on_the_menu", lambda _: UseFish(-1), lambda _: {"card": -1}, holds("rare")),
    said("L8", "no_such_fish", eat("fish_market"), lambda _: {"fish": COMMON}, holds("rare")),
    said("L8", "eaten_already", eat("fish_market"), lambda _: {"fish": COMMON},
         lambda hand: hand.holds(0, "common common").use("fish_market")),
    said("L8", "put_back_so_many", lambda _: PutBack((COMMON,)), lambda _: {"count": 2, "limit": 3},
         over_full),
    said("L8", "put_back_so_many", lambda _: PutBack((RARE, COMMON)), lambda _: {"count": 2, "limit": 3},
         over_full),
    said("L8", "no_such_fish", lambda _: PutBack((RARE, RARE)), lambda _: {"fish": RARE}, over_full),
    said("L8", "no_such_fish", lambda _: PutBack((7, 8)), lambda _: {"fish": 7}, over_full),
]  # fmt: skip
MEALS = [
    said("L17", "too_few_donkeys", eat("breeding"), lambda _: {"needed": 2, "count": 1},
         lambda hand: hand.holds(0, "uncommon").donkeys(0, "church"), data=strict_data()),
    said("L17", "all_donkeys_hired", eat("breeding"), lambda _: {"limit": 6},
         lambda hand: hand.holds(0, "uncommon").donkeys(0, "church " * 6), data=strict_data()),
    said("L18", "nobody_lies", eat("second_wind"), prepare=holds("rare")),
    said("L18", "nobody_lies_there", lambda _: StandUp(TOWN_HALL), lambda _: {"tile": TOWN_HALL}, winded),
    said("L18", "nobody_lies_there", lambda _: StandUp(-2), lambda _: {"tile": -2}, winded),
    said("L15", "no_villager_stands", eat("long_days"), lambda _: {"seat": 0},
         lambda hand: hand.holds(0, "rare").villagers(0, "farm/ home/"), season="summer"),
    said("L15", "no_lake", eat("frozen_lake"), prepare=lambda hand: dried(hand.holds(0, "rare")),
         season="winter"),
    said("L14", "no_blueprint", eat("call_in_a_favour"), prepare=holds("rare"), season="autumn"),
    said("L14", "nothing_fits", eat("call_in_a_favour"),
         prepare=lambda hand: hand.holds(0, "rare").blueprints(0, "barn"), season="autumn"),
    said("construct", "not_in_hand", lambda hand: BuildForNothing(hand.tile("barn"), 0, (0, 0)),
         lambda hand: {"blueprint": hand.tile("barn")}, called, season="autumn"),
    said("B4", "place_lake", lambda hand: BuildForNothing(hand.tile("small_mountains"), 0, vertex(HOLE)),
         lambda hand: {"blueprint": hand.tile("small_mountains"), "triangles": hand.lakes[0].triangles},
         called, season="autumn"),
    said("B4", "place_overlap", lambda hand: BuildForNothing(hand.tile("small_mountains"), 0, (0, 0)),
         lambda hand: {"blueprint": hand.tile("small_mountains"), "tiles": (CHURCH,)}, called,
         season="autumn"),
    said("B4", "place_lake",
         lambda hand: Construct(hand.tile("small_mountains"), CHURCH, 0, vertex(HOLE), NOTHING),
         lambda hand: {"blueprint": hand.tile("small_mountains"), "triangles": hand.lakes[0].triangles},
         lambda hand: hand.blueprints(0, "small_mountains")),
]  # fmt: skip
GOODS = [
    said("L9", "not_a_storeroom", store("church:wood", tile=FARM), lambda _: {"tile": FARM},
         stocked(church="wood")),
    said("L9", "not_your_storeroom", store("church:wood"), lambda _: {"tile": STOREROOM, "seat": 1},
         lambda hand: hand.flag(1, "storeroom").stock("church", "wood")),
    said("L9", "slots_full", store("church:wood"), lambda _: {"tile": STOREROOM},
         stocked(church="wood", storeroom="wood wood")),
    said("L21", "store_so_many", store(""), lambda _: {"tile": STOREROOM, "most": 2, "count": 0}),
    said("L21", "store_so_many", store("church:wood church:wood"),
         lambda _: {"tile": STOREROOM, "most": 1, "count": 2}, stocked(church="wood wood", storeroom="wood")),
    said("L9", "stored_already", store("storeroom:wood"),
         lambda hand: {"tile": STOREROOM, "code": hand.code("wood")}, stocked(storeroom="wood")),
    said("B3", "payment_untidy", lambda _: Store(STOREROOM, ((CHURCH, 2, 1), (CHURCH, 1, 1)), NOTHING),
         prepare=stocked(church="wood stone")),
    said("B3", "payment_untidy", lambda _: Store(STOREROOM, ((CHURCH, 1, -1),), NOTHING)),
    said("B3", "no_such_units", store("church:wood church:wood"),
         lambda hand: {"tile": CHURCH, "code": hand.code("wood"), "count": 2}, stocked(church="wood")),
    said("B3", "no_such_units", lambda _: Store(STOREROOM, ((55, 1, 1),), NOTHING),
         lambda _: {"tile": 55, "code": 1, "count": 1}),
    said("B3", "no_such_units", lambda _: Store(STOREROOM, ((-1, 1, 1),), NOTHING),
         lambda _: {"tile": -1, "code": 1, "count": 1}),
    said("B3", "no_purchases_here",
         lambda hand: Store(STOREROOM, hand.pay("church:wood").units, hand.pay("buy:wheat")),
         lambda _: {"tile": STOREROOM}, stocked(church="wood")),
    said("B2", "cannot_be_brought", store("quarry:stone"),
         lambda hand: {"source": QUARRY, "tile": STOREROOM, "code": hand.code("stone")},
         lambda hand: hand.stock("quarry", "stone").donkeys(0)),
    said("B3", "not_yours_to_use", store("church:wood"),
         lambda hand: {"source": CHURCH, "code": hand.code("wood")}, keeps_church),
    said("L5", "no_boat_there", store("church:wood", 3), lambda _: {"lake": 3}, stocked(church="wood")),
    said("L6", "boat_not_needed", store("church:wood", 0, paid="church:wheat"), lambda _: {"lake": 0},
         stocked(church="wood wheat")),
    said("B3", "wrong_amount", store("quarry:stone", 0),
         lambda hand: {"materials": (hand.material("wheat"),), "needed": 1, "paid": 0},
         lambda hand: hand.stock("quarry", "stone").donkeys(0, "church")),
    said("L5", "no_boat_there", road("church:stone church:stone", 1), lambda _: {"lake": 1},
         stocked(church="stone stone")),
    said("L6", "boat_not_needed", road("church:stone church:stone church:wheat", 0), lambda _: {"lake": 0},
         stocked(church="stone stone wheat")),
    said("B3", "wrong_amount", road("quarry:stone quarry:stone", 0),
         lambda hand: {"materials": (hand.material("wheat"),), "needed": 1, "paid": 0},
         stocked(quarry="stone stone")),
    said("B3", "payment_untidy", lambda hand: BuildRoad(
         TOWN_HALL, hand.side("town_hall", "small_woodland"), Payment((), (), (0, 0)))),
    # The base game knows no boats.
    Refused("L5", "no_boat_there", lambda hand: Construct(
            hand.tile("small_woodland"), 1, 0, vertex((-1, -2)), Payment((), (), (0,))),
            lambda _: {"lake": 0}, lambda hand: hand.blueprints(0, "small_woodland")),
]  # fmt: skip
LAKE = [*FISH, *MEALS, *GOODS]
