"""Names that the engine knows: kinds of buildings, measures, effects of meals. Packs choose among them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.engine.kinds import KINDS, BuildingKind
from hamlet.engine.lake.effects import EFFECTS, Effect
from hamlet.engine.scoring.measures import MEASURES, Measure

ALL_EFFECTS: tuple[Effect, ...] = EFFECTS
ALL_KINDS: tuple[BuildingKind, ...] = (*KINDS, *(kind for each in EXPANSIONS for kind in each.kinds))
ALL_MEASURES: tuple[Measure, ...] = (*MEASURES, *(one for each in EXPANSIONS for one in each.measures))

DRAWINGS: tuple[str, ...] = (
    "aquarium",
    "barn",
    "beach",
    "church",
    "cliffside",
    "cow_conservatory",
    "dairy_farm",
    "dockyard",
    "farm",
    "farrier",
    "flour_mill",
    "lumbermill",
    "market",
    "master_stonemason",
    "monument",
    "outpost",
    "pond",
    "quarry",
    "sawmill",
    "shrine",
    "square",
    "stables",
    "stonemason",
    "storeroom",
    "tavern",
    "town_hall",
    "tradepost",
    "warehouse",
    "waterside",
    "windmill",
    "woodcutter",
)
"""The buildings that the game can draw."""

MENU_DRAWINGS: tuple[str, ...] = (
    "breeding",
    "call_in_a_favour",
    "fish_market",
    "frozen_lake",
    "infrastructure",
    "long_days",
    "migration",
    "monopoly",
    "second_wind",
)
"""The menu cards that the game has a drawing for."""

SIGNS: tuple[str, ...] = (
    "arrow",
    "autumn",
    "back",
    "bag",
    "bell",
    "blueprint",
    "boat",
    "camera",
    "check",
    "church",
    "close",
    "closed",
    "coins",
    "cross",
    "crown",
    "donkey",
    "export",
    "eye",
    "first",
    "fish",
    "fit",
    "flag",
    "foal",
    "frozen",
    "gear",
    "gold",
    "hand",
    "hint",
    "hourglass",
    "house",
    "lake",
    "last",
    "lock",
    "log",
    "market",
    "menu",
    "minus",
    "monitor",
    "mute",
    "pause",
    "peak",
    "pencil",
    "play",
    "plus",
    "question",
    "redo",
    "road",
    "search",
    "sleeping",
    "sound",
    "spring",
    "star",
    "step",
    "summer",
    "tag",
    "trash",
    "tree",
    "undo",
    "villager",
    "wave",
    "winter",
)
"""Signs of the window that are called by one word: goods of that name would look like them."""

if TYPE_CHECKING:
    EffectName = str
    KindName = str
    MeasureName = str
else:
    EffectName = StrEnum("EffectName", [(effect.id.upper(), effect.id) for effect in ALL_EFFECTS])
    KindName = StrEnum("KindName", [(kind.id.upper(), kind.id) for kind in ALL_KINDS])
    MeasureName = StrEnum("MeasureName", [(measure.id.upper(), measure.id) for measure in ALL_MEASURES])
