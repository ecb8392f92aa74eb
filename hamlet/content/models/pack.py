"""What pack.yaml says."""

from __future__ import annotations

from pydantic import Field

from hamlet.content.models.fields import Id, Name, Part, Text


class Removes(Part):
    """Entries of earlier packs that are taken out, by subject."""

    terrains: list[Id] = []
    materials: list[Id] = []
    tiles: list[Id] = []
    market: list[Id] = []
    church: list[Id] = []
    milestones: list[Id] = []
    awards: list[Id] = []
    layouts: list[Id] = []
    options: list[Id] = []
    presets: list[Id] = []


class PackFile(Part):
    """A pack: who made it, what it needs, what it takes away."""

    id: Id = Field(description="The pack's own id, unlike that of any other pack.")
    name: Name
    version: Text = Field(description='The version, in quotes: "1.0".')
    authors: list[Text] = Field([], description="Who made it.")
    about: Text | None = Field(None, description="One sentence about the pack.")
    requires: list[Id] = Field([], description="Packs that must be loaded before this one.")
    conflicts: list[Id] = Field([], description="Packs that this one cannot be played with.")
    removes: Removes = Field(Removes(), description="Entries of earlier packs to take out, by subject.")
