"""Refusals in a sentence each, with the facts of the case."""

from __future__ import annotations

from hamlet.engine.refusals import Refusal
from hamlet.words.facts import told_all
from hamlet.words.room import Facts, RefusalTeller
from hamlet.words.speech import Speech

_PLAIN = RefusalTeller()


def explain(speech: Speech, refusal: Refusal) -> str:
    """Why not, in one plain sentence."""
    return speech.plain(explain_rich(speech, refusal))


def explain_rich(speech: Speech, refusal: Refusal) -> str:
    """The same with marks for icons."""
    teller = speech.words.tellers.refusals.get(refusal.code, _PLAIN)
    facts: Facts = dict(refusal.facts)
    if teller.further:
        facts |= teller.further(speech, refusal)
    code = refusal.code + (teller.variant(speech, facts) if teller.variant else "")
    if not speech.language.knows("refusals", code):
        code = "unknown"
    return speech.say("refusals", code, **told_all(speech, facts))
