"""Mistakes in rules.yaml, and in what entries ask of the rules."""

from __future__ import annotations

from typing import Final

from tools.guide.mistakes.mistake import Mistake, in_file

_RULES = "rules.yaml"
_FOG = "options:\n  - {id: %s, name: Fog, about: Fog., type: %s, default: %s}\n"

RULES: Final = (
    in_file("constant_here", _RULES, "defaults: {starting_gold: 5}\n", "starting_gold"),
    in_file("option_whole", _RULES, "defaults: {donkey_cost: many}\n", "many"),
    in_file("option_whole.unlimited", _RULES, "defaults: {flags: many}\n", "many"),
    in_file("option_wholes", _RULES, "defaults: {villager_costs: 5}\n", "5"),
    in_file("option_wholes.count", _RULES, "defaults: {villager_costs: [5, 7]}\n", "[5, 7]"),
    in_file("option_prices", _RULES, "defaults: {prices_few: {raw: 2}}\n", "{raw: 2}"),
    in_file("option_switch", _RULES, "defaults: {last_flag_ends_game: 1}\n", "1"),
    in_file("option_word", _RULES, "defaults: {donkey_moves: togehter}\n", "togehter"),
    Mistake(
        "option_type",
        {_RULES: _FOG.replace("{id: %s", "{id: donkey_cost, replaces: donkey_cost") % ("switch", "true")},
        "type",
        mend="The game counts with this option, so it must stay of its type.",
    ),
    Mistake(
        "option_type.two",
        {_RULES: _FOG.replace("{id: %s", "{id: start_layout, replaces: start_layout") % ("whole", "1")},
        "type",
    ),
    in_file("option_type.none", _RULES, _FOG % ("extra", "switch", "true"), "type"),
    Mistake(
        "needs_limit",
        {_RULES: "options:\n  - {changes: donkey_cost, unlimited: true, default: unlimited}\n"},
        "unlimited: true",
    ),
    in_file(
        "too_many_start",
        _RULES,
        "constants: {most_villagers: 0}\n",
        "0",
        mend="Let one of them be smaller, or the other larger.",
    ),
    Mistake("switch_idle"),
)
