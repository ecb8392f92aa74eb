"""Several packs as one: entries by subject and id, and what each pack did to those of the others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Protocol

from hamlet.content.found import Found
from hamlet.content.nodes import Node
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.reading import PackRead
from hamlet.content.saying import Saying, did_you_mean, entry_of, say
from hamlet.content.subjects import KEYED

WHOLE: Final = frozenset("*")
"""Instead of single keys: the entry as a whole was replaced or removed."""


class FindElsewhere(Protocol):
    """The packs that could be loaded."""

    @property
    def names(self) -> tuple[str, ...]:
        """Their ids."""

    def __call__(self, subject: str, name: str) -> str:
        """The pack, of those not loaded, that brings an entry; nothing if there is none."""


class _Nowhere:
    names: tuple[str, ...] = ()

    def __call__(self, subject: str, name: str) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class EntryTouch:
    """What a later pack did to an entry: it changes, replaces or removes it."""

    deed: str
    by: Found
    spot: Node
    """Where the pack says so."""
    former: Found
    after: Found | None
    keys: frozenset[str] = WHOLE

    @property
    def changes(self) -> bool:
        """Whether it exchanged some keys only."""
        return self.keys != WHOLE

    @property
    def pack(self) -> str:
        """The pack that did it."""
        return self.by.pack


@dataclass(slots=True)
class Merged:
    """Entries of all packs by subject and id, in order; `refused` ones found no place there."""

    packs: list[PackRead]
    entries: dict[str, dict[str, Found]] = field(default_factory=lambda: {subject: {} for subject in KEYED})
    refused: list[Found] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    warnings: list[Problem] = field(default_factory=list)
    touches: dict[tuple[str, str], list[EntryTouch]] = field(default_factory=dict)
    """By subject and former id, in the order of the packs."""
    complete: bool = True
    elsewhere: FindElsewhere = field(default_factory=_Nowhere)

    @property
    def hopeless(self) -> bool:
        """Whether so much is wrong that nothing more need be looked at."""
        return len(self.problems) > MOST_PROBLEMS

    def every(self, subject: str) -> list[Found]:
        """All entries of a subject, the refused ones too: their mistakes are worth knowing."""
        refused = [found for found in self.refused if found.subject == subject]
        return [*self.entries[subject].values(), *refused]

    @property
    def expansions(self) -> set[str]:
        """The expansions whose rules the packs bring into play."""
        return {pack.file.text("expansion") for pack in self.packs if pack.file is not None} - {""}

    def known(self, subject: str) -> list[str]:
        """The ids of a subject."""
        return list(self.entries[subject])

    def damaged(self, subject: str) -> bool:
        """Whether some entry of this subject could not be read, so that an unknown id proves nothing."""
        return any(subject in pack.damaged for pack in self.packs)

    def not_loaded(self, subject: str, name: str) -> str:
        """The pack that would bring an entry and is not among these; nothing if there is none."""
        pack = self.elsewhere(subject, name)
        return "" if any(each.id == pack for each in self.packs) else pack

    def unknown(self, subject: str, name: str, further: tuple[str, ...] = ()) -> Saying:
        """What to say of a name that leads to no entry."""
        pack = self.not_loaded(subject, name)
        if pack:
            return say("unknown_entry.elsewhere", entry=entry_of(subject), name=name, pack=pack)
        hint = did_you_mean(name, [*self.known(subject), *further])
        return say("unknown_entry", entry=entry_of(subject), name=name, hint=hint)
