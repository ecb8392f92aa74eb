"""A file of a pack as a script: its text, and where in it each entry and each of its values stands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import yaml

from hamlet.content.editing.drafts import KeyPath, Plain
from hamlet.content.scalars import UnclearWordError, read_plain
from hamlet.content.tree import LOADER, MOST_DEPTH

_TOP_ITEM: Final = re.compile(r"^-(?=\s)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class TextSpot:
    """A value in a text, from its first letter to behind its last one."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class WordSpot(TextSpot):
    """Text, a number, a switch or nothing; `style` is its quote, `|` or `>`, or nothing."""

    value: Plain = None
    style: str = ""


@dataclass(frozen=True, slots=True)
class ListSpot(TextSpot):
    """A list; a flowing one stands in brackets."""

    flow: bool = False
    items: tuple[TextSpot, ...] = ()


@dataclass(frozen=True, slots=True)
class KeyPair:
    """A key and its value; a key that is no text has no name."""

    start: int
    key_end: int
    key: str | None
    value: TextSpot

    @property
    def end(self) -> int:
        """Behind the last letter of its value, or of the key if it has none."""
        return max(self.key_end, self.value.end)


@dataclass(frozen=True, slots=True)
class MapSpot(TextSpot):
    """A map; a flowing one stands in braces."""

    flow: bool = False
    pairs: tuple[KeyPair, ...] = ()

    def pair(self, key: int | str) -> KeyPair | None:
        """The first pair with a key."""
        return next((pair for pair in self.pairs if pair.key == key), None)


@dataclass(frozen=True, slots=True)
class EntryText:
    """An entry in a text, from its dash on; without a spot if it cannot be read."""

    start: int
    end: int
    spot: TextSpot | None = None

    @property
    def data(self) -> Plain:
        """What it says."""
        return plain_of(self.spot) if self.spot is not None else None

    @property
    def id(self) -> str:
        """Its id, or the id of the entry that it changes; nothing if it has none that can be read."""
        data = self.data
        name = (data.get("id") or data.get("changes")) if isinstance(data, dict) else None
        return name if isinstance(name, str) else ""

    def find(self, path: KeyPath) -> TextSpot | KeyPair | None:
        """Where a value stands, with its key if it has one; the nearest above it that is there."""
        found: TextSpot | KeyPair | None = self.spot
        here: TextSpot | None = self.spot
        for part in path:
            step: TextSpot | KeyPair | None = None
            if isinstance(here, MapSpot):
                step = here.pair(part)
            elif isinstance(here, ListSpot) and isinstance(part, int) and 0 <= part < len(here.items):
                step = here.items[part]
            if step is None:
                break
            found, here = step, step.value if isinstance(step, KeyPair) else step
        return found


@dataclass(frozen=True, slots=True)
class Script:
    """The text of a file with plain line ends, and its entries."""

    text: str
    entries: tuple[EntryText, ...] = ()
    root: TextSpot | None = None
    """The whole, where it can be read as one."""
    sound: bool = True
    """Whether it can be read as a whole; nothing at all counts as that."""

    def place(self, name: str) -> int | None:
        """Which entry has an id."""
        return next((number for number, entry in enumerate(self.entries) if entry.id == name), None)

    def line_of(self, index: int) -> int:
        """The line that a letter stands in, counted from 0."""
        return self.text.count("\n", 0, index)


def read_script(text: str) -> Script:
    """Read the text of a file of entries. Where it is no sound YAML each entry is read alone."""
    try:
        root = _ScriptReader(text).read()
    except (yaml.YAMLError, _TooDeepError):
        return Script(text, tuple(_one_by_one(text)), None, sound=False)
    entries = _entries(text, root) if isinstance(root, ListSpot) else ()
    return Script(text, tuple(entries), root, sound=root is None or isinstance(root, ListSpot))


def plain_of(spot: TextSpot) -> Plain:
    """The value at a spot, without its place."""
    if isinstance(spot, MapSpot):
        found: dict[str, Plain] = {}
        for pair in spot.pairs:
            if pair.key is not None:
                found.setdefault(pair.key, plain_of(pair.value))
        return found
    if isinstance(spot, ListSpot):
        return [plain_of(item) for item in spot.items]
    return spot.value if isinstance(spot, WordSpot) else None


def dashes(text: str, row: ListSpot) -> list[int]:
    """Where the dashes of a list stand that is written line by line."""
    column = row.start - (text.rfind("\n", 0, row.start) + 1)
    dash = re.compile(rf"^ {{{column}}}-(?=\s|$)", re.MULTILINE)
    found = [row.start]
    for before in row.items[:-1]:
        match = dash.search(text, before.end)
        found.append(match.end() - 1 if match else before.end)
    return found


def _entries(text: str, root: ListSpot) -> Iterator[EntryText]:
    starts = [item.start for item in root.items] if root.flow else dashes(text, root)
    for start, item in zip(starts, root.items, strict=True):
        yield EntryText(start, max(item.end, start + 1), item)


def _one_by_one(text: str) -> Iterator[EntryText]:
    starts = [match.start() for match in _TOP_ITEM.finditer(text)]
    for start, end in zip(starts, [*starts, len(text)][1:], strict=True):
        kept = start + len(text[start:end].rstrip())
        try:
            root = _ScriptReader(text[start:end], start).read()
        except (yaml.YAMLError, _TooDeepError):
            yield EntryText(start, kept)
            continue
        item = root.items[0] if isinstance(root, ListSpot) and root.items else None
        yield EntryText(start, max(item.end, start + 1) if item else kept, item)


class _TooDeepError(Exception):
    """More lists in lists than a pack may have."""


class _ScriptReader:
    """Turns the events of the YAML parser into spots."""

    def __init__(self, text: str, first: int = 0) -> None:
        self.text = text
        self.first = first
        self.events: Iterator[yaml.Event] = yaml.parse(text, Loader=LOADER)

    def read(self) -> TextSpot | None:
        root: TextSpot | None = None
        for event in self.events:
            if isinstance(event, yaml.NodeEvent):
                if root is not None:
                    raise _TooDeepError
                root = self.spot(event, 0)
        return root

    def spot(self, event: yaml.Event, depth: int) -> TextSpot:
        if depth > MOST_DEPTH:
            raise _TooDeepError
        start, end = self.place(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self.row(event, start, depth)
        if isinstance(event, yaml.MappingStartEvent):
            return self.table(event, start, depth)
        if isinstance(event, yaml.ScalarEvent):
            return WordSpot(start, end, _value(event), (event.style or "").replace(":", ""))
        return WordSpot(start, end)

    def row(self, event: yaml.SequenceStartEvent, start: int, depth: int) -> ListSpot:
        items: list[TextSpot] = []
        for item in self.events:
            if isinstance(item, yaml.CollectionEndEvent):
                return ListSpot(start, self.end(item, event, items), bool(event.flow_style), tuple(items))
            items.append(self.spot(item, depth + 1))
        raise _TooDeepError

    def table(self, event: yaml.MappingStartEvent, start: int, depth: int) -> MapSpot:
        pairs: list[KeyPair] = []
        for item in self.events:
            if isinstance(item, yaml.CollectionEndEvent):
                return MapSpot(start, self.end(item, event, pairs), bool(event.flow_style), tuple(pairs))
            key = self.spot(item, depth + 1)
            name = item.value if isinstance(item, yaml.ScalarEvent) else None
            pairs.append(KeyPair(key.start, key.end, name, self.spot(next(self.events), depth + 1)))
        raise _TooDeepError

    def end(
        self, event: yaml.Event, began: yaml.CollectionStartEvent, inside: list[TextSpot] | list[KeyPair]
    ) -> int:
        """Behind a bracket, or behind the last thing inside: the parser goes on to what comes next."""
        if began.flow_style and self.text[self.place(event)[1] - self.first - 1] in "]}":
            return self.place(event)[1]
        return inside[-1].end if inside else self.place(began)[1]

    def place(self, event: yaml.Event) -> tuple[int, int]:
        start: int = getattr(event.start_mark, "index", 0)
        end: int = getattr(event.end_mark, "index", start)
        kept = len(self.text[start:end].rstrip())
        return start + self.first, (start + kept if kept else start) + self.first


def _value(event: yaml.ScalarEvent) -> Plain:
    text: str = event.value
    if not event.implicit[0]:
        return text
    try:
        return read_plain(text)
    except UnclearWordError:
        return text
