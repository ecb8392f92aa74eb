"""In the dock, the menu and the panels."""

from __future__ import annotations

from typing import Final

LAKE_PANELS: Final[dict[str, str]] = {
    # a new game
    "lake.pack": "By the Lake",
    "lake.pack.about": "Close a ring of tiles and water runs in: boats, fish, and a menu.",
    "lake.pack.season": "Season",
    # fish in the dock
    "lake.hand": "Fish",
    "lake.hand.room": "Room for {free} more fish: at the end of your turn you keep {limit} at most",
    "lake.hand.count": "{count} fish, {limit} may stay",
    "lake.hand.open": "Click: what it is good for. Drag it onto its card.",
    # the menu
    "lake.menu": "{season} menu",
    "lake.menu.how": "Drag a fish onto its card, or press its button",
    "lake.menu.prompt": "Eat or sell: at any moment of your turn, each kind once",
    "lake.menu.wrong": "{card} is for one {fish}",
    "lake.menu.open": "What fish are good for",
    "lake.sell": "Sell for {gain}",
    "lake.eat": "Eat",
    "lake.eat.gain": "Eat: {gain}",
    "lake.once": "once a turn",
    "lake.note.waits": "eaten, and waits",
    "lake.note.lasts": "eaten, and lasts",
    "lake.note.used": "used this turn",
    "lake.more.less": "the cards before",
    "lake.more.more": "the cards after",
    # what still acts
    "lake.effect.waits": "It waits for the next villager who works.",
    "lake.effect.lasts": "It lasts until your turn ends.",
    "lake.hint.fishing": "Go fishing",
    # the end of the turn
    "lake.back": "End of the turn",
    "lake.back.left": "what is left over",
    "lake.back.keep": "Keep {limit} fish",
    "lake.back.how": "click those that go back into the bag: *{chosen} of {count}*",
    "lake.back.prompt": "End of the turn: {count} fish too many",
    "lake.back.back": "{{bag}} back",
    "lake.back.do": "Put back and end turn",
    "lake.back.more": "Choose {count} fish that go back",
    "lake.back.leave": "Back to the turn",
    "lake.back.sell": "One {fish} can still be sold for {gain}",
    "lake.back.sell.do": "Sell one",
    "lake.back.eat": "One {fish} can still be eaten: {card}",
    "lake.back.eat.do": "Eat one",
    "lake.left.villagers": "{left:villager} can still work; then all go home to sleep",
    "lake.left.waits": "{card} still waits for a villager, and would be lost",
    "lake.note.fish": "{count} fish, {limit} may stay",
    "lake.note.effect": "an effect is waiting",
    # seats, workers, the bar above
    "lake.seat.fish": "{count} fish in hand",
    "lake.seat.boats": "{count:boat}",
    "lake.house": "At home: {awake} awake, {asleep} asleep. From there one goes to any building in reach.",
    "lake.season": "{season}: the menu decides what fish are good for",
}
