"""What is allowed and yet surely not meant: told as warnings, and nobody is kept from playing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hamlet.content.checks.fitting_in import fits_somewhere
from hamlet.content.checks.outlines import Shapes, outline_problems
from hamlet.content.checks.palettes import palette_problems
from hamlet.content.checks.pictures import picture_problems
from hamlet.content.checks.scoreless import scoreless
from hamlet.content.finding import is_own
from hamlet.content.models.entries import MaterialEntry, TerrainEntry
from hamlet.content.models.known import DRAWINGS, MENU_DRAWINGS, SIGNS
from hamlet.content.models.tiles import TileEntry
from hamlet.content.saying import did_you_mean, say

if TYPE_CHECKING:
    from hamlet.content.merged import Merged
    from hamlet.content.problems import Problem


def unlikely(merged: Merged, *, whole: bool) -> list[Problem]:
    """Warnings: unknown drawings, wrong pictures; of the whole also goods that nobody makes, lonely tiles."""
    shapes: Shapes = {}
    list(outline_problems(merged, shapes))
    return [
        *_drawings(merged),
        *(_goods(merged) if whole else ()),
        *(_loners(merged, shapes) if whole else ()),
        *scoreless(merged, shapes),
        *picture_problems(merged),
        *palette_problems(merged),
    ]


def _drawings(merged: Merged) -> Iterator[Problem]:
    tiles = merged.known("tiles")
    known = (*DRAWINGS, *tiles)
    yield from _not_drawn(merged, "tiles", known)
    yield from _not_drawn(merged, "menu", (*MENU_DRAWINGS, *merged.known("menu")))


def _not_drawn(merged: Merged, subject: str, known: Sequence[str]) -> Iterator[Problem]:
    for found in merged.entries[subject].values():
        drawing = found.text("drawing")
        if drawing and drawing not in known:
            hint = did_you_mean(drawing, known)
            yield found.problem(found.node.fields["drawing"], say("unknown_drawing", name=drawing, hint=hint))


def _goods(merged: Merged) -> Iterator[Problem]:
    tiles = [found.model for found in merged.entries["tiles"].values() if isinstance(found.model, TileEntry)]
    made = {good for tile in tiles for good in (*tile.produces, *tile.refines.values())}
    for name, found in merged.entries["materials"].items():
        if name in SIGNS:
            yield found.problem(found.node.get("id") or found.node, say("sign_taken", name=name))
        if name not in made and isinstance(found.model, MaterialEntry):
            raw = found.model.class_ == "raw"
            said = say("never_produced" if raw else "never_refined", name=name)
            yield found.problem(found.node.get("id") or found.node, said)


def _loners(merged: Merged, shapes: Shapes) -> Iterator[Problem]:
    """Tiles of players' packs beside which no other tile of the game can lie."""
    terrains = [found.model for found in merged.entries["terrains"].values()]
    meets = [
        frozenset(number for number, other in enumerate(terrains) if _named(other, terrain.meets))
        for terrain in terrains
        if isinstance(terrain, TerrainEntry)
    ]
    for name, found in merged.entries["tiles"].items():
        if name in shapes and not is_own(found.source.file):
            others = [shape for other, shape in shapes.items() if other != name]
            if not fits_somewhere(shapes[name], others, meets):
                spot = found.node.get("outline") or found.node
                yield found.problem(spot, say("fits_nowhere", name=name))


def _named(entry: object, ids: list[str]) -> bool:
    return isinstance(entry, TerrainEntry) and entry.id in ids
