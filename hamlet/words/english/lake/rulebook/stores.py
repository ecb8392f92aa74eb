"""How to play: the house, Storerooms, buildings by the water."""

from __future__ import annotations

from typing import Final

STORES: Final = {
    "stores.title": "House and Storerooms",
    "stores.lead": "Villagers sleep at home, and what lies in your Storeroom is yours.",
    "stores.head.house": "The villagers’ house",
    "stores.house": (
        "With the lake, your villagers start the game in a house of your own and go home when your turn "
        "ends. From there each goes to any building in your reach."
    ),
    "stores.hired": "Whoever is hired sleeps in the house as well, and works from your next turn on.",
    "stores.head.storing": "Storing goods",
    "stores.store": (
        "Your villager at your own Storeroom brings goods into its empty slots, raw or refined, up to "
        "{stored_at_once} in one action. They come by the chain like all goods. What is bought cannot be "
        "stored."
    ),
    "stores.paid": (
        "Whoever made a refined token is paid when it is brought in, and not again when it is used or "
        "brought to another Storeroom. When it is used, it goes back to its maker."
    ),
    "stores.whose": (
        "Only you bring goods to your Storeroom, and only you use what lies there. Others may build, lay "
        "roads and fish from it as from any building."
    ),
    "stores.boat": "If goods come to it by boat, what the boat asks for is used up and not stored.",
    "stores.head.buildings": "Buildings by the water",
    "stores.flags": (
        "All buildings of the lake take a flag, Storerooms too. They count among the buildings with a flag "
        "for the awards; boats do not."
    ),
    "stores.end": (
        "At the end a Storeroom brings its owner {stored_points} for each unit in it, if a road leads there."
    ),
    "stores.verdict.store": "Stored",
    "stores.example.store": "Stone and wheat come over donkeys on the Church and the Market.",
    "stores.verdict.theirs": "Not yours",
    "stores.example.theirs": "The Storeroom bears Sky’s flag, and it is Red’s turn.",
    "stores.verdict.end": "They count",
    "stores.example.end": "Each unit in the Storeroom counts: a road leads there.",
}
