"""What an action would do, short: for buttons, hints and replays. Ask before it is carried out."""

from __future__ import annotations

from hamlet.engine.actions.family import Action
from hamlet.words.facts import held, places, told_all
from hamlet.words.line import Line
from hamlet.words.speech import Speech


def describe(speech: Speech, action: Action) -> Line:
    """What the action would do in the state that is spoken of."""
    family = speech.box.ruleset.family_of(action).name
    teller = speech.words.tellers.actions.get(family)
    rich = teller(speech, action) if teller else _by_its_fields(speech, family, action)
    return speech.line(rich, speech.state.decider, places(action))


def _by_its_fields(speech: Speech, family: str, action: Action) -> str:
    return speech.say("actions", family, **told_all(speech, held(action)))
