"""Provocations of everything that is refused in a game against Botric."""

from __future__ import annotations

from hamlet.engine.botric.families import BotricChoose
from tests.engine.botric.solo_hands import SoloHand, solo
from tests.engine.rules.provoking import Refused


def tied() -> SoloHand:
    """He cannot go on: two or more producers are alike to him."""
    hand = solo("favour").no_church().token("produce").his_turn()
    hand.until_asked()
    return hand


SOLO = [
    Refused(
        "S20",
        "not_among_the_tied",
        lambda _: BotricChoose(99),
        lambda hand: {"choice": 99, "count": len(hand.state.pending[-1].fact("options"))},
        make=tied,
    )
]
