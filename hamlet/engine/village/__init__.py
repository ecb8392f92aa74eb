"""The village: tiles on the lattice, what touches what, what is joined, and where a tile may go."""

from __future__ import annotations

from hamlet.engine.village.bodies import Body
from hamlet.engine.village.judging import layout_problem
from hamlet.engine.village.lakes import Lake
from hamlet.engine.village.land import Land
from hamlet.engine.village.pieces import Contact, Placed, PlacementProblem, Road
from hamlet.engine.village.reach import Joins, Reach
from hamlet.engine.village.village import Village

__all__ = [
    "Body",
    "Contact",
    "Joins",
    "Lake",
    "Land",
    "Placed",
    "PlacementProblem",
    "Reach",
    "Road",
    "Village",
    "layout_problem",
]
