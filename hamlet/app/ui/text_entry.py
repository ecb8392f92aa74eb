"""A line of text that is being typed: letters, a caret, and what is selected."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from hamlet.app.ui import clipboard

HasRoom = Callable[[str], bool]
"""Whether a text can be in the field."""


@dataclass(frozen=True, slots=True)
class TextEntry:
    """The caret stands before the letter with its number; what lies between it and the anchor is selected."""

    text: str = ""
    caret: int = 0
    anchor: int = 0

    @classmethod
    def all_of(cls, text: str) -> TextEntry:
        """A text as it is when one comes to it: selected as a whole, so that typing replaces it."""
        return cls(text, len(text), 0)

    @property
    def selected(self) -> tuple[int, int]:
        """From where to where; twice the same if nothing is."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def put(self, caret: int, *, hold: bool = False) -> TextEntry:
        """The caret somewhere else; held, the selection grows or shrinks with it."""
        caret = max(0, min(len(self.text), caret))
        return TextEntry(self.text, caret, self.anchor if hold else caret)

    def write(self, letters: str) -> TextEntry:
        """With these letters for what is selected, or at the caret."""
        start, end = self.selected
        caret = start + len(letters)
        return TextEntry(self.text[:start] + letters + self.text[end:], caret, caret)

    def type(self, letters: str, fits: HasRoom) -> TextEntry:
        """With those of these letters that fit, one after the other."""
        typed = self
        for letter in letters:
            longer = typed.write(letter)
            typed = longer if fits(longer.text) else typed
        return typed

    def key(self, event: pygame.Event, fits: HasRoom) -> TextEntry:
        """After a key: one that writes, deletes, moves, selects, copies or pastes."""
        hold = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & _SHORT and not event.mod & pygame.KMOD_ALT:
            return self._shortcut(event.key, fits)
        if event.key in _STEPS:
            return self._step(_STEPS[event.key], hold=hold)
        if event.key == pygame.K_HOME:
            return self.put(0, hold=hold)
        if event.key == pygame.K_END:
            return self.put(len(self.text), hold=hold)
        if event.key in _DELETES:
            empty = self.caret == self.anchor
            return (self.put(self.caret + _DELETES[event.key], hold=True) if empty else self).write("")
        letters: str = getattr(event, "unicode", "")
        return self.type(letters, fits) if letters.isprintable() else self

    def _shortcut(self, key: int, fits: HasRoom) -> TextEntry:
        """All, copy, cut, paste: with the key that shortcuts have on this desktop."""
        start, end = self.selected
        if key == pygame.K_a:
            return TextEntry.all_of(self.text)
        if key == pygame.K_v:
            return self.type(clipboard.pasted(), fits)
        if key in (pygame.K_c, pygame.K_x) and start != end:
            clipboard.keep(self.text[start:end])
            return self.write("") if key == pygame.K_x else self
        return self

    def _step(self, by: int, *, hold: bool) -> TextEntry:
        """One letter on; from a selection, to its end on that side."""
        start, end = self.selected
        if start != end and not hold:
            return self.put(start if by < 0 else end)
        return self.put(self.caret + by, hold=hold)


_SHORT = pygame.KMOD_CTRL | pygame.KMOD_META
_STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
_DELETES = {pygame.K_BACKSPACE: -1, pygame.K_DELETE: 1}
