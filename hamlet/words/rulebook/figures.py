"""The figures of the base game in its rules, read from the definitions when they are told."""

from __future__ import annotations

from collections.abc import Iterable

from hamlet.engine.definitions import Definitions, Gain, Kind, Tile
from hamlet.words.room import Facts
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sums import cost_words, gain_words, gold_words, points_words
from hamlet.words.values import Amount, Bound, Listed, Named, Whether
from hamlet.words.words import Words

COUNTED = (
    "blueprint_limit",
    "display",
    "gold_per_point",
    "most_donkeys",
    "most_villagers",
    "refined_tokens",
    "roads",
    "sale_slots",
    "starting_donkeys",
    "starting_materials",
    "starting_villagers",
)
"""Numbers of the rules that stand in sentences under their own names."""


def base_figures(words: Words, definitions: Definitions) -> Facts:
    """All of them, by the names that sentences use."""
    return {
        **{name: Amount(getattr(definitions.rules, name), words.grammar) for name in COUNTED},
        **_prices(words, definitions),
        **_points(words, definitions),
        **_buildings(words, definitions),
        "flags": Bound(definitions.rules.flags),
        "last_flag": Whether(definitions.rules.last_flag_ends_game),
        "donkeys_together": Whether(definitions.rules.donkey_moves == "together"),
    }


def _prices(words: Words, definitions: Definitions) -> Facts:
    rules = definitions.rules
    costs = [str(cost) for cost in rules.villager_costs[:-1]]
    costs += [gold_words(words, cost) for cost in rules.villager_costs[-1:]]
    return {
        "villager_costs": words.grammar.listing(costs),
        "donkey_cost": gold_words(words, rules.donkey_cost),
        "raw_few": gold_words(words, rules.prices_few.raw),
        "refined_few": gold_words(words, rules.prices_few.refined),
        "raw_many": gold_words(words, rules.prices_many.raw),
        "refined_many": gold_words(words, rules.prices_many.refined),
        "starting_gold": gold_words(words, rules.starting_gold),
        "extra_gold": _extra_gold(words, rules.extra_gold),
        "beg_gold": gold_words(words, rules.beg_gold),
    }


def _extra_gold(words: Words, by_seats: Iterable[tuple[int, ...]]) -> str:
    """Who has more at the start, by the number of seats."""
    told = [
        words.language.part(
            WORDS,
            "idea.extra_gold",
            {
                "seats": len(extra),
                "count": Amount(sum(gold > 0 for gold in extra), words.grammar),
                "gold": gold_words(words, max(extra)),
            },
        )
        for extra in by_seats
        if any(extra)
    ]
    return words.grammar.listing(told)


def _points(words: Words, definitions: Definitions) -> Facts:
    rules = definitions.rules
    used = next((each.consumed for each in definitions.materials if each.refined), Gain())
    return {
        "road_points": points_words(words, rules.points_per_road),
        "longest_points": points_words(words, rules.points_per_longest_road_tile),
        "used_gain": gain_words(words, used),
        "used_gain_high": gain_words(words, Gain(2 * used.gold, 2 * used.points)),
    }


def _buildings(words: Words, definitions: Definitions) -> Facts:
    start = [tile for tile in definitions.tiles if tile.is_start]
    producers = [tile for tile in start if tile.kind == Kind.PRODUCER]
    choice = next((tile for tile in definitions.tiles if len(tile.produces) > 1), None)
    goods = [words.common(definitions.materials[each]) for each in choice.produces] if choice else []
    roads = {each.road.id: each.road.cost for each in definitions.terrains if each.road}
    return {
        "start_tiles": _listed(words, (tile for tile in start if tile.kind != Kind.CHURCH)),
        "start_producers": _listed(words, producers),
        "start_work": gain_words(words, producers[0].work if producers else Gain()),
        "choice_producer": words.the(choice) if choice else Named("", words.grammar, proper=False),
        "choice_goods": words.grammar.either(goods),
        "choice_work": gain_words(words, choice.work if choice else Gain()),
        **{f"{name}_cost": cost_words(words, definitions, cost) for name, cost in roads.items()},
    }


def _listed(words: Words, tiles: Iterable[Tile]) -> Listed:
    return Listed(tuple(words.the(tile).name for tile in tiles), words.grammar)
