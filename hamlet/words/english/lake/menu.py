"""What menu cards bring, and what meals do: each effect with a name and a sentence."""

from __future__ import annotations

from typing import Final

MENU: Final = {
    "sold": "Sell the fish for {gain}.",
    "gain": "Gain {gain}.",
    "text": "{gain} {does}",
    "fish": "{count} {fish}",
}

EFFECTS: Final = {
    "gain_donkey": "A new donkey joins you: place it as if you had hired it.",
    "gain_donkey.least": (
        "If you have {least:a donkey|at least {least} donkeys}, another one joins you: "
        "place it as if you had hired it."
    ),
    "gain_donkey.name": "A donkey more",
    "stand_up": "One of your villagers who has worked stands up where it is, and may work once more.",
    "stand_up.name": "Up again",
    "free_building": (
        "Build one of your blueprints at once, beside any building in your reach. It costs nothing, "
        "and brings nothing for being built."
    ),
    "free_building.name": "Built for nothing",
    "close_building": (
        "When your next villager has worked, that building is closed: nobody works there until your next "
        "turn begins."
    ),
    "close_building.name": "A closed building",
    "refill_fish": ("When your next villager has worked, fish return to all water beside that building."),
    "refill_fish.name": "Fish return",
    "no_donkeys": "When your next villager works, your goods need no donkeys on their way.",
    "no_donkeys.name": "No donkeys needed",
    "free_blueprints": "Until your turn ends, you lay no coins on the blueprints that you pass over.",
    "free_blueprints.name": "Blueprints free",
    "frozen_lakes": (
        "Until your turn ends, every lake carries you and your goods as if you had a boat there, for nothing."
    ),
    "frozen_lakes.name": "Ice on the lakes",
}
