"""What one room of the engine has to say: its sentences in each language, and the tellers behind them.

A family, event or decision needs no teller: its sentence is given what the action or event holds, told by
the names of its fields (`facts`). A teller chooses between sentences, or finds what stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from hamlet.words.language import Sections
from hamlet.words.line import Line

if TYPE_CHECKING:
    from hamlet.engine.definitions import Definitions, Score, Tile
    from hamlet.engine.refusals import Refusal
    from hamlet.words.speech import Speech
    from hamlet.words.words import Words

Facts = dict[str, object]
Question = tuple[str, Mapping[str, object]]
Told = tuple[str, tuple[int, ...], Mapping[str, object]]

ActionTeller = Callable[["Speech", Any], str]
LogTeller = Callable[["Speech", Any, Sequence[Any]], Iterator[Line]]
EventTeller = Callable[["Speech", Any], Told]
DecisionTeller = Callable[["Speech"], Question]
FactTeller = Callable[["Speech", Any], object]
LineTeller = Callable[["Speech", Any, Sequence[Any]], Line | None]
OpeningTeller = Callable[["Speech"], Line]
BuildingTeller = Callable[["Words", "Definitions", "Tile"], Question]
MeasureTeller = Callable[["Words", "Definitions", "Score"], Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class RefusalTeller:
    """For one code: facts that the refusal does not carry, and which variant of its sentence fits."""

    further: Callable[[Speech, Refusal], Facts] | None = None
    variant: Callable[[Speech, Facts], str] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Tellers:
    """What speaks where a sentence alone does not do, by family, event, kind or code."""

    actions: Mapping[str, ActionTeller] = field(default_factory=dict)
    """What an action would do, by the name of its family: text with marks."""
    log: Mapping[str, LogTeller] = field(default_factory=dict)
    """The log lines of an action, by the name of its family."""
    lines: Mapping[type, LineTeller] = field(default_factory=dict)
    """Events with a line of their own in the log, whatever action they belong to: also given its events."""
    openings: Mapping[str, OpeningTeller] = field(default_factory=dict)
    """A line where the log opens, by the expansion that has it."""
    events: Mapping[type, EventTeller] = field(default_factory=dict)
    """By the event's type: a variant of its sentence, the tiles it points to, the facts."""
    silent: Mapping[type, str] = field(default_factory=dict)
    """Events that need no line, and why."""
    decisions: Mapping[str, DecisionTeller] = field(default_factory=dict)
    """What is asked, by the kind of decision: the code of the sentence and its facts."""
    facts: Mapping[str, FactTeller] = field(default_factory=dict)
    """How a fact of this name is told, in refusals, actions and events."""
    refusals: Mapping[str, RefusalTeller] = field(default_factory=dict)
    buildings: Mapping[str, BuildingTeller] = field(default_factory=dict)
    """What a building is for, by its kind: the code of the sentence and its facts."""
    measures: Mapping[str, MeasureTeller] = field(default_factory=dict)
    """Further facts of the sentence about what a landmark counts, by the measure."""


def together(parts: Sequence[Tellers]) -> Tellers:
    """The tellers of several rooms as one; where two tell the same, the later one does."""
    return Tellers(
        **{
            each.name: {key: teller for part in parts for key, teller in getattr(part, each.name).items()}
            for each in fields(Tellers)
        }
    )


@dataclass(frozen=True, slots=True)
class RoomWords:
    """The words of one room: sentences by language, section and code; tellers, brought in when needed."""

    sentences: Mapping[str, Sections]
    tellers: Callable[[], Tellers] = Tellers
