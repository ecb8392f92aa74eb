"""How to play: fish and the menu."""

from __future__ import annotations

from typing import Final

FISH: Final = {
    "fish.title": "Fish and the menu",
    "fish.lead": "Catch fish beside a lake, then sell them or cook what the season offers.",
    "fish.head.fishing": "Fishing",
    "fish.catch": (
        "A villager takes the fish from every lake triangle that has a side in common with its building, of "
        "one lake or of several. For each you draw a fish tile from the bag, in which there are {fish_bag}."
    ),
    "fish.gone": (
        "Fish that are caught do not come back by themselves. Where none swim beside the building, or none "
        "are left in the bag, nobody goes fishing; if the bag holds too few, the water is emptied and you "
        "get what there is. Lakes joined to that water add nothing."
    ),
    "fish.beach": (
        "Whoever owns {beach} always catches {beach_fish} more there, even without a lake. Others fish there "
        "as from any building."
    ),
    "fish.keep": (
        "When your turn ends you may keep {fish_limit} fish. If you have more, you choose which go back into "
        "the bag."
    ),
    "fish.head.menu": "The menu",
    "fish.use": (
        "At any moment of your turn, but not in the middle of an action, you may sell or eat fish; it takes "
        "no villager. Each kind of fish serves once a turn, and used fish go back into the bag."
    ),
    "fish.cards": (
        "The menu says what each kind of fish brings. The season of the game, chosen or drawn by lot, "
        "decides which cards are on it."
    ),
    "fish.card": "{card} ({fish})",
    "fish.card.season": "{season}: {card} ({fish})",
    "fish.must": (
        "A fish that brings nothing but its meal may be eaten only where the meal does something now. One "
        "that brings gold as well may always be eaten."
    ),
    "fish.head.meals": "What meals do",
    "fish.waiting": (
        "Some meals wait for the next action of a villager in this turn, several of them for the same one. "
        "They are lost if there is none; the building meant is the one where that villager stood."
    ),
    "fish.closed": (
        "In a building that a meal has closed no villager works, not even yours, until your next turn "
        "begins. Donkeys, goods on their way, purchases and what lies there are not affected."
    ),
    "fish.favour": (
        "What is built as a favour costs nothing and needs no villager: it goes beside any building in your "
        "reach, a closed one too. It brings no points, no gold and no milestone. Flag, blueprints, lakes and "
        "boats follow as always."
    ),
    "fish.gifts": (
        "A donkey from a meal needs room among your {most_donkeys}, and is placed like a hired one. Fish "
        "that return after the action fill the free triangles beside the building, one each. Where "
        "blueprints cost nothing, you still get the coins on the one you take."
    ),
    "fish.ice": (
        "A villager stands up where it is, and works again from there; one hired this turn cannot. On long "
        "days your goods, bought ones too, need joined tiles but no donkeys; boats ask what they always ask. "
        "Ice is like a boat on every lake, for nothing, but counts as none; donkeys beyond it stay when it "
        "melts, and may carry there."
    ),
    "fish.tip": "Press {menu} to see the menu and what your fish bring now.",
    "fish.verdict.catch": "A catch",
    "fish.example.catch": "All fish beside the Pond; the boat brings the villager there.",
    "fish.verdict.sold": "Sold",
    "fish.example.sold": "A common fish, on the menu in every season.",
    "fish.verdict.idle": "Nothing to build",
    "fish.example.idle": "The meal would build a blueprint, and none is in hand.",
}
