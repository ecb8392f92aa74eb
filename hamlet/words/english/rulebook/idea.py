"""How to play: the idea."""

from __future__ import annotations

from typing import Final

IDEA: Final = {
    "idea.title": "The idea",
    "idea.lead": "Everybody builds the same village. Whoever does most for it wins.",
    "idea.head.goal": "What it is about",
    "idea.goal": (
        "A hamlet is a village that has no church yet. Together you build one, part by part; when its last "
        "part stands, the hamlet has become a town and the game is nearly over. Whoever has most points then "
        "is remembered as its founder."
    ),
    "idea.points": (
        "Points come from many sides: parts of the Church, new buildings, sales at the Market, refined goods "
        "that somebody uses, roads, landmarks and awards. Some are yours at once, others are counted at the "
        "end."
    ),
    "idea.head.shared": "What is shared",
    "idea.shared": (
        "The buildings and the goods on them are there for everybody: work wherever you like, use any goods, "
        "walk on any road, whoever made them. Yours alone are your gold, your blueprints, your villagers and "
        "donkeys, and what the buildings with your flag count at the end."
    ),
    "idea.gold": (
        "Gold buys, hires and pays. You spend only your own, and everybody may see how much you have. "
        "Neither gold nor raw materials ever run out."
    ),
    "idea.head.start": "How it begins",
    "idea.village": (
        "The village begins with the Church and, around it, {start_tiles}, laid so that a road of each meets "
        "a road of the Church. {start_producers} hold {starting_materials:unit} each."
    ),
    "idea.seats": (
        "Everybody begins with {starting_villagers:villager}, {starting_donkeys:donkey} and {starting_gold}. "
        "Who goes first is drawn by lot, and going late is made up for: {extra_gold}."
    ),
    "idea.extra_gold": "with {seats} players the last {count:one has|{count} have} {gold} more",
    "idea.verdict.shared": "Everybody’s goods",
    "idea.example.shared": "No matter who filled the Quarry and the Farm: for this sale all of it will do.",
}
