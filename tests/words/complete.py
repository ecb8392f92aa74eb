"""What the engine can do, refuse, ask or tell, and which of it has no words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from hamlet.engine.actions.family import Family
from hamlet.engine.actions.registry import FAMILIES
from hamlet.engine.expansions import registry
from hamlet.engine.kinds import KINDS
from hamlet.engine.scoring.measures import MEASURES, Measure
from hamlet.words.words import Words
from tests.words.scanning import (
    events_told,
    point_reasons,
    reasons,
    refusal_codes,
    refusal_facts,
    refusal_rules,
)

FINAL = ("during", "fish", "gold", "leftovers", "longest_road", "roads", "total")


@dataclass(frozen=True)
class Sayable:
    """All that may have to be put into words."""

    families: Iterable[Family[Any]] = ()
    events: Iterable[str] = ()
    refusals: Iterable[str] = ()
    rules: Iterable[str] = ()
    facts: Iterable[str] = ()
    reasons: Iterable[str] = ()
    kinds: Iterable[str] = ()
    measures: Iterable[str] = ()
    awards: Iterable[str] = ()
    sources: Iterable[str] = ()
    earned: Iterable[str] = ()


def of_the_engine() -> Sayable:
    """What the base game and every expansion of the registry can say."""
    rooms = registry.EXPANSIONS
    measures = (*MEASURES, *(measure for each in rooms for measure in each.measures))
    return Sayable(
        families=(*FAMILIES, *(family for each in rooms for family in each.families)),
        events=events_told(),
        refusals=refusal_codes(),
        rules=refusal_rules(),
        facts=refusal_facts(),
        reasons=reasons(),
        kinds=[kind.id for kind in (*KINDS, *(kind for each in rooms for kind in each.kinds))],
        measures=[measure.id for measure in measures],
        awards=awards_by(measures),
        sources=FINAL,
        earned=point_reasons(),
    )


def awards_by(measures: Iterable[Measure]) -> list[str]:
    """The awards that can be given: by whatever is counted for a seat, to the first and the second."""
    return [
        f"{place}.{measure.id}" for measure in measures if measure.of_seat for place in ("first", "second")
    ]


def missing(words: Words, what: Sayable) -> list[str]:
    """Everything that has no words, by name."""
    return sorted(_missing(words, what))


def _missing(words: Words, what: Sayable) -> Iterator[str]:
    def lacks(section: str, code: str) -> bool:
        known = words.language.sections[section]
        return code not in known and not any(each.startswith(f"{code}.") for each in known)

    for family in what.families:
        if lacks("actions", family.name):
            yield f"family {family.name}: what it does"
        if lacks("log", family.name) and family.name not in words.tellers.log:
            yield f"family {family.name}: its log line"
        if lacks("decisions", family.decision):
            yield f"decision {family.decision}"
    silent = {event.__name__ for event in words.tellers.silent}
    yield from (f"event {event}" for event in what.events if lacks("events", event) and event not in silent)
    for name, section, codes in (
        ("refusal", "refusals", what.refusals),
        ("rule", "rules", what.rules),
        ("title of rule", "titles", what.rules),
        ("reason", "reasons", what.reasons),
        ("kind", "buildings", what.kinds),
        ("measure", "measures", what.measures),
        ("award", "awards", what.awards),
        ("source of points", "scores", what.sources),
        ("points during the game for", "earned", what.earned),
    ):
        yield from (f"{name} {code}" for code in codes if lacks(section, code))
    yield from (f"fact {name}" for name in what.facts if name not in words.tellers.facts)
