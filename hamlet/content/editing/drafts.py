"""An entry while it is made: its plain map as it would stand in the file, and for tiles their form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from hamlet.content.editing.forms import Form, form_of, one_triangle
from hamlet.content.models.fields import EntryPart
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import RulesFile
from hamlet.content.subjects import KEYED
from hamlet.engine.lattice.outline import OutlineError

KeyPath = tuple[int | str, ...]
"""Where something stands in an entry: keys, and places in lists."""

Plain = Any
"""A value as a file says it: text, number, switch, nothing, or lists and maps of them."""

_FIRST: Final = ("id", "changes", "replaces")
_OF_ITS_OWN: Final = frozenset(("id", "changes", "replaces", "source"))
_LAST: Final = ("with", "when", "source")
_TOPS: Final[dict[str, type[EntryPart]]] = {"pack": PackFile, "rules": RulesFile}
"""What stands at the top of files that list no entries."""


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry of a subject. Edits give a new one; what they do not touch is shared, and never changed."""

    subject: str
    data: Mapping[str, Plain] = field(default_factory=dict)
    form: Form | None = None
    """Of a tile: its form, which may for a while be none that an outline can tell."""

    @property
    def id(self) -> str:
        """Its id, or the id of the entry that it changes."""
        return self.text("id") or self.text("changes")

    def text(self, key: str) -> str:
        """The text under a key, or nothing."""
        value = self.data.get(key)
        return value if isinstance(value, str) else ""

    def get(self, *path: int | str) -> Plain:
        """What stands at a path; None if nothing does."""
        here: Plain = self.data
        for part in path:
            if isinstance(here, Mapping) or (isinstance(here, list) and isinstance(part, int)):
                here = here.get(part) if isinstance(here, Mapping) else _item(here, part)
            else:
                return None
        return here

    def number(self, *path: int | str) -> int:
        """The whole number at a path; 0 if there is none."""
        value = self.get(*path)
        return value if isinstance(value, int) and not isinstance(value, bool) else 0

    def put(self, path: str | KeyPath, value: Plain) -> Draft:
        """The draft with a value at a path; maps on the way are made, new keys come where readers expect."""
        steps = (path,) if isinstance(path, str) else path
        data = _put(self.data, steps, value, _key_order(self.subject))
        form = _form(data) or self.form if steps[:1] == ("outline",) else self.form
        return replace(self, data=data, form=form)

    def without(self, *path: int | str) -> Draft:
        """The draft without what stands at a path; a map that is empty by that goes too."""
        data = _without(self.data, path)
        return replace(self, data=data if data is not None else {})

    def shaped(self, form: Form) -> Draft:
        """A tile of this form; as long as the form is no tile the outline stays the last that was one."""
        if form.trouble() is not None:
            return replace(self, form=form)
        data = _put(self.data, ("outline",), form.outline(), _key_order(self.subject))
        return replace(self, data=data, form=form)


def draft_of(subject: str, data: Mapping[str, Plain]) -> Draft:
    """The draft of an entry that is there."""
    return Draft(subject, data, _form(data) if subject == "tiles" else None)


def copied(draft: Draft, name: str) -> Draft:
    """A draft that begins as another entry and has an id of its own."""
    data = {key: value for key, value in draft.data.items() if key not in _OF_ITS_OWN}
    return replace(draft, data={"id": name, **data})


def new_tile(name: str, letter: str) -> Draft:
    """A tile of one triangle."""
    return Draft("tiles", {"id": name}).shaped(one_triangle(letter))


def free_id(wanted: str, taken: Sequence[str]) -> str:
    """An id that nobody has: this one, or it with the lowest number that is free."""
    number, found = 2, wanted
    while found in taken:
        found, number = f"{wanted}_{number}", number + 1
    return found


def _form(data: Mapping[str, Plain]) -> Form | None:
    outline = data.get("outline")
    try:
        return form_of(outline) if isinstance(outline, str) else None
    except OutlineError:
        return None


def _item(items: list[Plain], place: int | str) -> Plain:
    return items[place] if isinstance(place, int) and -1 < place < len(items) else None


@lru_cache
def _key_order(subject: str) -> tuple[str, ...]:
    """The keys of a subject's entries in the order in which they are best read."""
    model = KEYED[subject].model if subject in KEYED else _TOPS[subject]
    fields = model.model_fields
    known = [each.alias or name for name, each in fields.items()]
    middle = [key for key in known if key not in {*_FIRST, *_LAST}]
    return (*_FIRST, *middle, *_LAST)


def _put(here: Plain, path: KeyPath, value: Plain, order: Sequence[str] = ()) -> Plain:
    if not path:
        return value
    key, rest = path[0], path[1:]
    if isinstance(here, list) and isinstance(key, int):
        fresh = _put(_item(here, key), rest, value)
        return [*here[:key], fresh, *here[key + 1 :]]
    there = dict(here) if isinstance(here, Mapping) else {}
    if key in there:
        return {**there, key: _put(there[key], rest, value)}
    return dict(_inserted(there, str(key), _put(None, rest, value), order))


def _inserted(
    there: Mapping[str, Plain], key: str, value: Plain, order: Sequence[str]
) -> Iterator[tuple[str, Plain]]:
    """The pairs with a new one: behind the last of those that come before it, else at the end."""
    rank = {name: place for place, name in enumerate(order)}
    mine = rank.get(key, len(order))
    before = [place for place, name in enumerate(there) if rank.get(name, len(order)) < mine]
    spot = before[-1] + 1 if before and key in rank else len(there)
    pairs = list(there.items())
    yield from (*pairs[:spot], (key, value), *pairs[spot:])


def _without(here: Plain, path: KeyPath) -> Plain:
    """What is left; None if that is nothing."""
    if not path:
        return None
    key, rest = path[0], path[1:]
    if isinstance(here, list) and isinstance(key, int) and _item(here, key) is not None:
        left = _without(here[key], rest)
        return [*here[:key], *([] if left is None else [left]), *here[key + 1 :]] or None
    if not isinstance(here, Mapping) or key not in here:
        return here
    left = _without(here[key], rest)
    kept = {name: left if name == key else value for name, value in here.items()}
    if left is None:
        del kept[str(key)]
    return kept or None
