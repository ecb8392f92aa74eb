"""What a pack says of itself, as a form: its name, who made it, and which packs it needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import BesideBlocks, Block, TextBlock
from hamlet.app.kit.joined import ChoiceCell, JoinedChoices
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.workshop.files import file_ids as ids
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.app.workshop.sources import called_at
from hamlet.content.editing.cards import name_of, renamed
from hamlet.content.editing.drafts import Draft, KeyPath, Plain
from hamlet.content.editing.needing import needed, with_need
from hamlet.content.finding import sample_packs
from hamlet.engine.limits import LONGEST_TEXT

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.tile.form_rows import Typing
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

LABEL, CHOICES, NARROW = 92, 210, 172
LONGEST_NAME: Final = 60
TOLD: Final = {
    ids.NAME: ("screens.files.pack.name", "screens.files.pack.name.none"),
    ids.SENTENCE: ("screens.files.pack.sentence", "screens.files.pack.sentence.none"),
    ids.VERSION: ("screens.files.pack.version", "screens.files.pack.version.none"),
    ids.AUTHORS: ("screens.files.pack.authors", "screens.files.pack.authors.none"),
}
NEEDS: Final = {
    "": ("screens.files.pack.need.no", "screens.files.pack.need.no.hint"),
    "optional": ("screens.files.pack.need.optional", "screens.files.pack.need.optional.hint"),
    "requires": ("screens.files.pack.need.requires", "screens.files.pack.need.requires.hint"),
}


class PackForm(WorkshopPart):
    """For the file pack.yaml."""

    def __init__(self, bench: Bench, words: Words, typing: Typing) -> None:
        self.bench = bench
        self.words = words
        self.typing = typing
        self._called: dict[str, str] = {}

    @property
    def draft(self) -> Draft:
        """What the file says at its top."""
        return self.bench.draft

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """Fields, and a row for every other pack."""
        wide = room.kind is FrameKind.WIDE
        title = self.words.label("screens.files.pack.about") if wide else ""
        blocks = (*self._fields(), *self._needs(CHOICES if wide else NARROW))
        return [PlacedCard(place, PaperCard(ids.ABOUT, blocks, title, head=24, pad=12, gap=10))]

    def _fields(self) -> Iterator[Block]:
        for what, (code, empty) in TOLD.items():
            most = LONGEST_NAME if what in (ids.NAME, ids.VERSION) else LONGEST_TEXT
            field = TextField(what, self._text(what), self.words.label(empty), self.typing(what), most=most)
            name = TextBlock(self.words.label(code), role=Role.LABEL, muted=True)
            yield BesideBlocks(((name, LABEL), (field, 0)))

    def _text(self, what: ControlId) -> str:
        if what == ids.NAME:
            return name_of(self.draft)
        told = self.draft.get(ids.KEYS[what])
        if isinstance(told, list):
            return ", ".join(each for each in told if isinstance(each, str))
        return "" if told is None else str(told)

    def _needs(self, wide: int) -> Iterator[Block]:
        label = self.words.label
        yield TextBlock(label("screens.files.pack.needs"), 22, Role.TITLE)
        cells = tuple(
            ChoiceCell(value or "no", label(name), hint=label(hint)) for value, (name, hint) in NEEDS.items()
        )
        samples = sample_packs()
        for pack in sorted(self.bench.available, key=lambda each: each in samples):
            if pack != self.bench.pack.id:
                chosen = needed(self.draft, pack) or "no"
                choices = JoinedChoices(ControlId(ids.NEED, pack), cells, chosen, tall=40)
                yield BesideBlocks(
                    ((TextBlock(plain(self._name(pack)), role=Role.LABEL), 0), (choices, wide))
                )

    def _name(self, pack: str) -> str:
        if pack not in self._called:
            self._called[pack] = called_at(self.bench.available[pack]) or pack
        return self._called[pack]

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """Another word, or another need."""
        if what in ids.KEYS and isinstance(what, ControlId):
            self.bench.edit(self._with(what, str(value)), f"pack {what.name}")
        elif isinstance(what, ControlId) and what.name == ids.NEED:
            key = "" if value == "no" else str(value)
            self.bench.edit(with_need(self.draft, str(what.which), key))
        else:
            return False
        return True

    def _with(self, what: ControlId, text: str) -> Draft:
        if what == ids.NAME:
            return renamed(self.draft, text)
        key = ids.KEYS[what]
        told: Plain = text
        if what == ids.AUTHORS:
            told = [each.strip() for each in text.split(",") if each.strip()]
        return self.draft.put(key, told) if told else self.draft.without(key)

    def path(self, what: Id) -> KeyPath | None:
        """The key that a control is about."""
        if what in ids.KEYS and isinstance(what, ControlId):
            return (ids.KEYS[what],)
        if isinstance(what, ControlId) and what.name == ids.NEED:
            return (needed(self.draft, str(what.which)) or "requires",)
        return None
