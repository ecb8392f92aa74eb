"""What is asked of the seat that decides now."""

from __future__ import annotations

from hamlet.words.line import Line
from hamlet.words.speech import Speech


def ask(speech: Speech) -> Line:
    """What the deciding seat is asked, with the tile where the question arose."""
    state = speech.state
    if state.finished:
        return speech.line(speech.say("decisions", "finished"), -1)
    teller = speech.words.tellers.decisions.get(state.decision)
    code, facts = teller(speech) if teller else (state.decision, {})
    tile = state.pending[-1].tile if state.pending else -1
    return speech.line(speech.say("decisions", code, **facts), state.decider, (tile,) if tile >= 0 else ())
