"""A file of a pack on the bench: its text, and one of its entries as a draft; each follows the other.

As long as the text cannot be read the draft stays as it was last; drawing on goes back to that text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from hamlet.content.editing.drafts import Draft, KeyPath, Plain, draft_of
from hamlet.content.editing.scripts import EntryText, Script, read_script
from hamlet.content.editing.writing import UnwritableError, added, removed, written
from hamlet.content.saying import say
from hamlet.content.schemas.modeline import modeline


@dataclass(frozen=True, slots=True)
class EntrySheet:
    """A file and the entry in it that is made. Edits give a new sheet."""

    inside: str
    """Where the file lies in its pack, such as `tiles.yaml`."""
    script: Script
    place: int
    """Which of the file's entries it is."""
    draft: Draft
    legible: bool = True
    """Whether the entry can be read as its text stands."""
    last: Script = field(default=Script(""), repr=False)
    """The text as it was when the entry could be read."""

    @property
    def text(self) -> str:
        """The text of the file, with plain line ends."""
        return self.script.text

    @property
    def entry(self) -> EntryText | None:
        """Where the entry stands in the text."""
        entries = self.script.entries
        return entries[self.place] if self.place < len(entries) else None

    @property
    def gone(self) -> bool:
        """Whether there is no entry any more, in a file that can be read."""
        return self.entry is None and self.script.sound

    @property
    def lines(self) -> range:
        """The lines that the entry takes, counted from 0."""
        return self._lines_between(self.entry.start, self.entry.end) if self.entry else range(0)

    def lines_of(self, *path: int | str) -> range:
        """The lines in which a value stands with its key, or the nearest thing above it that is there."""
        spot = self.entry.find(path) if self.entry else None
        return self._lines_between(spot.start, spot.end) if spot else self.lines

    def path_at(self, line: int) -> KeyPath:
        """The key of the entry that a line is about; nothing if it is about none."""
        data = self.entry.data if self.entry else None
        keys = data if isinstance(data, Mapping) else {}
        return next(((key,) for key in reversed(list(keys)) if line in self.lines_of(key)), ())

    def with_draft(self, draft: Draft) -> EntrySheet:
        """The sheet with another draft, its text written in the smallest cuts; raises UnwritableError."""
        known = self.script if self.legible else self.last
        if self.place >= len(known.entries):
            raise UnwritableError(say("unwritable_entry"))
        script = written(known, self.place, draft.data)
        return replace(self, script=script, draft=draft, legible=True, last=script)

    def with_text(self, text: str) -> EntrySheet:
        """The sheet with another text: the draft is what the entry says there, if that can be read."""
        script = read_script(text)
        named = script.place(self.draft.id)
        place = named if named is not None else self.place
        data = script.entries[place].data if place < len(script.entries) else None
        if not isinstance(data, Mapping):
            return replace(self, script=script, legible=False)
        draft = _followed(self.draft, data)
        return replace(self, script=script, place=place, draft=draft, legible=True, last=script)

    def without_entry(self) -> str:
        """The text of the file without the entry."""
        return removed(self.script, self.place).text

    def _lines_between(self, start: int, end: int) -> range:
        first = self.script.line_of(start)
        return range(first, self.script.line_of(max(start, end - 1)) + 1)


def opened(subject: str, inside: str, text: str, name: str) -> EntrySheet | None:
    """The sheet for an entry that is there; None if no entry of that id can be read."""
    script = read_script(text)
    place = script.place(name)
    if place is None:
        return None
    return EntrySheet(inside, script, place, draft_of(subject, script.entries[place].data), last=script)


def begun(inside: str, text: str, draft: Draft) -> EntrySheet:
    """The sheet for a new entry, behind all others of its file; a file that is empty yet names its schema."""
    script = added(read_script(text or f"{modeline(inside)}\n\n"), draft.data)
    return EntrySheet(inside, script, len(script.entries) - 1, draft, last=script)


def begun_or_illegible(inside: str, text: str, draft: Draft) -> EntrySheet:
    """The same; into a file in which nothing can be put, it is as one that cannot be read."""
    try:
        return begun(inside, text, draft)
    except UnwritableError:
        return EntrySheet(inside, read_script(text), 0, draft, legible=False)


def _followed(draft: Draft, data: Mapping[str, Plain]) -> Draft:
    """The draft as a text says it: the form stays where it is if its outline says the same."""
    if draft.subject != "tiles" or data.get("outline") == draft.data.get("outline"):
        return replace(draft, data=dict(data))
    return draft_of(draft.subject, data)
