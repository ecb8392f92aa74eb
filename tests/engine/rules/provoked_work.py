"""Provocations of turns and of work: each action that needs no payment or place."""

from __future__ import annotations

from dataclasses import dataclass

from hamlet.engine.actions.church import Beg, Deliver
from hamlet.engine.actions.donkey import MoveDonkey
from hamlet.engine.actions.family import Action
from hamlet.engine.actions.hire import FinishHiring, HireDonkey, HireVillager, PlaceDonkey
from hamlet.engine.actions.market import Sell
from hamlet.engine.actions.produce import Produce
from hamlet.engine.actions.refine import Refine
from hamlet.engine.actions.town_hall import SkipBlueprint, TakeBlueprint
from hamlet.engine.actions.turn import EndTurn
from hamlet.engine.payments.payment import NOTHING
from tests.engine.hands import Hand
from tests.engine.rules.provoking import (
    BARN,
    CHURCH,
    FARM,
    LUMBERMILL,
    MARKET,
    STONE,
    TIMBER,
    TOWN_HALL,
    WHEAT,
    WOOD,
    WOODCUTTER,
    Refused,
    donkey_waits,
    finished,
    hire,
)


def spent(hand: Hand) -> None:
    """Hiring, and the last coin is gone."""
    hire(hand)
    hand.gold(0, 0)


@dataclass(frozen=True)
class Ferry(Action):
    """An action of an expansion that is not in play."""


TURN = [
    Refused("turn", "not_in_play", lambda _: Ferry()),
    Refused("B16", "game_over", lambda _: EndTurn(), prepare=finished),
    Refused("turn", "not_asked_now", lambda _: EndTurn(),
            lambda _: {"decision": "hire", "family": "end_turn"}, hire),
    Refused("turn", "no_villager_stands", lambda _: Beg(CHURCH), lambda _: {"seat": 0},
            lambda hand: hand.villagers(0, "farm/")),
    Refused("turn", "no_such_tile", lambda _: Beg(10), lambda _: {"tile": 10}),
    Refused("turn", "no_such_tile", lambda _: Produce(-1, ()), lambda _: {"tile": -1}),
    Refused("turn", "no_such_tile", lambda _: MoveDonkey(-3, FARM), lambda _: {"tile": -3}),
    Refused("turn", "no_such_tile", lambda _: MoveDonkey(CHURCH, 99), lambda _: {"tile": 99}),
    Refused("turn", "no_such_tile", lambda _: PlaceDonkey(44), lambda _: {"tile": 44}, donkey_waits),
    Refused("turn", "nobody_stands_there", lambda _: Produce(FARM, (WHEAT,) * 3, FARM),
            lambda _: {"tile": FARM}),
    Refused("B1", "out_of_reach", lambda _: Produce(BARN, (WOOD,) * 3), lambda _: {"tile": BARN}),
    Refused("B1", "out_of_reach", lambda _: PlaceDonkey(BARN), lambda _: {"tile": BARN}, donkey_waits),
    Refused("B1", "not_connected", lambda _: MoveDonkey(CHURCH, LUMBERMILL),
            lambda _: {"tiles": (CHURCH, LUMBERMILL)}),
    Refused("B1", "not_connected", lambda _: MoveDonkey(CHURCH, CHURCH),
            lambda _: {"tiles": (CHURCH, CHURCH)}),
    Refused("B17", "no_donkey_there", lambda _: MoveDonkey(FARM, CHURCH), lambda _: {"tile": FARM}),
    Refused("B17", "donkey_tired", lambda _: MoveDonkey(FARM, CHURCH), lambda _: {"tile": FARM},
            lambda hand: hand.do(MoveDonkey(CHURCH, FARM))),
    Refused("B17", "donkeys_done", lambda _: MoveDonkey(CHURCH, FARM),
            prepare=lambda hand: (hand.donkeys(0, "church church").do(MoveDonkey(CHURCH, FARM)),
                                  hand.do(Produce(FARM, (WHEAT,) * 3)))),
    Refused("B10", "there_is_work", lambda _: Beg(CHURCH), lambda _: {"tiles": (WOODCUTTER, FARM)},
            lambda hand: hand.stock("quarry", "stone stone stone")),
]  # fmt: skip
WORK = [
    Refused("produce", "not_a_producer", lambda _: Produce(MARKET, (WOOD,)), lambda _: {"tile": MARKET}),
    Refused("produce", "slots_full", lambda _: Produce(FARM, ()), lambda _: {"tile": FARM},
            lambda hand: hand.stock("farm", "wheat wheat wheat")),
    Refused("produce", "fill_all_slots", lambda _: Produce(FARM, (WHEAT,)),
            lambda _: {"tile": FARM, "empty": 3}),
    Refused("produce", "fill_all_slots", lambda _: Produce(FARM, (WHEAT, STONE, WHEAT)),
            lambda _: {"tile": FARM, "empty": 3}),
    Refused("produce", "not_made_here", lambda _: Produce(FARM, (STONE, WHEAT, WHEAT)),
            lambda _: {"tile": FARM, "material": STONE}),
    Refused("refine", "not_a_refinery", lambda _: Refine(FARM, 1, NOTHING), lambda _: {"tile": FARM}),
    Refused("refine", "slots_full", lambda _: Refine(LUMBERMILL, 1, NOTHING), lambda _: {"tile": LUMBERMILL},
            lambda hand: hand.stock("lumbermill", "timber@0 timber@1")),
    Refused("refine", "too_few_slots", lambda _: Refine(LUMBERMILL, 2, NOTHING),
            lambda _: {"tile": LUMBERMILL, "empty": 1, "count": 2},
            lambda hand: hand.stock("lumbermill", "timber@1")),
    Refused("B7", "no_token_left", lambda _: Refine(LUMBERMILL, 1, NOTHING),
            lambda _: {"tile": LUMBERMILL, "material": TIMBER, "left": 0, "count": 1},
            lambda hand: hand.stock("church", "timber@0 timber@0")),
    Refused("B8", "not_a_town_hall", lambda _: TakeBlueprint(FARM, 0), lambda _: {"tile": FARM}),
    Refused("B8", "not_a_town_hall", lambda _: SkipBlueprint(FARM), lambda _: {"tile": FARM}),
    Refused("B8", "hand_full", lambda _: TakeBlueprint(TOWN_HALL, 0), lambda _: {"limit": 3},
            lambda hand: hand.blueprints(0, "barn barn barn")),
    Refused("B19", "no_such_blueprint", lambda _: TakeBlueprint(TOWN_HALL, 4), lambda _: {"position": 4}),
    Refused("B19", "no_such_blueprint", lambda _: TakeBlueprint(TOWN_HALL, -1), lambda _: {"position": -1}),
    Refused("B19", "too_few_coins_to_skip", lambda _: TakeBlueprint(TOWN_HALL, 3),
            lambda _: {"asked": 3, "gold": 2}, lambda hand: hand.gold(2, 0)),
    Refused("B8", "nobody_to_hire", lambda _: SkipBlueprint(TOWN_HALL), lambda _: {"gold": 2},
            lambda hand: hand.gold(2, 0)),
    Refused("B8", "must_hire", lambda _: FinishHiring(), prepare=hire),
    Refused("B8", "villager_too_dear", lambda _: HireVillager(), lambda _: {"asked": 5, "gold": 3}, hire),
    Refused("B8", "all_villagers_hired", lambda _: HireVillager(), lambda _: {"limit": 4},
            lambda hand: hire(hand.gold(9, 0).villagers(0, "church church farm farm"))),
    Refused("B8", "donkey_too_dear", lambda _: HireDonkey(), lambda _: {"asked": 3, "gold": 0},
            spent),
    Refused("B8", "all_donkeys_hired", lambda _: HireDonkey(), lambda _: {"limit": 6},
            lambda hand: hire(hand.gold(9, 0).donkeys(0, "church " * 6))),
    Refused("sale", "not_a_market", lambda _: Sell(FARM, 0, NOTHING), lambda _: {"tile": FARM}),
    Refused("sale", "no_such_sale", lambda _: Sell(MARKET, 11, NOTHING), lambda _: {"sale": 11}),
    Refused("church", "not_a_church", lambda _: Deliver(FARM, 0, NOTHING), lambda _: {"tile": FARM}),
    Refused("church", "no_such_slot", lambda _: Deliver(CHURCH, 4, NOTHING), lambda _: {"slot": 4}),
    Refused("church", "slot_done", lambda _: Deliver(CHURCH, 0, NOTHING), lambda _: {"slot": 0, "seat": 1},
            lambda hand: setattr(hand.state, "church", (1, -1, -1, -1))),
]  # fmt: skip
