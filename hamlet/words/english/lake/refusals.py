"""Why not, by the lake: a sentence for each refusal."""

from __future__ import annotations

from typing import Final

_TURN: Final = {
    "out_of_reach.lake": "{tile} is out of reach: no road leads there, and no boat of yours.",
    "closed": "{seat} has closed {tile}: nobody works there until the next turn of {seat}.",
    "closed.own": "You have closed {tile}: nobody works there until your next turn.",
    "not_connected.lake": "{tiles} are joined by no road and no boat of yours.",
    "not_asked_now.boat": "A lake has formed: first say whether you place a boat on it.",
    "not_asked_now.favour": "Your meal lets you build for nothing: do that first.",
    "not_asked_now.stand_up": "Your meal lets a villager stand up: choose one first.",
    "not_asked_now.put_back": "You have too many fish: first choose what goes back into the bag.",
    "not_asked_now.action.boat": "No new lake is waiting for a boat.",
    "not_asked_now.action.favour": "To build for nothing takes a meal that allows it.",
    "not_asked_now.action.stand_up": "To stand up again takes a meal that allows it.",
    "not_asked_now.action.put_back": "Fish are put back when your turn ends, if they are too many.",
}

_BUILDING: Final = {
    "place_clash.lake": (
        "The sides clash at {tiles}: road meets only road and water only water; forest and mountain meet."
    ),
    "place_lake": "There {blueprint} would stand in a lake, and lakes are not built on.",
    "place_encloses": "With {blueprint} there, the start village would enclose ground and begin with a lake.",
}

_FISH: Final = {
    "no_fish_in_bag": "All fish are in the players' hands: nothing is left to catch.",
    "no_fish_here": "No fish swim beside {tile}.",
    "not_on_the_menu": "{card} is not on the menu of this season.",
    "no_such_fish": "You have no {fish}.",
    "eaten_already": "You have used one {fish} this turn: each kind of fish serves once a turn.",
    "put_back_so_many": "Choose {count} fish to put back: {limit} {limit:is|are} the most you may keep.",
    "too_few_donkeys": "This meal needs {limit:donkey} that you have already, and you have {count}.",
    "nobody_lies": "No villager of yours has worked in the village this turn.",
    "nobody_lies_there": "No villager of yours who has worked is at {tile}.",
    "no_blueprint": "You hold no blueprint that could be built.",
    "nothing_fits": "No blueprint of yours fits anywhere in your reach.",
    "no_lake": "There is no lake in the village yet.",
}

_GOODS: Final = {
    "not_a_storeroom": "Nothing is stored at {tile}.",
    "not_your_storeroom": "What is stored at {tile} belongs to {seat}, who alone brings goods there.",
    "store_so_many": (
        "{tile} takes {most:one unit|up to {most} units} now, and {count:one is|{count} are} chosen."
    ),
    "store_so_many.none": "Choose what is brought to {tile}.",
    "stored_already": "{material} lies at {tile} already: choose what comes from elsewhere.",
    "no_purchases_here.store": "Bought goods are not stored: {tile} takes goods of the village only.",
    "no_boat_there": "Goods find no boat of yours on {lake}.",
    "boat_not_needed": "These goods come without the boat on {lake}.",
    "cannot_be_brought.boat": "{material} from {source} comes to {tile} only by boat.",
}

REFUSALS: Final = {**_TURN, **_BUILDING, **_FISH, **_GOODS}
