"""The base game's families of actions, in the order in which they are offered. What is in play: `ruleset`."""

from __future__ import annotations

from typing import Any

from hamlet.engine.actions.church import BegFamily, DeliverFamily
from hamlet.engine.actions.construct import ConstructFamily
from hamlet.engine.actions.donkey import MoveDonkeyFamily
from hamlet.engine.actions.family import Family
from hamlet.engine.actions.hire import (
    FinishHiringFamily,
    HireDonkeyFamily,
    HireVillagerFamily,
    PlaceDonkeyFamily,
)
from hamlet.engine.actions.layout import LayStartFamily
from hamlet.engine.actions.market import SellFamily
from hamlet.engine.actions.produce import ProduceFamily
from hamlet.engine.actions.refine import RefineFamily
from hamlet.engine.actions.road import BuildRoadFamily
from hamlet.engine.actions.town_hall import SkipBlueprintFamily, TakeBlueprintFamily
from hamlet.engine.actions.turn import EndTurnFamily

FAMILIES: tuple[Family[Any], ...] = (
    LayStartFamily(),
    ProduceFamily(),
    RefineFamily(),
    TakeBlueprintFamily(),
    SkipBlueprintFamily(),
    HireVillagerFamily(),
    HireDonkeyFamily(),
    PlaceDonkeyFamily(),
    FinishHiringFamily(),
    SellFamily(),
    DeliverFamily(),
    BegFamily(),
    ConstructFamily(),
    BuildRoadFamily(),
    MoveDonkeyFamily(),
    EndTurnFamily(),
)
BY_NAME: dict[str, Family[Any]] = {family.name: family for family in FAMILIES}
