"""The language that the player reads: the one place where window and command line take it from."""

from __future__ import annotations

from hamlet.store.folders import Folders
from hamlet.store.settings import Settings, load_settings
from hamlet.words.rooms import words_in
from hamlet.words.words import Words


def words_chosen(settings: Settings) -> Words:
    """The words in the language of these settings; English where none is chosen or known."""
    return words_in(settings.language or "en")


def words_of_player(folders: Folders) -> Words:
    """The words of whoever plays here."""
    return words_chosen(load_settings(folders).settings)
