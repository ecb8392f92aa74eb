"""First steps: courses as data, each a game that is played step by step under guidance.

What a person does is a row of touches; what the others do meanwhile is written down as a record has it, so
that every step finds the village it speaks of.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from hamlet.resources import data_folder

FOLDER: Final = "first_steps"
READ: Final = "read"
"""The kind of a touch that touches nothing: something is read, and then one goes on."""
_BESIDE = frozenset(("say", "shows"))
CourseAction = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class LitThing:
    """Something that is lit: its kind, and which of that kind."""

    kind: str
    which: Any


@dataclass(frozen=True, slots=True)
class CourseTouch:
    """What is to be touched next, the code of the sentence that says so, and what else is lit."""

    lit: LitThing
    say: str
    shows: tuple[LitThing, ...] = ()

    @property
    def reads(self) -> bool:
        """Whether one only reads, and goes on."""
        return self.lit.kind == READ


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One step: its touches in order, and the paragraph of the rules behind it."""

    id: str
    title: str
    paragraph: str
    touches: tuple[CourseTouch, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """A game and its steps. `opening` was played before the first, `others` is what rivals play later."""

    id: str
    packs: tuple[str, ...]
    preset: str
    options: Mapping[str, object]
    players: tuple[str, ...]
    seed: int
    opening: tuple[CourseAction, ...]
    others: tuple[CourseAction, ...]
    steps: tuple[CourseStep, ...] = field(repr=False)


@cache
def courses() -> Mapping[str, Course]:
    """All of them by id, in the order in which one takes them."""
    return {name: _read(name) for name in ORDER}


ORDER: Final = ("village", "lake", "botric")


def _read(name: str) -> Course:
    data = json.loads((data_folder() / FOLDER / f"{name}.json").read_text("utf-8"))
    return Course(
        name,
        tuple(data["packs"]),
        data.get("preset", "printed"),
        data.get("options", {}),
        tuple(data["players"]),
        data["seed"],
        tuple(data.get("opening", ())),
        tuple(action for step in data["steps"] for action in step.get("others", ())),
        tuple(_step(name, step) for step in data["steps"]),
    )


def _step(course: str, data: Mapping[str, Any]) -> CourseStep:
    about = f"steps.{course}.{data['id']}"
    touches = tuple(_touch(about, each) for each in data["touches"])
    return CourseStep(data["id"], about, data["paragraph"], touches)


def _touch(about: str, data: Mapping[str, Any]) -> CourseTouch:
    (lit,) = _things({kind: which for kind, which in data.items() if kind not in _BESIDE})
    shows = tuple(one for each in data.get("shows", ()) for one in _things(each))
    return CourseTouch(lit, f"{about}.{data['say']}", shows)


def _things(data: Mapping[str, Any]) -> Sequence[LitThing]:
    return [LitThing(kind, _fixed(which)) for kind, which in data.items()]


def _fixed(value: object) -> object:
    """Lists as tuples: what is lit is compared and kept."""
    return tuple(map(_fixed, value)) if isinstance(value, list) else value
