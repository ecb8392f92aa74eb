"""Putting packs together: load order, what a later pack adds, changes, replaces and removes."""

from __future__ import annotations

from collections.abc import Sequence

from hamlet.content.found import CHANGES, REPLACES, WITH, Found, changed, changed_keys
from hamlet.content.merged import WHOLE, EntryTouch, FindElsewhere, Merged
from hamlet.content.nodes import Fields, Items, Node
from hamlet.content.ordering import (
    PackNeeds,
    all_needed,
    check_pack_files,
    fitting,
    listed,
    needs_of,
    ordered,
)
from hamlet.content.reading import PackRead
from hamlet.content.saying import Saying, did_you_mean, entry_of, say
from hamlet.content.subjects import KEYED
from hamlet.content.validation import validated


def merge(packs: Sequence[PackRead], elsewhere: FindElsewhere | None = None) -> Merged:
    """Put packs together in load order."""
    merged = Merged(ordered(packs))
    if elsewhere is not None:
        merged.elsewhere = elsewhere
    check_pack_files(merged)
    merging = _Merging(merged, needs_of(merged.packs))
    for pack in merged.packs:
        merging.remove(pack)
        there = fitting(merged, pack)
        for found in pack.entries:
            if merged.hopeless:
                return merged
            if found.text(WITH) in {"", *there}:
                merging.add(found)
    return merged


class _Merging:
    """The entries so far, and the pack whose turn it is."""

    def __init__(self, merged: Merged, needs: PackNeeds) -> None:
        self.merged = merged
        self.needs = needs

    def remove(self, pack: PackRead) -> None:
        """Take out what a pack removes."""
        removes = pack.file.node.get("removes") if pack.file is not None else None
        if pack.file is None or not isinstance(removes, Fields):
            return
        for subject, below in removes.fields.items():
            if subject not in KEYED or not isinstance(below, Items):
                continue
            for name, node in listed(below).items():
                if self.merged.hopeless:
                    return
                former = self.former(pack.file, node, (subject, name))
                if former is not None:
                    self.merged.entries[subject].pop(name, None)
                    self.note((subject, name), EntryTouch("removes", pack.file, node, former, None))

    def add(self, found: Found) -> None:
        """Put an entry in: a new one, or one that takes the place of another or changes it."""
        if found.node.get(CHANGES) is not None:
            self.change(found)
        elif found.text(REPLACES):
            self.replace(found, found.text(REPLACES))
        elif found.id and self.free(found, None):
            there = self.merged.entries[found.subject]
            there[found.id] = found
            if len(there) == KEYED[found.subject].most + 1:
                said = say("too_many_entries", subject=found.subject, most=KEYED[found.subject].most)
                self.tell(found, found.node, said)
        else:
            self.merged.refused.append(found)

    def replace(self, found: Found, old: str) -> None:
        """Put an entry in the place of an earlier one."""
        spot = found.node.get(REPLACES) or found.node
        former = self.former(found, spot, (found.subject, old))
        if former is None or not self.free(found, old):
            self.merged.refused.append(found)
            return
        self.put(old, found.id or old, found)
        self.note((found.subject, old), EntryTouch("replaces", found, spot, former, found))

    def change(self, found: Found) -> None:
        """Exchange some keys of an earlier entry."""
        spot = found.node.get(CHANGES) or found.node
        name = found.text(CHANGES)
        if not name:
            self.tell(found, spot, say("changes_nothing", entry=entry_of(found.subject)))
            return
        for key in ("id", REPLACES):
            if found.node.get(key) is not None:
                self.tell(found, found.node.key(key), say("changes_alone", key=key))
                return
        former = self.former(found, spot, (found.subject, name))
        if former is None:
            return
        entry = changed(former, found)
        if former.model is not None:
            entry.model, problems = validated(entry, KEYED[found.subject].model)
            self.merged.problems.extend(problems)
        self.put(name, name, entry)
        keys = frozenset(changed_keys(found))
        self.note((found.subject, name), EntryTouch("changes", found, spot, former, entry, keys))

    def put(self, old: str, new: str, found: Found) -> None:
        """Exchange one entry for another, in the same order."""
        there = self.merged.entries[found.subject]
        self.merged.entries[found.subject] = {
            (new if name == old else name): (found if name == old else kept) for name, kept in there.items()
        }

    def free(self, found: Found, old: str | None) -> bool:
        """Whether an entry's id is still free, or becomes free because this entry replaces its owner."""
        first = self.merged.entries[found.subject].get(found.id)
        if first is None or found.id == old:
            return True
        self.tell(found, found.node.get("id") or found.node, _taken(found, first))
        return False

    def former(self, by: Found, spot: Node, what: tuple[str, str]) -> Found | None:
        """The entry that a pack wants to change, replace or remove; if it may not, a problem says why."""
        subject, name = what
        former = self.merged.entries[subject].get(name)
        if former is not None and former.pack != by.pack:
            return former
        if self.merged.complete and not self.merged.damaged(subject):
            self.tell(by, spot, self.nothing_there(subject, name, former))
        return None

    def nothing_there(self, subject: str, name: str, former: Found | None) -> Saying:
        """What to say where no earlier pack has an entry: perhaps one had it, or one not loaded has it."""
        entry = entry_of(subject)
        gone = [touch for touch in self.merged.touches.get((subject, name), []) if touch.after is None]
        if gone and former is None:
            return say("nothing_to_change.gone", entry=entry, name=name, pack=gone[-1].pack)
        pack = self.merged.not_loaded(subject, name) if former is None else ""
        if pack:
            return say("unknown_entry.elsewhere", entry=entry, name=name, pack=pack)
        hint = did_you_mean(name, self.merged.known(subject)) if former is None else ""
        return say("nothing_to_change", entry=entry, name=name, hint=hint)

    def note(self, what: tuple[str, str], touch: EntryTouch) -> None:
        """Remember what was done; where two packs know nothing of each other, say whose word is the last."""
        earlier = self.merged.touches.setdefault(what, [])
        known = {touch.pack, *all_needed(touch.pack, self.needs)}
        clash = next((one for one in earlier if one.pack not in known and _overlap(one, touch)), None)
        if clash is not None:
            said = say(
                "both_change", entry=entry_of(what[0]), name=what[1], first=clash.pack, second=touch.pack
            )
            self.merged.warnings.append(touch.by.problem(touch.spot, said))
        earlier.append(touch)

    def tell(self, by: Found, node: Node, said: Saying) -> None:
        """Note a problem."""
        self.merged.problems.append(by.problem(node, said))


def _overlap(one: EntryTouch, other: EntryTouch) -> bool:
    return WHOLE in (one.keys, other.keys) or bool(one.keys & other.keys)


def _taken(found: Found, first: Found) -> Saying:
    return say(
        "id_taken" if first.pack == found.pack else "id_taken.replaces",
        entry=entry_of(found.subject),
        id=found.id,
        file=first.source.file,
        line=first.node.line + 1,
    )
