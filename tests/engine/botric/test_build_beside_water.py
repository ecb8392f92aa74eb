"""Where he builds, by the lake: his boats count as a way of his own."""

from __future__ import annotations

from tests.engine.botric.places import builds, place
from tests.engine.botric.solo_data import EDITIONS
from tests.engine.botric.solo_hands import solo_lake
from tests.engine.botric.test_build_where import GAP, RING_ROADS
from tests.engine.botric.walls import walled


def test_s19_filter_one_counts_his_boats() -> None:
    """The Market is reached by his boat alone, the Barn by the human's marker alone."""
    rows = """
    .     .     woodcutter  quarry     .
    barn  farm  church      .          market
    .     .     .           town_hall  .
    """
    market_end, barn_end = (3, 0), (-3, 0)
    spots = {GAP: "F", market_end: "F", barn_end: "F"}
    sketch = walled(rows, spots, roads=RING_ROADS, outlines={"pond_b": "FWWWFW"})
    for edition in EDITIONS:
        hand = builds((edition, solo_lake), sketch).build_here("pond_b", GAP).boat(0, 1)
        hand.marker(0, "farm-barn").his_turn()
        assert place(hand) == (market_end, "without_human_roads")
