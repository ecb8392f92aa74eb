"""How to play: milestones and awards."""

from __future__ import annotations

from typing import Final

AWARDS: Final = {
    "awards.title": "Milestones and awards",
    "awards.lead": "Milestones go to whoever is first, awards to whoever has most.",
    "awards.head.milestones": "Milestones",
    "awards.first": "Whoever gets to a milestone first keeps it: nobody can take it away again.",
    "awards.refinery": (
        "The milestone of a refined material comes with the reward for building a refinery that makes it, "
        "small or large, as long as it is on the table."
    ),
    "awards.head.awards": "Awards",
    "awards.end": (
        "Awards are given when the game ends. Until then, the score as things stand shows who would get them."
    ),
    "awards.level": (
        "Those who are level share the points, rounded down. If they are level in first place and there is "
        "an award for the second, they share both; level in second place, they share that one. Nobody wins "
        "an award with nothing to show for it."
    ),
    "awards.flags": (
        "Where buildings with a flag are counted, all of yours count, whether a road leads there or not."
    ),
    "awards.verdict.first": "Carpenter",
    "awards.example.first": "The first refinery of timber, so the milestone comes with its reward.",
    "awards.verdict.planner": "Planner",
    "awards.example.planner": "The first road of the game.",
    "awards.verdict.flags": "Landscaper",
    "awards.example.flags": "One building with a flag is the most that anybody has.",
}
