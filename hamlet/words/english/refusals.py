"""Why not: a sentence for each refusal. A code may have variants, as in `slots_full.one`."""

from __future__ import annotations

from typing import Final

_TURN: Final = {
    "no_villager_stands": "All your villagers have worked this turn.",
    "no_such_tile": "There is no such tile in the village.",
    "out_of_reach": "{tile} is out of reach: no road joins it to the Church.",
    "nobody_stands_there": "No rested villager of yours stands at {tile}.",
    "not_in_play": "That belongs to an expansion that this game is played without.",
    "game_over": "The game is over, and the town has its name.",
    "not_asked_now.action": "That comes later: first choose what a villager does.",
    "not_asked_now.action.hire": "Villagers and donkeys are hired at the Town Hall: go there first.",
    "not_asked_now.action.place_donkey": "No new donkey is waiting for a place.",
    "not_asked_now.action.lay_start": "The start village lies already.",
    "not_asked_now.hire": "You are hiring at the Town Hall: finish that first.",
    "not_asked_now.place_donkey": "Your new donkey is waiting: give it a place first.",
    "not_asked_now.lay_start": "The start village comes first: lay the next tile.",
    "unknown": "That cannot be done now.",
}

_BUILDINGS: Final = {
    "not_a_producer": "{tile} makes no raw materials.",
    "slots_full": "{tile} is full: its {slots} slots hold {materials}.",
    "slots_full.none": "{tile} has no slots to fill.",
    "slots_full.one": "{tile} is full: its slot holds {materials}.",
    "slots_full.two": "{tile} is full: both slots hold {materials}.",
    "fill_all_slots": "{tile} has {empty:empty-slot}: choose a material for {empty:it|each}.",
    "not_made_here": "{material} is not to be had at {tile}.",
    "not_a_refinery": "Nothing is refined at {tile}.",
    "too_few_slots": "{tile} has only {empty:empty-slot}.",
    "too_few_slots.none": "Refine at least one at {tile}, or leave it be.",
    "no_token_left": "You have {left:token} of {material} left, and {count:one was|{count} were} asked for.",
    "no_token_left.none": (
        "All your {material} is out in the village already: a token comes back when somebody uses it."
    ),
    "not_a_market": "Sales are made at the Market, not at {tile}.",
    "no_such_sale": "That sale is not on offer at the Market now.",
    "not_a_church": "That is done at the Church, not at {tile}.",
    "no_such_slot": "The Church has no such part.",
    "slot_done": "{seat} has built this part of the Church already.",
    "slot_done.own": "You have built this part of the Church already.",
    "there_is_work": "Nobody begs while there is work: {tiles} {tiles:has|have} room.",
}

_TOWN_HALL: Final = {
    "not_a_town_hall": "Blueprints and helpers are found at the Town Hall, not at {tile}.",
    "hand_full": "Your hand is full: {limit:blueprint} {limit:is|are} the most you may hold.",
    "no_such_blueprint": "No blueprint lies there.",
    "too_few_coins_to_skip": "One coin goes on each blueprint before it: {asked}. You have {gold}.",
    "nobody_to_hire": "There is nobody you could hire now: you have {gold}.",
    "all_villagers_hired": "All your villagers are here already: {limit:villager} in all.",
    "villager_too_dear": "The next villager asks for {asked}, and you have {gold}.",
    "all_donkeys_hired": "All your donkeys are here already: {limit:donkey} in all.",
    "donkey_too_dear": "A donkey costs {asked}, and you have {gold}.",
    "must_hire": "You came only to hire, so hire somebody before you go.",
}

_CONSTRUCT: Final = {
    "not_in_hand": "You do not hold the blueprint of {blueprint}.",
    "place_overlap": "There {blueprint} would lie on top of {tiles}.",
    "place_clash": (
        "The sides clash at {tiles}: road goes only with road, while forest and mountain go together."
    ),
    "place_alone": "There {blueprint} would stand alone: it must share a whole side with a building.",
    "place_unreachable": (
        "There {blueprint} would touch only {tiles}, and no road leads from there to the Church."
    ),
    "place_same_turn": "Turned so, {blueprint} looks as it did before: turn it further.",
    "not_beside_villager": "{blueprint} must touch {tile}, where your villager stands.",
    "not_a_start_tile": "{start} is not one of the tiles still to be laid.",
    "start_unsound": "Not there: roads must meet the roads of the Church, and the other tiles need room too.",
}

_ROADS: Final = {
    "no_road_left": "You have built all your roads: {limit:road}.",
    "no_border": "No two buildings meet there.",
    "not_beside_border": "That border is not one of {tile}, where your villager stands.",
    "joined_already": "{tiles} are joined already.",
    "cliff": "Between {tiles} forest meets mountain: no road climbs a cliff.",
    "no_road_on_terrain": "Roads are not built across {terrain}.",
    "donkeys_done": "Your donkeys have moved, and a villager has worked since: now they rest.",
    "donkey_tired": "Your donkey at {tile} has taken its step this turn.",
    "no_donkey_there": "You have no donkey at {tile}.",
    "not_connected": "No road joins {tiles}, and donkeys keep to the roads.",
    "not_connected.same": "The donkey is at {tile} already.",
}

_PAYING: Final = {
    "missing_material": "Still missing at {tile}: {missing}. The Market is too far away to buy from.",
    "missing_material.sale": "Still missing at {tile}: {missing}. Nothing may be bought for a sale.",
    "missing_gold": "That takes {asked}, and you have {gold}.",
    "missing_gold.earned": "That takes {asked}. You have {gold} and would earn {earned} on the way.",
    "missing_gold.buying": "Missing: {missing}. With that bought it takes {asked}, and you have {gold}.",
    "too_little_gold": "That takes {asked}, and you have {gold}.",
    "too_little_gold.earned": "That takes {asked}. You have {gold} and would earn {earned} on the way.",
    "payment_untidy": "That payment got muddled: please choose it again.",
    "no_such_units": "{tile} does not hold {goods}.",
    "cannot_be_brought": "{material} from {source} is {short:donkey} short on its way to {tile}: at {gaps}.",
    "cannot_be_brought.far": "{material} from {source} is {short:donkey} short on its way to {tile}.",
    "cannot_be_brought.no_way": "No road leads from {source} to {tile}, so nothing can be brought.",
    "not_yours_to_use": "What lies at {source} is not yours to use.",
    "no_purchases_here": "A sale takes goods of the village only: nothing may be bought for it.",
    "market_out_of_reach": "Bought goods travel too, and they do not get from the Market to {tile}.",
    "wrong_amount": "{needed} are asked for, and {paid} {paid:is|are} chosen.",
    "not_needed": "Nobody asks for {materials} here.",
}

REFUSALS: Final = {**_TURN, **_BUILDINGS, **_TOWN_HALL, **_CONSTRUCT, **_ROADS, **_PAYING}
