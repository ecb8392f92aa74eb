"""The guide to packs, opened with the system's own program; the link to a place in it is on the clipboard."""

from __future__ import annotations

from hamlet.app.desktop import OUTSIDE
from hamlet.app.ui import clipboard
from hamlet.content.guide_links import guide_file, guide_link
from hamlet.words.words import Words


def open_guide(words: Words, code: str) -> str:
    """Open it at a mistake, or where it begins; what is to be told of it."""
    link = guide_link(code) if code else str(guide_file())
    clipboard.keep(link)
    if not OUTSIDE.open(guide_file()):
        return words.label("screens.mistake.not_guided")
    return words.label("screens.mistake.guided", anchor=f"#{link.rpartition('#')[2]}" if code else link)
