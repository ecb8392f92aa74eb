"""All tellers of Botric."""

from __future__ import annotations

from typing import Final

from hamlet.engine.botric.base import BOTRIC, SLICE
from hamlet.engine.botric.families import BotricChoose
from hamlet.engine.botric.steps import ACT, TIE
from hamlet.words.botric.events import EVENTS
from hamlet.words.botric.log import LOG, OPENINGS
from hamlet.words.botric.options import option_letter, option_text
from hamlet.words.botric.telling import action_name
from hamlet.words.room import ActionTeller, DecisionTeller, Question, Tellers
from hamlet.words.speech import Speech


def _choose(speech: Speech, action: BotricChoose) -> str:
    tie = speech.state.pending[-1]
    options = tie.fact("options")
    told = option_text(speech, tie.fact("about"), options[action.choice])
    return speech.say("actions", "botric_choose", letter=option_letter(action.choice), option=told)


def _his_step(speech: Speech) -> Question:
    asked = speech.state.pending[-1]
    step = asked.fact("step")
    facts: dict[str, object] = {}
    if step == ACT:
        line = SLICE.of(speech.state).line
        facts["token"] = action_name(speech.words, line[asked.fact("marker") % len(line)])
    return f"{BOTRIC}.{step}", facts


def _tie(speech: Speech) -> Question:
    tie = speech.state.pending[-1]
    return f"{TIE}.{tie.fact('about')}", {"count": len(tie.fact("options")), "church": speech.church()}


ACTIONS: Final[dict[str, ActionTeller]] = {"botric_choose": _choose}
DECISIONS: Final[dict[str, DecisionTeller]] = {BOTRIC: _his_step, TIE: _tie}
TELLERS: Final = Tellers(
    actions=ACTIONS,
    log=LOG,
    openings=OPENINGS,
    events=EVENTS,
    decisions=DECISIONS,
    facts={"choice": Speech.amount},
)
