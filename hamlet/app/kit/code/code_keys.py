"""What keys make of code that is being typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from hamlet.app.kit.code.code_entry import CodeEntry
from hamlet.app.ui import clipboard

SHORT = pygame.KMOD_CTRL | pygame.KMOD_META
CaretMoved = Callable[[CodeEntry, bool], CodeEntry]
_MOVES: Final[dict[int, CaretMoved]] = {
    pygame.K_LEFT: lambda entry, hold: entry.step(-1, hold=hold),
    pygame.K_RIGHT: lambda entry, hold: entry.step(1, hold=hold),
    pygame.K_UP: lambda entry, hold: entry.step_line(-1, hold=hold),
    pygame.K_DOWN: lambda entry, hold: entry.step_line(1, hold=hold),
    pygame.K_HOME: lambda entry, hold: entry.home(hold=hold),
    pygame.K_END: lambda entry, hold: entry.end(hold=hold),
}
_LONG_MOVES: Final[dict[int, CaretMoved]] = {
    pygame.K_LEFT: lambda entry, hold: entry.step_word(-1, hold=hold),
    pygame.K_RIGHT: lambda entry, hold: entry.step_word(1, hold=hold),
    pygame.K_HOME: lambda entry, hold: entry.put(0, hold=hold),
    pygame.K_END: lambda entry, hold: entry.put(len(entry.text), hold=hold),
}
_WRITES: Final[dict[int, Callable[[CodeEntry], CodeEntry]]] = {
    pygame.K_RETURN: CodeEntry.new_line,
    pygame.K_KP_ENTER: CodeEntry.new_line,
    pygame.K_BACKSPACE: lambda entry: entry.erase(-1),
    pygame.K_DELETE: lambda entry: entry.erase(1),
}
_PAGES: Final = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}


def code_after(entry: CodeEntry, event: pygame.Event, rows: int) -> CodeEntry | None:
    """The code after a key, with so many lines in sight; None: the key has nothing to do with it."""
    hold = bool(event.mod & pygame.KMOD_SHIFT)
    if event.mod & SHORT and not event.mod & pygame.KMOD_ALT:
        if event.key in _LONG_MOVES:
            return _LONG_MOVES[event.key](entry, hold)
        return _shortcut(entry, event.key)
    if event.key in _MOVES:
        return _MOVES[event.key](entry, hold)
    if event.key in _PAGES:
        return entry.step_line(_PAGES[event.key] * max(1, rows - 1), hold=hold)
    if event.key == pygame.K_TAB:
        return entry.indented(-1 if hold else 1)
    if event.key in _WRITES:
        return _WRITES[event.key](entry)
    letters: str = getattr(event, "unicode", "")
    return entry.write(letters) if letters and letters.isprintable() else None


def _shortcut(entry: CodeEntry, key: int) -> CodeEntry | None:
    """All, copy, cut, paste; other shortcuts are the page's."""
    if key == pygame.K_a:
        return entry.all_of()
    if key == pygame.K_v:
        return entry.write(clipboard.pasted_lines())
    if key in (pygame.K_c, pygame.K_x):
        if entry.chosen:
            clipboard.keep(entry.chosen)
        return entry.write("") if key == pygame.K_x and entry.chosen else entry
    return None
