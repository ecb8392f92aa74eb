"""What players and choices are called, and what is said of a thing that has no name of its own."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {
    "human": "Person",
    "human.about": "You, or whoever sits at this computer.",
    "greedy": "Greedy",
    "greedy.about": "Looks one action ahead and takes what is worth most.",
    "random": "Random",
    "random.about": "Does anything that is allowed, by chance. Good to learn against.",
    "botric": "Botric",
    "botric.about": "An opponent on paper: he plays after you, by lists of his own. "
    "Where they leave a tie, you decide.",
}

COLOURS: Final = {
    "red": "Red",
    "sky": "Sky",
    "yellow": "Yellow",
    "violet": "Violet",
}

CHOICES: Final = {
    "together": "together",
    "any_time": "any time",
    "first_game": "first game",
    "first_game.about": "as printed",
    "shuffled": "shuffled",
    "shuffled.about": "by lot, always sound",
    "by_hand": "by hand",
    "by_hand.about": "you lay it yourselves",
    "chosen": "chosen",
    "fixed": "fixed",
}

THINGS: Final = {
    "seat": "Seat {number}",
    "somewhere": "that place",
    "unknown_blueprint": "that building",
    "something": "something",
    "nothing": "nothing",
    "unnamed": "{what}",
}
