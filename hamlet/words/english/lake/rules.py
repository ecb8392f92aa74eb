"""The rules of the lake in a sentence or two each, by their id."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "L1": "Lakes",
    "L2": "Fish in a lake",
    "L3": "Placing a boat",
    "L4": "One water",
    "L5": "Going by boat",
    "L6": "Wheat for the boat",
    "L7": "Fishing",
    "L8": "Selling and eating fish",
    "L9": "Storerooms",
    "L10": "The villagers' house",
    "L11": "Sides of water",
    "L12": "The last flag",
    "L14": "Building as a favour",
    "L15": "Meals that wait",
    "L16": "Closed buildings",
    "L17": "What meals bring",
    "L18": "Second wind, long days, ice",
    "L19": "Joined waters",
    "L20": "Paying for the boat",
    "L21": "Storing goods",
    "L22": "What boats reach",
    "L23": "Asleep and awake",
    "L24": "Several lakes at once",
    "L25": "When fish run short",
    "L26": "Finer points",
}

RULES: Final = {
    "L1": (
        "Ground that a new building shuts in becomes a lake, even where buildings meet only at corners. "
        "Its builder scores a point for every two of its triangles, at most ten for one lake."
    ),
    "L2": "A new lake has a fish on each of its triangles that has a side in common with a building.",
    "L3": (
        "Whoever forms a lake that is large enough may place a boat with a flag on it, then or never. "
        "There is one boat to a lake."
    ),
    "L4": (
        "Lakes that touch the water of one Aquarium are one water for boats and for what lies beside it. "
        "They are scored each by itself."
    ),
    "L5": (
        "Your boat joins all buildings around its water for your villagers, donkeys and goods, and for "
        "nobody else's. At the end it is no road."
    ),
    "L6": (
        "Work whose goods come by boat costs more wheat for each water they cross. That wheat has to get "
        "there as well; villagers and donkeys cross for nothing."
    ),
    "L7": (
        "A villager takes all fish from the water along the sides of its building, and you draw as many fish "
        "tiles. At a Beach of your own there are always more."
    ),
    "L8": (
        "At any moment of your turn, but not in the middle of something, you may use fish by the menu: each "
        "kind once a turn. Used fish go back into the bag, and you keep only a few when your turn ends."
    ),
    "L9": (
        "Your villager at your own Storeroom brings goods there, but no bought ones. Makers are paid when "
        "their goods come in and not again later, and only you may use what lies there."
    ),
    "L10": (
        "When your turn ends, your villagers go home to sleep. From there each goes to any building in your "
        "reach."
    ),
    "L11": "A side of water may face open ground, a lake, or another side of water.",
    "L12": (
        "When somebody's last flag is up, the round is finished and the game is over. Until then such "
        "buildings may still be built, but boats need a flag."
    ),
    "L14": (
        "A blueprint is built at once, without a villager, beside any building in your reach. It costs "
        "nothing and brings no points, gold or milestone; flag, blueprints and lakes come as always."
    ),
    "L15": (
        "Some meals wait for your next work of this turn, several for the same one, and are lost if there is "
        "none. A fish that brings nothing but its meal may be eaten only where the meal does something."
    ),
    "L16": (
        "At a closed building no villager works, until the next turn of whoever closed it. Donkeys, goods on "
        "their way and purchases go on as before."
    ),
    "L17": (
        "Fish that return fill every free triangle beside the building. A donkey joins only those who have "
        "some, and room for more. Blueprints that cost nothing still bring the coins that lie on them."
    ),
    "L18": (
        "Whoever was hired this turn cannot stand up again. On long days goods need no donkeys, but roads or "
        "boats. Ice carries like a boat, but is none for the Dockyard."
    ),
    "L19": (
        "Wheat is paid once for each water, however many lakes it has. A boat serves its owner on all of the "
        "water, also where lakes are joined later."
    ),
    "L20": (
        "Wheat for the boat is one unit more: it may come from your Storeroom and pays nobody. Ways without "
        "boats are proposed first."
    ),
    "L21": (
        "One work brings one or two units into empty slots; from one Storeroom to another nobody is paid "
        "again. Others may build, lay roads and fish there."
    ),
    "L22": (
        "A new donkey may stand wherever your boats lead. At the end boats count for no way and no road, and "
        "without fish in the bag nobody goes fishing."
    ),
    "L23": (
        "Everybody begins the game in the house, and whoever is hired sleeps there until the next turn. "
        "The season is chosen, or drawn by lot."
    ),
    "L24": (
        "Where one building forms several lakes, all are scored, then all get their fish, and then you are "
        "asked for boats, the largest lake first."
    ),
    "L25": (
        "If the bag holds fewer fish than you catch, the water is emptied and you get what is left. Only "
        "water along the building itself is fished."
    ),
    "L26": (
        "Wheat for the boat to a Storeroom is not stored. A favour may be built beside a closed building. "
        "Waters are joined on and on by one Aquarium after the other."
    ),
}
