"""What stands on the card of hints: what could be done, where, and about how much it is worth."""

from __future__ import annotations

from typing import Final

HINT_CARD: Final = {
    "advice.one": "One hint",
    "advice.two": "Two hints",
    "advice.three": "Three hints",
    "advice.about": "as a sensible hand sees it now",
    "advice.prompt": "Hints: look, nothing is done",
    "advice.set_up": "Set up {letter}",
    "advice.set_up.hint": "Laid out for you; you still confirm it",
    "advice.worth": "about {points} {{point}}",
    "advice.little": "less than 1 {{point}}",
    "advice.worth.brief": "{points} {{point}}",
    "advice.little.brief": "< 1 {{point}}",
    "advice.build": "Build {blueprint}",
    "advice.favour": "Build {blueprint} for nothing",
    "advice.make": "Make {goods}",
    "advice.make.of": "{tile:name}, of {goods}",
    "advice.take": "Take {blueprint}",
    "advice.take.place": "display, number {place}",
    "advice.take.laid": "display, number {place}, for {gold}",
    "advice.skip": "Only hire",
    "advice.sell": "Sell {goods}",
    "advice.deliver": "Deliver {goods}",
    "advice.at": "{tile:name}, for {gain}",
    "advice.beg": "Beg for {gold}",
    "advice.road": "Build a road: {kind}",
    "advice.between": "between {tiles}",
    "advice.donkey": "Move a donkey",
    "advice.donkey.way": "from {source} to {target}",
    "advice.price": "for {gold}",
    "advice.put_donkey": "Put the donkey down",
    "advice.hired": "Hire nobody else",
    "advice.fishing": "Go fishing",
    "advice.fishing.count": "{tile:name}, {count} fish",
    "advice.store": "Store {goods}",
    "advice.end": "End the turn",
    "advice.end.nothing": "no step brings more than it costs now",
    "advice.end.all_lie": "all your villagers have worked",
}
