"""How facts are told: tiles by name, materials as words, gold with its icon, each by the fact's name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from hamlet.words.room import Facts
from hamlet.words.speech import Speech


def told(speech: Speech, name: str, fact: object) -> object:
    """The fact of this name, ready to stand in a sentence; unknown ones are left out of sight."""
    teller = speech.words.tellers.facts.get(name)
    return "" if teller is None or fact is None else teller(speech, fact)


def told_all(speech: Speech, facts: Facts) -> Facts:
    """All of these facts."""
    return {name: told(speech, name, fact) for name, fact in facts.items()}


def held(thing: object) -> Facts:
    """What an action or an event holds, by the names of its fields."""
    if is_dataclass(thing):
        return {each.name: getattr(thing, each.name) for each in fields(thing)}
    return {name: getattr(thing, name) for name in getattr(thing, "_fields", ())}


_PLACES = ("source", "tile", "target")


def places(thing: object) -> tuple[int, ...]:
    """The tiles of the village that an action or event names."""
    found = held(thing)
    return tuple(uid for name in _PLACES if isinstance(uid := found.get(name), int) and uid >= 0)
