"""What is said of a thing that has no name of its own."""

from __future__ import annotations

from typing import Final

THINGS: Final = {
    "seat": "Seat {number}",
    "somewhere": "that place",
    "unknown_blueprint": "that building",
    "something": "something",
    "nothing": "nothing",
    "unnamed": "{what}",
}
