"""What pack.yaml says."""

from __future__ import annotations

from pydantic import Field

from hamlet.content.models.fields import Id, Name, Part, Text


class Removes(Part):
    """Entries of earlier packs that are taken out, by subject."""

    terrains: list[Id] = Field(default_factory=list)
    materials: list[Id] = Field(default_factory=list)
    tiles: list[Id] = Field(default_factory=list)
    market: list[Id] = Field(default_factory=list)
    church: list[Id] = Field(default_factory=list)
    milestones: list[Id] = Field(default_factory=list)
    awards: list[Id] = Field(default_factory=list)
    layouts: list[Id] = Field(default_factory=list)
    options: list[Id] = Field(default_factory=list)
    presets: list[Id] = Field(default_factory=list)


class PackFile(Part):
    """A pack: who made it, what it needs, what it takes away."""

    id: Id = Field(description="The pack's own id, unlike that of any other pack.")
    name: Name
    version: Text = Field(description='The version, in quotes: "1.0".')
    authors: list[Text] = Field(default_factory=list, description="Who made it.")
    about: Text | None = Field(None, description="One sentence about the pack.")
    requires: list[Id] = Field(default_factory=list, description="Packs that must be loaded before this one.")
    conflicts: list[Id] = Field(
        default_factory=list, description="Packs that this one cannot be played with."
    )
    expansion: Id | None = Field(
        None, description="The rules of an expansion that the game knows, which this pack brings into play."
    )
    removes: Removes = Field(
        default_factory=Removes.model_construct,
        description="Entries of earlier packs to take out, by subject.",
    )
