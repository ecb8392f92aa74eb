"""Villages in which he may build in a few places, each named: which line of his list decides among them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.engine.botric.solo_hands import SoloHand
from tests.engine.botric.walls import walled
from tests.engine.lake.lake_hands import FREE
from tests.engine.sketches import Cell, Sketch, hexagon

CROSS = """
    .          woodcutter  .     .
    town_hall  church      farm  quarry
    .          market      .     .
    """
"""A cross around the Church, whose right arm is two tiles long."""
ROADS = "church-woodcutter church-farm farm-quarry church-town_hall church-market"
QUARRY_END, WOODCUTTER_END, HALL_END, MARKET_END = (3, 0), (0, -2), (-2, 0), (0, 2)
"""Cells that touch nothing but the end of an arm."""

Table = tuple[str, Callable[..., SoloHand]]


def builds(table: Table, sketch: Sketch, outline: str = "FFFFFF", villagers: str = "church") -> SoloHand:
    """His turn to build a Pond of this outline for nothing."""
    edition, make = table
    pond = {**FREE, "outline": hexagon(list(outline))}
    hand = make(edition, sketch, changes={"pond_a": pond})
    return hand.villagers(1, villagers).queue("pond_a").token("build")


def cross(spots: Mapping[Cell, str], roads: str = ROADS, rows: str = CROSS) -> Sketch:
    return walled(rows, spots, roads=roads)


def place(hand: SoloHand, *answers: int) -> tuple[Cell, str]:
    """Where he builds, and by which line."""
    told = hand.villager(*answers)
    assert told.action == "build", told.tried
    return hand.at(told.deed), told.deciding


CORNER = """
    .          woodcutter  .
    town_hall  church      farm
    .          market      quarry
    """
CORNER_ROADS = "church-woodcutter church-farm church-town_hall church-market"
BETWEEN: Cell = (1, -1)
"""Between Woodcutter and Farm, each a step from the Church."""
