"""On his board, on the strip over the village, and where his tokens are pointed at."""

from __future__ import annotations

from typing import Final

BOTRIC_BOARD: Final[dict[str, str]] = {
    # what he does, in at most four words
    "botric.does.hire": "{gold} gold",
    "botric.does.deliver": "{{point}} {points}",
    "botric.does.sell": "{{point}} {points}",
    "botric.does.produce": "{tile:name}",
    "botric.does.purchase": "{blueprint:name}",
    "botric.does.refine": "{tile:name}",
    "botric.does.build": "{blueprint:name}",
    "botric.does.road": "{tile:name}",
    "botric.does.fishing": "{tile:name}",
    "botric.does.nothing": "rests",
    "botric.does.asks": "asks you",
    # what he lacks
    "botric.lacks": "{goods} {has} of {asked}",
    "botric.lacks.nearest": "Nearest to it he has {lacks}.",
    # what would stop him
    "botric.stops.hire": "It needs the gold on his coin tile, and the Town Hall open.",
    "botric.stops.deliver": "It needs goods joined to the Church by roads, wherever they lie.",
    "botric.stops.sell": "It needs goods joined to the Market by roads, wherever they lie.",
    "botric.stops.produce": "It needs an empty slot in a building he gets to: full ones stop him.",
    "botric.stops.purchase": "It needs room in his queue, and a blueprint on display.",
    "botric.stops.refine": "It needs an empty slot, a token of his, and the raw good joined to it.",
    "botric.stops.build": "It needs a blueprint in his queue, its goods, and a place where it fits.",
    "botric.stops.road": "It needs a building out of his reach beside one within, and the goods.",
    "botric.stops.fishing": "It needs fish beside a building he gets to, and fish tiles in the bag.",
    # his board
    "botric.first": "First try, in order",
    "botric.first.now": "First try, as of now",
    "botric.then": "Then, from the marker",
    "botric.then.now": "Then, by the marker",
    "botric.caption": "Point at one: look ahead",
    "botric.caption.acting": "No marker drawn yet",
    "botric.caption.drawn": "{dots} {dots:dot|dots}: from place {place}",
    "botric.coins": "Coin tile",
    "botric.queue": "Queue",
    "botric.bag": "Markers in his bag: {three} with three dots, {two} with two, {one} with one",
    "botric.coins.up": "{gold} gold, coin side up: each turn that begins without a hire adds a coin",
    "botric.coins.up.all": "{gold} gold, coin side up: each turn that begins without a delivery adds a coin",
    "botric.coins.down": "{gold} gold, coin side down: it turns up again once his bag of markers is refilled",
    "botric.coins.cost": "{hint}. His next villager costs {cost}.",
    "botric.queue.hint": "{count} of {limit} blueprints wait to be built, the oldest first",
    "botric.queue.tile": "{blueprint:name} waits to be built",
    "botric.marker.hint": "Marker with {dots} {dots:dot|dots}: points at {word}. {left} of them in his bag.",
    "botric.marker.now": "{hint}\nDrawn now, it would come to: *{deed}*",
    "botric.doing": "Villager {number} of {count}: *{word}* {deed}",
    "botric.villagers": "{standing} of {count:villager} still to act",
    "botric.price": "In his turn nothing here has a price: this Botric has no gold, and lays none.",
    # what pointing at an action tells
    "botric.told": "*{word}*, as of now",
    "botric.told.tie": "Possible, but his list leaves {count}: he would ask you.",
    "botric.line": "His board in one line; a click opens all of it",
    # the strip
    "botric.tip": "*Space:* his next step · *G* or {{play}}: let him go on",
    "botric.why": "Why?",
    "botric.why.hint": "By which line of his list",
    "botric.strip": "What his villager tries, in order",
}
