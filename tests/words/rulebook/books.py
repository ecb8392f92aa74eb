"""Rule books for the tests of their words."""

from __future__ import annotations

from functools import cache

from hamlet.content import PackShelf, resolve
from hamlet.engine.definitions import Definitions
from hamlet.engine.reading import read_definitions
from hamlet.words.rooms import english
from hamlet.words.rulebook.book import Rulebook
from hamlet.words.rulebook.listings import Sources
from hamlet.words.words import Words
from tests.words.marking import named

ALL = ("base", "lake", "solo")


@cache
def played(*packs: str, **options: object) -> Definitions:
    return read_definitions(resolve(PackShelf().load(packs or ("base",)), options=options))


def book(definitions: Definitions | None = None, words: Words | None = None) -> Rulebook:
    loaded = PackShelf().load(ALL)
    sources = Sources(definitions or played(), played(*ALL), loaded.options, loaded.presets)
    return Rulebook(words or english(), sources)


def marked_book(words: Words) -> Rulebook:
    """A book in the marked language, with every name of the packs in it."""
    loaded = PackShelf().load(ALL)
    base = read_definitions(named(resolve(PackShelf().load(("base",)))))
    whole = read_definitions(named(resolve(loaded)))
    return Rulebook(words, Sources(base, whole, named(loaded.options), named(loaded.presets)))
