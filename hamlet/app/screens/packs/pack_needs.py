"""What a pack needs and with what it clashes, as chips on its sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.app.art.severity import Severity
from hamlet.app.kit.blocks import Block
from hamlet.app.screens.packs.pack_lines import PackChip, conflict
from hamlet.app.screens.packs.pack_parts import ChipLine
from hamlet.app.screens.packs.packs_shown import PacksShown
from hamlet.app.screens.packs.stacks import Stacked, TopBeside
from hamlet.content.requirements import Requirement
from hamlet.content.telling.pack_told import PackTold

MOST_IN_LINE: Final = 3
"""Chips of needs and clashes that have room in one line."""


def needs_and_clashes(shown: PacksShown, told: PackTold, *, wide: bool) -> Iterator[Block]:
    """Both in one line where there is room for them, else one below the other; nothing if there is none."""
    label = shown.words.label
    needed, clashing = _needs(shown, told), _clashes(shown, told)
    remark = label("screens.packs.lower_wins") if shown.together.clashes(told.id) else ""
    need = ChipLine(label("screens.packs.sheet.needs"), needed) if needed else None
    clash = ChipLine(label("screens.packs.sheet.clashes"), clashing, remark) if clashing else None
    if wide and need is not None and clash is not None and len(needed) + len(clashing) <= MOST_IN_LINE:
        yield TopBeside(Stacked((need,)), Stacked((clash,)), 460, 20)
        return
    yield from (each for each in (need, clash) if each is not None)


def _needs(shown: PacksShown, told: PackTold) -> tuple[PackChip, ...]:
    must = (_need(shown, asked) for asked in told.requires)
    may = (_may_need(shown, asked) for asked in told.optional)
    return (*must, *may)


def _need(shown: PacksShown, asked: Requirement) -> PackChip:
    met = shown.met(asked)
    name = shown.asked(asked)
    other = shown.told(asked.pack)
    if met and other is not None and not asked.bounds:
        name = f"{other.name} {other.version}"
    return PackChip(name, Severity.SOUND if met else Severity.MISTAKE)


def _may_need(shown: PacksShown, asked: Requirement) -> PackChip:
    there = asked.pack in shown.on and shown.met(asked)
    words = shown.words.label("screens.packs.if_there", pack=shown.asked(asked))
    return PackChip(words, Severity.SOUND if there else None)


def _clashes(shown: PacksShown, told: PackTold) -> tuple[PackChip, ...]:
    """First the pack with which it cannot be played at all."""
    label, called = shown.words.label, shown.called
    chips = tuple(
        PackChip(
            label("screens.packs.clash", pack=called(pack), entry=_entry(shown, told, entry)),
            Severity.LOOK_AT,
        )
        for pack, entry in shown.together.clashes(told.id)
    )
    against = conflict(shown, told)
    return (PackChip(against, Severity.MISTAKE), *chips) if against else chips


def _entry(shown: PacksShown, told: PackTold, entry: str) -> str:
    found = next((each.name for each in shown.together.changes(told.id) if each.entry == entry), entry)
    return found.replace("_", " ")
