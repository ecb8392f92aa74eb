"""Botric in English: his sentences, by section and code."""

from __future__ import annotations

from typing import Final

from hamlet.words.english.botric.rules import RULES, TITLES
from hamlet.words.english.botric.telling import (
    ACTIONS,
    CHOICES,
    DATA,
    DECIDED,
    DECISIONS,
    DEEDS,
    EARNED,
    EVENTS,
    LOG,
    MARKERS,
    NAMES,
    OPTIONS,
    REASONS,
    REFUSALS,
    SCORES,
    SEATING,
    SUMS,
)
from hamlet.words.english.botric.why import ACCOUNT, KINDS, LINES, SHORT, WHY
from hamlet.words.language import Sections

SECTIONS: Final[Sections] = {
    "actions": ACTIONS,
    "botric_account": ACCOUNT,
    "botric_decided": DECIDED,
    "botric_deeds": DEEDS,
    "botric_kinds": KINDS,
    "botric_lines": LINES,
    "botric_markers": MARKERS,
    "botric_names": NAMES,
    "botric_options": OPTIONS,
    "botric_short": SHORT,
    "botric_why": WHY,
    "choices": CHOICES,
    "data": DATA,
    "decisions": DECISIONS,
    "earned": EARNED,
    "events": EVENTS,
    "log": LOG,
    "reasons": REASONS,
    "refusals": REFUSALS,
    "rules": RULES,
    "scores": SCORES,
    "seating": SEATING,
    "sums": SUMS,
    "titles": TITLES,
}
