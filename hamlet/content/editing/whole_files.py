"""A file of a pack on the bench as a whole: for what has no form, such as its rules or what it needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import PurePosixPath
from typing import Final

from hamlet.content.editing.cutting import Cuts, TangledError, exchange, same
from hamlet.content.editing.drafts import Draft, KeyPath, Plain
from hamlet.content.editing.scripts import EntryText, ListSpot, MapSpot, Script, plain_of, read_script
from hamlet.content.editing.sheets import EntrySheet
from hamlet.content.editing.spelling import entry_text, pair_text
from hamlet.content.editing.writing import UnwritableError, added
from hamlet.content.lying import subject_of
from hamlet.content.saying import say
from hamlet.content.schemas.modeline import modeline
from hamlet.content.subjects import RULE_LISTS

MAPS: Final = frozenset({"pack", "rules"})
"""Files that are one map; all others list entries."""
_INDENT: Final = 2


@dataclass(frozen=True, slots=True)
class FileSheet(EntrySheet):
    """No entry of it is in hand but all of its lines; the draft is what stands at its top, if it is a map."""

    @property
    def entry(self) -> EntryText | None:
        """None."""
        return None

    @property
    def gone(self) -> bool:
        """A file may well be empty."""
        return False

    @property
    def lines(self) -> range:
        """All of them."""
        return range(self.text.count("\n") + 1)

    def lines_of(self, *path: int | str) -> range:
        """The lines of a key at the top, or all of them."""
        spot = self._top.find(path) if path else None
        return self._lines_between(spot.start, spot.end) if spot is not None else self.lines

    def path_at(self, line: int) -> KeyPath:
        """The key at the top that a line is about."""
        return next(((key,) for key in reversed(list(self.draft.data)) if line in self.lines_of(key)), ())

    def with_draft(self, draft: Draft) -> FileSheet:
        """The file saying something else at its top, in the smallest cuts; raises UnwritableError."""
        script = _exchanged(self.script if self.legible else self.last, draft.data)
        return replace(self, script=script, draft=draft, legible=True, last=script)

    def with_text(self, text: str) -> FileSheet:
        """The file with another text; as long as that cannot be read, the draft is what it said last."""
        fresh = whole_file(self.inside, text)
        return fresh if fresh.legible else replace(self, script=fresh.script, legible=False)

    def with_part(self, part: Plain) -> FileSheet:
        """The file with an entry more, or with what a map says besides; raises UnwritableError."""
        script = read_script(self.text or f"{modeline(self.inside)}\n\n")
        if self.draft.subject not in MAPS:
            return self.with_text(added(script, part).text)
        return self.with_text(_with_more(script, part).text)

    def named_at(self, line: int) -> tuple[str, str]:
        """The subject and the id of the entry at a line; in rules of one of their lists."""
        rows: list[tuple[str, EntryText]] = [(self.draft.subject, each) for each in self.script.entries]
        for each in RULE_LISTS:
            pair = self.script.root.pair(each.name) if isinstance(self.script.root, MapSpot) else None
            if pair is not None and isinstance(pair.value, ListSpot):
                rows += [(each.name, EntryText(spot.start, spot.end, spot)) for spot in pair.value.items]
        before = [row for row in rows if self.script.line_of(row[1].start) <= line] or rows[:1]
        return (before[-1][0], before[-1][1].id) if before else ("", "")

    def without_entry(self) -> str:
        """There is none to be taken out."""
        raise UnwritableError(say("unwritable_entry"))

    @property
    def _top(self) -> EntryText:
        return EntryText(0, len(self.text), self.script.root)


def whole_file(inside: str, text: str) -> FileSheet:
    """The sheet of a file, which need not be there yet."""
    script = read_script(text)
    top = plain_of(script.root) if isinstance(script.root, MapSpot) else {}
    legible = script.root is not None or script.sound
    return FileSheet(inside, script, 0, Draft(subject_of(PurePosixPath(inside)), top), legible, script)


def _exchanged(script: Script, data: Mapping[str, Plain]) -> Script:
    """A map at the top of a file made another one."""
    root = script.root
    if not isinstance(root, MapSpot):
        raise UnwritableError(say("unwritable_entry"))
    return _read_again(partial(_by_cuts, script, root, data), data)


def _by_cuts(script: Script, root: MapSpot, data: Mapping[str, Plain]) -> str:
    cuts = Cuts(script.text)
    exchange(cuts, root, data)
    return cuts.result()


def _with_more(script: Script, part: Mapping[str, Plain]) -> Script:
    """A map at the top of a file that says more: entries behind those of a list, new keys in a map."""
    there = plain_of(script.root) if isinstance(script.root, MapSpot) else {}
    if script.root is not None and not isinstance(script.root, MapSpot):
        raise UnwritableError(say("unwritable_entry"))
    for key, value in part.items():
        there = {**there, key: _more(there.get(key), value)}
        script = _read_again(partial(_put, script, key, value), there)
    return script


def _more(there: Plain, value: Plain) -> Plain:
    if isinstance(there, list) and isinstance(value, list):
        return [*there, *value]
    if isinstance(there, Mapping) and isinstance(value, Mapping):
        return {**value, **there}
    return value if there is None else there


def _put(script: Script, key: str, value: Plain) -> str:
    """A key of the map with what it says more, in lines of its own where it can be."""
    root = script.root if isinstance(script.root, MapSpot) else MapSpot(0, 0)
    pair = root.pair(key)
    if pair is None:
        return _new_key(script, root, key, value)
    cuts = Cuts(script.text)
    row = pair.value
    if isinstance(row, ListSpot) and row.items and not row.flow and isinstance(value, list):
        column = row.start - cuts.line_start(row.start)
        end = cuts.line_end(row.items[-1].end)
        cuts.cut(end, end, "".join(f"\n{' ' * column}{entry_text(each, column)}" for each in value))
    else:
        exchange(cuts, row, _more(plain_of(row), value), pair.key_end, within=root.flow)
    return cuts.result()


def _new_key(script: Script, root: MapSpot, key: str, value: Plain) -> str:
    """A key more, behind everything else."""
    if root.flow:
        raise TangledError
    text = script.text if script.text.endswith("\n") or not script.text else f"{script.text}\n"
    gap = "" if not text.strip() or text.endswith("\n\n") else "\n"
    if not isinstance(value, list):
        return f"{text}{gap}{pair_text(key, value, 0)}\n"
    lines = "".join(f"{' ' * _INDENT}{entry_text(each, _INDENT)}\n" for each in value)
    return f"{text}{gap}{key}:\n{lines}"


def _read_again(write: Callable[[], str], wanted: Plain) -> Script:
    """What was written, as long as it says what it should."""
    try:
        found = read_script(write())
    except (TangledError, ValueError, IndexError):
        found = Script("")
    if not isinstance(found.root, MapSpot) or not same(plain_of(found.root), wanted):
        raise UnwritableError(say("unwritable_entry"))
    return found
