"""What players and choices are called, and what is said of a thing that has no name of its own."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {
    "human": "Person",
    "greedy": "Greedy",
    "random": "Random",
    "botric": "Botric",
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
    "shuffled": "shuffled",
    "by_hand": "by hand",
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
