"""What the subjects of the lake say: kinds of fish, seasons, menu cards."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from hamlet.content.models.fields import AmountField, Count, Data, EntryId, Gain, Name, PackEntry, named
from hamlet.content.models.known import EffectName
from hamlet.content.models.looks import PicturePath
from hamlet.content.models.palette import PaletteEntry

Effects = list[Annotated[EffectName, Field(strict=False)]]


class FishEntry(PackEntry, title="A kind of fish"):
    """One kind of fish tile."""

    name: Name
    copies: Count = Field(description="How many of them lie in the bag of fish tiles.")
    worth: AmountField = Field(
        0, description="What the measure fish_worth counts for one that is left at the end."
    )

    def resolved(self) -> Data:
        """The kind of fish as plain data."""
        return {**self.base(), **named(self.name), "copies": self.copies, "worth": self.worth}


class SeasonEntry(PackEntry, title="A season"):
    """A season: the cards that name it are its menu, with those that name none."""

    name: Name
    palette: PaletteEntry | None = Field(
        None, description="Its colours; without them the village is seen as in summer."
    )

    def resolved(self) -> Data:
        """The season as plain data."""
        colours = {"palette": self.palette.resolved()} if self.palette else {}
        return {**self.base(), **named(self.name), **colours}


class MenuEntry(PackEntry, title="A menu card"):
    """A menu card: what one kind of fish brings when it is sold or eaten."""

    name: Name
    fish: EntryId = Field(description="The kind of fish that it asks for.")
    season: EntryId | None = Field(None, description="The season it belongs to; without one, all of them.")
    gain: Gain = Field(default_factory=Gain.model_construct, description="What it brings at once.")
    does: Effects = Field(default_factory=list, description="What the meal does, in this order.")
    least_donkeys: AmountField = Field(
        0, description="With gain_donkey: how many donkeys its eater must have already."
    )
    must_do: bool | None = Field(
        None,
        description=(
            "Whether it may be eaten only where the meal does something; "
            "unless said, so it is if the card has no gain."
        ),
    )
    drawing: EntryId | None = Field(
        None,
        description="The menu card whose drawing it has; without one, that of its own id.",
    )
    picture: PicturePath | None = Field(
        None,
        description=(
            "The picture on the card, PNG or SVG, by its path in the pack: pictures/feast.png. "
            "It is about 1.7 times as wide as high; what is too much at its sides is cut off."
        ),
    )

    def resolved(self) -> Data:
        """The card as plain data."""
        return {
            **self.base(),
            **named(self.name),
            "fish": self.fish,
            **({"season": self.season} if self.season else {}),
            "gain": self.gain.resolved(),
            "does": [str(effect) for effect in self.does],
            **({"least_donkeys": self.least_donkeys} if self.least_donkeys else {}),
            **({} if self.must_do is None else {"must_do": self.must_do}),
            **({"drawing": self.drawing} if self.drawing else {}),
        }
