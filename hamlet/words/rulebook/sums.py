"""Costs and gains in running text: "2 wood and 1 stone", "1 point and 1 gold"."""

from __future__ import annotations

from hamlet.engine.definitions import Cost, Definitions, Gain
from hamlet.words.goods import need_goods, plainly
from hamlet.words.words import Words


def gold_words(words: Words, gold: int) -> str:
    """So much gold."""
    return _noun(words, gold, "gold")


def points_words(words: Words, points: int) -> str:
    """So many points."""
    return _noun(words, points, "point")


def _noun(words: Words, number: int, noun: str) -> str:
    return f"{number} {words.grammar.noun(number, noun)}"


def cost_words(words: Words, definitions: Definitions, cost: Cost) -> str:
    """What a cost asks for; empty where it asks for nothing."""
    parts = [
        plainly(words, definitions, need_goods(definitions, need.materials, need.count))
        for need in cost.needs
    ]
    return words.grammar.listing([*parts, gold_words(words, cost.gold)] if cost.gold else parts)


def gain_words(words: Words, gain: Gain) -> str:
    """Points and gold; empty where there is neither."""
    parts = [points_words(words, gain.points)] if gain.points else []
    return words.grammar.listing([*parts, gold_words(words, gain.gold)] if gain.gold else parts)
