"""What to work on: entries of this pack, or any entry of another pack as the start of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.sale_text import sale_text
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.entry_cells import EntryCell, EntryCells, EntryPictures
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.workshop.sources import SourceEntry, named_entries, sources
from hamlet.content.finding import sample_packs

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.tile.form_rows import Typing
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

HEAD = 60


class EntryPicker(WorkshopPart):
    """Lies in the place of the page until something is chosen."""

    field = ids.SEARCH

    def __init__(self, bench: Bench, words: Words, typing: Typing, chosen: Callable[[], None]) -> None:
        self.bench = bench
        self.words = words
        self.typing = typing
        self.chosen = chosen
        self.search = ""
        self.pictures = EntryPictures()
        self.pictures.terrains = {**LETTERS, **bench.known.letters}
        mine = bench.pack.id
        samples = sample_packs()
        names = sorted((each for each in bench.available if each != mine), key=lambda each: each in samples)
        others = {name: bench.available[name] for name in names}
        self.sources = sources(bench.subject, others)

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """What can be done above, the entries below."""
        head = pygame.Rect(place.left, place.top, place.width, room.px(HEAD))
        rest = pygame.Rect(place.left, head.bottom, place.width, place.bottom - head.bottom)
        blocks: list[Block] = [self._title("screens.workshop.pick.here"), *self._here()]
        blocks += [self._title("screens.workshop.pick.others"), *self._others()]
        bare = CardLook.BARE
        return [
            PlacedCard(place, PaperCard("picker sheet")),
            PlacedCard(
                head.inflate(-2 * room.px(12), -room.px(12)),
                PaperCard("picker head", (self._head(room),), look=bare, gap=0),
            ),
            PlacedCard(
                rest.inflate(-2 * room.px(14), -room.px(8)),
                PaperCard("picker", tuple(blocks), look=bare, gap=8),
            ),
        ]

    def _title(self, code: str) -> Block:
        return TextBlock(self.words.label(code), 22, Role.TITLE)

    def _head(self, room: PageRoom) -> Block:
        label = self.words.label
        field = TextField(
            ids.SEARCH,
            self.search,
            label("screens.workshop.pick.search"),
            self.typing(ids.SEARCH),
            search=True,
        )
        wide = 190 if room.kind is FrameKind.WIDE else 150
        why = "" if self.bench.sheet.entry is not None else label("screens.workshop.pick.none")
        return BesideBlocks(
            (
                (field, 0),
                (PressButton(ids.COPY, label("screens.workshop.pick.copy"), size=18, why_not=why), wide),
                (
                    PressButton(
                        ids.REMOVE, label("screens.workshop.pick.remove"), icon="trash", size=18, why_not=why
                    ),
                    wide,
                ),
            )
        )

    def _here(self) -> list[Block]:
        bench = self.bench
        cells = tuple(
            self._cell(
                ControlId(ids.HERE, each.draft.id), each, each.draft.id, each.draft.id == bench.draft.id
            )
            for each in named_entries(bench.pack.id, bench.subject, bench.texts_of(bench.subject))
            if self._wanted(each)
        )
        return (
            [EntryCells(cells)] if cells else [TextBlock(self.words.label("screens.workshop.pick.nothing"))]
        )

    def _others(self) -> list[Block]:
        cells = tuple(
            self._cell(ControlId(ids.OTHER, number), each, each.called, chosen=False)
            for number, each in enumerate(self.sources)
            if self._wanted(each)
        )
        return (
            [EntryCells(cells)] if cells else [TextBlock(self.words.label("screens.workshop.pick.nothing"))]
        )

    def _cell(self, what: ControlId, entry: SourceEntry, told: str, chosen: bool) -> EntryCell:  # noqa: FBT001
        outline, name = entry.draft.text("outline"), self._name(entry)
        changed = entry.draft.text("changes")
        if changed:
            name = plain(self.bench.known.names.get(changed, entry.name))
            told = self.words.label("screens.workshop.pick.changed")
        return EntryCell(what, name, told, outline, self.pictures, self.pictures.version, chosen)

    def _name(self, entry: SourceEntry) -> str:
        """Of a sale, which has no name, what it asks for and gives."""
        asks = sale_text(self.words, entry.draft.data) if entry.draft.subject == "market" else ""
        return asks or plain(entry.name)

    def _wanted(self, entry: SourceEntry) -> bool:
        told = f"{self._name(entry)} {entry.name} {entry.draft.id} {entry.pack} {entry.called}".lower()
        return all(word in told for word in self.search.lower().split())

    @property
    def busy(self) -> bool:
        """Whether sketches are still to be drawn."""
        return self.pictures.busy

    def update(self, now: float) -> bool:
        """Draw a few."""
        return self.pictures.busy and self.pictures.work()

    # what hands do

    def took(self, what: Id, value: SetValue) -> bool:
        """Something was looked for or chosen."""
        if what == ids.SEARCH:
            self.search = str(value)
            return True
        if not isinstance(what, ControlId) or not self._done(what):
            return False
        self.chosen()
        return True

    def _done(self, what: ControlId) -> bool:
        bench = self.bench
        if what.name == ids.HERE:
            bench.switch(bench.subject, str(what.which))
        elif what.name == ids.OTHER:
            source = self.sources[int(what.which)]
            bench.start_from(source.draft, source.pack)
        elif what == ids.COPY:
            bench.duplicate()
        elif what == ids.REMOVE:
            bench.remove()
        else:
            return False
        return True

    def typed(self, what: Id) -> None:
        """Enter leaves the search."""


LETTERS = {"R": "road", "F": "forest", "M": "mountain", "W": "water"}
"""Terrains of the game, for sketches of tiles of packs that are not played with."""
