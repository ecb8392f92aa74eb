"""What can be put into the file in hand as it is, ready to be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import Block, TextBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.workshop.card.card_words import KINDS
from hamlet.app.screens.workshop.files import file_ids as ids
from hamlet.app.screens.workshop.files.file_list import why_not_read
from hamlet.app.screens.workshop.files.file_row import FileRow
from hamlet.app.screens.workshop.files.season_seen import SeasonSeen
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.editing.beginnings import BEGINNINGS
from hamlet.content.editing.ready_parts import PARTS, ReadyPart, own_preset, parts_of
from hamlet.store.own_presets import OwnPreset, load_presets

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

TOLD: Final = {
    "materials.refined": (
        "screens.files.part.materials.refined",
        "screens.files.part.materials.refined.about",
    ),
    "materials.raw": ("screens.files.part.materials.raw", "screens.files.part.materials.raw.about"),
    "terrains.terrain": ("screens.files.part.terrains.terrain", "screens.files.part.terrains.terrain.about"),
    "layouts.village": ("screens.files.part.layouts.village", "screens.files.part.layouts.village.about"),
    "seasons.season": ("screens.files.part.seasons.season", "screens.files.part.seasons.season.about"),
    "fish.fish": ("screens.files.part.fish.fish", "screens.files.part.fish.fish.about"),
    "botric.edition": ("screens.files.part.botric.edition", "screens.files.part.botric.edition.about"),
    "rules.preset": ("screens.files.part.rules.preset", "screens.files.part.rules.preset.about"),
    "rules.default": ("screens.files.part.rules.default", "screens.files.part.rules.default.about"),
    "rules.constant": ("screens.files.part.rules.constant", "screens.files.part.rules.constant.about"),
    "rules.option": ("screens.files.part.rules.option", "screens.files.part.rules.option.about"),
}
"""What each part is called, and a sentence about it."""


class PutIn(WorkshopPart):
    """A row for every part."""

    def __init__(
        self, bench: Bench, words: Words, done: Callable[[int], None], caret_line: Callable[[], int]
    ) -> None:
        self.bench = bench
        self.words = words
        self.done = done
        """Told the line, counted from 1, from which on the file in hand is another one."""
        self.caret_line = caret_line
        self.season = SeasonSeen(bench)
        self.also: list[str] = []
        """Other files into which something came with what was put in last."""
        self.own: tuple[OwnPreset, ...] = load_presets(bench.home.folders, bench.home.disk).presets

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """All that fit the file."""
        label = self.words.label
        seen = self.season.blocks(self.caret_line(), tall=room.kind is FrameKind.WIDE)
        blocks: tuple[Block, ...] = (*self._rows(), *seen)
        blocks = blocks or (TextBlock(label("screens.files.put.none"), muted=True),)
        title = label("screens.files.put") if room.kind is FrameKind.WIDE else ""
        return [PlacedCard(place, PaperCard(ids.PUT, blocks, title, head=24, pad=12, gap=8))]

    def _rows(self) -> Iterator[FileRow]:
        label, subject = self.words.label, self.bench.subject
        why = why_not_read(self.bench, self.words, subject) or self._unread()
        if subject in BEGINNINGS:
            kind = label({"tiles": "screens.workshop.tile", **KINDS}[subject])
            told = label("screens.files.part.form.about", kind=kind)
            yield self._row(ControlId(ids.PART, ids.FORM), label("screens.files.part.form"), told, why)
        for code in PARTS.get(subject, {}):
            name, about = TOLD[f"{subject}.{code}"]
            yield self._row(ControlId(ids.PART, code), label(name), label(about), why)
        if subject == "rules":
            for number, each in enumerate(self.own):
                told = label("screens.files.part.rules.own.about")
                called = label("screens.files.part.rules.own", name=each.name)
                yield self._row(ControlId(ids.OWN, number), called, told, why)

    def _row(self, what: ControlId, name: str, told: str, why: str) -> FileRow:
        return FileRow(what, name, told, icon="plus", why_not=why)

    def _unread(self) -> str:
        return "" if self.bench.sheet.legible else self.words.label("screens.files.unread.how")

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """It is put in; or its form is opened."""
        if not isinstance(what, ControlId) or what.name not in (ids.PART, ids.OWN):
            return False
        bench = self.bench
        if what.which == ids.FORM:
            bench.begin(bench.subject)
            return True
        before, texts = bench.sheet.text, bench.texts
        bench.put_in(self._parts(what))
        others = {inside: text for inside, text in bench.texts.items() if inside != bench.sheet.inside}
        self.also = [each for each, text in others.items() if text != texts.get(each, bench.pack.text(each))]
        if bench.trouble is None:
            self.done(_first_other_line(before, bench.sheet.text))
        return True

    def _parts(self, what: ControlId) -> list[ReadyPart]:
        bench = self.bench
        if what.name == ids.PART:
            return parts_of(bench.subject, str(what.which), bench.known, bench.taken)
        kept = self.own[int(what.which)]
        there = (each for each in bench.known.data.get("presets", ()) if each["id"] == kept.preset)
        values = {**next((each["values"] for each in there), {}), **kept.options}
        values = {key: list(each) if isinstance(each, tuple) else each for key, each in values.items()}
        return [own_preset(kept.name, values, bench.taken("presets"))]


def _first_other_line(before: str, after: str) -> int:
    """The first line, counted from 1, in which something is written that was not there."""
    known, lines = before.splitlines(), after.splitlines()
    pairs = enumerate(zip(known, lines, strict=False))
    first = next((number for number, (one, other) in pairs if one != other), min(len(known), len(lines)))
    written = (number for number in range(first, len(lines)) if lines[number].partition("#")[0].strip())
    return 1 + next(written, max(0, len(lines) - 1))
