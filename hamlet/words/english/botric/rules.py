"""The rules of Botric in a sentence or two each, by their id."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "S1": "Botric’s villagers",
    "S2": "What Botric may use",
    "S3": "Which goods Botric uses",
    "S4": "Gold and Botric",
    "S5": "Botric hires",
    "S6": "The coin tile",
    "S7": "Botric delivers",
    "S8": "Botric produces",
    "S9": "Botric refines",
    "S10": "Botric builds",
    "S11": "Botric’s roads",
    "S12": "Botric by the lake",
    "S13": "Closed to Botric",
    "S14": "The end against Botric",
    "S15": "Easier and harder",
    "S16": "Who plays Botric",
    "S17": "The line of tokens",
    "S18": "Which blueprint Botric builds",
    "S19": "Where Botric builds",
    "S20": "Ties",
    "S21": "How far Botric reaches",
    "S22": "How Botric pays",
    "S23": "When nothing is possible",
    "S24": "Finer points about Botric",
    "S25": "Switches in detail",
}

RULES: Final = {
    "S1": (
        "Each of his standing villagers tries to hire, to deliver and to sell, in this order; failing that, "
        "a marker is drawn and his tokens say what is done. Whoever stands nearest to the work does it."
    ),
    "S2": (
        "He uses whatever lies where roads lead to his work, near or far, and needs no donkeys. What lies in "
        "your Storeroom is not his; water he crosses only by his own boat, for wheat, and only if he must."
    ),
    "S3": (
        "First goods of his own of high quality, then his other goods, then yours, your high quality last. "
        "Among like goods those fewest steps away, then the kind there is most of."
    ),
    "S4": (
        "A Botric without gold of his own gets one point wherever he would get coins, however many, and pays "
        "no coins for blueprints or buildings. The investor gets and pays gold like anybody."
    ),
    "S5": (
        "He hires whenever his coin tile, and with it any gold of his own, pays for a villager. With the "
        "villager he takes a blueprint, if his queue has room; a full queue does not keep him from hiring."
    ),
    "S6": (
        "If the first villager of his turn cannot hire, or with all villagers hired cannot deliver, a coin "
        "is laid on his coin tile, as long as it shows its coin side. Once he pays from it, what is left is "
        "discarded and it is turned over, coin side down."
    ),
    "S7": (
        "Some editions let him off part of every delivery: he brings less of a kind, and scores all the "
        "same. With all villagers hired, his coin tile may pay for the part that asks for gold."
    ),
    "S8": (
        "He works in the producer in his reach that holds fewest materials and has an empty slot. Where he "
        "may choose what is made, each slot gets what is scarcest there."
    ),
    "S9": (
        "He refines where it becomes high quality, else nearest to a villager; two at once if goods, slots "
        "and tokens allow it. He buys at most what the first token needs."
    ),
    "S10": (
        "He builds beside any building in his reach where he can pay, at the place that his list leaves "
        "over. A line of the list that would leave nothing is skipped, and he pays before he builds."
    ),
    "S11": (
        "His roads lead from where he gets to where he does not: first to a landmark of his own, then from "
        "one of his roads, then near the Church. He never buys for them, and the token goes with the last."
    ),
    "S12": (
        "He fishes where most fish are. A boat he places only to get to a refinery, or when its flag ends "
        "the game; he eats and sells no fish, and those too many go back for a reward."
    ),
    "S13": (
        "A closed building is closed to him as well: what he would do there is not possible. He may always "
        "lie down on the Church, and he never begs."
    ),
    "S14": (
        "Each of his flag buildings is worth the same at the end, whatever it counts; roads and awards are "
        "as usual. You win only with more points than he has: level points are his."
    ),
    "S15": (
        "Five switches make him easier to beat and three harder. A switch that changes nothing in an edition "
        "cannot be set there."
    ),
    "S16": "Botric plays only as the second of two seats. The other one begins, with the usual gold.",
    "S17": (
        "A marker points at the token below its fellow on his board. From there on, to the right and around, "
        "he does the first thing that is possible, and that token goes to the far right. An empty bag is "
        "filled again."
    ),
    "S18": (
        "First a refinery whose milestone is free, then a landmark, any refinery, a producer, anything else; "
        "the oldest in his queue among these. A blueprint that fits nowhere is passed over."
    ),
    "S19": (
        "Sides are like where road meets road, forest forest, mountain mountain. Distances are counted from "
        "the building beside which he builds; of several such, the one nearest to a villager."
    ),
    "S20": (
        "Where his list leaves several and it matters on the board, you choose for him, or let the lot do "
        "it. Two villagers in one place are no tie."
    ),
    "S21": "He gets wherever connections lead: anybody’s roads, and his own boats.",
    "S22": (
        "The investor buys before he crosses water, and only what can travel from the Market. Over water he "
        "goes as little as he can, the oldest lake first."
    ),
    "S23": (
        "If none of his tokens is possible, the villager nearest to the Church lies down, there or where it "
        "stands as the edition says, and he gets a coin."
    ),
    "S24": (
        "With all villagers hired, a closed Church counts as a delivery that failed. Fishing compares what "
        "swims in the water, even if the bag holds less."
    ),
    "S25": (
        "Your prices are those you pay at present. Goods that he sells at the end are all his tokens in the "
        "village, whether he gets there or not."
    ),
}
