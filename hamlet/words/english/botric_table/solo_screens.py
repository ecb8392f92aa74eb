"""How a game against Botric ended, its history, and what the setup is called."""

from __future__ import annotations

from typing import Final

SOLO: Final = {
    "won": "{name} beats Botric by {points} {points:point|points}",
    "lost": "Botric wins by {points} {points:point|points}",
    "level": "Level points: Botric wins",
    "ahead": "{points} {points:point|points} ahead of Botric on {date}",
    "behind": "{points} {points:point|points} behind Botric on {date}",
    "level_on": "level with Botric on {date}",
    "best": "Best so far: {best}",
    "new_best": "Your best in this setup! Before: {before}",
    "first_of_kind": "Your first game in this setup",
    "tally": "{games} {games:game|games}, {won} won",
    "lake": "by the lake",
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
    "history": "Against Botric",
    "none": "No game against Botric has been played to its end yet.",
    "game": "{date}  {name}, {rounds} rounds",
    "score": "{points} : {botric}",
    "title": "Against Botric",
    "title.best": "Best: {best}",
}
