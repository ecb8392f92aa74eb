"""The figures of the lake and of Botric in their rules, read from the definitions when they are told."""

from __future__ import annotations

from collections.abc import Mapping

from hamlet.engine.botric.definitions import BotricParts
from hamlet.engine.definitions import Definitions, Gain, Price
from hamlet.engine.lake.definitions import LakeParts
from hamlet.words.room import Facts
from hamlet.words.rulebook.further_chapters import BOTRIC, LAKE
from hamlet.words.rulebook.pages import WORDS
from hamlet.words.rulebook.sums import gain_words, gold_words, points_words
from hamlet.words.values import Amount, Named, Whether
from hamlet.words.words import Words


def lake_figures(words: Words, definitions: Definitions) -> Facts:
    """Those of the lake, from definitions that have one."""
    parts: LakeParts = definitions.parts[LAKE]
    rules, grammar = parts.rules, words.grammar
    beach = next((tile for tile in definitions.tiles if tile.fishing), None)
    stored = next((tile.score for tile in definitions.tiles if tile.kind == "storeroom" and tile.score), None)
    tolls = [f"{count} {words.common(definitions.materials[each])}" for each, count in parts.toll]
    return {
        "per_point": Amount(rules.lake_triangles_per_point, grammar),
        "lake_most": points_words(words, rules.lake_most_points),
        "boat_min": Amount(rules.boat_min_lake, grammar),
        "boat_asks": Whether(bool(parts.toll)),
        "boat_toll": grammar.listing(tolls),
        "deep_water": Whether(rules.deep_water_fishing),
        "deep_fish": Amount(rules.deep_water_fish, grammar),
        "fish_bag": grammar.listing([f"{kind.copies} {words.common(kind)}" for kind in parts.fish]),
        "fish_limit": Amount(rules.fish_limit, grammar),
        "beach": words.the(beach) if beach else Named("", grammar, proper=False),
        "beach_fish": Amount(beach.fishing if beach else 0, grammar),
        "stored_at_once": Amount(rules.stored_at_once, grammar),
        "stored_points": points_words(words, stored.points if stored else 0),
    }


def botric_figures(words: Words, definitions: Definitions, lake: Definitions) -> Facts:
    """Those of Botric, from definitions that have him; what fish are called is said by those with a lake."""
    parts: BotricParts = definitions.parts[BOTRIC]
    edition, switches = parts.edition, parts.switches
    price = edition.prices or Price(0, 0)
    if switches.human_prices:
        price = definitions.rules.prices_few
    rules = definitions.rules
    return {
        "human_gold": gold_words(words, rules.starting_gold + rules.extra_gold[2][0]),
        "two_donkeys": Whether(switches.two_donkeys),
        "own_gold": Whether(edition.own_gold),
        "shuffled": Whether(edition.shuffled),
        "his_tokens": _tokens(words, definitions, edition.tokens),
        "refills": Whether(bool(edition.refill_gold)),
        "refill_gold": gold_words(words, edition.refill_gold),
        "idle_there": Whether(edition.idle_on_church),
        "coin_gold": gold_words(words, 0 if switches.two_villagers else edition.coin_gold),
        "no_church_gold": Whether(switches.no_church_gold),
        "hire_fixed": Whether(bool(edition.hire_costs)),
        "hire_cost": gold_words(words, edition.hire_costs[0] if edition.hire_costs else 0),
        "discounted": Whether(any((edition.discount.raw, edition.discount.refined, edition.discount.gold))),
        "less_raw": Amount(edition.discount.raw, words.grammar),
        "less_refined": Amount(edition.discount.refined, words.grammar),
        "less_gold": gold_words(words, edition.discount.gold),
        "he_buys": Whether(edition.prices is not None),
        "his_raw": gold_words(words, price.raw),
        "his_refined": gold_words(words, price.refined),
        "landmark_points": points_words(words, parts.landmark_points),
        "fish_rewards": _fish_rewards(words, lake.parts[LAKE], edition.fish),
    }


def _tokens(words: Words, definitions: Definitions, tokens: tuple[str, ...]) -> str:
    """His tokens by name; the one for fishing is there with the lake alone."""
    there = [token for token in tokens if LAKE in definitions.parts or token != "fishing"]
    return words.grammar.listing([words.called("botric_names", token) for token in there])


def _fish_rewards(words: Words, lake: LakeParts, rewards: Mapping[str, Gain]) -> str:
    told = [
        words.language.part(
            WORDS,
            "deeds.fish_reward",
            {"gain": gain_words(words, rewards[kind.id]), "fish": words.common(kind)},
        )
        for kind in lake.fish
        if kind.id in rewards
    ]
    return words.grammar.listing(told)
