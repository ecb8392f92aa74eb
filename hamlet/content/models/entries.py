"""What the smaller subjects say: terrains, materials, sales, church, milestones, awards, layouts."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from hamlet.content.models.fields import (
    AmountField,
    ChosenEntry,
    Coordinate,
    Count,
    Data,
    EntryId,
    EntryPart,
    Gain,
    Identified,
    Name,
    Needs,
    PackEntry,
    meaning,
    named,
)
from hamlet.content.models.known import MeasureName
from hamlet.content.models.looks import HexColour, PicturePath, colour
from hamlet.content.models.meanings import CLASSES, MILESTONES_FOR
from hamlet.engine.limits import MOST_LAYOUT_TILES

LETTER_PATTERN: Final = r"^[A-Z]$"

Seats = Annotated[int, Field(ge=1, le=4)]


class RoadMarker(EntryPart, title="A road marker"):
    """The marker that joins two touching segments of one terrain."""

    id: EntryId = Field(description="Its id, such as path or bridge.")
    name: Name
    cost: Needs


class TerrainEntry(PackEntry, title="A terrain"):
    """One kind of segment."""

    name: Name
    letter: Annotated[str, Field(pattern=LETTER_PATTERN)] = Field(description="Its letter in outlines.")
    meets: list[EntryId] = Field(description="The terrains that its segments may touch.")
    connects: bool = Field(False, description="Whether touching pairs connect their tiles, as roads do.")
    road: RoadMarker | None = Field(None, description="What players can build on a touching pair.")

    def resolved(self) -> Data:
        """The terrain as plain data."""
        road = None
        if self.road is not None:
            road = {"id": self.road.id, **named(self.road.name), "cost": dict(self.road.cost)}
        return {
            **self.base(),
            **named(self.name),
            "letter": self.letter,
            "meets": list(self.meets),
            "connects": self.connects,
            "road": road,
        }


class MaterialEntry(PackEntry, title="A material"):
    """One kind of goods."""

    name: Name
    class_: Literal["raw", "refined"] = Field(
        alias="class", description="Raw, or refined from a raw one.", json_schema_extra=meaning(CLASSES)
    )
    consumed: Gain = Field(
        default_factory=Gain.model_construct, description="What the maker gains when it is consumed."
    )
    picture: PicturePath | None = Field(
        None,
        description=(
            "A picture of it, PNG or SVG, by its path in the pack: pictures/honey.svg. "
            "It is its sign wherever goods are shown; best square, with nothing behind it."
        ),
    )
    colour: HexColour | None = Field(
        None,
        description='Its colour in six hexadecimal digits, in quotes: "C87F2A"; without one it gets its own.',
    )

    def resolved(self) -> Data:
        """The material as plain data."""
        return {
            **self.base(),
            **named(self.name),
            "class": self.class_,
            "consumed": self.consumed.resolved(),
            **({"colour": colour(self.colour)} if self.colour else {}),
        }


class SaleEntry(ChosenEntry, title="A sale"):
    """One sale tile of the Market."""

    tier: Annotated[int, Field(ge=1, le=3)] = Field(description="1 comes first, 3 last.")
    needs: Needs
    reward: Gain = Field(description="What the seller gains.")

    def resolved(self) -> Data:
        """The sale as plain data."""
        gains = {"reward": self.reward.resolved()}
        return {**self.base(), "tier": self.tier, "needs": dict(self.needs), **gains}


class ChurchSlot(Identified, title="A delivery"):
    """One delivery that builds a part of the Church."""

    needs: Needs
    points: AmountField = Field(description="Points for the delivery.")

    def resolved(self) -> Data:
        """The slot as plain data."""
        return {**self.base(), "needs": dict(self.needs), "points": self.points}


class ChurchEntry(PackEntry, title="A side of the Church"):
    """The slots used with some numbers of players."""

    seats: Annotated[list[Seats], Field(min_length=1)] = Field(
        description="The numbers of players it is for."
    )
    slots: Annotated[list[ChurchSlot], Field(min_length=1)] = Field(description="Its deliveries.")

    def resolved(self) -> Data:
        """The side as plain data."""
        return {**self.base(), "seats": list(self.seats), "slots": [slot.resolved() for slot in self.slots]}


class MilestoneEntry(PackEntry, title="A milestone"):
    """Kept by the first player to reach it."""

    name: Name
    for_: Literal["first_road", "refinery"] = Field(
        alias="for",
        description="For the first road marker, or for the tiles that name it in their reward.",
        json_schema_extra=meaning(MILESTONES_FOR),
    )
    high_quality: EntryId | None = Field(
        None, description="The material that its owner makes in high quality."
    )
    points_per_road: AmountField = Field(0, description="Points for each of its owner's roads at the end.")

    def resolved(self) -> Data:
        """The milestone as plain data."""
        return {
            **self.base(),
            **named(self.name),
            "for": self.for_,
            "high_quality": self.high_quality,
            "points_per_road": self.points_per_road,
        }


class AwardEntry(ChosenEntry, title="An award"):
    """Given when the game ends."""

    name: Name
    points: Count = Field(description="Points for its owner.")
    most: MeasureName | None = Field(None, strict=False, description="Given for the most of this.")
    second: MeasureName | None = Field(None, strict=False, description="Given for the second most of this.")

    def resolved(self) -> Data:
        """The award as plain data."""
        place = {"most": str(self.most)} if self.most else {"second": str(self.second or "")}
        return {**self.base(), **named(self.name), "points": self.points, **place}


class LayoutPlace(EntryPart, title="Where a tile lies"):
    """Where one tile lies."""

    tile: EntryId = Field(description="A start tile.")
    at: Annotated[list[Coordinate], Field(min_length=2, max_length=2)] = Field(
        description="Where the first vertex of its outline lies: [q, r]."
    )
    rotation: Annotated[int, Field(ge=0, le=5)] = Field(0, description="Turns of 60 degrees clockwise.")


class LayoutEntry(PackEntry, title="A start village"):
    """A start village."""

    name: Name
    tiles: Annotated[list[LayoutPlace], Field(min_length=1, max_length=MOST_LAYOUT_TILES)] = Field(
        description="The start tiles, Church first."
    )

    def resolved(self) -> Data:
        """The layout as plain data."""
        places = [{"tile": one.tile, "at": list(one.at), "rotation": one.rotation} for one in self.tiles]
        return {**self.base(), **named(self.name), "tiles": places}
