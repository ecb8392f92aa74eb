"""What is asked of the seat that decides now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hamlet.engine.actions.villager import standing_tiles
from hamlet.engine.state import CLOSED, State
from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.line import Line
from hamlet.words.speech import Speech


def ask(state: State, names: Sequence[str] = (), language: Language = ENGLISH) -> Line:
    """What the deciding seat is asked, with the tile where the question arose."""
    speech = Speech(state, names, language)
    if state.finished:
        return speech.line(speech.say("decisions", "finished"), -1)
    code, facts = _ASKED.get(state.decision, _as_it_is)(speech)
    tile = state.pending[-1].tile if state.pending else -1
    return speech.line(speech.say("decisions", code, **facts), state.decider, (tile,) if tile >= 0 else ())


Question = tuple[str, dict[str, object]]


def _as_it_is(speech: Speech) -> Question:
    return speech.state.decision, {}


def _turn(speech: Speech) -> Question:
    """Who can still do something this turn."""
    state = speech.state
    villagers = len(standing_tiles(state))
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


_ASKED: Final[dict[str, Callable[[Speech], Question]]] = {"action": _turn, "hire": _hire}
