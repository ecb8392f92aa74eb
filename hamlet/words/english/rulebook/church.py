"""How to play: the Church."""

from __future__ import annotations

from typing import Final

CHURCH: Final = {
    "church.title": "The Church",
    "church.lead": "Every delivery builds a part of the Church, and the last part ends the game.",
    "church.head.parts": "The parts",
    "church.deliver": (
        "A delivery builds one part, in any order, and each part is built once. Your villager at the Church "
        "uses the goods or the gold that the part asks for, and you score its points at once."
    ),
    "church.mix": (
        "Where a part names several goods, any mix of them will do. Goods that are missing may be bought."
    ),
    "church.asked": "What the parts ask for, and what they bring, depends on how many play.",
    "church.side": "{seats} players",
    "church.part": "{cost} for {points}",
    "church.last": "When the last part stands, the round is played to its end and the game is over.",
    "church.head.begging": "Begging",
    "church.beg": (
        "When {start_producers} are full, all of them, a villager may beg at the Church for {beg_gold}. As "
        "long as one of them has an empty slot there is work, and nobody begs."
    ),
    "church.verdict.delivers": "Delivered",
    "church.example.delivers": "A brick and a milk of two players, and one more brick bought.",
    "church.verdict.begs": "A coin for the poor",
    "church.example.begs": "Farm, Quarry and Woodcutter are all full.",
    "church.verdict.work": "There is work",
    "church.example.work": "Each of the three has an empty slot.",
}
