"""What a pack changes of others: before and after, and everyone who had a word in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hamlet.content.found import REPLACES, WITH, Found
from hamlet.content.merged import WHOLE, EntryTouch, Merged
from hamlet.content.nodes import Fields, plain
from hamlet.content.telling.pack_told import entry_name
from hamlet.values import dataclass

RULES: Final = "rules"
PLATES: Final = frozenset(("cost", "needs", "gain"))
"""Keys whose maps are one thing that is shown whole."""
_NEVER: Final = frozenset(("id", "name", "source", "drawing", REPLACES, WITH))
GONE: Final = "gone"


@dataclass(frozen=True, slots=True)
class KeyChanged:
    """One key of one entry: what it said, what it says now, and whose words that were, the last one last.

    Of an entry that is taken out the key is `GONE`.
    """

    subject: str
    entry: str
    name: str
    path: tuple[str, ...]
    before: object
    after: object
    packs: tuple[str, ...]


def changes_of(merged: Merged, pack: str) -> tuple[KeyChanged, ...]:
    """What one of these packs changes, entry by entry; then the numbers of the box that it sets anew."""
    found: list[KeyChanged] = []
    for (subject, entry), touches in merged.touches.items():
        for touch in touches:
            if touch.pack == pack:
                found += _changed(subject, entry, touch, touches)
    return (*found, *_rules(merged, pack))


def changed_by(merged: Merged, pack: str) -> tuple[str, ...]:
    """What the entries are called that one of these packs changes, each once."""
    touched = (each for touches in merged.touches.values() for each in touches if each.pack == pack)
    return tuple(dict.fromkeys(entry_name(each.former) for each in touched))


def clashes_of(merged: Merged, pack: str) -> tuple[tuple[str, str], ...]:
    """The packs that change the same as this one without knowing of it, each with the entry."""
    found = []
    for warning in merged.warnings:
        facts = warning.said.facts
        sides = (str(facts.get("first", "")), str(facts.get("second", "")))
        if warning.said.code == "both_change" and pack in sides:
            found.append((sides[1] if sides[0] == pack else sides[0], str(facts.get("name", ""))))
    return tuple(dict.fromkeys(found))


def _changed(
    subject: str, entry: str, touch: EntryTouch, touches: Sequence[EntryTouch]
) -> Iterator[KeyChanged]:
    name = entry_name(touch.former)
    if touch.after is None:
        packs = _words(touches, GONE)
        yield KeyChanged(subject, entry, name, (GONE,), True, False, packs)
        return
    before, after = _said(touch.former), _said(touch.after)
    keys = before.keys() | after.keys() if touch.keys == WHOLE else touch.keys
    for key in sorted(keys - _NEVER, key=[*before, *after].index):
        for path, old, new in _different(key, before.get(key), after.get(key)):
            yield KeyChanged(subject, entry, name, path, old, new, _words(touches, key))


def _different(key: str, before: object, after: object) -> Iterator[tuple[tuple[str, ...], object, object]]:
    """Where two values differ: in themselves, or in single parts of them."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and key not in PLATES:
        for part in dict.fromkeys((*before, *after)):
            if before.get(part) != after.get(part):
                yield (key, part), before.get(part), after.get(part)
        return
    yield (key,), before, after


def _said(found: Found) -> dict[str, object]:
    told = plain(found.node)
    return {str(key): value for key, value in told.items()} if isinstance(told, dict) else {}


def _words(touches: Sequence[EntryTouch], key: str) -> tuple[str, ...]:
    """Everyone who said something of a key: whoever brought the entry, and those after him."""
    said = [each.pack for each in touches if each.keys == WHOLE or key in each.keys]
    return tuple(dict.fromkeys((_first(touches[0].former).pack, *said)))


def _first(found: Found) -> Found:
    """The entry as it was brought."""
    return _first(found.parts[-1]) if found.parts else found


def _rules(merged: Merged, pack: str) -> Iterator[KeyChanged]:
    """The constants and defaults that a pack says otherwise than those before it."""
    said: dict[tuple[str, str], tuple[object, tuple[str, ...]]] = {}
    for each in merged.packs:
        for kind, key, value in _numbers(each.rules):
            before, packs = said.get((kind, key), (None, ()))
            if each.id == pack and packs and before != value:
                yield KeyChanged(RULES, key, key.replace("_", " "), (kind,), before, value, (*packs, pack))
            said[kind, key] = value, (*packs, each.id)


def _numbers(rules: Sequence[Found]) -> Iterator[tuple[str, str, object]]:
    for found in rules:
        for kind in ("constants", "defaults"):
            below = found.node.get(kind)
            if isinstance(below, Fields):
                for key, value in below.fields.items():
                    yield kind, key, plain(value)
