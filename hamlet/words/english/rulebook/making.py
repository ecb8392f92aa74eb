"""How to play: producing and refining."""

from __future__ import annotations

from typing import Final

MAKING: Final = {
    "making.title": "Producing, refining",
    "making.lead": "Producers make raw goods for everybody; refineries make tokens that pay you.",
    "making.head.producing": "Producers",
    "making.produce": (
        "Work in a producer fills all its empty slots with what it makes. The work is paid once, however "
        "many slots there were to fill: {start_producers} pay {start_work}."
    ),
    "making.full": (
        "A full producer cannot be worked: there is nothing to fill. It gets room again when somebody uses "
        "what lies there."
    ),
    "making.choice": (
        "In {choice_producer} you choose what is made: every empty slot takes {choice_goods}, in any mix. "
        "That work brings {choice_work}."
    ),
    "making.head.refining": "Refineries",
    "making.refine": (
        "For each token that you make, one raw unit is brought to the refinery and used up, and one of your "
        "own tokens goes onto an empty slot. Where two slots are empty, you may fill one or both in the same "
        "action."
    ),
    "making.supply": (
        "You have {refined_tokens:token} of each refined material. While they are all out in the village you "
        "cannot make more; a token comes back to you when somebody uses it."
    ),
    "making.paid": (
        "Making a token brings nothing yet. When anybody uses it, you are paid at once: {used_gain} for each."
    ),
    "making.head.quality": "High quality",
    "making.quality": (
        "Whoever holds the milestone of a material makes all of it in high quality, and a token of high "
        "quality pays double: {used_gain_high}. This is settled when the token is made; what is out in the "
        "village already stays what it is."
    ),
    "making.verdict.fills": "It is filled",
    "making.example.fills": "One slot of the Woodcutter is empty. The work is paid all the same.",
    "making.verdict.full": "Nothing to fill",
    "making.example.full": "Every slot of the Farm is full since the last turn.",
    "making.verdict.quality": "High quality",
    "making.example.quality": "Red built the first Sawmill, so the timber pays Red double.",
}
