"""What the table asks now: as the game asks it, and the same as the row of one's workers shows."""

from __future__ import annotations

from hamlet.engine.actions.villager import any_stands
from hamlet.engine.state import CLOSED
from hamlet.engine.workers import has_acted
from hamlet.words.decisions import ask
from hamlet.words.speech import Speech


def asked_now(speech: Speech) -> str:
    """What is asked; donkeys that may move no more this turn are told, for they still look fresh."""
    state = speech.state
    over = state.decision == "action" and state.moment == CLOSED and not any_stands(state)
    staying = sum(not has_acted(piece) for piece in state.donkeys[state.seat]) if over else 0
    return speech.words.label("table.donkeys.stay", donkeys=staying) if staying else ask(speech).rich
