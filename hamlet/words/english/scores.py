"""What points at the end are for; awards, milestones and landmarks have names of their own."""

from __future__ import annotations

from typing import Final

SCORES: Final = {
    "during": "During the game",
    "gold": "Gold left over",
    "longest_road": "Longest road",
    "roads": "Roads built",
    "total": "Total",
    "milestone": "{name}",
}
