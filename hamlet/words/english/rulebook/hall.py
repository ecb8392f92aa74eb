"""How to play: the Town Hall."""

from __future__ import annotations

from typing import Final

HALL: Final = {
    "hall.title": "The Town Hall",
    "hall.lead": "First a blueprint, then helpers. You may leave out either, but not both.",
    "hall.head.blueprint": "Taking a blueprint",
    "hall.display": (
        "Up to {display:blueprint} are on display, and the leftmost is free. For any other you lay one coin "
        "on each blueprint to the left of it, from your own gold."
    ),
    "hall.coins": (
        "With the blueprint you get all coins that lie on it. They cannot pay for passing others over, but "
        "you may hire with them in the same visit."
    ),
    "hall.refill": (
        "The rest slides to the left, and the gap is filled from the bag at once. When the bag is empty the "
        "display grows shorter, until new blueprints enter the bag."
    ),
    "hall.hand": (
        "You may hold {blueprint_limit:blueprint}. With a full hand you cannot take another, but you may "
        "come to hire."
    ),
    "hall.head.hire": "Hiring",
    "hall.visit": (
        "In one visit you may hire as many helpers as you can pay. Whoever comes without taking a blueprint "
        "must hire somebody."
    ),
    "hall.villagers": (
        "The villagers you hire cost {villager_costs}, one after the other; you may have "
        "{most_villagers:villager} in all. A new villager lies on the Church and works from your next turn "
        "on."
    ),
    "hall.donkeys": (
        "A donkey costs {donkey_cost}, and you may have {most_donkeys:donkey} in all. It is placed on any "
        "building in reach and carries from then on."
    ),
    "hall.verdict.third": "For a coin on each",
    "hall.example.third": "The third blueprint, with one coin laid on each of the two before it.",
    "hall.verdict.coin": "Hired with it",
    "hall.example.coin": "The coin found on the Pond makes up what the villager costs.",
    "hall.verdict.poor": "Nobody to hire",
    "hall.example.poor": "The gold is not enough for a donkey, and no blueprint is to be taken.",
}
