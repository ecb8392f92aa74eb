"""Definitions with every name in one language, for whoever draws them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from hamlet.engine.botric.definitions import BotricParts, Edition
from hamlet.engine.definitions import Award, Definitions, Material, Milestone, RoadKind, Terrain, Tile
from hamlet.engine.lake.definitions import FishKind, LakeParts, MenuCard, Season
from hamlet.words.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable

N = TypeVar("N", Award, Edition, FishKind, Material, MenuCard, Milestone, RoadKind, Season, Terrain, Tile)


def localised(words: Words, definitions: Definitions) -> Definitions:
    """The same definitions, named in the language of these words."""
    return replace(
        definitions,
        terrains=_all(words, (_with_road(words, each) for each in definitions.terrains)),
        materials=_all(words, definitions.materials),
        tiles=_all(words, definitions.tiles),
        milestones=_all(words, definitions.milestones),
        awards=_all(words, definitions.awards),
        parts={name: _part(words, part) for name, part in definitions.parts.items()},
    )


def _part(words: Words, part: object) -> object:
    """What an expansion is played with, as far as it has names."""
    if isinstance(part, BotricParts):
        return replace(part, edition=_told(words, part.edition))
    if not isinstance(part, LakeParts):
        return part
    return replace(
        part, fish=_all(words, part.fish), seasons=_all(words, part.seasons), cards=_all(words, part.cards)
    )


def _all(words: Words, things: Iterable[N]) -> tuple[N, ...]:
    return tuple(_told(words, each) for each in things)


def _told(words: Words, thing: N) -> N:
    return replace(thing, name=words.name(thing)) if thing.names else thing


def _with_road(words: Words, terrain: Terrain) -> Terrain:
    return replace(terrain, road=_told(words, terrain.road)) if terrain.road else terrain
