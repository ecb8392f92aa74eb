"""How to play: what Botric does."""

from __future__ import annotations

from typing import Final

DEEDS: Final = {
    "deeds.title": "What Botric does",
    "deeds.lead": "Lists say what he chooses; where a list leaves several, you choose for him.",
    "deeds.yours": "yours",
    "deeds.head.first": "What he tries first",
    "deeds.hire": (
        "{hire_fixed:A villager costs him {hire_cost}, from his coin tile alone|He pays for a villager what "
        "you would pay, from his coin tile first and then with gold of his own}. With the villager he takes "
        "a blueprint; a full queue or an empty display does not keep him from hiring. His tokens do not "
        "move."
    ),
    "deeds.deliver": (
        "Of the parts of the Church that he can pay for, he builds the one that these lines pick. "
        "{discounted:Every delivery asks less of him: {less_raw} raw units less, {less_refined} refined "
        "less, or {less_gold} less. The points are the full ones.|They ask of him what they ask of you.}"
    ),
    "deeds.omits": (
        "Where a part names fixed kinds and less is asked of him, he leaves out what he lacks, then what "
        "would pay you most. {no_church_gold:His coin tile never helps to pay.|With all villagers hired, his "
        "coin tile helps to pay.}"
    ),
    "deeds.sell": "Of the sales that he has the goods for, he makes the one that these lines pick.",
    "deeds.head.tokens": "His tokens",
    "deeds.produce": (
        "Produce: he works in the producer in his reach that has an empty slot and holds fewest materials, "
        "then in the nearest one. Where he may choose what is made, each slot gets what is scarcest there."
    ),
    "deeds.kinds": (
        "Purchase and Build: he wants a refinery whose milestone is free before a landmark, then any "
        "refinery, a producer, and anything else; in his queue of up to {blueprint_limit} the oldest of "
        "these comes first. A blueprint that he can pay but that fits nowhere is passed over. From the "
        "display he takes by these lines."
    ),
    "deeds.refine": (
        "Refine: he refines where it becomes high quality, then nearest to a villager, and two at once if "
        "slots, goods and tokens allow it.{he_buys: He buys at most the unit for the first.|}"
    ),
    "deeds.place": (
        "He builds beside a tile in his reach and pays there first. The places are narrowed down by these "
        "lines, one after the other; a line that would leave none is skipped."
    ),
    "deeds.sides": (
        "Roads, forests and mountains that meet their like count as like sides, with any neighbour; water "
        "does not. If he could build the same thing from several tiles, it is from the one nearest to a "
        "villager."
    ),
    "deeds.road": (
        "Road: his roads lead from a tile in his reach to one out of it. First comes one that leads to a "
        "landmark of his own, then one that goes on from a road of his own, then the nearest to the Church. "
        "He buys nothing for it, and the token leaves with his last road."
    ),
    "deeds.fishing": (
        "Fishing: he fishes where most fish swim, also when the bag holds fewer. He eats and sells none; of "
        "more than {fish_limit} the most common go back when his turn ends, and at the end of the game all "
        "of them, for a reward: {fish_rewards}. Its gold goes onto his coin tile."
    ),
    "deeds.fish_reward": "{gain} for one {fish}",
    "deeds.boat": (
        "He places at most one boat for a building, on a lake that would do for yours: if its water leads to "
        "a refinery that he cannot get to, or if that flag ends the game. Of several such lakes he takes the "
        "largest."
    ),
    "deeds.head.goods": "Which goods he uses",
    "deeds.goods": (
        "He uses his own tokens of high quality first, then his others, then what pays nobody, then yours, "
        "your high quality last. Among these the nearest come first, then the kind there is most of. You are "
        "not asked."
    ),
    "deeds.water": (
        "He crosses water only if he cannot pay otherwise, over as few waters as he can, and pays for it "
        "like you. {he_buys:What is missing he buys before he crosses, for {his_raw} a raw unit and "
        "{his_refined} a refined one, if it can travel from the Market.|He never buys.}"
    ),
    "deeds.head.ties": "Ties",
    "deeds.ties": (
        "Where his list leaves several and it makes a difference on the board, you choose among them, or let "
        "the lot do it, once or for the whole game. What the list has ruled out cannot be chosen."
    ),
    "deeds.head.end": "Against him at the end",
    "deeds.end": (
        "Each of his landmarks brings him {landmark_points}, whatever it counts and wherever it stands. "
        "Roads, awards and milestones count for him as for you; his boats and his coin tile bring nothing."
    ),
    "deeds.win": "You win only with more points than he has. If you are level, he wins.",
    "deeds.head.harder": "Easier and harder",
    "deeds.switches": (
        "Switches make him easier or harder to beat. A few of them are enough; one that means nothing in an "
        "edition cannot be set there."
    ),
    "deeds.fine": (
        "If he pays your prices, he pays what you pay at present. If he sells what is left, all his tokens "
        "in the village count, in reach or not, and those of high quality double."
    ),
    "deeds.verdict.tie": "You choose",
    "deeds.example.tie": "All three producers hold as little and lie as near.",
    "deeds.verdict.ruled_out": "Not among them",
    "deeds.example.ruled_out": "Only what his list has left can be chosen.",
    "deeds.verdict.hire": "He hires",
    "deeds.example.hire": "His coin tile has enough, and he takes a blueprint as well.",
}
