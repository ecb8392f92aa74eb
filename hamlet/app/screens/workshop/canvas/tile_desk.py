"""What the drawing parts ask of whoever keeps the entry, and which sides a part of the form is about."""

from __future__ import annotations

from typing import Protocol

from hamlet.content.editing.drafts import Draft, KeyPath
from hamlet.content.editing.forms import Form
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.loaded import PackData
from hamlet.engine.definitions import Definitions
from hamlet.engine.lattice.geometry import Side
from hamlet.engine.scoring.measures import MATCHING_SEGMENT


class TileDesk(Protocol):
    """The entry of a tile, and all that is played with it."""

    @property
    def draft(self) -> Draft:
        """The entry as it is now."""

    @property
    def known(self) -> OfferedIds:
        """What the packs offer."""

    @property
    def definitions(self) -> Definitions | None:
        """The game of the packs that were sound last; the same object until they change."""

    @property
    def data(self) -> PackData | None:
        """The same as plain data."""

    @property
    def pale(self) -> bool:
        """Whether the YAML says something else that cannot be read."""

    @property
    def sound(self) -> bool:
        """Whether all is sound as it is now."""

    @property
    def looked_at(self) -> KeyPath:
        """What of the entry is looked at."""

    def shape(self, form: Form, stroke: str) -> None:
        """The form is another one; what belongs to one stroke is one step."""

    def lift(self) -> None:
        """The stroke is over."""


def lit_sides(draft: Draft, known: OfferedIds, path: KeyPath) -> frozenset[Side]:
    """The sides that something in an entry is about: what its score counts, its channel, its outline."""
    form = draft.form
    if form is None or not path:
        return frozenset()
    if path[0] == "outline":
        return frozenset(form.letters)
    if path[0] == "channel":
        return _of_terrain(form, known, draft.get("channel"))
    if path[0] == "score" and draft.get("score", "per") == MATCHING_SEGMENT:
        terrain = draft.get("score", "terrain")
        return frozenset(form.letters) if terrain is None else _of_terrain(form, known, terrain)
    return frozenset()


def _of_terrain(form: Form, known: OfferedIds, terrain: object) -> frozenset[Side]:
    letters = {letter for letter, of in known.letters.items() if of == terrain}
    return frozenset(side for side, letter in form.letters.items() if letter in letters)
