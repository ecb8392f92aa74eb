"""What stands on buttons, headings and hints of the window, by code: "table.build", "screens.quit"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hamlet.words.english import ENGLISH
from hamlet.words.language import Language
from hamlet.words.values import Amount, Named, Names

LANGUAGE: Final[Language] = ENGLISH
SECTIONS: Final = ("table", "screens")


def label(code: str, /, **facts: object) -> str:
    """The words for a code; numbers among its facts can count, several names make a list."""
    section, _, rest = code.partition(".")
    return LANGUAGE.part(section, rest, _spoken(facts))


def building(name: str) -> Named:
    """A building as a fact: with its article in a sentence."""
    return Named(name, LANGUAGE.grammar)


def common(name: str) -> str:
    """The name of a material or terrain as it stands in a sentence."""
    return LANGUAGE.grammar.common(name)


def _spoken(facts: Mapping[str, object]) -> dict[str, object]:
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> object:
    if isinstance(value, int):
        return Amount(value, LANGUAGE.grammar)
    if isinstance(value, list | tuple):
        return Names(tuple(str(each) for each in value), LANGUAGE.grammar)
    return value
