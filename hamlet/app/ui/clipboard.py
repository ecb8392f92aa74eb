"""The clipboard of the desktop. Where there is none, nothing is pasted and nothing kept, without a word."""

from __future__ import annotations

import pygame

MOST = 2000  # letters that are looked at


def pasted() -> str:
    """The text of the clipboard in one line, of letters that could be typed."""
    try:
        text = pygame.scrap.get_text()
    except (pygame.error, ValueError):
        return ""
    line = " ".join(text[:MOST].splitlines()).strip()
    return "".join(letter for letter in line if letter.isprintable())


def keep(text: str) -> None:
    """Put a text on the clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return
