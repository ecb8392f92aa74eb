"""A street on which nothing is left to do for him, unless a test adds something."""

from __future__ import annotations

from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.sketches import Sketch

STREET = Sketch(
    """
    woodcutter  farm  church  quarry  market  barn
    .           .     .       .       .       town_hall
    """,
    roads="woodcutter-farm farm-church church-quarry quarry-market market-barn barn-town_hall",
)
BUSY = {"farm": "wheat " * 3, "quarry": "stone " * 3, "woodcutter": "wood " * 3}
LEAFLET = ("produce", "purchase", "refine", "build", "road")


def nothing_to_do(edition: str, villagers: str = "church", sketch: Sketch = STREET) -> SoloHand:
    hand = solo(edition, sketch).no_church().fill(**BUSY).stock("barn", "wood wood wood").display("").bag()
    return hand.villagers(1, villagers).on_board(line=LEAFLET)
