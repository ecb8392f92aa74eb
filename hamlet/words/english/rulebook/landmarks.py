"""How to play: flags and landmarks."""

from __future__ import annotations

from typing import Final

LANDMARKS: Final = {
    "landmarks.title": "Flags and landmarks",
    "landmarks.lead": "What a building with your flag counts, it counts for you alone.",
    "landmarks.head.flags": "Flags",
    "landmarks.flag": (
        "Some buildings are landmarks: whoever builds one puts a flag on it. At the end it brings its owner "
        "what its description says; until then everybody may use it."
    ),
    "landmarks.supply": (
        "{flags:There are always flags enough.|You have {flags} flags.}{last_flag: Whoever puts up the last "
        "of them brings the last round.|}"
    ),
    "landmarks.head.counting": "What they count",
    "landmarks.road": (
        "A landmark counts only if roads lead from it to the Church, whoever built them. Those that need no "
        "road say so, such as woodlands and mountain ranges."
    ),
    "landmarks.sides": (
        "A side matches if it touches a side of the same terrain. A path or a bridge laid there adds "
        "nothing; where roads are counted, those printed on both tiles count."
    ),
    "landmarks.way": (
        "Where the way to the Church is counted, take the shortest one over everybody’s roads. Count its "
        "tiles, both ends included."
    ),
    "landmarks.verdict.alone": "It counts nothing",
    "landmarks.example.alone": "No road leads from the Pond to the Church.",
    "landmarks.verdict.joined": "It counts",
    "landmarks.example.joined": "A path joins the Pond to the Farm, and so to the Church.",
}
