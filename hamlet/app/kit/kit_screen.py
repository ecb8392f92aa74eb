"""A page around the table: its screen says what lies on it, the kit lays out, draws, and routes hands."""

from __future__ import annotations

import pygame

from hamlet.app.ids import CellId, Id, StepId
from hamlet.app.kit.bars import BACK, TOP, TOP_BACK
from hamlet.app.kit.entering import MotionKind
from hamlet.app.kit.kit_input import KitInput
from hamlet.app.kit.kit_pane import KitControl, SetValue
from hamlet.app.kit.kit_stage import KitStage
from hamlet.app.kit.pressing import LIST, DropLine, DropRow
from hamlet.app.kit.scrolling import FADE
from hamlet.app.kit.typing_fields import TextField, caret_at
from hamlet.app.ui.screen import Change, Pop
from hamlet.app.ui.text_entry import TextEntry
from hamlet.values import dataclass
from hamlet.words.words import Words

WHEEL = 64


@dataclass(frozen=True, slots=True)
class OpenEntry:
    """The field that is typed into, and how far one has come."""

    id: Id
    entry: TextEntry


class KitScreen(KitStage):
    """Subclasses say what lies on the page, and answer to what is chosen."""

    search: Id | None = None
    """The field that `/` opens."""
    in_rows = False
    """Whether controls of many widths stand in rows: arrows go straight on to the next row."""

    def __init__(self, words: Words, motion: MotionKind = MotionKind.OFF) -> None:
        super().__init__(words, motion)
        self.typing: OpenEntry | None = None
        self.input: KitInput = KitInput(self)
        self._pending: Change | None = None
        self._started = False

    # what subclasses give

    def took(self, what: Id, value: SetValue) -> Change | None:
        """A control came to a value; a button was pressed."""

    def let_go(self, what: Id) -> Change | None:
        """What was pulled is let go."""

    def set_back(self, what: Id) -> Change | None:
        """Backspace: this one thing as it was delivered."""

    def rule(self, what: Id | None) -> Change | None:
        """F1: the rule for this."""

    def captures(self, event: pygame.Event) -> bool:
        """Whether the page takes this key for itself, whatever it means elsewhere."""
        return False

    def leave(self) -> Change | None:
        """Back."""
        return Pop()

    # what a subclass calls

    def entry_of(self, what: Id) -> TextEntry | None:
        """What is typed into a field just now."""
        return self.typing.entry if self.typing is not None and self.typing.id == what else None

    def update(self, now: float) -> Change | None:
        """What was answered where nobody could be told is told now."""
        change = super().update(now)
        return self.take_pending() or change

    def relayout(self) -> None:
        """The first time, the first focus is found too."""
        super().relayout()
        if not self._started and self.controls:
            self._started = True
            self.input.start_at(self._first_focus())

    def _first_focus(self) -> Id | None:
        """The golden button; where it is pale or there is none, the first thing on the page."""
        main = self.controls.get(self.main) if self.main is not None else None
        if main is not None and main.region.enabled:
            return self.main
        found = [each.region for each in self.controls.values() if each.region.id not in (BACK, TOP_BACK)]
        if main is not None:
            found = [each for each in found if each.enabled and each.group != TOP]
        return next((each.id for each in found), self.main)

    # what hands come to

    def chosen(self, what: Id) -> Change | None:
        """A click on a control, on a cell of one, or on less and more."""
        control = self.controls.get(what)
        if control is not None:
            return self.act(control)
        if isinstance(what, StepId):
            of = self.controls.get(what.of)
            value = of.adjusted.stepped(what.by) if of is not None else None
            return self.stepped(of, value, what.by) if of is not None and value is not None else None
        if isinstance(what, CellId):
            of = self.controls.get(what.of)
            choice = of is not None and of.adjusted.current is not None and of.track is None
            return self.answered(self.took(what.of, what.value) if choice else self.took(what, True))
        return None

    def act(self, control: KitControl) -> Change | None:
        """Enter or a click."""
        adjusted = control.adjusted
        if isinstance(adjusted, TextField):
            self.open_field(adjusted.id)
            return None
        if isinstance(adjusted, DropLine):
            self.open_list = adjusted.id
            self.relayout()
            if self.input.by_keys:
                self.input.set_focus(self.input.entry(LIST))
            return None
        if isinstance(adjusted, DropRow):
            return self._choose_listed(adjusted)
        if adjusted.id in (BACK, TOP_BACK):
            return self.leave()
        value = adjusted.pressed()
        return self.answered(self.took(adjusted.id, value)) if value is not None else None

    def _choose_listed(self, row: DropRow) -> Change | None:
        self.open_list = None
        change = self.answered(self.took(row.id.of, row.id.value))
        if self.input.by_keys:
            self.input.set_focus(row.id.of)
        return change

    def stepped(self, control: KitControl, value: SetValue, by: int) -> Change | None:
        """An arrow or a step; where it goes no further, it shakes."""
        if value == control.adjusted.current:
            if self.motion is MotionKind.FULL:
                self.marks.shake(control.region.id)
            return None
        return self.answered(self.took(control.adjusted.id, value))

    def pulled(self, control: KitControl, value: SetValue) -> None:
        """A track was pulled to a value."""
        if value != control.adjusted.current:
            self._pending = self.answered(self.took(control.adjusted.id, value)) or self._pending

    def answered(self, change: Change | None) -> Change | None:
        """Whatever was answered, the page may say something else now."""
        if not isinstance(change, Pop):
            self.relayout()
        return change

    def take_pending(self) -> Change | None:
        """What was answered where nobody could be told."""
        change, self._pending = self._pending, None
        return change

    def escape(self) -> Change | None:
        """One step back: the open list, then the page."""
        if self.open_list is not None:
            self._close_list()
            return None
        return self.leave()

    def clicked_beside(self, hover: Id | None) -> bool:
        """Whether a click only closes what was open."""
        if self.typing is not None and hover != self.typing.id:
            self._pending = self.close_field(entered=False) or self._pending
        if self.open_list is not None and hover is None:
            self._close_list()
            return True
        return False

    def _close_list(self) -> None:
        line, self.open_list = self.open_list, None
        self.relayout()
        if self.input.by_keys:
            self.input.set_focus(line)

    # typing

    def open_field(self, what: Id) -> None:
        """A field is typed into: its text is selected; a second click sets the caret."""
        control, hands = self.controls.get(what), self.input
        if control is None or not isinstance(control.adjusted, TextField):
            return
        entry = self.entry_of(what)
        if entry is None:
            entry = TextEntry.all_of(control.adjusted.text)
        elif hands.pointer is not None and not hands.by_keys:
            across = hands.pointer[0] - control.region.bounds.left - control.adjusted.inset(self.scale)
            entry = entry.put(caret_at(entry.text, across, self.scale))
        self.typing = OpenEntry(what, entry)
        self.relayout()

    def type(self, event: pygame.Event) -> Change | None:
        """A key into the open field."""
        control = self.controls.get(self.typing.id) if self.typing is not None else None
        if self.typing is None or control is None or not isinstance(control.adjusted, TextField):
            self.typing = None
            return None
        before = self.typing.entry
        entry = before.key(event, control.adjusted.fits)
        self.typing = OpenEntry(self.typing.id, entry)
        changed = entry.text != before.text
        return self.answered(self.took(self.typing.id, entry.text) if changed else None)

    def close_field(self, *, entered: bool) -> Change | None:
        """Nothing more is typed."""
        what, self.typing = self.typing, None
        return self.answered(self.typed(what.id) if what is not None and entered else None)

    def typed(self, what: Id) -> Change | None:
        """Enter closed a field."""

    # scrolling

    def reveal(self, control: KitControl) -> None:
        """Scroll until a control is seen."""
        air, fade = round(10 * self.scale), round(FADE * self.scale)
        if self.scrolls.reveal(control.region.group, control.region.bounds, air, fade):
            self.relayout()

    def scroll_page(self, way: int, control: KitControl | None) -> None:
        """A page up or down: where the focus is, else in the first card that scrolls."""
        card = control.region.group if control is not None else ""
        if not self.scrolls.most.get(card):
            card = next((each for each, most in self.scrolls.most.items() if most), "")
        window = self.scrolls.windows.get(card)
        if window is not None and self.scrolls.by(card, way * window.height * 4 // 5):
            self.relayout()

    def wheel(self, notches: int, at: tuple[int, int] | None) -> None:
        """The wheel over a card."""
        card = self.scrolls.under(at) if at is not None else None
        if card is not None and self.scrolls.by(card, -notches * round(WHEEL * self.scale)):
            self.relayout()

    def scroll_to(self, card: str, at: tuple[int, int]) -> None:
        """The bar is pulled."""
        window = self.scrolls.windows.get(card)
        if window is not None and self.scrolls.to_share(card, (at[1] - window.top) / max(1, window.height)):
            self.relayout()

    def back(self) -> Change | None:
        """Escape."""
        return self.escape()
