"""On cards and in questions."""

from __future__ import annotations

from typing import Final

LAKE_CARDS: Final[dict[str, str]] = {
    # the lake that a building would close
    "lake.tag": "{size} {{lake}} +{points} {{point}} {fish} {{fish}}",
    "lake.closes": "{{lake}} *{count:The lake it closes|The lakes it closes}*",
    "lake.triangles": "{count} {count:triangle|triangles}",
    "lake.points": "{{point}} +{points}",
    "lake.points_fish": "{{point}} +{points} {{fish}} +{fish}",
    "lake.at_shore": "{count} at a shore",
    "lake.fish": "{{fish}} +{count}",
    "lake.boat_offered": "then a boat is offered",
    # the boat
    "lake.boat": "Boat",
    "lake.no_boat": "No boat",
    "lake.boat.ask": "A boat?",
    "lake.boat.about": "On a new lake of {size}",
    "lake.boat.joins": "*It joins, for you alone*",
    "lake.boat.new": "new",
    "lake.boat.already": "joined",
    "lake.boat.joined": "{names}",
    "lake.boat.line.new": "{{plus}} *{name}*",
    "lake.boat.line.already": "{{check}} {name}",
    "lake.boat.wheat": "People cross for nothing; goods cost {{wheat}} {count} for each action.",
    "lake.boat.supply": "Your flags",
    "lake.boat.flags": "One goes on the boat for good, {left:one stays|{left} stay}.",
    "lake.boat.flags.none": "It goes on the boat for good.",
    "lake.boat.last_flag": "It is your last flag: the game ends after this round.",
    # fishing
    "lake.fishing": "Fish: {count}",
    "lake.fishing.own": "{{fish}} {count} of them always, for it is yours",
    "lake.fishing.prompt": "Choose where to fish",
    "lake.fishing.nowhere": "No fish beside any building that you reach",
    # storing
    "lake.store": "Store",
    "lake.store.none": "Choose what is to be stored.",
    # a building for nothing
    "lake.favour": "A favour",
    "lake.favour.about": "Build a blueprint for nothing, beside any building that you reach.",
    # ways of goods
    "lake.way": "Way",
    "lake.way.land": "By land",
    "lake.way.boat": "{{boat}} Over {names}",
    "lake.way.toll": "{{boat}} {goods} for the boat",
}
