"""All tellers of the base game."""

from __future__ import annotations

from typing import Final

from hamlet.words.base.actions import ACTIONS
from hamlet.words.base.buildings import BUILDINGS
from hamlet.words.base.decisions import DECISIONS
from hamlet.words.base.events import EVENTS, SILENT
from hamlet.words.base.facts import FACTS
from hamlet.words.base.log import LOG
from hamlet.words.base.refusals import REFUSALS
from hamlet.words.room import Tellers

TELLERS: Final = Tellers(
    actions=ACTIONS,
    log=LOG,
    events=EVENTS,
    silent=SILENT,
    decisions=DECISIONS,
    facts=FACTS,
    refusals=REFUSALS,
    buildings=BUILDINGS,
)
