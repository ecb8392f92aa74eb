"""The clipboard of the desktop. Where there is none, nothing is pasted and nothing kept, without a word."""

from __future__ import annotations

import pygame

MOST = 2000  # letters that are looked at
MOST_IN_LINES = 200_000
_TAB = "  "


def pasted() -> str:
    """The text of the clipboard in one line, of letters that could be typed."""
    line = " ".join(_text()[:MOST].splitlines()).strip()
    return "".join(letter for letter in line if letter.isprintable())


def pasted_lines() -> str:
    """The text of the clipboard with its lines and its indents, of letters that could be typed."""
    lines = _text()[:MOST_IN_LINES].replace("\t", _TAB).splitlines() or [""]
    ends = "\n" if len(lines) > 1 and _text()[:MOST_IN_LINES].endswith(("\n", "\r")) else ""
    return "\n".join("".join(letter for letter in line if letter.isprintable()) for line in lines) + ends


def _text() -> str:
    try:
        return str(pygame.scrap.get_text())
    except (pygame.error, ValueError):
        return ""


def keep(text: str) -> None:
    """Put a text on the clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return
