"""Why an action is not legal: the rule, a code for words/, and the facts of the case."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason. `facts` names tiles, sides, materials and numbers in the engine's ints."""

    rule: str
    code: str
    facts: dict[str, Any] = field(default_factory=dict)


def refuse(rule: str, code: str, /, **facts: object) -> Refusal:
    """A refusal with its facts."""
    return Refusal(rule, code, facts)
