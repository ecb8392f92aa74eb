"""What a card tells of a hint."""

from __future__ import annotations

from hamlet.app.ids import Id
from hamlet.values import dataclass

NO_REASON, BARE_REASON, ONE_REASON, ALL_REASONS = range(4)
"""How much of a hint is told: what it is alone, with its first reason, that and where, or everything."""


@dataclass(frozen=True, slots=True)
class HintReason:
    """An icon, and what speaks for it."""

    icon: str
    text: str


@dataclass(frozen=True, slots=True)
class HintRow:
    """What could be done, with the letter it bears where it lies; how much it is worth, and why.

    `share` is its worth as a part of the best one's, `figure` its worth in as few words as there are.
    """

    id: Id
    letter: str
    title: str
    where: str = ""
    worth: str = ""
    figure: str = ""
    share: float = 0.0
    reasons: tuple[HintReason, ...] = ()
    key: str = ""
    lit: bool = False
    detail: int = ALL_REASONS
