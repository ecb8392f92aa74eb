"""What Botric tries, does and is asked; what moves on his board."""

from __future__ import annotations

from typing import Final

NAMES: Final = {
    "hire": "Hire",
    "deliver": "Deliver",
    "sell": "Sell",
    "produce": "Produce",
    "purchase": "Purchase",
    "refine": "Refine",
    "build": "Build",
    "road": "Road",
    "fishing": "Fishing",
    "nothing": "Nothing",
    "boat": "Boat",
}
"""What he may do, as his tokens are called."""

MARKERS: Final = {
    "three": "three dots",
    "two": "two dots",
    "one": "one dot",
}

DEEDS: Final = {
    "hire": "*{tile:name}:* hires a villager for {gold}",
    "hire.blueprint": "*{tile:name}:* hires a villager for {gold} and takes {blueprint}",
    "deliver": "*{tile:name}:* delivers {goods} for {gain}",
    "sell": "*{tile:name}:* sells {goods} for {gain}",
    "produce": "*{tile:name}:* makes {goods}",
    "produce.paid": "*{tile:name}:* makes {goods}, gains {gain}",
    "purchase": "*{tile:name}:* takes {blueprint}",
    "refine": "*{tile:name}:* makes {goods}",
    "refine.high_quality": "*{tile:name}:* makes {goods}, high quality",
    "build": "*Builds* {blueprint} beside {tile} for {goods}",
    "road": "*{kind}* from {tile} to {other} for {goods}",
    "fishing": "*{tile:name}:* catches {count} fish",
    "nothing": "*Nothing* is possible: a villager lies down at {tile}",
    "boat": "*Boat* on {lake}",
    "boat.not": "*No boat*",
    "bought": ", buying {goods}",
    "crossed": ", by boat",
}
"""What he is about to do."""

DECIDED: Final = {
    "by": "Decided by: {line}",
    "only": "Nothing else was possible",
    "human": "{seat} chose among {count}",
    "lot": "The lot chose among {count}",
    "boat.refinery": "It leads to a refinery that he could not reach",
    "boat.last_flag": "Its flag is his last and ends the game",
    "boat.no_reason": "It would lead him to no further refinery, and its flag would not end the game",
}

ACTIONS: Final = {
    "botric_step": "*Botric* goes on",
    "botric_choose": "*{letter}:* {option}",
    "botric_lot": "*The lot* decides",
}

OPTIONS: Final = {
    "slot": "Part of {church}: {goods} for {gain}",
    "sale": "Sale: {goods} for {gain}",
    "tile": "{tile:name}",
    "villager": "The villager at {tile}",
    "place": "{blueprint:name} beside {tiles}",
    "road": "{kind} from {tile} to {other}",
    "lake": "{lake}",
}
"""What may be chosen for him, one of several."""

LOG: Final = {
    "botric_edition": "*Botric* plays {edition}; his line: {tokens}",
    "botric_tried": "Passed over: {tries}",
    "botric_tried.one": "{action}: {why}",
    "botric_decided": "{seat} chose for him: {option}",
    "botric_decided.lot": "By lot for him: {option}",
    "botric_marker": "*Marker* with {marker}: from {token} on",
    "botric_hire": "*Villager* hired for {gold}",
    "botric_hire.blueprint": "*Villager* hired for {gold}, took {blueprint}",
    "botric_purchase": "*{tile:name}:* took {blueprint}",
    "botric_gain": ": {gain}",
    "botric_by": " – {line}",
    "botric_nothing": "*Nothing possible:* a villager lies down at {tile}",
    "botric_boat.not": "*No boat:* {why}",
    "botric_boat": "*A boat* on {lake}: {why}",
    "botric_boat.no_reason": "no refinery to reach by it",
    "botric_boat.refinery": "it leads to a refinery",
    "botric_boat.last_flag": "his last flag",
    "botric_put_back": "*Put back:* {fish}",
    "botric_put_back.paid": "*Put back:* {fish} for {gain}",
    "botric_coins": "*Coin tile:* {coins}",
    "botric_coins.in": "{gold} more, {why}",
    "botric_coins.no_hire": "{gold} more, as he could not hire",
    "botric_coins.no_delivery": "{gold} more, as he could not deliver",
    "botric_coins.out": "{gold} paid, {why}",
    "botric_coins.lost": "{gold} discarded",
    "botric_coins.up": "coin side up again",
    "botric_coins.down": "now coin side down",
    "botric_token": "{token} moves to the far right",
    "botric_token.gone": "{token} leaves his line",
    "botric_markers": "*Markers* all back in the bag",
}

EVENTS: Final = {
    "BotricTried": "{action}: {why}",
    "BotricActs": "{action}",
    "TieBroken": "Chosen for Botric: {option}",
    "TieBroken.lot": "The lot chose: {option}",
    "MarkerDrawn": "A marker with {marker} is drawn: {token}",
    "MarkersReturned": "All markers of {seat} are back in the bag",
    "TokenMoved": "{token} moves to the far right",
    "TokenLeft": "{token} leaves the line",
    "CoinTileChanged": "{gold} onto the coin tile: {why}",
    "CoinTileChanged.paid": "{gold} from the coin tile: {why}",
    "CoinTileTurned": "The coin tile is turned coin side up",
    "CoinTileTurned.down": "The coin tile is turned coin side down",
    "VillagerIdled": "Nothing is possible: a villager lies down at {tile}",
    "BotricBoat": "A boat on {lake}",
    "BotricBoat.not": "No boat",
}

DECISIONS: Final = {
    "botric": "Botric is at work",
    "botric.first": "Botric tries to hire, deliver, sell",
    "botric.draw": "Botric draws a marker",
    "botric.act": "Botric does the first thing that is possible, from {token} on",
    "botric.end": "Botric ends his turn",
    "botric.boat": "Botric considers a boat",
    "botric.fish": "Botric puts fish back",
    "botric_tie": "Botric’s list leaves {count}: which one?",
    "botric_tie.slot": "Botric delivers: to which of these {count} parts of {church}?",
    "botric_tie.sale": "Botric sells: which of these {count} sales?",
    "botric_tie.tile": "Botric works: at which of these {count} buildings?",
    "botric_tie.villager": "Botric sends a villager: which of these {count}?",
    "botric_tie.place": "Botric builds: in which of these {count} places?",
    "botric_tie.road": "Botric builds a road: which of these {count}?",
    "botric_tie.lake": "Botric places a boat: on which of these {count} lakes?",
}

REFUSALS: Final = {
    "not_among_the_tied": "Botric’s list leaves {count} to choose from, and this is none of them.",
    "not_asked_now.botric": "It is Botric’s turn: let him go on.",
    "not_asked_now.botric_tie": "Botric waits: first choose for him, or let the lot decide.",
    "not_asked_now.action.botric_step": "It is not Botric’s turn.",
    "not_asked_now.action.botric_choose": "Botric leaves nothing to choose now.",
    "not_asked_now.action.botric_lot": "Botric leaves nothing to choose now.",
}

REASONS: Final = {
    "discarded": "what is left is discarded",
    "failed": "his first villager could not hire, or with all hired not deliver",
    "markers_returned": "his markers are back in the bag",
    "nothing_possible": "nothing was possible",
}

EARNED: Final = {
    "coins_on_blueprint": "Coins on blueprints",
}

SCORES: Final = {
    "fish": "Fish left over",
    "leftovers": "Goods left over",
}

SUMS: Final = {
    "flat": "{each} for a landmark, whatever it counts",
    "source.fish": "{count} fish left over",
    "source.leftovers": "{count:token} left in the village",
}

CHOICES: Final = {
    "ask": "ask me",
    "decide": "by lot",
    "favour": "favour",
    "investor": "investor",
}

SEATING: Final = {
    "botric_second": "Botric plays only as the second of two: human,botric or greedy,botric",
    "botric_missing": "with Botric’s rules he plays too, as the second of two: human,botric or greedy,botric",
    "botric_unpacked": "Botric has rules of his own: play with the pack {pack}",
}
"""Who may sit where."""

DATA: Final = {
    "no_edition": "Botric has no edition called {name}",
    "not_two_seats": "Botric plays only as the second of two, and there are {seats} seats",
}
