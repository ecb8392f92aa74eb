"""Botric in words, for log, board and command line: why not, by which line, decided how.

Texts are rich (with marks for icons); `speech.plain` reads them aloud. `deeds` tells what he does, `options`
what may be chosen for him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.placing import BuildingPlace, without_human_roads
from hamlet.engine.botric.base import HUMAN_SEAT
from hamlet.engine.botric.definitions import MARKERS
from hamlet.engine.botric.thinking import HUMAN, ListLine
from hamlet.engine.state import State
from hamlet.words.botric.facts import blueprints_rich
from hamlet.words.speech import Speech
from hamlet.words.words import Words

ONLY: Final = "only"
"""Decided by nothing: there was one candidate from the start."""
DISTANCE: Final = "distance"
FEW: Final = 2
"""So many buildings out of reach are named."""

TriedFacts = Sequence[tuple[str, Any]]


def action_name(words: Words, action: str) -> str:
    """What one of his actions, or its token, is called: Hire, Produce, Road."""
    return words.called("botric_names", action)


def marker_name(words: Words, marker: int) -> str:
    """A marker by its dots."""
    return words.called("botric_markers", MARKERS[marker])


# why not


def why_not_short(speech: Speech, action: str, code: str, facts: TriedFacts = ()) -> str:
    """Why he passed an action over, in four words at most: 5 gold, has 3."""
    told = _tried_facts(speech, dict(facts))
    if "gold" in dict(facts):
        told["gold"] = dict(facts)["gold"]
    return speech.part("botric_short", f"{code}.{action}", **told)


def why_not(speech: Speech, action: str, code: str, facts: TriedFacts = ()) -> str:
    """The same in a sentence."""
    told = _tried_facts(speech, dict(facts))
    variant = action
    if "kind" in dict(facts):
        there = speech.state.village.of_kind(dict(facts)["kind"])
        if 0 < len(there) <= FEW:
            variant, told["tiles"] = "tiles", speech.tiles(there)
    return speech.say("botric_why", f"{code}.{variant}", **told)


def _tried_facts(speech: Speech, facts: Mapping[str, Any]) -> dict[str, object]:
    told: dict[str, object] = {"church": speech.church()}
    for name, teller in _FACTS.items():
        if name in facts:
            told[name] = teller(speech, facts[name])
    return told


_FACTS: Final[dict[str, Any]] = {
    "limit": Speech.amount,
    "asked": Speech.gold,
    "gold": Speech.gold,
    "tile": Speech.tile,
    "blueprints": blueprints_rich,
}


# by which line


def line_text(speech: Speech, action: str, line: str) -> str:
    """What a line of his list wants, in a few words: most points. `action` is whose list it stands in."""
    facts = {"seat": speech.seat(HUMAN_SEAT), "church": speech.church()}
    return speech.part("botric_lines", f"{line}.{action}", **facts)


def line_about(speech: Speech, line: str) -> str:
    """What a line means, where its few words do not say it; else nothing."""
    return speech.part("botric_kinds", line) if speech.language.knows("botric_kinds", line) else ""


def line_told(speech: Speech, action: str, line: str, deed: object) -> str:
    """The same for a deed that has not been done yet: far from the Church, or near it."""
    if line == DISTANCE and isinstance(deed, Building):
        return line_text(speech, "far" if builds_far_out(speech.state, deed) else "near", line)
    return line_text(speech, action, line)


def builds_far_out(state: State, deed: Building) -> bool:
    """Whether he looks for the farthest place: along his own way, beside its like. Ask before the deed."""
    own_way = without_human_roads(state)[0] >> deed.tile & 1
    return bool(own_way and BuildingPlace(state, deed.blueprint, deed.rotation, deed.at, 0).like)


def deciding_line(lines: Sequence[ListLine]) -> str:
    """The last line that left fewer than there were; `only` where nothing had to be decided."""
    return next((line.id for line in reversed(lines) if line.after < line.before), ONLY)


def decided_text(
    speech: Speech, action: str, lines: Sequence[ListLine], *, by_lot: bool = False, deed: object = None
) -> str:
    """How it was decided: by a line of his list, by the human or the lot, or not at all."""
    line = deciding_line(lines)
    if line == ONLY:
        return speech.say("botric_decided", ONLY)
    if line == HUMAN:
        facts = {"seat": speech.seat(HUMAN_SEAT), "count": lines[-1].before}
        return speech.say("botric_decided", "lot" if by_lot else HUMAN, **facts)
    return speech.say("botric_decided", "by", line=line_told(speech, action, line, deed))
