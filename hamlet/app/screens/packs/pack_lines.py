"""What rows and the sheet say of a pack: what it brings and changes, what it waits for, what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.app.art.severity import Severity
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.content.telling.pack_told import TILES, PackTold
from hamlet.store.packs_on import BASE
from hamlet.store.unsaved_work import unsaved_file
from hamlet.values import dataclass

BRINGS: Final = {
    "tiles": "screens.packs.brings.tiles",
    "market": "screens.packs.brings.market",
    "menu": "screens.packs.brings.menu",
    "seasons": "screens.packs.brings.seasons",
    "presets": "screens.packs.brings.presets",
    "options": "screens.packs.brings.options",
    "materials": "screens.packs.brings.materials",
    "fish": "screens.packs.brings.fish",
    "church": "screens.packs.brings.church",
    "milestones": "screens.packs.brings.milestones",
    "awards": "screens.packs.brings.awards",
    "layouts": "screens.packs.brings.layouts",
    "botric": "screens.packs.brings.botric",
    "terrains": "screens.packs.brings.terrains",
}
"""How many entries of a subject are told, in the order in which a reader cares for them."""
SHORT: Final = 3
LESS: Final = frozenset(("options", "terrains", "materials", "milestones", "awards"))
"""What a row tells only where there is nothing else to tell."""


@dataclass(frozen=True, slots=True)
class PackChip:
    """A word or two on a row; with a mark where something is to be looked at, or wrong."""

    words: str
    severity: Severity | None = None


def brought(shown: PacksShown, told: PackTold) -> dict[str, str]:
    """What a pack adds, counted, by subject."""
    return {
        subject: shown.words.label(code, count=count)
        for subject, code in BRINGS.items()
        if (count := told.counted(subject))
    }


def chips(shown: PacksShown, told: PackTold) -> tuple[PackChip, ...]:
    """What stands on the row of a pack: first whatever is wrong, then what is not saved yet."""
    return (*_wrong(shown, told), *_unsaved(shown, told), *_plain(shown, told))


def _unsaved(shown: PacksShown, told: PackTold) -> Iterator[PackChip]:
    """Work on it that lies in the workshop."""
    if told.mine and unsaved_file(shown.home.folders, told.id).exists():
        yield PackChip(shown.words.label("screens.packs.unsaved"), Severity.LOOK_AT)


def _wrong(shown: PacksShown, told: PackTold) -> Iterator[PackChip]:
    label, lacking = shown.words.label, shown.lacking(told)
    if lacking is not None:
        yield PackChip(label("screens.packs.needs", what=shown.asked(lacking)), Severity.MISTAKE)
    elif told.problems:
        count = len(told.problems)
        yield PackChip(label("screens.packs.mistakes", count=count), Severity.MISTAKE)
        tiles = told.counted(TILES)
        if told.readable and tiles:
            yield PackChip(label("screens.packs.sound_of", sound=told.sound_of(TILES), count=tiles))
    else:
        other = conflict(shown, told)
        if other:
            yield PackChip(label("screens.packs.not_with", pack=other), Severity.MISTAKE)


def conflict(shown: PacksShown, told: PackTold) -> str:
    """A pack that is on and with which this one cannot be played."""
    on = [each for each in shown.on if each != told.id]
    against = [each for each in on if each in told.conflicts]
    against += [each for each in on if (other := shown.told(each)) is not None and told.id in other.conflicts]
    return shown.called(against[0]) if against else ""


def _plain(shown: PacksShown, told: PackTold) -> Iterator[PackChip]:
    label = shown.words.label
    if not told.problems:
        counted = brought(shown, told)
        first = {subject: words for subject, words in counted.items() if subject not in LESS} or counted
        yield from (PackChip(words) for words in list(first.values())[: SHORT - (told.id == BASE)])
    if told.id == BASE:
        yield PackChip(label("screens.packs.box"))
        return
    changed = told.changed
    if len(changed) == 1:
        yield PackChip(label("screens.packs.changes.one", name=changed[0]))
    elif changed:
        yield PackChip(label("screens.packs.changes", count=len(changed)))
    if told.warnings and not told.problems:
        yield PackChip(label("screens.packs.to_look_at", count=len(told.warnings)), Severity.LOOK_AT)


def version_line(shown: PacksShown, told: PackTold) -> str:
    """The version, and whether it lies in a zip."""
    return shown.words.label("screens.packs.zip", version=told.version) if told.zipped else told.version


def made_by(shown: PacksShown, told: PackTold) -> str:
    """Who made it, in a few words; samples say that they are some."""
    if told.sample:
        return shown.words.label("screens.packs.sample")
    return ", ".join(each.split(",")[0] for each in told.authors) or shown.words.label("screens.packs.nobody")
