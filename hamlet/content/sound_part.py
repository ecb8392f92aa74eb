"""What still plays of packs with mistakes: every entry that is sound, without those that are not.

What is wrong is taken out, first what cannot be read, then all is put together once more, for something else
may have needed it; until nothing is wrong any more. The game's own packs are never touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hamlet.content.found import Found
from hamlet.content.loaded import LoadedPacks
from hamlet.content.merged import FindElsewhere
from hamlet.content.nodes import Fields, Items, Node
from hamlet.content.packs import put_together
from hamlet.content.problems import MOST_PROBLEMS, Problem
from hamlet.content.reading import PackRead
from hamlet.resources import data_folder

_MOST_ROUNDS: Final = 12


def sound_part(packs: Sequence[PackRead], elsewhere: FindElsewhere | None = None) -> LoadedPacks:
    """The packs without what is wrong with them; `left_out` tells why something is not there."""
    left_out: list[Problem] = []
    kept = list(packs)
    for number in range(_MOST_ROUNDS):
        loaded = put_together(kept, elsewhere)
        if not loaded.problems or all(_own(pack) for pack in kept):
            return replace(loaded, left_out=tuple(dict.fromkeys(left_out))[:MOST_PROBLEMS])
        first = [problem for pack in kept for problem in pack.problems] or loaded.problems
        left_out += first
        if number == _MOST_ROUNDS - 1:
            break
        kept = _without(kept, first)
    own = put_together([pack for pack in kept if _own(pack)], elsewhere)
    return replace(own, left_out=tuple(dict.fromkeys(left_out))[:MOST_PROBLEMS])


def _own(pack: PackRead) -> bool:
    return pack.folder.parent == data_folder()


def _without(packs: list[PackRead], problems: Sequence[Problem]) -> list[PackRead]:
    """The packs without what is wrong; at least one thing goes."""
    kept = [pack if _own(pack) else _mended(pack, problems) for pack in packs]
    left = [pack for pack in kept if pack is not None]
    if len(left) == len(packs) and all(one is other for one, other in zip(left, packs, strict=True)):
        last = max(number for number, pack in enumerate(left) if not _own(pack))
        del left[last]
    return left


def _mended(pack: PackRead, problems: Sequence[Problem]) -> PackRead | None:
    """The pack without the entries in which something is wrong; None if it cannot be played at all."""
    if pack.file is None or pack.about is None or pack.stopped:
        return None
    mine = [problem for problem in problems if problem.file == pack.file.source.file]
    file = _without_lines(pack.file, mine)
    if file is None:
        return None
    entries = [found for found in pack.entries if not is_wrong(found, problems)]
    rules = [found for found in pack.rules if not is_wrong(found, problems)]
    additions = [found for found in pack.additions if not is_wrong(found, problems)]
    before = (len(pack.entries), len(pack.rules), len(pack.additions))
    same = before == (len(entries), len(rules), len(additions))
    if same and file is pack.file and not pack.problems and not pack.damaged:
        return pack
    return replace(
        pack, file=file, entries=entries, rules=rules, additions=additions, problems=[], damaged=set()
    )


def is_wrong(found: Found, problems: Sequence[Problem]) -> bool:
    """Whether something is wrong with an entry: it has no checked form, or a problem stands in its lines."""
    if found.model is None and found.node.get("changes") is None:
        return True
    return any(
        problem.file == found.source.file and found.node.line <= problem.line - 1 <= _last_line(found.node)
        for problem in problems
    )


def _last_line(node: Node) -> int:
    """Where the last thing in an entry ends; what ends where the next line begins has not reached it."""
    inside: tuple[Node, ...] = ()
    if isinstance(node, Fields):
        inside = (*node.keys.values(), *node.fields.values())
    elif isinstance(node, Items):
        inside = node.items
    own = node.end_line if node.end_column else max(node.line, node.end_line - 1)
    return max((own, *map(_last_line, inside)))


def _without_lines(file: Found, problems: Sequence[Problem]) -> Found | None:
    """The pack file without removals that are wrong; None if anything else in it is."""
    removes = file.node.get("removes")
    if not problems:
        return file
    if not isinstance(removes, Fields):
        return None
    places = {(problem.line - 1, problem.column - 1) for problem in problems}
    kept = {}
    for subject, below in removes.fields.items():
        items = below.items if isinstance(below, Items) else ()
        left = tuple(item for item in items if (item.line, item.column) not in places)
        places -= {(item.line, item.column) for item in items}
        kept[subject] = replace(below, items=left) if isinstance(below, Items) else below
    if places:
        return None
    fields = {**file.node.fields, "removes": replace(removes, fields=kept)}
    return replace(file, node=replace(file.node, fields=fields))
