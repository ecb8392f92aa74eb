"""The files of the pack on the bench, and those that it may have besides."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.severity import Severity
from hamlet.app.art.type import Role
from hamlet.app.ids import ControlId, Id
from hamlet.app.kit.blocks import BesideBlocks, Block, Spacer, TextBlock
from hamlet.app.kit.kit_pane import SetValue
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom
from hamlet.app.kit.paper_cards import PaperCard
from hamlet.app.screens.workshop.files import file_ids as ids
from hamlet.app.screens.workshop.files.file_row import FileRow
from hamlet.app.screens.workshop.workshop_part import WorkshopPart
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.content.editing.ready_parts import is_read, needs
from hamlet.content.editing.scripts import read_script
from hamlet.content.editing.whole_files import MAPS
from hamlet.content.subjects import SUBJECT_NAMES

if TYPE_CHECKING:
    from hamlet.app.workshop.bench import Bench
    from hamlet.words.words import Words

ABOUT: Final = {
    "pack": "screens.files.about.pack",
    "terrains": "screens.files.about.terrains",
    "materials": "screens.files.about.materials",
    "tiles": "screens.files.about.tiles",
    "market": "screens.files.about.market",
    "church": "screens.files.about.church",
    "milestones": "screens.files.about.milestones",
    "awards": "screens.files.about.awards",
    "layouts": "screens.files.about.layouts",
    "fish": "screens.files.about.fish",
    "seasons": "screens.files.about.seasons",
    "menu": "screens.files.about.menu",
    "botric": "screens.files.about.botric",
    "rules": "screens.files.about.rules",
}
"""What each file is about."""
UNREAD: Final = {"lake": "screens.files.needs.lake", "botric": "screens.files.needs.botric"}
"""Why nobody would read it."""


def why_not_read(bench: Bench, words: Words, subject: str) -> str:
    """Why a file of a subject would mean nothing."""
    return "" if is_read(subject, bench.known) else words.label(UNREAD[needs(subject)])


class FileList(WorkshopPart):
    """A row for every file."""

    def __init__(self, bench: Bench, words: Words, taken: Callable[[], None]) -> None:
        self.bench = bench
        self.words = words
        self.taken = taken
        self._counted: dict[str, tuple[str, int | None]] = {}

    # what is seen

    def cards(self, room: PageRoom, place: pygame.Rect) -> list[PlacedCard]:
        """Those that are there, then those that may be there."""
        title = self.words.label("screens.files.title")
        across = 2 if room.kind is FrameKind.COMPACT else 1
        blocks = tuple(self._blocks(across))
        return [PlacedCard(place, PaperCard(ids.LIST, blocks, title, head=24, pad=12, gap=8))]

    def _blocks(self, across: int) -> Iterator[Block]:
        there = [subject for subject in SUBJECT_NAMES if self._seen(subject)]
        rows = [self._row(subject, inside) for subject in there for inside in self._seen(subject)]
        rows += [self._stray(inside) for inside in self.bench.stray_files]
        yield from _side_by_side(rows, across)
        yield TextBlock(self.words.label("screens.files.more"), 22, Role.TITLE)
        fresh = [self._fresh(subject) for subject in SUBJECT_NAMES if subject not in there]
        yield from _side_by_side(fresh, across)

    def _seen(self, subject: str) -> list[str]:
        """Its files; one that nobody wrote anything into is seen while it is in hand."""
        mine = self.bench.sheet.inside
        return [
            each for each in self.bench.files_of(subject) if each == mine or self.bench.text_of(each).strip()
        ]

    def _row(self, subject: str, inside: str) -> FileRow:
        told = self.words.label(ABOUT[subject])
        count = None if subject in MAPS else self._count(inside)
        if count:
            told = f"{self.words.label('screens.files.entries', count=count)} · {told}"
        elif not self.bench.text_of(inside).strip():
            told = self.words.label("screens.files.empty")
        chosen, changed = inside == self.bench.sheet.inside, not self.bench.is_saved(inside)
        what, severity = ControlId(ids.FILE, inside), self._severity(inside)
        return FileRow(what, inside, told, chosen, severity=severity, changed=changed)

    def _stray(self, inside: str) -> FileRow:
        told, chosen = self.words.label("screens.files.stray"), inside == self.bench.sheet.inside
        return FileRow(ControlId(ids.FILE, inside), inside, told, chosen, severity=Severity.LOOK_AT)

    def _fresh(self, subject: str) -> FileRow:
        why = why_not_read(self.bench, self.words, subject)
        told = self.words.label(ABOUT[subject])
        return FileRow(ControlId(ids.FRESH, subject), f"{subject}.yaml", told, icon="plus", why_not=why)

    def _count(self, inside: str) -> int:
        """How many entries it has; read once as long as it says the same."""
        text = self.bench.text_of(inside)
        known = self._counted.get(inside)
        if known is None or known[0] != text:
            self._counted[inside] = known = (text, len(read_script(text).entries))
        return known[1] or 0

    def _severity(self, inside: str) -> Severity | None:
        """The worst that the checker says of it."""
        file, checked = str(self.bench.pack.place / inside), self.bench.checked
        if any(each.file == file for each in (*checked.mistakes, *checked.elsewhere)):
            return Severity.MISTAKE
        return Severity.LOOK_AT if any(each.file == file for each in checked.warnings) else None

    # hands

    def took(self, what: Id, value: SetValue) -> bool:
        """A file comes in hand."""
        if not isinstance(what, ControlId) or what.name not in (ids.FILE, ids.FRESH):
            return False
        self.bench.open_file(str(what.which) if what.name == ids.FILE else f"{what.which}.yaml")
        self.taken()
        return True


def _side_by_side(rows: Sequence[Block], across: int) -> Iterator[Block]:
    """So many in a line."""
    if across == 1:
        yield from rows
        return
    for start in range(0, len(rows), across):
        line = [*rows[start : start + across]]
        line += [Spacer(0)] * (across - len(line))
        yield BesideBlocks(tuple((each, 0) for each in line))
