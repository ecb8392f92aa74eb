"""How to play: blueprints and building."""

from __future__ import annotations

from typing import Final

BUILDING: Final = {
    "building.title": "Blueprints, building",
    "building.lead": "A villager builds beside the tile where it stands, and pays there first.",
    "building.head.fit": "Where it fits",
    "building.beside": (
        "The new building shares at least one whole side with the tile where your villager stands, and that "
        "tile is in reach. It may touch other buildings as well."
    ),
    "building.sides": (
        "Wherever it touches, and whatever it touches, the sides must agree. Road meets only road, while "
        "forest and mountain meet themselves and each other."
    ),
    "building.turned": (
        "You may turn a blueprint by sixths of a circle, but never flip it over. It may not lie on anything "
        "that is there already."
    ),
    "building.gaps": (
        "Without the lake, gaps between buildings stay open ground, and what fits may be built in them."
    ),
    "building.head.paying": "Paying for it",
    "building.pay": (
        "The cost is brought to the tile where your villager stands and is paid before the new tile lies. "
        "Its own roads do not help to bring anything yet."
    ),
    "building.hand": (
        "You build blueprints from your own hand. What is built leaves your hand for the village."
    ),
    "building.head.after": "When it stands",
    "building.order": (
        "Things follow in this order: the reward, the milestone if nobody has it, new blueprints for the "
        "bag, and your flag if it is a landmark. By the lake, new lakes are scored next, get their fish, and "
        "may get boats.{last_flag: Last of all it is seen whether that was your last flag.|}"
    ),
    "building.pile": (
        "The first refinery of a material sends the pile of blueprints of that material into the bag. It "
        "does not matter who builds it, nor whether it brings a reward."
    ),
    "building.tip": (
        "A blueprint held over the village snaps to where it fits; {turn_left} and {turn_right} turn it."
    ),
    "building.verdict.roads": "It fits",
    "building.example.roads": "A road of the Sawmill meets the open road of the Market.",
    "building.verdict.clash": "The sides clash",
    "building.example.clash": "One road would run into the forest.",
    "building.verdict.far": "Not beside the villager",
    "building.example.far": "It fits at the Market, but the villager stands on the Farm.",
}
