"""Questions of the workshop, which lie in the place of its page until they are answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from hamlet.app.art.buttons import Face
from hamlet.app.art.rich import plain
from hamlet.app.ids import Id
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock, WarnBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard, measuring_pane
from hamlet.app.kit.page_room import PageRoom, centred
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.content.new_pack import PackNameError
from hamlet.store.errors import StoreError

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.tile.form_rows import Typing
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

WIDE, LONGEST = 720, 60


class SheetOver(WorkshopPart):
    """A card in the middle, with ways on."""

    field: Id | None = None
    """What letters go into at once."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def blocks(self) -> list[Block]:
        """What it says."""
        raise NotImplementedError

    def title(self) -> str:
        """What it asks."""
        raise NotImplementedError

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """As high as what it says."""
        card = PaperCard("workshop question", (*self.blocks(), Spacer(4)), self.title(), pad=26, gap=14)
        wide = min(place.width, room.px(WIDE))
        high = card.whole_high(measuring_pane(self.words, room.scale), wide)
        return [PlacedCard(centred(place, wide, high), card)]

    def typed(self, what: Id) -> None:
        """Enter closes the field."""


class NameSheet(SheetOver):
    """What a new pack is to be called, before it is saved for the first time."""

    field = ids.PACK_NAME

    def __init__(self, bench: Bench, words: Words, typing: Typing, saved: Callable[[], None]) -> None:
        super().__init__(words)
        self.bench = bench
        self.typing = typing
        self.saved = saved
        self.name = ""
        self.trouble = ""

    def title(self) -> str:
        """What it asks."""
        return self.words.label("screens.workshop.pack.title")

    def blocks(self) -> list[Block]:
        """The name, where it will lie, and what is wrong with the name."""
        label = self.words.label
        empty = label("screens.workshop.pack.empty")
        field = TextField(ids.PACK_NAME, self.name, empty, self.typing(ids.PACK_NAME), most=LONGEST)
        place = plain(str(self.bench.home.folders.packs))
        wrong: list[Block] = [WarnBlock(plain(self.trouble))] if self.trouble else []
        why = "" if self.name.strip() else label("screens.workshop.pack.none")
        save = PressButton(ids.SAVE_AS, label("screens.workshop.pack.save"), "Enter", Face.GOLD, why_not=why)
        leave = PressButton(ids.LEAVE, label("screens.workshop.stay"), "Esc")
        return [
            field,
            TextBlock(label("screens.workshop.pack.about", place=place), muted=True),
            *wrong,
            BesideBlocks(((leave, 190), (Spacer(1), 0), (save, 260))),
        ]

    def took(self, what: Id, value: SetValue) -> bool:
        """A letter more, or saving."""
        if what == ids.PACK_NAME:
            self.name, self.trouble = str(value), ""
        elif what == ids.SAVE_AS:
            self.save()
        else:
            return False
        return True

    def typed(self, what: Id) -> None:
        """Enter saves."""
        if what == ids.PACK_NAME and self.name.strip():
            self.save()

    def save(self) -> None:
        """Make the pack."""
        try:
            if self.bench.pack.kept:
                self.bench.save()
            else:
                self.bench.save_as(self.name)
        except PackNameError as error:
            self.trouble = self.words.told(error.said)
        except StoreError as error:
            self.trouble = error.told(self.words)
        else:
            self.saved()


class ConflictSheet(SheetOver):
    """Somebody else has changed the same lines of a file meanwhile."""

    def __init__(self, bench: Bench, words: Words) -> None:
        super().__init__(words)
        self.bench = bench

    def title(self) -> str:
        """What it asks."""
        return self.words.label("screens.workshop.conflict.title")

    def blocks(self) -> list[Block]:
        """Which files, and both ways on."""
        label = self.words.label
        files = [plain(each) for each in sorted(self.bench.conflicts)]
        return [
            TextBlock(label("screens.workshop.conflict", files=files)),
            BesideBlocks(
                (
                    (PressButton(ids.LEAVE, label("screens.workshop.stay"), "Esc"), 0),
                    (PressButton(ids.THEIRS, label("screens.workshop.conflict.theirs")), 0),
                    (PressButton(ids.MINE, label("screens.workshop.conflict.mine"), face=Face.GOLD), 0),
                )
            ),
        ]
