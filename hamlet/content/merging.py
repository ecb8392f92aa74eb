"""Several packs as one: load order, what a later pack adds, replaces and removes, and where packs clash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from hamlet.content.nodes import Fields, Items, Node, Scalar
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.reading import Found, PackRead
from hamlet.content.saying import Saying, did_you_mean, entry_of, say
from hamlet.content.subjects import KEYED


@dataclass(slots=True)
class Merged:
    """Entries of all packs by subject and id, in order; `refused` ones found no place there."""

    packs: list[PackRead]
    entries: dict[str, dict[str, Found]] = field(default_factory=lambda: {subject: {} for subject in KEYED})
    refused: list[Found] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    complete: bool = True

    @property
    def hopeless(self) -> bool:
        """Whether so much is wrong that nothing more need be looked at."""
        return len(self.problems) > MOST_PROBLEMS

    def every(self, subject: str) -> list[Found]:
        """All entries of a subject, the refused ones too: their mistakes are worth knowing."""
        refused = [found for found in self.refused if found.subject == subject]
        return [*self.entries[subject].values(), *refused]

    @property
    def expansions(self) -> set[str]:
        """The expansions whose rules the packs bring into play."""
        return {pack.file.text("expansion") for pack in self.packs if pack.file is not None} - {""}

    def known(self, subject: str) -> list[str]:
        """The ids of a subject."""
        return list(self.entries[subject])

    def damaged(self, subject: str) -> bool:
        """Whether some entry of this subject could not be read, so that an unknown id proves nothing."""
        return any(subject in pack.damaged for pack in self.packs)


def merge(packs: Sequence[PackRead]) -> Merged:
    """Put packs together in load order."""
    merged = Merged(_ordered(packs))
    needs = {pack.id: set(_ids(pack.file, "requires")) for pack in merged.packs}
    _check_pack_files(merged, needs)
    changed: dict[tuple[str, str], str] = {}
    for pack in merged.packs:
        _remove(merged, pack, needs, changed)
        for found in pack.entries:
            if merged.hopeless:
                return merged
            _add(merged, found, needs, changed)
    return merged


def _ordered(packs: Sequence[PackRead]) -> list[PackRead]:
    """Each pack after those it requires, otherwise in the order given."""
    waiting = list(packs)
    ordered: list[PackRead] = []
    while waiting:
        coming = {pack.id for pack in waiting}
        ready = next((pack for pack in waiting if not coming & _others_needed(pack)), waiting[0])
        waiting.remove(ready)
        ordered.append(ready)
    return ordered


def _others_needed(pack: PackRead) -> set[str]:
    return set(_ids(pack.file, "requires")) - {pack.id}


def _ids(found: Found | None, key: str) -> dict[str, Node]:
    """The ids in a list of a pack file, with their places."""
    below = found.node.get(key) if found is not None else None
    return _texts(below) if isinstance(below, Items) else {}


def _texts(items: Items) -> dict[str, Node]:
    return {
        item.value: item for item in items.items if isinstance(item, Scalar) and isinstance(item.value, str)
    }


def _check_pack_files(merged: Merged, needs: Mapping[str, set[str]]) -> None:
    position = {pack.id: number for number, pack in reversed(list(enumerate(merged.packs)))}
    for number, pack in enumerate(merged.packs):
        if pack.file is None:
            merged.complete = False
            continue
        if position[pack.id] != number:
            first = merged.packs[position[pack.id]].folder
            said = say("same_pack_id", pack=pack.id, folder=str(first))
            merged.problems.append(pack.file.problem(pack.file.node.get("id") or pack.file.node, said))
        for other, node in _ids(pack.file, "requires").items():
            if other not in position:
                merged.complete = False
                merged.problems.append(pack.file.problem(node, say("pack_needed", pack=other)))
            elif position[other] >= number:
                said = say("require_each_other", pack=pack.id, other=other)
                merged.problems.append(pack.file.problem(node, said))
        for other, node in _ids(pack.file, "conflicts").items():
            if other in position and other != pack.id:
                said = say("not_together", pack=pack.id, other=other)
                merged.problems.append(pack.file.problem(node, said))


def _remove(
    merged: Merged, pack: PackRead, needs: Mapping[str, set[str]], changed: dict[tuple[str, str], str]
) -> None:
    removes = pack.file.node.get("removes") if pack.file is not None else None
    if pack.file is None or not isinstance(removes, Fields):
        return
    for subject, below in removes.fields.items():
        if subject not in KEYED or not isinstance(below, Items):
            continue
        for name, node in _texts(below).items():
            if merged.hopeless:
                return
            if _changes(merged, pack.file, node, (subject, name), needs, changed):
                merged.entries[subject].pop(name, None)


def _add(
    merged: Merged, found: Found, needs: Mapping[str, set[str]], changed: dict[tuple[str, str], str]
) -> None:
    there = merged.entries[found.subject]
    old = found.text("replaces")
    if old:
        spot = found.node.get("replaces") or found.node
        if _changes(merged, found, spot, (found.subject, old), needs, changed) and _free(merged, found, old):
            merged.entries[found.subject] = _in_place(there, old, found)
        else:
            merged.refused.append(found)
    elif found.id and _free(merged, found, None):
        there[found.id] = found
        if len(there) == KEYED[found.subject].most + 1:
            said = say("too_many_entries", subject=found.subject, most=KEYED[found.subject].most)
            merged.problems.append(found.problem(found.node, said))
    else:
        merged.refused.append(found)


def _free(merged: Merged, found: Found, old: str | None) -> bool:
    """Whether an entry's id is still free, or becomes free because this entry replaces its owner."""
    first = merged.entries[found.subject].get(found.id)
    if first is None or found.id == old:
        return True
    merged.problems.append(found.problem(found.node.get("id") or found.node, _taken(found, first)))
    return False


def _taken(found: Found, first: Found) -> Saying:
    return say(
        "id_taken" if first.pack == found.pack else "id_taken.replaces",
        entry=entry_of(found.subject),
        id=found.id,
        file=first.source.file,
        line=first.node.line + 1,
    )


def _in_place(there: dict[str, Found], old: str, found: Found) -> dict[str, Found]:
    """The entries with one exchanged, in the same order."""
    return {
        (found.id or old if name == old else name): (found if name == old else kept)
        for name, kept in there.items()
    }


def _changes(
    merged: Merged,
    by: Found,
    node: Node,
    what: tuple[str, str],
    needs: Mapping[str, set[str]],
    changed: dict[tuple[str, str], str],
) -> bool:
    """Whether an entry may be replaced or removed by this pack; if not, a problem says why."""
    subject, name = what
    former = merged.entries[subject].get(name)
    earlier = changed.get(what)
    if earlier not in {None, by.pack} and earlier not in _all_needed(by.pack, needs):
        said = say("both_change", entry=entry_of(subject), name=name, first=str(earlier), second=by.pack)
        merged.problems.append(by.problem(node, said))
        return False
    if former is None or former.pack == by.pack:
        if merged.complete and not merged.damaged(subject):
            hint = did_you_mean(name, merged.known(subject))
            said = say("nothing_to_change", entry=entry_of(subject), name=name, hint=hint)
            merged.problems.append(by.problem(node, said))
        return False
    changed[what] = by.pack
    return True


def _all_needed(pack: str, needs: Mapping[str, set[str]]) -> set[str]:
    """All packs that a pack requires, and those that they require."""
    found: set[str] = set()
    waiting: Iterable[str] = needs.get(pack, set())
    while waiting:
        found.update(waiting)
        waiting = {further for one in waiting for further in needs.get(one, set())} - found
    return found
