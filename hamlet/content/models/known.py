"""Names that the engine knows: kinds of buildings, measures, expansions. Packs choose among them."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from hamlet.engine.expansions.registry import EXPANSIONS
from hamlet.engine.kinds import KINDS, BuildingKind
from hamlet.engine.scoring.measures import MEASURES, Measure

ALL_KINDS: tuple[BuildingKind, ...] = (*KINDS, *(kind for each in EXPANSIONS for kind in each.kinds))
ALL_MEASURES: tuple[Measure, ...] = (*MEASURES, *(one for each in EXPANSIONS for one in each.measures))

if TYPE_CHECKING:
    KindName = str
    MeasureName = str
else:
    KindName = StrEnum("KindName", [(kind.id.upper(), kind.id) for kind in ALL_KINDS])
    MeasureName = StrEnum("MeasureName", [(measure.id.upper(), measure.id) for measure in ALL_MEASURES])
