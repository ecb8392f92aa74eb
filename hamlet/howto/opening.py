"""Opening the rule book: for the game that is played, or for the base game with all that the packs add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hamlet.content import PackShelf, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.listings import Sources
from hamlet.words.words import Words

BASE: Final = ("base",)
WHOLE: Final = ("base", "lake", "solo")
"""The game's own packs: with them, every chapter has its figures."""


def open_rulebook(words: Words, shelf: PackShelf, played: Definitions | None = None) -> Rulebook:
    """The rules of a game as it is played; without one, as printed."""
    whole = shelf.load(WHOLE)
    definitions = _printed(shelf, BASE) if played is None else played
    return Rulebook(words, Sources(definitions, _printed(shelf, WHOLE), whole.options, whole.presets))


def _printed(shelf: PackShelf, names: Sequence[str]) -> Definitions:
    return read_definitions(resolve(shelf.load(names)))
