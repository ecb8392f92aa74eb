"""What is asked of the seat that decides now."""

from __future__ import annotations

from typing import Final

DECISIONS: Final = {
    "action": "{villagers:villager} can still work, {donkeys:donkey} can still move",
    "action.villagers": "{villagers:villager} can still work",
    "action.donkeys": "{donkeys:donkey} can still move",
    "action.done": "Everything is done: end the turn",
    "hire": "Hire somebody, or be done",
    "hire.must": "Hire somebody",
    "place_donkey": "Where shall the new donkey stand?",
    "lay_start": "Lay the next start tile",
    "finished": "The game is over",
}
