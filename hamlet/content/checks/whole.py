"""What the packs together must hold so that a game can be played with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, fields

from hamlet.content.merging import Merged
from hamlet.content.models.entries import ChurchEntry
from hamlet.content.models.known import ALL_KINDS
from hamlet.content.models.rules import RulesFile
from hamlet.content.models.tiles import TileEntry
from hamlet.content.problems import Problem
from hamlet.engine.definitions import Rules

_SINGLE = tuple(kind.id for kind in ALL_KINDS if kind.single)


def whole_problems(merged: Merged) -> Iterator[Problem]:
    """What is missing from the whole, said at the last pack."""
    spot = merged.packs[-1].file if merged.packs else None
    if spot is None:
        return
    for sentence in (*_tile_gaps(merged), *_church_gaps(merged), *_rule_gaps(merged), *_other_gaps(merged)):
        yield spot.problem(spot.node, sentence)


def _tile_gaps(merged: Merged) -> Iterator[str]:
    tiles = [found.model for found in merged.entries["tiles"].values() if isinstance(found.model, TileEntry)]
    for kind in _SINGLE:
        piles = Counter[str]()
        for tile in tiles:
            if tile.kind == kind:
                piles.update(tile.piles())
        if piles != {"start": 1}:
            yield f"a game needs one tile of the kind {kind} among the start tiles, and no other"


def _church_gaps(merged: Merged) -> Iterator[str]:
    sides = [
        found.model for found in merged.entries["church"].values() if isinstance(found.model, ChurchEntry)
    ]
    for seats in range(1, 5):
        count = sum(seats in side.seats for side in sides)
        if count != 1:
            yield f"a game needs one church side for {seats} players, and there are {count}"


def _rule_gaps(merged: Merged) -> Iterator[str]:
    given = set(merged.entries["options"])
    for pack in merged.packs:
        for found in pack.rules:
            if isinstance(found.model, RulesFile):
                given |= found.model.constants.model_fields_set
    for field in fields(Rules):
        if field.name not in given and field.default is MISSING and field.default_factory is MISSING:
            yield f"no pack says the rule '{field.name}'"


def _other_gaps(merged: Merged) -> Iterator[str]:
    for subject in ("terrains", "materials", "market", "layouts"):
        if not merged.entries[subject]:
            yield f"a game needs entries of the subject {subject}, and there are none"
    if "printed" not in merged.entries["presets"]:
        yield "a game needs the preset 'printed'"
    colours = [
        found.model.colours
        for pack in merged.packs
        for found in pack.rules
        if isinstance(found.model, RulesFile)
    ]
    if not any(colours):
        yield "no pack says the 'colours' of the seats"
