"""What points in the game and at the end are for; awards, milestones and landmarks have their own names."""

from __future__ import annotations

from typing import Final

EARNED: Final = {
    "before": "Before",
    "built": "Buildings",
    "used": "Goods used",
    "delivery": "Church",
    "sale": "Sales",
    "work": "Work",
}

SCORES: Final = {
    "during": "During the game",
    "gold": "Gold left over",
    "longest_road": "Longest road",
    "roads": "Roads built",
    "total": "Total",
    "milestone": "{name}",
}
