"""What rooms that know no language have to say: a code, and facts for its sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, runtime_checkable


@runtime_checkable
class Coded(Protocol):
    """A sentence without its words, or a part of one: an error, a problem of a pack."""

    @property
    def section(self) -> str:
        """The section of the catalogue that knows the code."""

    @property
    def code(self) -> str:
        """The code of its sentence."""

    @property
    def facts(self) -> Mapping[str, object]:
        """What the sentence names; a fact may be coded itself."""
