"""The entry in hand as the page shows it: with all that an entry it changes says too, as the game has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.table.look import Look, Pictures
from hamlet.app.workshop.sources import source_of
from hamlet.content import resolve
from hamlet.content.editing import cards
from hamlet.content.editing.drafts import Draft
from hamlet.content.editing.menus import laid
from hamlet.content.editing.offered import OfferedIds
from hamlet.engine.reading import read_definitions

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.content.loaded import LoadedPacks
    from hamlet.words.words import Words

Edit = Callable[[Draft], Draft]


class CardShown:
    """What lies on the bench, as a card."""

    def __init__(self, bench: Bench, words: Words) -> None:
        self.bench = bench
        self.words = words
        self._look: tuple[LoadedPacks, Look] | None = None
        self._drafted: tuple[int, Look] | None = None
        self._called: dict[str, str] = {}

    @property
    def known(self) -> OfferedIds:
        """What the packs offer to it."""
        return self.bench.known

    @property
    def draft(self) -> Draft:
        """The entry in hand, whole."""
        draft = self.bench.draft
        changed = draft.text("changes")
        entries = self.known.entries(draft.subject) if changed else ()
        return cards.widened(draft, next((dict(each) for each in entries if each["id"] == changed), None))

    @property
    def has_seasons(self) -> bool:
        """Whether it is a card that lies in seasons."""
        return self.bench.subject == "menu" and bool(self.known.seasons)

    @property
    def look(self) -> Look:
        """What panels of the game need to know to draw it."""
        loaded = self.bench.loaded
        if self._look is None or self._look[0] is not loaded:
            definitions = read_definitions(resolve(loaded))
            colours = definitions.fixed_colours
            self._look = (loaded, Look(self.words, definitions, colours, Pictures(TileArt(definitions))))
        return self._look[1]

    def drafted(self, make: Callable[[], Look]) -> Look:
        """The same with the entry in hand among the others, made once for every version of it."""
        if self._drafted is None or self._drafted[0] != self.bench.version:
            self._drafted = (self.bench.version, make())
        return self._drafted[1]

    def edit(self, edit: Edit, stroke: str = "") -> None:
        """One step: what the edit changes is written, and nothing else."""
        draft, whole = self.bench.draft, self.draft
        self.bench.edit(cards.narrowed(draft, whole, edit(whole)), stroke)

    def laid(self, draft: Draft, season: str, fish: str) -> Draft:
        """A menu card in another season, or for another fish."""
        return laid(draft, self.known.entries("menu"), season, fish, self.bench.entries("menu"))

    def name(self, known: str) -> str:
        """What players call something, even where the card in hand has taken its place."""
        found = self.known.names.get(known)
        if found is None and known not in self._called:
            subject = self.bench.subject
            source = source_of(subject, known, self.bench.available)
            named = cards.name_of(source) if source is not None else ""
            self._called[known] = named or known.replace("_", " ")
        return found or self._called[known]
