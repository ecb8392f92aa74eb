"""How to play: roads."""

from __future__ import annotations

from typing import Final

ROADS: Final = {
    "roads.title": "Roads",
    "roads.lead": "Where no printed roads meet, a path or a bridge can join two buildings.",
    "roads.head.build": "Building a road",
    "roads.where": (
        "Your villager stands on one of the two tiles. Where forest touches forest it lays a path for "
        "{path_cost}, where mountain touches mountain a bridge for {bridge_cost}."
    ),
    "roads.not": (
        "Where forest touches mountain there is a cliff, and no road climbs it. Two tiles that are joined "
        "already cannot be joined once more."
    ),
    "roads.count": (
        "You have {roads:road} for the whole game. Everybody uses the roads you build, but at the end they "
        "count for you alone."
    ),
    "roads.first": (
        "A road brings nothing at once, except the first of the whole game: its builder takes a milestone."
    ),
    "roads.head.longest": "The longest road",
    "roads.longest": (
        "At the end, your longest road is the longest walk over printed roads and your own paths and bridges "
        "that enters no tile twice. Each of its tiles brings {longest_points}."
    ),
    "roads.church": (
        "The Church is no part of it, and a single tile is no road. It need not be joined to the Church."
    ),
    "roads.verdict.path": "A path",
    "roads.example.path": "Farm and Market touch forest to forest, and no road joins them yet.",
    "roads.verdict.joined": "Joined already",
    "roads.example.joined": "Church and Quarry are joined by their printed roads.",
    "roads.verdict.cliff": "A cliff",
    "roads.example.cliff": "Between Sawmill and Pond, forest touches mountain.",
}
