"""The page while nothing is in hand: what the pack has of every kind, and a way to begin another one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.switching import RadioLine
from hamlet.app.screens.sale_text import sale_text
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.card.card_ids import SUBJECTS
from hamlet.app.screens.workshop.card.card_words import LISTED
from hamlet.app.screens.workshop.new_entry import why_not_begun
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.workshop.sources import SourceEntry, named_entries

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.engine.definitions import Definitions
    from hamlet.words.words import Words

WIDE: Final = 1100
TALL, NEW = 44, 210
COLUMNS: Final = 3
HEADS: Final = {"tiles": "screens.workshop.empty.tiles", **LISTED}


class EmptyPage(WorkshopPart):
    """Nothing is made before a click."""

    def __init__(self, bench: Bench, words: Words) -> None:
        self.bench = bench
        self.words = words

    @property
    def definitions(self) -> Definitions | None:
        """The packs that it is played with."""
        return self.bench.definitions

    @property
    def parts(self) -> tuple[WorkshopPart, ...]:
        """It has no others."""
        return (self,)

    @property
    def subjects(self) -> tuple[str, ...]:
        """What can be begun here, first what was turned to."""
        mine = self.bench.subject
        return (mine,) if mine == "tiles" else (mine, *(each for each in SUBJECTS if each != mine))

    def cards(self, room: PageRoom, area: pygame.Rect) -> list[PlacedCard]:
        """One sheet, a section for every kind."""
        place = area.copy()
        place.width = min(area.width, room.px(WIDE))
        place.centerx = area.centerx
        columns = COLUMNS if room.kind is not FrameKind.COMPACT else COLUMNS - 1
        blocks: list[Block] = [TextBlock(self.words.label("screens.workshop.empty.told"), muted=True)]
        for subject in self.subjects:
            blocks += [Spacer(2), *self._section(subject, columns)]
        return [PlacedCard(place, PaperCard("workshop empty", tuple(blocks), pad=20, gap=8))]

    def _section(self, subject: str, columns: int) -> Iterator[Block]:
        """Its head with the way to begin one, and what there is."""
        label = self.words.label
        head = TextBlock(label(HEADS[subject], pack=plain(self.bench.pack.name)), 22, Role.TITLE)
        why = why_not_begun(self.bench, self.words, subject)
        begin = PressButton(
            ControlId(ids.BEGIN, subject),
            label("screens.card.new"),
            icon="plus",
            tall=TALL,
            size=19,
            why_not=why,
        )
        yield BesideBlocks(((head, 0), (begin, NEW)))
        texts = self.bench.texts_of(subject)
        there: list[Block] = [
            self._line(subject, number, each)
            for number, each in enumerate(named_entries(self.bench.pack.id, subject, texts))
        ]
        if not there:
            yield TextBlock(why or label("screens.workshop.empty.none"), muted=True)
        for start in range(0, len(there), columns):
            row = there[start : start + columns]
            row += [Spacer(0)] * (columns - len(row))
            yield BesideBlocks(tuple((each, 0) for each in row))

    def _line(self, subject: str, number: int, entry: SourceEntry) -> Block:
        known = self.bench.known.names.get(entry.draft.text("changes"), entry.name)
        told = sale_text(self.words, entry.draft.data) if subject == "market" else ""
        return RadioLine(ControlId(f"{ids.TAKE} {subject}", number), known, told, chosen=False, tall=TALL)

    def took(self, what: Id, value: SetValue) -> bool:
        """Another one is begun, or one that is there comes in hand."""
        if not isinstance(what, ControlId):
            return False
        if what.name == ids.BEGIN:
            self.bench.begin(str(what.which))
            return True
        subject = what.name.removeprefix(f"{ids.TAKE} ")
        if subject not in self.subjects:
            return False
        self.bench.switch(subject, self.bench.entries(subject)[int(what.which)])
        return True

    def show(self, name: str) -> None:
        """Nothing of it is behind a tab."""

    def name_field(self) -> Id | None:
        """Nothing can be named."""
        return None
