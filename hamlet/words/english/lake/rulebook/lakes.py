"""How to play: lakes and boats."""

from __future__ import annotations

from typing import Final

LAKES: Final = {
    "lakes.title": "Lakes and boats",
    "lakes.lead": "Ground that buildings shut in becomes a lake, and who closes it may place a boat.",
    "lakes.head.forming": "How lakes form",
    "lakes.form": (
        "When a new building shuts in open ground all around, that ground becomes a lake. Where buildings "
        "touch only at their corners, the gap counts as closed."
    ),
    "lakes.points": (
        "Whoever built it scores a point for every {per_point} triangles of the lake, rounded down, and at "
        "most {lake_most} for one lake."
    ),
    "lakes.fish": "A fish appears on each triangle of a new lake that has a side in common with a building.",
    "lakes.several": (
        "One building may close several lakes. All are scored, each by itself; then all get their fish; then "
        "you are asked about boats, the largest lake first."
    ),
    "lakes.ground": "Nothing is built on a lake. The village that a game begins with shuts in no ground.",
    "lakes.sides": (
        "Some buildings have sides of water. Such a side may face open ground, a lake, or another side of "
        "water, and nothing else."
    ),
    "lakes.head.boats": "Boats",
    "lakes.boat": (
        "On a new lake of {boat_min:triangle} or more, whoever closed it may place a boat, at that moment or "
        "never. It takes a flag and stays for good, and there is one boat to a lake.{deep_water: If a "
        "triangle of the lake touches no building, the boat brings {deep_fish} fish at once.|}"
    ),
    "lakes.joins": (
        "Your boat joins all buildings along its water, for your villagers, your donkeys and your goods. "
        "Nobody else goes by it."
    ),
    "lakes.wheat": (
        "{boat_asks:An action whose goods come by boat costs {boat_toll} more for each water that they "
        "cross. This has to get there as well, by the same boat if need be, and is used up.|Goods cross by "
        "boat for nothing.} Villagers and donkeys cross for nothing."
    ),
    "lakes.unit": (
        "What the boat asks for is one more thing to pay: it may come from your Storeroom, it may be bought "
        "where buying is allowed, and it pays nobody. Ways without a boat are proposed first."
    ),
    "lakes.roads": (
        "A hired donkey may be placed wherever your boats lead. But a boat is no road: it counts neither for "
        "landmarks nor for the longest road, and where only a boat joins two tiles a path or a bridge may "
        "still be built."
    ),
    "lakes.head.water": "One water",
    "lakes.channel": (
        "Lakes that touch the water of one Aquarium are one water, and on and on from one Aquarium to the "
        "next. A boat on any of these lakes serves its owner on all of that water, whichever came first. "
        "They are scored, and measured for a boat, each by itself."
    ),
    "lakes.once": (
        "A water is paid for once in an action, however many boats lie on it. A second boat of yours on the "
        "same water is allowed."
    ),
    "lakes.head.flags": "The last flag",
    "lakes.flags": (
        "{flags:There are always flags enough.|You have {flags} flags for buildings and boats together. With "
        "none left, a landmark may still be built, with something else in place of a flag; a boat may "
        "not.}{last_flag: When somebody has put up the last one, the round is finished and the game is "
        "over.|}"
    ),
    "lakes.verdict.closes": "A lake",
    "lakes.example.closes": "The Pond shuts in the ground between Town Hall and Church.",
    "lakes.verdict.boat": "A boat",
    "lakes.example.boat": "The lake is large enough, and Red has just closed it.",
    "lakes.verdict.theirs": "Not for others",
    "lakes.example.theirs": "Only Red’s boat leads to the Pond, and it is Sky’s turn.",
}
