"""How a game against Botric ended, its history, and what the setup is called."""

from __future__ import annotations

from typing import Final

SOLO_SCREENS: Final = {
    "solo.won": "{name} beats Botric by {points} {points:point|points}",
    "solo.lost": "Botric wins by {points} {points:point|points}",
    "solo.level": "Level points: Botric wins",
    "solo.ahead": "{points} {points:point|points} ahead of Botric on {date}",
    "solo.behind": "{points} {points:point|points} behind Botric on {date}",
    "solo.level_on": "level with Botric on {date}",
    "solo.best": "Best so far: {best}",
    "solo.new_best": "Your best in this setup! Before: {before}",
    "solo.first_of_kind": "Your first game in this setup",
    "solo.tally": "{games} {games:game|games}, {won} won",
    "solo.lake": "by the lake",
    "solo.history": "Against Botric",
    "solo.none": "No game against Botric has been played to its end yet.",
    "solo.game": "{date}  {name}, {rounds} rounds",
    "solo.score": "{points} : {botric}",
    "solo.title.best": "Best: {best}",
}

# What an edition and a switch are called beside a result.
SOLO: Final = {
    "edition.favour": "Favour",
    "edition.investor": "Investor",
    "switch.two_donkeys": "two donkeys for you",
    "switch.human_prices": "Botric pays your prices",
    "switch.no_church_gold": "no coin tile for the Church",
    "switch.landmarks_2": "his landmarks 2",
    "switch.gold_per_4": "four gold for his points",
    "switch.two_villagers": "he starts with two villagers",
    "switch.landmarks_6": "his landmarks 6",
    "switch.sell_leftovers": "he sells what is left",
}
