"""Where points at the end come from, by the names of the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hamlet.engine.state import State
from hamlet.words.rich import safe
from hamlet.words.speech import Speech

LANDMARK = "landmark:"
DURING = "during:"
EARNED = ("before", "built", "used", "delivery", "sale", "work")
"""In which order points of the game itself are told; what an expansion brings comes after."""


def source_name(speech: Speech, source: str) -> str:
    """The name of a source of points, such as `chaplain` or `landmark:14`."""
    return speech.plain(source_rich(speech, source))


def source_rich(speech: Speech, source: str) -> str:
    """The same, ready to stand in a sentence with marks."""
    if source.startswith(LANDMARK):
        return f"{speech.tile(int(source.removeprefix(LANDMARK))):name}"
    if source.startswith(DURING):
        return speech.say("earned", source.removeprefix(DURING))
    if speech.language.knows("scores", source):
        return speech.part("scores", source)
    for award in speech.definitions.awards:
        if award.id == source:
            return safe(speech.words.name(award))
    for milestone in speech.definitions.milestones:
        if milestone.id == source:
            return speech.part("scores", "milestone", name=safe(speech.words.name(milestone)))
    return speech.say("scores", source)


TOTAL = "total"


def score_sources(state: State, scores: Sequence[Mapping[str, int]]) -> list[str]:
    """The sources that brought anybody points, in the order of the score sheet, total last."""
    found = {source for score in scores for source in score if source != TOTAL}
    order = sorted(found, key=lambda source: _place(state, source))
    told = [each for each in order if each == "during" or any(score.get(each, 0) for score in scores)]
    return [*told, TOTAL]


def score_rows(speech: Speech, scores: Sequence[dict[str, int]]) -> list[tuple[str, list[int]]]:
    """The score sheet: each source that brought anybody points, with the points of each seat, total last."""
    return [
        (source_name(speech, source), [score.get(source, 0) for score in scores])
        for source in score_sources(speech.state, scores)
    ]


def earned_rows(speech: Speech, earned: Mapping[str, int]) -> list[tuple[str, int]]:
    """For what a seat has its points so far, by why: in the order of the score sheet."""
    sources = sorted((DURING + why for why in earned), key=lambda source: _place(speech.state, source))
    return [(source_name(speech, source), earned[source.removeprefix(DURING)]) for source in sources]


def _place(state: State, source: str) -> tuple[int, int]:
    """Where a source stands on the sheet: the game, awards, landmarks by age, roads, gold."""
    awards = [award.id for award in state.box.definitions.awards]
    if source in awards:
        return 1, awards.index(source)
    if source.startswith(DURING):
        why = source.removeprefix(DURING)
        return 0, EARNED.index(why) if why in EARNED else len(EARNED)
    if source.startswith(LANDMARK):
        return 2, int(source.removeprefix(LANDMARK))
    return {"during": 0, "roads": 3, "longest_road": 5, "gold": 6}.get(source, 4), 0
