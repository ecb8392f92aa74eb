"""How to play: a turn."""

from __future__ import annotations

from typing import Final

TURN: Final = {
    "turn.title": "A turn",
    "turn.lead": "Each villager works once, each donkey takes one step, in the order you like.",
    "turn.head.flow": "Your turn",
    "turn.order": (
        "Turns go around the table, and a round is over when everybody has had one. In yours, each of your "
        "villagers may work once and each of your donkeys may take a step. You decide in which order, and "
        "you may leave things undone."
    ),
    "turn.rest": (
        "A villager who has worked lies down and rests until your next turn begins. When you have done all "
        "that you wanted, you end your turn yourself."
    ),
    "turn.head.walking": "Where villagers go",
    "turn.connected": (
        "Two buildings are joined where a road of one meets a road of the other, or where somebody, no "
        "matter who, has built a path or a bridge between them. A building is in reach if a chain of joined "
        "buildings leads from the Church to it."
    ),
    "turn.walk": (
        "A villager gets to any building in reach in one go; the nearest one goes, unless you name another. "
        "Nobody gets to a building out of reach, so it lies idle until a road leads there. Any number of "
        "villagers and donkeys find room on one tile."
    ),
    "turn.head.works": "What a villager does",
    "turn.works": (
        "A villager works in the building where it stands: it produces, refines, sells, delivers, begs, or "
        "takes a blueprint and hires. Or it builds from there: a new building beside that tile, or a road to "
        "a neighbour."
    ),
    "turn.whole": (
        "What an action costs must be paid in full, or it is not done at all. One thing is finished before "
        "the next begins: while the game asks you something, your answer comes first."
    ),
    "turn.tip": "A click on a building shows all that can be done there, and why the rest cannot.",
    "turn.verdict.walks": "It gets there",
    "turn.example.walks": "In one go from the Church to the Farm, as far as the road leads.",
    "turn.verdict.again": "Not this turn",
    "turn.example.again": "The only villager has worked in the Farm and rests.",
    "turn.verdict.cut_off": "Nobody gets there",
    "turn.example.cut_off": "No road leads to the Pond: its sides are forest and mountain.",
}
