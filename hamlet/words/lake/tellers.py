"""All tellers of the lake."""

from __future__ import annotations

from typing import Final

from hamlet.engine.lake.fish_tiles import fish_over
from hamlet.words.lake.actions import ACTIONS, asked_about
from hamlet.words.lake.buildings import BUILDINGS, MEASURES
from hamlet.words.lake.events import EVENTS
from hamlet.words.lake.log import LINES, LOG, OPENINGS
from hamlet.words.lake.names import card_name, fish_list, fish_name, lake_name, season_name
from hamlet.words.lake.refusals import REFUSALS
from hamlet.words.room import DecisionTeller, FactTeller, Question, Tellers
from hamlet.words.speech import Speech


def _boat(speech: Speech) -> Question:
    return "boat", {"lake": lake_name(speech, asked_about(speech))}


def _put_back(speech: Speech) -> Question:
    count = fish_over(speech.state, speech.state.decider)
    return "put_back.one" if count == 1 else "put_back", {"count": count}


def _fish(speech: Speech, fish: int | tuple[int, ...]) -> str:
    """One kind, or several fish."""
    return fish_name(speech, fish) if isinstance(fish, int) else fish_list(speech, fish)


DECISIONS: Final[dict[str, DecisionTeller]] = {"boat": _boat, "put_back": _put_back}
FACTS: Final[dict[str, FactTeller]] = {
    "card": card_name,
    "fish": _fish,
    "lake": lake_name,
    "most": Speech.amount,
    "season": season_name,
}
TELLERS: Final = Tellers(
    actions=ACTIONS,
    log=LOG,
    lines=LINES,
    openings=OPENINGS,
    events=EVENTS,
    decisions=DECISIONS,
    facts=FACTS,
    refusals=REFUSALS,
    buildings=BUILDINGS,
    measures=MEASURES,
)
