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
NAME: Final = "name"
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
    each_entry = groupby(found[:TOLD], key=lambda one: one.id)
    told = "; ".join(_of_entry(words, list(each)) for _, each in each_entry)
    more = len(found) - TOLD
    return words.label("screens.sandbox.more", what=told, count=more) if more > 0 else told


def _of_entry(words: Words, found: list[PackDifference]) -> str:
    """The entry once, and all that it says now; another name of its own before anything else."""
    name, label = plain(found[0].name), words.label
    if found[0].what != "key":
        return label("screens.sandbox.come" if found[0].what == "come" else "screens.sandbox.gone", name=name)
    former = next((plain(shown(each.before)) for each in found if each.key == NAME and each.before), "")
    what = ", ".join(_of_key(words, each) for each in found if not former or each.key != NAME)
    if not former:
        return label("screens.sandbox.changed", name=name, what=what)
    if not what:
        return label("screens.sandbox.named", name=name, before=former)
    return label("screens.sandbox.named_changed", name=name, before=former, what=what)


def _of_key(words: Words, each: PackDifference) -> str:
    label = words.label
    before, after = plain(shown(each.before)), plain(shown(each.after))
    if max(len(before), len(after)) > LONGEST:
        return label("screens.sandbox.key_other", key=each.key)
    if not before:
        return label("screens.sandbox.key_come", key=each.key, after=after)
    if not after:
        return label("screens.sandbox.key_gone", key=each.key, before=before)
    return label("screens.sandbox.key", key=each.key, before=before, after=after)


def _line(rich: str) -> Line:
    return Line(rich, -1, (), rich)
