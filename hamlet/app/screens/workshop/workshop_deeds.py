"""What the buttons and keys of the workshop's frame do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from hamlet.app.art.rich import plain
from hamlet.app.desktop import OUTSIDE
from hamlet.app.ids import Id
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.card.card_ids import NEW as NEW_CARD
from hamlet.app.screens.workshop.card.card_ids import SUBJECTS
from hamlet.app.screens.workshop.entry_picker import EntryPicker
from hamlet.app.screens.workshop.new_entry import why_not_begun
from hamlet.app.screens.workshop.sheets_over import ConflictSheet, NameSheet, SheetOver
from hamlet.app.screens.workshop.trying import sandbox_page
from hamlet.app.ui import clipboard
from hamlet.app.ui.screen import Open
from hamlet.content.lying import PACK_FILE
from hamlet.store.errors import StoreError

if TYPE_CHECKING:
    from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
    from hamlet.app.ui.screen import Change


class WorkshopDeeds:
    """Done on the bench of one screen."""

    def __init__(self, screen: WorkshopScreen) -> None:
        self.screen = screen
        self.bench = screen.bench
        self.words = screen.words
        self._came_from: Id | None = None
        """Where keys were when something was laid over the page."""

    def turn_to(self, kind: str) -> None:
        """The tile that was in hand last, or the card, or a file; where there is none yet, none is made."""
        if kind == ids.FILES:
            self._turn_to_files()
            return
        first = "menu" if self.bench.known.fish else "market"
        cards = (first, *(each for each in SUBJECTS if each != first))
        if self.bench.whole_file or (kind == ids.TILE) != (self.bench.subject == "tiles"):
            self.bench.come_back(("tiles",) if kind == ids.TILE else cards)

    def _turn_to_files(self) -> None:
        """The file in which the entry stands that is in hand; without any what the pack says of itself."""
        if not self.bench.whole_file:
            self.bench.open_file(PACK_FILE if self.bench.empty else self.bench.sheet.inside)

    def undo(self) -> None:
        """One step back; a field that is typed into says what is so now."""
        self._step(self.bench.undo, "screens.workshop.undone_in")

    def redo(self) -> None:
        """One step forward again."""
        self._step(self.bench.redo, "screens.workshop.redone_in")

    def _step(self, step: Callable[[], None], code: str) -> None:
        """What it changes in files that were not seen is told."""
        self.screen.typing = None
        before, seen = self.bench.texts, self.bench.sheet.inside
        step()
        after = self.bench.texts
        files = [plain(each) for each in after if each != seen and after[each] != before.get(each, "")]
        self.screen.told = self.words.label(code, files=files) if files else ""

    def save(self) -> None:
        """Into the pack; one that is not there yet is given a name first."""
        self.bench.lift()
        if not self.bench.pack.kept:
            if not isinstance(self.screen.over, NameSheet):
                self.show_over(NameSheet(self.bench, self.words, self.screen.entry_of, self.was_saved))
            return
        if not self.bench.changed:
            self.screen.told = self.words.label("screens.workshop.save.none")
            return
        try:
            saved = self.bench.save()
        except StoreError as error:
            self.screen.told = error.told(self.words)
            return
        if saved:
            self.was_saved()
        else:
            self.show_over(ConflictSheet(self.bench, self.words))

    def was_saved(self) -> None:
        """It lies on the disk; whoever types goes on typing."""
        if self.screen.over is not None:
            self.show_over(None)
        checked = self.bench.checked
        wrong = len(checked.mistakes) + len(checked.elsewhere)
        code = "screens.workshop.saved.mistakes" if wrong else "screens.workshop.saved"
        self.screen.told = self.words.label(code, count=wrong) if wrong else self.words.label(code)

    def save_mine(self) -> None:
        """Whatever others have made of the same lines."""
        self.bench.keep_mine()
        self.show_over(None)
        self.save()

    def take_theirs(self) -> None:
        """What others have made of the same lines."""
        self.bench.take_theirs()
        self.show_over(None)

    def rename(self) -> None:
        """Write the name anew."""
        field = self.screen.content.name_field()
        if field is not None:
            self.screen.relayout()
            self.screen.input.set_focus(field)
            self.screen.open_field(field)

    def play(self) -> Change | None:
        """A sandbox with what was sound last; what is in hand lies first in it."""
        bench = self.bench
        bench.lift()
        choice = bench.choice
        if choice is None:
            self.screen.told = self.words.label("screens.workshop.play.none")
            return None
        if not bench.checked.sound:
            self.screen.told = self.words.label("screens.workshop.play.last")
        return Open(sandbox_page(bench, choice, self.screen.yaml.caret_line))

    def show_files(self) -> None:
        """The folder of the pack, in the system's own window; or its path on the clipboard."""
        place = self.bench.pack.place
        if not self.bench.pack.kept:
            self.screen.told = self.words.label("screens.workshop.show.none")
        elif not OUTSIDE.open(place):
            clipboard.keep(str(place))
            self.screen.told = self.words.label("screens.workshop.show.copied", path=str(place))

    def pick(self) -> None:
        """Another entry."""
        if self.bench.whole_file:
            return
        if isinstance(self.screen.over, EntryPicker):
            self.show_over(None)
        else:
            self.show_over(
                EntryPicker(self.bench, self.words, self.screen.entry_of, lambda: self.show_over(None))
            )

    def begin(self) -> None:
        """Another entry of the kind in hand."""
        if self.bench.whole_file:
            self.screen.told = self.words.label("screens.files.new.how")
            return
        why = why_not_begun(self.bench, self.words, self.bench.subject)
        self.show_over(None)
        self.bench.lift()
        if why:
            self.screen.told = why
            return
        self.bench.begin(self.bench.subject)
        self.screen.card.slot = 0

    def show_over(self, over: SheetOver | EntryPicker | None) -> None:
        """Something lies there, or nothing any more: then keys go on where they were."""
        hands = self.screen.input
        if self.screen.over is not None:
            self.screen.over.close()
        else:
            self._came_from = hands.focus if hands.by_keys else None
        self.screen.over = over
        self.screen.search = ids.SEARCH if isinstance(over, EntryPicker) else None
        self.screen.yaml.end()
        self.screen.typing = None
        self.screen.relayout()
        if over is not None and over.field is not None:
            hands.set_focus(over.field)
            self.screen.open_field(over.field)
        elif over is None and self._came_from in self.screen.controls:
            hands.set_focus(self._came_from)


SHORT: Final = pygame.KMOD_CTRL | pygame.KMOD_META
Deed = Callable[[WorkshopDeeds], "Change | None"]
KEYS: Final = {
    (pygame.K_z, False): ids.UNDO,
    (pygame.K_z, True): ids.REDO,
    (pygame.K_y, False): ids.REDO,
    (pygame.K_s, False): ids.SAVE,
    (pygame.K_n, False): ids.NEW,
}
DONE: Final[dict[Id, Deed]] = {
    ids.UNDO: WorkshopDeeds.undo,
    ids.REDO: WorkshopDeeds.redo,
    ids.SAVE: WorkshopDeeds.save,
    ids.START: WorkshopDeeds.pick,
    ids.NEW: WorkshopDeeds.begin,
    NEW_CARD: WorkshopDeeds.begin,
    ids.PLAY: WorkshopDeeds.play,
    ids.NAME: WorkshopDeeds.rename,
    ids.SHOW: WorkshopDeeds.show_files,
    ids.MINE: WorkshopDeeds.save_mine,
    ids.THEIRS: WorkshopDeeds.take_theirs,
}
"""What the buttons of the frame do."""


def deed_of(event: pygame.Event) -> Deed | None:
    """What a key does, wherever one is."""
    if event.key == pygame.K_F5:
        return DONE[ids.PLAY]
    if event.mod & SHORT and not event.mod & pygame.KMOD_ALT:
        return DONE.get(KEYS.get((event.key, bool(event.mod & pygame.KMOD_SHIFT)), ids.ENTRY))
    return None
