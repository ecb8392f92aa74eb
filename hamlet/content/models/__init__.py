"""What a pack may say: pydantic models of every file, from which the JSON Schemas come too."""

from __future__ import annotations

from hamlet.content.models.entries import (
    AwardEntry,
    ChurchEntry,
    LayoutEntry,
    MaterialEntry,
    MilestoneEntry,
    SaleEntry,
    TerrainEntry,
)
from hamlet.content.models.fields import Entry
from hamlet.content.models.pack import PackFile
from hamlet.content.models.rules import OptionEntry, PresetEntry, RulesFile
from hamlet.content.models.tiles import TileEntry

ENTRY_MODELS: dict[str, type[Entry]] = {
    "terrains": TerrainEntry,
    "materials": MaterialEntry,
    "tiles": TileEntry,
    "market": SaleEntry,
    "church": ChurchEntry,
    "milestones": MilestoneEntry,
    "awards": AwardEntry,
    "layouts": LayoutEntry,
}

__all__ = [
    "ENTRY_MODELS",
    "AwardEntry",
    "ChurchEntry",
    "Entry",
    "LayoutEntry",
    "MaterialEntry",
    "MilestoneEntry",
    "OptionEntry",
    "PackFile",
    "PresetEntry",
    "RulesFile",
    "SaleEntry",
    "TerrainEntry",
    "TileEntry",
]
