"""The rules in a sentence or two each, by their id: what stands behind a "why?"."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "B1": "Connected",
    "B2": "Bringing goods",
    "B3": "Paying",
    "B4": "Where a building fits",
    "B5": "After building",
    "B6": "The first refinery",
    "B7": "Refining",
    "B8": "The Town Hall",
    "B9": "Paths and bridges",
    "B10": "Begging",
    "B11": "The longest road",
    "B12": "Landmarks and roads",
    "B13": "Counting the way to the Church",
    "B14": "Sides that match",
    "B15": "Awards",
    "B16": "The end of the game",
    "B17": "Moving donkeys",
    "B18": "Pay first, then build",
    "B19": "The display",
    "B20": "New sales",
    "B21": "When there is no work",
    "B22": "Quality",
    "B23": "Roads at the end",
    "B24": "Examples",
    "B25": "The last round",
    "L13": "The start village",
    "turn": "Your turn",
    "produce": "Producing",
    "refine": "Refineries",
    "sale": "Sales",
    "church": "Building the Church",
    "construct": "Constructing",
}

RULES: Final = {
    "B1": (
        "Two tiles are connected where their roads meet, or where anybody has built a path or bridge between "
        "them. Villagers go only where a chain of such tiles leads from the Church."
    ),
    "B2": (
        "Goods travel one connected tile by themselves. For a longer way, each tile between needs a donkey "
        "of yours; one donkey carries as much as you like."
    ),
    "B3": (
        "You choose which goods to use, and may buy others if they can travel from the Market. What your own "
        "goods earn on the way can help to pay, and you pay in full or not at all."
    ),
    "B4": (
        "A new building shares a whole side with the tile your villager stands on. Wherever it touches, road "
        "meets road and water meets water, while forest and mountain may meet each other."
    ),
    "B5": (
        "When a building stands, you first get its reward, then its milestone and its pile of blueprints, "
        "and last your flag goes up."
    ),
    "B6": (
        "The first refinery of a material brings its builder the milestone, if it is still there. "
        "The same moment sends that material's blueprints into the bag."
    ),
    "B7": (
        "Each slot takes one token from your own supply. A refinery with two empty slots lets you make one "
        "or two."
    ),
    "B8": (
        "At the Town Hall you take a blueprint, then hire whom you can pay. You may leave out either half, "
        "but not both; coins found on the blueprint can be spent at once."
    ),
    "B9": (
        "From one of two touching tiles you may join them where forest meets forest (a path) or mountain "
        "meets mountain (a bridge), unless they are joined already. Your markers are limited."
    ),
    "B10": "You may beg at the Church only while every producer of the start village is full.",
    "B11": (
        "Your longest road is the longest walk that visits no tile twice, over printed roads and your own "
        "markers. The Church does not count, and a single tile is no road."
    ),
    "B12": (
        "A landmark counts at the end only if roads join it to the Church, whoever built them. "
        "Woodlands and mountain ranges need no road."
    ),
    "B13": "The way to the Church is counted in tiles along the shortest connection, both ends included.",
    "B14": (
        "A side matches where it touches a side of the same terrain. For roads only the printed ones count."
    ),
    "B15": (
        "Awards go to whoever has most, and nobody wins one with nothing. Those who are level share the "
        "points, rounded down; level at the top of the deliveries, they share the second award as well."
    ),
    "B16": (
        "When the round is finished, the most points win. If level, deliveries decide, then sales, and then "
        "a glass of milk, if you like."
    ),
    "B17": (
        "Each donkey may step to one connected tile a turn. They all move at one moment: the first step "
        "opens it, the next work of a villager closes it."
    ),
    "B18": (
        "A building is paid for where your villager stands, before it is placed: its roads do not help yet."
    ),
    "B19": (
        "The leftmost blueprint is free; for any other you lay one coin on each before it, from your own "
        "gold. The display fills up again from the bag at once."
    ),
    "B20": "When a sale is made, the next one takes its place at once, as long as there are any.",
    "B21": ("Whether there is work depends only on empty slots. Gold and raw materials never run out."),
    "B22": ("Whether a token is of high quality is settled when it is made, and does not change afterwards."),
    "B23": (
        "For landmarks everybody's roads count, for your longest road only your own. Paths and bridges are "
        "no matching sides."
    ),
    "B24": "Where a picture and the tiles on the table differ, what is written counts.",
    "B25": (
        "In the last round everything may be done as before. A second reason to end the game changes nothing."
    ),
    "L13": (
        "The start tiles are laid road to road with the Church, without overlap or clash, and so that all of "
        "them find a place. By the lake they enclose no ground."
    ),
    "turn": (
        "In your turn each villager works once and each donkey may take a step, in the order you like. "
        "A villager gets to any tile that roads lead to."
    ),
    "produce": ("Work in a producer fills all its empty slots and pays once. A full one cannot be worked."),
    "refine": (
        "A refinery turns goods that are brought to it into tokens of yours, one for each empty slot. "
        "You are paid when somebody uses them."
    ),
    "sale": (
        "Bring all the goods of a sale to the Market, and it is yours with its points and gold. "
        "Goods for a sale cannot be bought."
    ),
    "church": (
        "Each part of the Church is built once, by one delivery, in any order. "
        "When the last part stands, the last round begins."
    ),
    "construct": (
        "A villager builds one of the blueprints in your hand beside the tile where it stands, and brings "
        "the goods there."
    ),
}
