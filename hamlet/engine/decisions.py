"""Unfinished business as data: what must be decided, by whom, with what facts; and what waits until it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

DecisionFacts = tuple[tuple[str, Any], ...]
"""Names with frozen values, sorted by name."""


class Decision(NamedTuple):
    """A pending decision. `tile` is where it arose; `must` says that it may not be declined.

    A row of steps that waits for the decisions above it has the same form: see `moments`.
    """

    kind: str
    seat: int
    tile: int = -1
    must: bool = False
    facts: DecisionFacts = ()

    def fact(self, name: str) -> Any:  # noqa: ANN401 - what a fact is, its kind knows
        """One of the facts, None if it is not among them."""
        return dict(self.facts).get(name)

    def with_fact(self, name: str, value: object) -> Decision:
        """The same with one fact more, or another value for it; None takes it away."""
        facts = {**dict(self.facts), name: value}
        return self._replace(facts=facts_of({key: each for key, each in facts.items() if each is not None}))


LAY_START = "lay_start"
HIRE = "hire"
PLACE_DONKEY = "place_donkey"

WRITTEN_ALWAYS = ("kind", "seat", "tile", "must")
"""What the first records wrote of every decision; later fields are written where they say something."""


def facts_of(values: Mapping[str, object]) -> DecisionFacts:
    """Facts from a mapping, as they are kept: frozen and sorted."""
    return tuple(sorted((name, _frozen(value)) for name, value in values.items()))


def _frozen(value: object) -> object:
    return tuple(_frozen(each) for each in value) if isinstance(value, list | tuple) else value


def _thawed(value: object) -> object:
    """As JSON has it: lists for tuples."""
    return [_thawed(each) for each in value] if isinstance(value, tuple) else value


def decision_data(decision: Decision) -> dict[str, Any]:
    """The decision as plain data, without later fields that are empty: old hashes stay."""
    data = {
        name: value
        for name, value in decision._asdict().items()
        if name in WRITTEN_ALWAYS or value != decision._field_defaults[name]
    }
    facts = {name: _thawed(value) for name, value in decision.facts}
    return {**data, "facts": facts} if facts else data


def decision_from_data(data: Mapping[str, Any]) -> Decision:
    """The decision that was written; TypeError where it is none."""
    return Decision(**{**data, "facts": facts_of(data.get("facts", {}))})
