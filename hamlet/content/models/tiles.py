"""What a tile says: its outline, where its copies lie, what it costs, gives, makes and scores."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import Discriminator, Field, Tag

from hamlet.content.models.fields import (
    ChosenEntry,
    Count,
    Data,
    EntryId,
    EntryPart,
    Gain,
    Name,
    Needs,
    named,
)
from hamlet.content.models.known import ALL_KINDS, KindName, MeasureName
from hamlet.content.models.looks import PicturePath
from hamlet.engine.limits import MOST_SLOTS

MOST_FISH: Final = 9
OUTLINE_PATTERN: Final = r"^\s*((E|SE|SW|W|NW|NE):[A-Z](\s+|$))+$"


def _count_or_map(value: object) -> str:
    return "map" if isinstance(value, dict) else "word"


Copies = Annotated[
    Annotated[Count, Tag("word")] | Annotated[dict[EntryId, Count], Field(min_length=1), Tag("map")],
    Discriminator(_count_or_map),
]


class Reward(Gain, title="The builder's reward"):
    """What the builder gains at once."""

    milestone: EntryId | None = Field(None, description="The milestone taken, if it is still on the table.")

    def resolved(self) -> Data:
        """The reward as plain data."""
        return {**super().resolved(), "milestone": self.milestone}


class Score(EntryPart, title="Points at the end"):
    """Points for the owner of the flag when the game ends."""

    points: Count = Field(description="Points for each thing counted.")
    per: MeasureName = Field(strict=False, description="What is counted; 'always' counts one.")
    terrain: EntryId | None = Field(
        None, description="With matching_segment or lake_segment: count this terrain only."
    )
    most: Count | None = Field(None, description="The most points this can give.")

    def resolved(self) -> Data:
        """The score as plain data."""
        return {"points": self.points, "per": str(self.per), "terrain": self.terrain, "most": self.most}


class TileEntry(ChosenEntry, title="A tile"):
    """A building tile."""

    name: Name
    kind: KindName = Field(strict=False, description="What the building is for.")
    pile: EntryId | None = Field(
        None, description="Where its copies lie: start, bag, or the refined material that unlocks them."
    )
    copies: Copies = Field(1, description="How many there are, or for each pile how many: {bag: 2, milk: 1}.")
    outline: str = Field(
        description="The boundary walked clockwise, one DIRECTION:LETTER a segment, back to where it began.",
        examples=["E:M SE:M SW:R W:M NW:M NE:M"],
        json_schema_extra={"pattern": OUTLINE_PATTERN},
    )
    cost: Needs = Field(default_factory=dict)
    reward: Reward = Field(
        default_factory=Reward.model_construct, description="What the builder gains at once."
    )
    slots: Annotated[int, Field(ge=0, le=MOST_SLOTS)] = Field(0, description="How many materials fit on it.")
    produces: list[EntryId] = Field(
        default_factory=list, description="Raw materials it is filled with; several: any mix of them."
    )
    refines: Annotated[dict[EntryId, EntryId], Field(max_length=1)] = Field(
        default_factory=dict, description="The raw material taken and the refined one made: {wheat: milk}."
    )
    work: Gain = Field(
        default_factory=Gain.model_construct, description="What a villager gains for working here."
    )
    score: Score | None = Field(None, description="Points when the game ends.")
    flag: bool | None = Field(None, description="Whether its builder puts a flag on it; landmarks do.")
    needs_road: bool = Field(True, description="Whether it must be reachable to score.")
    channel: EntryId | None = Field(
        None, description="The terrain whose segments join the lakes that touch them to one water."
    )
    fishing: Annotated[int, Field(ge=0, le=MOST_FISH)] = Field(
        0, description="Fish that its owner always catches here, besides those on the lakes."
    )
    drawing: EntryId | None = Field(
        None, description="Which drawing it has; without one, that of its own id."
    )
    picture: PicturePath | None = Field(
        None,
        description=(
            "A picture of the building, PNG or SVG, by its path in the pack: pictures/inn.png. "
            "It stands on the drawn ground, with its middle on the middle of the tile."
        ),
    )
    picture_width: Annotated[float, Field(ge=0.2, le=1.6)] | None = Field(
        None,
        description="How wide the picture is in sides of a tile; unless said, as a drawn building is.",
    )

    def piles(self) -> dict[str, int]:
        """How many copies lie in each pile."""
        if isinstance(self.copies, dict):
            return dict(self.copies)
        return {self.pile or "bag": self.copies}

    def takes_flag(self) -> bool:
        """Whether its builder puts a flag on it."""
        if self.flag is not None:
            return self.flag
        return any(kind.flag for kind in ALL_KINDS if kind.id == self.kind)

    def resolved(self) -> Data:
        """The tile as plain data."""
        return {
            **self.base(),
            **named(self.name),
            "kind": str(self.kind),
            "copies": self.piles(),
            "outline": " ".join(self.outline.split()),
            "cost": dict(self.cost),
            "reward": self.reward.resolved(),
            "slots": self.slots,
            "produces": list(self.produces),
            "refines": dict(self.refines),
            "work": self.work.resolved(),
            "score": self.score.resolved() if self.score else None,
            "flag": self.takes_flag(),
            "needs_road": self.needs_road,
            **({"channel": self.channel} if self.channel else {}),
            **({"fishing": self.fishing} if self.fishing else {}),
            **({"drawing": self.drawing} if self.drawing else {}),
            **({"picture_width": self.picture_width} if self.picture_width and self.picture else {}),
        }
