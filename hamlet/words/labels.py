"""The window's labels in English, until every screen is handed its words."""

from __future__ import annotations

from hamlet.words.rooms import english
from hamlet.words.values import Named

SECTIONS = ("table", "screens")


def label(code: str, /, **facts: object) -> str:
    """The words for a code."""
    return english().label(code, **facts)


def building(name: str) -> Named:
    """A building as a fact: with its article in a sentence."""
    return Named(name, english().grammar)


def common(name: str) -> str:
    """The name of a material or terrain as it stands in a sentence."""
    return english().grammar.common(name)
