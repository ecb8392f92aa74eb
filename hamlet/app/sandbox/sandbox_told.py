"""What the log of a sandbox says of packs that were saved."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from hamlet.app.art.rich import plain
from hamlet.content.differing import PackDifference, differences, shown
from hamlet.words.line import Line

if TYPE_CHECKING:
    from hamlet.content.loaded import LoadedPacks
    from hamlet.content.mistaken import Mistakes
    from hamlet.words.words import Words

TILES: Final = "tiles.yaml"
TOLD: Final = 2
"""So many differences of one file are told; the others are counted."""
LONGEST: Final = 24
"""A value with more letters than that is only said to be another."""


def taken_lines(words: Words, before: LoadedPacks, after: LoadedPacks, at: str) -> list[Line]:
    """What is different now, a line for each file."""
    found = differences(before, after)
    if not found:
        return [_line(words.label("screens.sandbox.plain", at=at[:5]))]
    return [
        _line(words.label("screens.sandbox.taken", at=at[:5], file=file, what=_in_short(words, list(each))))
        for file, each in groupby(found, key=lambda one: one.file)
    ]


def changed_tiles(before: LoadedPacks, after: LoadedPacks) -> list[str]:
    """The ids of all tiles that have come, or say something else now."""
    found = (each for each in differences(before, after) if each.file == TILES and each.what != "gone")
    return list(dict.fromkeys(each.id for each in found))


def failed_line(words: Words, mistakes: Mistakes, at: str) -> Line:
    """It was saved with mistakes."""
    return _line(words.label("screens.sandbox.wrong", at=at[:5], file=plain(mistakes.first.inside)))


def refused_line(words: Words, at: str) -> Line:
    """It is sound, but nothing for this game."""
    return _line(words.label("screens.sandbox.refused", at=at[:5]))


def _in_short(words: Words, found: list[PackDifference]) -> str:
    told = ", ".join(_one(words, each) for each in found[:TOLD])
    more = len(found) - TOLD
    return words.label("screens.sandbox.more", what=told, count=more) if more > 0 else told


def _one(words: Words, each: PackDifference) -> str:
    name, label = plain(each.name), words.label
    if each.what != "key":
        return label("screens.sandbox.come" if each.what == "come" else "screens.sandbox.gone", name=name)
    before, after = plain(shown(each.before)), plain(shown(each.after))
    if max(len(before), len(after)) > LONGEST:
        return label("screens.sandbox.key_other", name=name, key=each.key)
    if not before:
        return label("screens.sandbox.key_come", name=name, key=each.key, after=after)
    if not after:
        return label("screens.sandbox.key_gone", name=name, key=each.key, before=before)
    return label("screens.sandbox.key", name=name, key=each.key, before=before, after=after)


def _line(rich: str) -> Line:
    return Line(rich, -1, (), rich)
