"""The lake's slice at hand, for its families and effects; the room itself adds the hooks."""

from __future__ import annotations

from typing import ClassVar, Final

from hamlet.engine.box import Box
from hamlet.engine.expansions.expansion import Expansion
from hamlet.engine.lake.definitions import LakeParts, LakeRules
from hamlet.engine.lake.waters import Waters
from hamlet.engine.state import State

LAKE: Final = "lake"


class LakeBase(Expansion[Waters]):
    """Where the slice is found."""

    name: ClassVar[str] = LAKE


SLICE: Final = LakeBase()


def rules_of(state: State) -> LakeRules:
    """The numbers and switches of the lake."""
    return parts_of(state.box).rules


def parts_of(box: Box) -> LakeParts:
    """What the lake is played with."""
    found: LakeParts = box.definitions.parts[LAKE]
    return found
