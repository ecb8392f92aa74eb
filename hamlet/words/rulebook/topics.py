"""The one table of ways into the rules: from whatever the game can do, tell, refuse or show to a paragraph.

A topic is a kind of thing and its name: `("families", "refine")`. Refusals lead to the paragraph of their
rule; those listed here have one that fits better.
"""

from __future__ import annotations

from typing import Final

from hamlet.words.rulebook.contents import paragraph_for
from hamlet.words.rulebook.table_topics import MODES, OPTIONS, PIECES, SHOWN

_FAMILIES: Final = {
    "lay_start": "options.start",
    "produce": "making.produce",
    "refine": "making.refine",
    "take_blueprint": "hall.display",
    "skip_blueprint": "hall.visit",
    "hire_villager": "hall.villagers",
    "hire_donkey": "hall.donkeys",
    "place_donkey": "hall.donkeys",
    "finish_hiring": "hall.visit",
    "sell": "market.sell",
    "deliver": "church.deliver",
    "beg": "church.beg",
    "construct": "building.beside",
    "road": "roads.where",
    "donkey": "donkeys.step",
    "end_turn": "turn.rest",
    "fishing": "fish.catch",
    "store": "stores.store",
    "use_fish": "fish.use",
    "boat": "lakes.boat",
    "favour": "fish.favour",
    "stand_up": "fish.ice",
    "put_back": "fish.keep",
    "botric_step": "botric.tries",
    "botric_choose": "deeds.ties",
    "botric_lot": "deeds.ties",
}

_DECISIONS: Final = {
    "action": "turn.order",
    "lay_start": "options.start",
    "hire": "hall.visit",
    "place_donkey": "hall.donkeys",
    "boat": "lakes.boat",
    "favour": "fish.favour",
    "stand_up": "fish.ice",
    "put_back": "fish.keep",
    "botric": "botric.tries",
    "botric_tie": "deeds.ties",
}

_EVENTS: Final = {
    "BlueprintTaken": "hall.display",
    "DisplayFilled": "hall.refill",
    "VillagerHired": "hall.villagers",
    "DonkeyHired": "hall.donkeys",
    "DonkeyPlaced": "hall.donkeys",
    "DonkeyMoved": "donkeys.step",
    "VillagerWalked": "turn.walk",
    "TurnBegan": "turn.order",
    "TurnEnded": "turn.rest",
    "MaterialMade": "making.produce",
    "MaterialUsed": "donkeys.way",
    "MaterialBought": "market.buy",
    "GoldChanged": "idea.gold",
    "PointsScored": "idea.points",
    "SaleMade": "market.sell",
    "SaleRevealed": "market.next",
    "DeliveryMade": "church.deliver",
    "TilePlaced": "building.beside",
    "PileOpened": "building.pile",
    "MilestoneTaken": "awards.first",
    "FlagPlaced": "landmarks.flag",
    "RoadBuilt": "roads.where",
    "EndTriggered": "end.trigger",
    "GameFinished": "end.winner",
    # by the lake
    "SeasonChosen": "fish.cards",
    "LakeFormed": "lakes.form",
    "FishArrived": "lakes.fish",
    "BoatPlaced": "lakes.boat",
    "FishCaught": "fish.catch",
    "FishDrawn": "fish.catch",
    "FishPutBack": "fish.keep",
    "FishUsed": "fish.use",
    "EffectEnded": "fish.waiting",
    "DonkeyGiven": "fish.gifts",
    "VillagerStoodUp": "fish.ice",
    "BuildingClosed": "fish.closed",
    "BuildingOpened": "fish.closed",
    "MaterialStored": "stores.paid",
    "VillagersWentHome": "stores.house",
    # Botric
    "BotricTried": "botric.tries",
    "BotricActs": "botric.tries",
    "BotricBoat": "deeds.boat",
    "MarkerDrawn": "botric.line",
    "MarkersReturned": "botric.markers",
    "TokenMoved": "botric.line",
    "TokenLeft": "deeds.road",
    "CoinTileChanged": "botric.coins",
    "CoinTileTurned": "botric.turned",
    "VillagerIdled": "botric.nothing",
    "TieBroken": "deeds.ties",
}

_REFUSALS: Final = {
    "all_donkeys_hired": "hall.donkeys",
    "all_villagers_hired": "hall.villagers",
    "boat_not_needed": "lakes.unit",
    "cliff": "roads.not",
    "donkey_too_dear": "hall.donkeys",
    "donkey_tired": "donkeys.step",
    "game_over": "end.trigger",
    "hand_full": "hall.hand",
    "joined_already": "roads.not",
    "market_out_of_reach": "market.way",
    "missing_gold": "donkeys.full",
    "missing_material": "donkeys.way",
    "must_hire": "hall.visit",
    "no_fish_in_bag": "fish.gone",
    "no_fish_here": "fish.gone",
    "no_lake": "fish.must",
    "no_purchases_here": "market.not_bought",
    "no_road_left": "roads.count",
    "no_token_left": "making.supply",
    "nobody_to_hire": "hall.visit",
    "not_asked_now": "turn.whole",
    "not_connected": "donkeys.step",
    "not_made_here": "making.choice",
    "not_yours_to_use": "stores.whose",
    "not_your_storeroom": "stores.whose",
    "nothing_fits": "fish.must",
    "no_blueprint": "fish.must",
    "nobody_lies": "fish.must",
    "no_villager_stands": "turn.rest",
    "out_of_reach": "turn.connected",
    "place_clash": "building.sides",
    "place_encloses": "options.start",
    "place_lake": "lakes.ground",
    "place_overlap": "building.turned",
    "place_same_turn": "building.turned",
    "put_back_so_many": "fish.keep",
    "slots_full.produce": "making.full",
    "too_few_donkeys": "fish.gifts",
    "too_few_slots": "making.refine",
    "too_little_gold": "donkeys.full",
    "villager_too_dear": "hall.villagers",
}

_KINDS: Final = {
    "church": "church.deliver",
    "town_hall": "hall.display",
    "market": "market.sell",
    "producer": "making.produce",
    "refinery": "making.refine",
    "landmark": "landmarks.road",
    "storeroom": "stores.store",
}

_MEASURES: Final = {
    "always": "landmarks.road",
    "matching_segment": "landmarks.sides",
    "church_distance": "landmarks.way",
    "delivery": "church.deliver",
    "sale": "market.sell",
    "flag": "awards.flags",
    "donkey": "landmarks.flag",
    "villager": "landmarks.flag",
    "gold": "end.sources",
    "road": "roads.count",
    "longest_road_tile": "roads.longest",
    "boat": "lakes.roads",
    "lake_segment": "lakes.sides",
    "stored_material": "stores.end",
    "fish_worth": "fish.keep",
}

_SCORES: Final = {
    "during": "idea.points",
    "award": "awards.end",
    "milestone": "awards.first",
    "landmark": "landmarks.road",
    "roads": "roads.count",
    "longest_road": "roads.longest",
    "gold": "end.sources",
    "fish": "deeds.fishing",
    "leftovers": "deeds.fine",
    "total": "end.winner",
}

_REASONS: Final = {
    "begged": "church.beg",
    "bought": "market.buy",
    "built": "building.order",
    "coins_on_blueprint": "hall.coins",
    "cost": "donkeys.purse",
    "delivery": "church.deliver",
    "discarded": "botric.turned",
    "failed": "botric.failure",
    "fish": "fish.use",
    "hired_donkey": "hall.donkeys",
    "hired_villager": "hall.villagers",
    "lake": "lakes.points",
    "markers_returned": "botric.markers",
    "nothing_possible": "botric.nothing",
    "sale": "market.sell",
    "skipped_blueprints": "hall.display",
    "used": "making.paid",
    "work": "making.produce",
}

_EFFECTS: Final = {
    "gain_donkey": "fish.gifts",
    "stand_up": "fish.ice",
    "free_building": "fish.favour",
    "close_building": "fish.closed",
    "refill_fish": "fish.gifts",
    "no_donkeys": "fish.ice",
    "free_blueprints": "fish.gifts",
    "frozen_lakes": "fish.ice",
}

_ATTEMPTS: Final = {
    "hire": "deeds.hire",
    "deliver": "deeds.deliver",
    "sell": "deeds.sell",
    "produce": "deeds.produce",
    "purchase": "deeds.kinds",
    "refine": "deeds.refine",
    "build": "deeds.place",
    "road": "deeds.road",
    "fishing": "deeds.fishing",
    "boat": "deeds.boat",
    "nothing": "botric.nothing",
}

TOPICS: Final = {
    "families": _FAMILIES,
    "decisions": _DECISIONS,
    "events": _EVENTS,
    "refusals": _REFUSALS,
    "kinds": _KINDS,
    "measures": _MEASURES,
    "scores": _SCORES,
    "reasons": _REASONS,
    "effects": _EFFECTS,
    "attempts": _ATTEMPTS,
    "pieces": PIECES,
    "shown": SHOWN,
    "modes": MODES,
    "options": OPTIONS,
}

BEGINNING: Final = "turn.order"
"""Where the rules open for what nobody has thought of, such as a family of a pack to come."""


def paragraph_for_topic(kind: str, name: str) -> str:
    """The id of the paragraph that tells of a topic."""
    return TOPICS[kind].get(name) or BEGINNING


def paragraph_for_refusal(rule: str, code: str) -> str:
    """The id of the paragraph that tells why something was refused: by its code, else by its rule."""
    found = _REFUSALS.get(f"{code}.{rule}") or _REFUSALS.get(code) or paragraph_for(rule)
    return found or BEGINNING
