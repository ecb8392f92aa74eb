"""Mistakes in packs, told: each with its place, or all of them in one line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from hamlet.words.coded import Coded
from hamlet.words.words import Words


class Mistake(Protocol):
    """What the checker of packs finds: where it stands, and what is to be said of it."""

    @property
    def said(self) -> Coded:
        """What is wrong."""

    @property
    def place(self) -> tuple[str, int, int]:
        """File, line and column."""

    def headline(self, message: str) -> str:
        """The place and these words, in one line."""

    def shown(self, message: str) -> str:
        """The same, with the line of the file and a caret."""


M = TypeVar("M", bound=Mistake)


def tell_mistakes(words: Words, mistakes: Iterable[Mistake]) -> list[str]:
    """Every mistake with the line it stands in, in the order of their places."""
    return [mistake.shown(message) for message, mistake in _told(words, mistakes)]


def tell_in_short(words: Words, mistakes: Iterable[Mistake]) -> str:
    """One line: how much is wrong, where to read it all, and the first mistake."""
    told = _told(words, mistakes)
    message, first = told[0]
    code = "packs.mistakes.one" if len(told) == 1 else "packs.mistakes"
    return words.label(code, count=len(told), first=first.headline(message))


def _told(words: Words, mistakes: Iterable[M]) -> list[tuple[str, M]]:
    """Each mistake and its words; what reads the same at the same place is told once."""
    told = {(mistake.place, words.told(mistake.said)): mistake for mistake in mistakes}
    return [(message, told[place, message]) for place, message in sorted(told)]
