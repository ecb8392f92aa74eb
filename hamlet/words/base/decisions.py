"""What the base game asks, where it depends on how things stand."""

from __future__ import annotations

from typing import Final

from hamlet.engine.actions.villager import standing_places
from hamlet.engine.state import CLOSED
from hamlet.words.room import DecisionTeller, Question
from hamlet.words.speech import Speech


def _turn(speech: Speech) -> Question:
    """Who can still do something this turn."""
    state = speech.state
    villagers = len(standing_places(state))
    rested = sum(not piece & 1 for piece in state.donkeys[state.seat])
    donkeys = 0 if state.moment == CLOSED else rested
    code = {
        (True, True): "action",
        (True, False): "action.villagers",
        (False, True): "action.donkeys",
        (False, False): "action.done",
    }[bool(villagers), bool(donkeys)]
    return code, {"villagers": speech.amount(villagers), "donkeys": speech.amount(donkeys)}


def _hire(speech: Speech) -> Question:
    return "hire.must" if speech.state.pending[-1].must else "hire", {}


DECISIONS: Final[dict[str, DecisionTeller]] = {"action": _turn, "hire": _hire}
