"""Errors that reach a person: a code and its facts, told in whatever words are asked for."""

from __future__ import annotations

from typing import ClassVar

from hamlet.words.rooms import english
from hamlet.words.words import Words


class CodedError(Exception):
    """Something went wrong; `section` of the catalogue has the sentence of its code."""

    section: ClassVar[str]

    def __init__(self, code: str, **facts: object) -> None:
        """Remember the code and the facts that its sentence needs."""
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        """The sentence in English; whoever shows it asks his own words."""
        return self.told(english())

    def told(self, words: Words) -> str:
        """The same in these words."""
        return words.told(self)
