"""How to play: donkeys and goods."""

from __future__ import annotations

from typing import Final

DONKEYS: Final = {
    "donkeys.title": "Donkeys and goods",
    "donkeys.lead": "A building uses what lies on it, and whatever your donkeys can pass along to it.",
    "donkeys.head.chain": "The chain",
    "donkeys.way": (
        "Follow joined tiles from the goods to where they are needed. Every tile in between must hold a "
        "donkey of yours; the two ends need none."
    ),
    "donkeys.near": (
        "So what lies on the tile itself is always at hand, and what lies on a tile joined to it comes by "
        "itself. Anything farther away needs a donkey on each tile that it passes."
    ),
    "donkeys.many": "One donkey passes on any number of goods in the same action. Villagers carry nothing.",
    "donkeys.head.whose": "Whose donkeys",
    "donkeys.own": (
        "Only your own donkeys carry for you, while the goods may be anybody’s. If you use a refined token, "
        "whoever made it is paid."
    ),
    "donkeys.use": (
        "Goods set out only to be used where they arrive; nothing is carried ahead and left lying for later. "
        "Only a Storeroom, by the lake, keeps goods."
    ),
    "donkeys.head.paying": "Paying",
    "donkeys.choose": (
        "You choose which goods pay, unit by unit. What the game proposes buys nothing if it can be helped, "
        "and uses goods that pay you before those that pay others."
    ),
    "donkeys.purse": (
        "Goods are used first, each paying its maker at once; then comes what you buy, then any coins of the "
        "cost. So gold that your own tokens earn helps to pay for the very action that uses them."
    ),
    "donkeys.full": (
        "A payment is all or nothing. If anything is missing, nothing is used up and nothing happens."
    ),
    "donkeys.head.moving": "Moving them",
    "donkeys.step": (
        "In your turn each donkey may step to one joined tile. {donkeys_together:All these steps are taken "
        "at one moment of it: the first step opens it, and the next action of a villager closes it.|Each may "
        "do so at any moment of it.}"
    ),
    "donkeys.new": (
        "You may have up to {most_donkeys:donkey}. One that is hired carries at once, and may step this "
        "turn{donkeys_together: if the moment for it is not over|}."
    ),
    "donkeys.tip": "Point at a building and press {reach} to see what reaches it.",
    "donkeys.verdict.arrives": "It arrives",
    "donkeys.example.arrives": "The donkey on the Church passes wheat and stone on to the Market.",
    "donkeys.verdict.astray": "It does not arrive",
    "donkeys.example.astray": "The donkey has gone to the Farm, and the Church in between has none.",
    "donkeys.verdict.late": "Too late",
    "donkeys.example.late": "The donkey has stepped and a villager has worked since.",
}
