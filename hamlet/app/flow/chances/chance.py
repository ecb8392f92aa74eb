"""A chance: something the engine offers, the sentence that tells of it, and the paragraph behind that."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamlet.app.flow.legality import open_targets
from hamlet.values import dataclass
from hamlet.words.rulebook.topics import paragraph_for_topic

if TYPE_CHECKING:
    from hamlet.app.ids import Id
    from hamlet.engine.actions.family import Action
    from hamlet.engine.state import State

FindsOffer = Callable[["State"], "Action | None"]
"""The offer of the engine that makes it possible now, or None."""


@dataclass(frozen=True, slots=True)
class Chance:
    """Under its name it is remembered that it was told."""

    name: str
    code: str
    """Of the sentence."""
    topic: tuple[str, str]
    """Of the rules: a kind of thing and its name."""
    find: FindsOffer
    button: Id | None = None
    """Where it begins, if that is a button."""

    @property
    def paragraph(self) -> str:
        """Where the rules tell of it."""
        return paragraph_for_topic(*self.topic)


def offered(name: str) -> FindsOffer:
    """The first that this family offers; nothing where its expansion is not played."""

    def find(state: State) -> Action | None:
        family = state.box.ruleset.by_name.get(name)
        targets = open_targets(state, name) if family is not None else ()
        return family.propose(state, targets[0]) if family is not None and targets else None

    return find
