"""What buildings, awards and milestones do, and what a landmark counts."""

from __future__ import annotations

from typing import Final

BUILDINGS: Final = {
    "church": "Deliver goods here to build the Church; when it is complete, the last round begins.",
    "town_hall": "Take a blueprint, then hire villagers and donkeys.",
    "market": "Sell goods for points and gold; raw and refined goods can be bought from anywhere in reach.",
    "producer": "Fills {slots:its slot|all its slots} with {materials}; the work brings {gain}.",
    "producer.unpaid": "Fills {slots:its slot|all its slots} with {materials}.",
    "producer.choice": "Fills {slots:its slot|all its slots} with any {materials}; the work brings {gain}.",
    "producer.choice.unpaid": "Fills {slots:its slot|all its slots} with any {materials}.",
    "refinery": "Makes {made} from {raw}: {slots:one at a time|up to {slots} at once}.",
    "refinery.paid": (
        "Makes {made} from {raw}: {slots:one at a time|up to {slots} at once}. "
        "Each brings its maker {gain} when used."
    ),
    "refinery.yours": (
        "Makes {made} from {raw}: {slots:one at a time|up to {slots} at once}. "
        "Each brings you {gain} when used."
    ),
    "refinery.yours.high": (
        "Makes {made} from {raw}: {slots:one at a time|up to {slots} at once}. "
        "Each is of high quality and brings you {gain} when used."
    ),
    "landmark": "{measure}, if a road leads here.",
    "landmark.no_road": "{measure}, even without a road.",
    "landmark.plain": "A landmark to look at.",
}

MEASURES: Final = {
    "always": "{points}",
    "matching_segment": "{points} for each side that meets its like",
    "matching_segment.terrain": "{points} for each {terrain} side that meets {terrain}",
    "church_distance": "{points} for each tile on the shortest way to the Church, both ends counted",
    "delivery": "{points} for each delivery of yours to the Church",
    "sale": "{points} for each of your sales",
    "flag": "{points} for each building with your flag",
    "donkey": "{points} for each of your donkeys",
    "villager": "{points} for each of your villagers",
    "gold": "{points} for each gold you have left",
    "road": "{points} for each road of yours",
    "longest_road_tile": "{points} more for each tile of your longest road",
    "other": "{points} for each: {measure}",
    "most": "{rule}, at most {most}",
}

AWARDS: Final = {
    "first.delivery": "{points} for the most deliveries to the Church",
    "second.delivery": "{points} for the second most deliveries to the Church",
    "first.sale": "{points} for the most sales",
    "second.sale": "{points} for the second most sales",
    "first.flag": "{points} for the most buildings with a flag",
    "second.flag": "{points} for the second most buildings with a flag",
    "first.donkey": "{points} for the most donkeys",
    "second.donkey": "{points} for the second most donkeys",
    "first.villager": "{points} for the most villagers",
    "second.villager": "{points} for the second most villagers",
    "first.gold": "{points} for the most gold left over",
    "second.gold": "{points} for the second most gold left over",
    "first.road": "{points} for the most roads built",
    "second.road": "{points} for the second most roads built",
    "first.longest_road_tile": "{points} for the longest road",
    "second.longest_road_tile": "{points} for the second longest road",
    "first.other": "{points} for the most: {measure}",
    "second.other": "{points} for the second most: {measure}",
}

MILESTONES: Final = {
    "quality": "All {material} you make is of high quality: it pays you double when used",
    "roads": "{points} more at the end for each road of yours",
    "first_road": "For whoever builds the first road",
    "first_built": "For whoever first builds what it is printed on",
    "first_refinery": "For whoever builds the first refinery of {material}",
}
