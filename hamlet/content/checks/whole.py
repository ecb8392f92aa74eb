"""What the packs together must hold so that a game can be played with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, fields
from math import perm, prod

from hamlet.content.checks.outlines import Shapes
from hamlet.content.merged import Merged
from hamlet.content.models.entries import ChurchEntry, TerrainEntry
from hamlet.content.models.known import ALL_KINDS
from hamlet.content.models.rules import RulesFile
from hamlet.content.models.tiles import TileEntry
from hamlet.content.problems import Problem
from hamlet.content.saying import Saying, say
from hamlet.content.subjects import SUBJECTS
from hamlet.engine.definitions import Rules
from hamlet.engine.lake.definitions import LakeRules
from hamlet.engine.lattice.outline import Shape
from hamlet.engine.limits import MOST_LAYOUTS_TRIED

_SINGLE = tuple(kind.id for kind in ALL_KINDS if kind.single)


def whole_problems(merged: Merged, shapes: Shapes) -> Iterator[Problem]:
    """What is missing from the whole, said at the last pack."""
    spot = merged.packs[-1].file if merged.packs else None
    if spot is None:
        return
    for said in (
        *_tile_gaps(merged),
        *_church_gaps(merged),
        *_rule_gaps(merged),
        *_other_gaps(merged),
        *_start_gaps(merged, shapes),
    ):
        yield spot.problem(spot.node, said)


def _tile_gaps(merged: Merged) -> Iterator[Saying]:
    tiles = [found.model for found in merged.entries["tiles"].values() if isinstance(found.model, TileEntry)]
    for kind in _SINGLE:
        piles = Counter[str]()
        for tile in tiles:
            if tile.kind == kind:
                piles.update(tile.piles())
        if piles != {"start": 1}:
            yield say("single_kind", kind=kind)


def _start_gaps(merged: Merged, shapes: Shapes) -> Iterator[Saying]:
    """The start tiles can be laid around the Church in so many ways that each can be tried, each once."""
    tiles = [found.model for found in merged.entries["tiles"].values() if isinstance(found.model, TileEntry)]
    starting = [tile for tile in tiles if "start" in tile.piles()]
    several = next((tile.id for tile in starting if tile.piles()["start"] > 1), None)
    if several is not None:
        yield say("start_copies", tile=several)
    roads = {tile.id: _roads(merged, shapes[tile.id]) for tile in starting}
    church = next((tile.id for tile in starting if tile.kind == "church"), None)
    others = [count for name, count in roads.items() if name != church]
    if church is not None and perm(roads[church], len(others)) * prod(others) > MOST_LAYOUTS_TRIED:
        yield say("too_many_layouts")


def _roads(merged: Merged, shape: Shape) -> int:
    terrains = [found.model for found in merged.entries["terrains"].values()]
    return sum(
        isinstance(terrain := terrains[segment.terrain], TerrainEntry) and terrain.connects
        for segment in shape.turned[0].segments
    )


def _church_gaps(merged: Merged) -> Iterator[Saying]:
    sides = [
        found.model for found in merged.entries["church"].values() if isinstance(found.model, ChurchEntry)
    ]
    for seats in range(1, 5):
        count = sum(seats in side.seats for side in sides)
        if count != 1:
            yield say("church_sides", seats=seats, count=count)


def _rule_gaps(merged: Merged) -> Iterator[Saying]:
    given = set(merged.entries["options"])
    for pack in merged.packs:
        for found in pack.rules:
            if isinstance(found.model, RulesFile):
                given |= found.model.constants.model_fields_set
    for field in fields(Rules):
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            yield say("rule_missing", name=field.name)
    for name in _asked_by_expansions(merged):
        if name not in given:
            yield say("rule_missing", name=name)


def _asked_by_expansions(merged: Merged) -> Iterator[str]:
    """What else must be said, with the lake and against Botric."""
    if "botric" in merged.expansions:
        yield from ("botric_edition", "botric_markers")
    if "lake" in merged.expansions and LakeRules().boat_material not in merged.entries["materials"]:
        yield "boat_material"


def _other_gaps(merged: Merged) -> Iterator[Saying]:
    for subject in ("terrains", "materials", "market", "layouts"):
        if not merged.entries[subject]:
            yield say("subject_empty", subject=subject)
    for each in SUBJECTS:
        if each.expansion in merged.expansions and not merged.entries[each.name]:
            yield say("subject_empty.expansion", subject=each.name, name=each.expansion)
    if "printed" not in merged.entries["presets"]:
        yield say("printed_missing")
    colours = [
        found.model.colours
        for pack in merged.packs
        for found in pack.rules
        if isinstance(found.model, RulesFile)
    ]
    if not any(colours):
        yield say("colours_missing")
