"""What there is to say about wells."""

from __future__ import annotations

from hamlet.words.room import RoomWords, Tellers
from hamlet.words.speech import Speech
from tests.engine.expansions.wells.families import DigWell


def _dig(speech: Speech, action: DigWell) -> str:
    return speech.say("actions", "dig_well" if action.dig else "dig_well.not")


WELL_WORDS = RoomWords(
    sentences={
        "en": {
            "actions": {
                "draw_water": "*Draw water* at {tile}",
                "dig_well": "Dig a well",
                "dig_well.not": "Leave it",
                "spill": "Spill {count}",
            },
            "log": {
                "draw_water": "*{tile:name}:* water drawn",
                "dig_well": "A well, or none",
                "spill": "{count} spilt",
            },
            "events": {
                "SpringFound": "A spring of {strength}",
                "WellDug": "{seat} digs a well at {tile}",
                "WaterDrawn": "{seat} draws {amount} at {tile}",
                "WaterSpilt": "{seat} spills {amount}",
            },
            "decisions": {"dig_well": "A well?", "spill": "How much is spilt?"},
            "refusals": {
                "no_own_well": "No well of yours at {tile}.",
                "well_dry": "The well at {tile} is dry.",
                "spill_amount": "Not {count}.",
            },
            "reasons": {"water": "water", "well_used": "a well used"},
            "earned": {"water": "Water"},
            "rules": {
                "W1": "A villager draws water at an own well, once.",
                "W2": "Three buckets are kept at the end of a turn, the rest is spilt.",
            },
            "titles": {"W1": "Drawing water", "W2": "Keeping water"},
            "measures": {"well": "{points} for each well"},
            "awards": {
                "first.well": "{points} for the most wells",
                "second.well": "{points} for the second most wells",
            },
            "scores": {"wells": "Wells"},
        }
    },
    tellers=lambda: Tellers(actions={"dig_well": _dig}),
)
