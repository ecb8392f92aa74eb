"""In which order packs play, and whether they may play together: what their pack files ask for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from hamlet.content.nodes import Items, Node, Scalar
from hamlet.content.problems import Problem
from hamlet.content.requirements import Requirement, requirement
from hamlet.content.saying import Saying, nearest, say

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged
    from hamlet.content.reading import PackRead

PackNeeds = Mapping[str, set[str]]
"""By pack, the packs that it requires."""


def ordered(packs: Sequence[PackRead]) -> list[PackRead]:
    """Each pack after those it requires or knows of, otherwise in the order given."""
    waiting = list(packs)
    found: list[PackRead] = []
    while waiting:
        coming = {pack.id for pack in waiting}
        ready = _ready(waiting, coming, "requires", "optional") or _ready(waiting, coming, "requires")
        found.append(ready or waiting[0])
        waiting.remove(found[-1])
    return found


def _ready(waiting: Sequence[PackRead], coming: set[str], *keys: str) -> PackRead | None:
    return next((pack for pack in waiting if not coming & _before(pack, *keys)), None)


def _before(pack: PackRead, *keys: str) -> set[str]:
    asked = {each.pack for key in keys for each, _ in requirements(pack.file, key)}
    return asked - {pack.id}


def requirements(found: Found | None, key: str) -> list[tuple[Requirement, Node]]:
    """What a list in a pack file asks for, with the places."""
    return [(requirement(text), node) for text, node in ids(found, key).items()]


def ids(found: Found | None, key: str) -> dict[str, Node]:
    """The texts in a list of a pack file, with their places."""
    below = found.node.get(key) if found is not None else None
    return listed(below) if isinstance(below, Items) else {}


def listed(items: Items) -> dict[str, Node]:
    """The texts in a list, with their places."""
    return {
        item.value: item for item in items.items if isinstance(item, Scalar) and isinstance(item.value, str)
    }


def needs_of(packs: Sequence[PackRead]) -> dict[str, set[str]]:
    """By pack, the packs that it knows of: those it requires, and those it is ready for."""
    return {pack.id: _before(pack, "requires", "optional") for pack in packs}


def all_needed(pack: str, needs: PackNeeds) -> set[str]:
    """All packs that a pack knows of, and those that they know of."""
    found: set[str] = set()
    waiting: Iterable[str] = needs.get(pack, set())
    while waiting:
        found.update(waiting)
        waiting = {further for one in waiting for further in needs.get(one, set())} - found
    return found


def fitting(merged: Merged, pack: PackRead) -> set[str]:
    """The packs that play, without those that this one is ready for in another version only."""
    versions = _versions(merged)
    unfit = {
        asked.pack
        for asked, _ in requirements(pack.file, "optional")
        if asked.pack in versions and not asked.fits(versions[asked.pack])
    }
    return set(versions) - unfit


def check_pack_files(merged: Merged) -> None:
    """Tell what keeps these packs from being played together, and what one of them asks for in vain."""
    position = {pack.id: number for number, pack in reversed(list(enumerate(merged.packs)))}
    versions = _versions(merged)
    for number, pack in enumerate(merged.packs):
        if pack.file is None:
            merged.complete = False
            continue
        if position[pack.id] != number:
            first = merged.packs[position[pack.id]].folder
            said = say("same_pack_id", pack=pack.id, folder=str(first))
            merged.problems.append(pack.file.problem(pack.file.node.get("id") or pack.file.node, said))
            merged.complete = False
            continue
        _check_required(merged, pack.file, position, number, versions)
        for asked, node in requirements(pack.file, "optional"):
            if asked.pack in versions and not asked.fits(versions[asked.pack]):
                merged.warnings.append(_unfit(pack.file, node, asked, versions[asked.pack], needed=False))
        for other, node in ids(pack.file, "conflicts").items():
            if other in position and other != pack.id:
                said = say("not_together", pack=pack.id, other=other)
                merged.problems.append(pack.file.problem(node, said))
    _check_base(merged)
    merged.packs = [pack for number, pack in enumerate(merged.packs) if position[pack.id] == number]


def _check_required(
    merged: Merged, file: Found, position: Mapping[str, int], number: int, versions: Mapping[str, str]
) -> None:
    for asked, node in requirements(file, "requires"):
        if asked.pack not in position:
            merged.complete = False
            merged.problems.append(file.problem(node, _needed(merged, file, asked.pack)))
        elif position[asked.pack] >= number:
            said = say("require_each_other", pack=file.pack, other=asked.pack)
            merged.problems.append(file.problem(node, said))
        elif asked.pack in versions and not asked.fits(versions[asked.pack]):
            merged.problems.append(_unfit(file, node, asked, versions[asked.pack], needed=True))


def _needed(merged: Merged, file: Found, name: str) -> Saying:
    """What to say of a pack that is not there: perhaps another one was meant."""
    known = sorted({*merged.elsewhere.names, *(pack.id for pack in merged.packs)} - {file.pack})
    near = nearest(name, known)
    hint = say("hint.near", near=near, known=", ".join(known)) if near is not None else ""
    return say("pack_needed", pack=name, hint=hint)


def _unfit(file: Found, node: Node, asked: Requirement, version: str, *, needed: bool) -> Problem:
    said = say(
        "pack_version" if needed else "other_version",
        pack=asked.pack,
        wanted=asked.written,
        version=version,
    )
    return file.problem(node, said)


def _versions(merged: Merged) -> dict[str, str]:
    return {pack.id: pack.about.version if pack.about else "" for pack in merged.packs}


def _check_base(merged: Merged) -> None:
    """Tell a pack that asks for no other, and has no game of its own, what it forgot."""
    brought = {found.subject for pack in merged.packs for found in pack.entries}
    asked = any(requirements(pack.file, "requires") for pack in merged.packs)
    files = [pack.file for pack in merged.packs if pack.file is not None and pack.about is not None]
    alone = not asked and not brought & {"terrains", "materials", "church"}
    if alone and files and len(files) == len(merged.packs):
        spot = files[-1].node
        merged.complete = False
        merged.problems.append(files[-1].problem(spot.key("requires"), say("requires_base")))
