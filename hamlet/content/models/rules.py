"""What rules.yaml says: options with their allowed values, presets, the numbers of the box, seat colours."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from hamlet.content.models.fields import (
    AmountField,
    Count,
    Data,
    EntryId,
    EntryPart,
    Name,
    PackEntry,
    meaning,
    named,
)
from hamlet.content.models.meanings import MEANS_WITH, OPTION_TYPES

SEATS_PATTERN: Final = r"^[1-4]$"

PER_SEATS: Final = ("extra_gold", "sales_removed")
"""Numbers of the box that are said for each number of players."""

PerSeats = dict[
    Annotated[str, Field(pattern=SEATS_PATTERN)], Annotated[list[AmountField], Field(max_length=9)]
]


class OptionEntry(PackEntry, title="A rule option"):
    """A rule that can be chosen for each game."""

    name: Name
    about: Name
    group: Name | None = Field(None, description="The heading under which the new game form shows it.")
    type: Literal["whole", "wholes", "prices", "switch", "choice", "layout", "season", "edition"] = Field(
        description=(
            "A whole number, several, two prices, a switch, a word of `choices`, a start layout, a season, "
            "or an edition of Botric."
        ),
        json_schema_extra=meaning(OPTION_TYPES),
    )
    least: AmountField = Field(0, description="The smallest number allowed.")
    most: AmountField = Field(99, description="The largest number allowed.")
    length: Annotated[int, Field(ge=1, le=9)] = Field(1, description="With wholes: how many numbers.")
    unlimited: bool = Field(False, description="Whether the word unlimited is allowed too.")
    choices: list[EntryId] = Field(
        default_factory=list,
        description="The words allowed; with layout, season and edition, besides the ids of those there are.",
    )
    means_with: Literal["own_gold", "prices"] | None = Field(
        None,
        description="With a switch of Botric's: what an edition must have so that it means something.",
        json_schema_extra=meaning(MEANS_WITH),
    )
    default: Any = Field(description="The value if nothing else is chosen.")

    def resolved(self) -> Data:
        """The option as plain data, with its allowed values."""
        shown = self.model_dump(
            include={"type", "least", "most", "length", "unlimited", "choices", "default"}
        )
        group = {} if self.group is None else named(self.group, "group")
        meaning = {} if self.means_with is None else {"means_with": self.means_with}
        return {**self.base(), **named(self.name), **named(self.about, "about"), **group, **shown, **meaning}


class PresetEntry(PackEntry, title="A preset"):
    """A set of option values."""

    name: Name
    about: Name
    values: dict[EntryId, Any] = Field(description="Option values that differ from the defaults.")

    def resolved(self) -> Data:
        """The preset as plain data."""
        told = {**named(self.name), **named(self.about, "about")}
        return {**self.base(), **told, "values": dict(self.values)}


class PresetAddition(EntryPart, title="An addition to a preset"):
    """Values that a later pack adds to a preset of an earlier one."""

    extends: EntryId = Field(description="The id of a preset of an earlier pack.")
    values: dict[EntryId, Any] = Field(description="Option values to set in it.")


class Constants(EntryPart, title="The numbers of the box"):
    """The numbers of the box."""

    starting_donkeys: AmountField | None = Field(None, description="Donkeys at the start.")
    starting_gold: AmountField | None = Field(None, description="Gold at the start.")
    extra_gold: PerSeats | None = Field(
        None, description="For each number of players, additional gold in turn order."
    )
    most_villagers: AmountField | None = Field(None, description="The most villagers of one player.")
    most_donkeys: AmountField | None = Field(None, description="The most donkeys of one player.")
    roads: AmountField | None = Field(None, description="Road markers of one player.")
    refined_tokens: AmountField | None = Field(
        None, description="Tokens of one player for each refined material."
    )
    display: AmountField | None = Field(None, description="Blueprints on display.")
    sale_slots: AmountField | None = Field(None, description="Sale tiles on the Market.")
    sales_removed: PerSeats | None = Field(
        None, description="For each number of players, sale tiles left out of tiers 1, 2 and 3."
    )
    beg_gold: AmountField | None = Field(None, description="Gold for begging.")
    points_per_road: AmountField | None = Field(None, description="Points for each road marker at the end.")
    points_per_longest_road_tile: AmountField | None = Field(
        None, description="Points for each tile of the longest road."
    )
    gold_per_point: Annotated[int, Field(ge=1, le=99)] | None = Field(
        None, description="Gold for one point at the end."
    )
    lake_triangles_per_point: Count | None = Field(
        None, description="Triangles of a new lake for each point that it brings."
    )
    lake_most_points: AmountField | None = Field(None, description="The most points for one lake.")
    fish_limit: AmountField | None = Field(
        None, description="Fish tiles that a player may keep at the end of a turn."
    )
    deep_water_fish: AmountField | None = Field(
        None, description="Fish tiles for a boat in deep water, where that is played."
    )
    stored_at_once: Count | None = Field(None, description="Goods that one action may bring to a storeroom.")
    boat_material: EntryId | None = Field(None, description="The material that boats ask for.")
    botric_markers: Annotated[list[Count], Field(min_length=3, max_length=3)] | None = Field(
        None, description="Botric's markers with three, two and one dots, one of each for his board."
    )

    def resolved(self) -> Data:
        """The constants that are given, as plain data."""
        return {name: value for name, value in self if value is not None}


class RulesFile(EntryPart, title="The rules of a pack"):
    """Rules of a pack."""

    options: list[OptionEntry] = Field(
        default_factory=list, description="Rules that can be chosen for each game."
    )
    presets: list[PresetEntry | PresetAddition] = Field(
        default_factory=list, description="Sets of option values."
    )
    defaults: dict[EntryId, Any] = Field(
        default_factory=dict, description="New defaults for options of earlier packs."
    )
    constants: Constants = Field(
        default_factory=Constants.model_construct, description="The numbers of the box."
    )
    fixed_colours: Annotated[list[EntryId], Field(min_length=4, max_length=8)] | None = Field(
        None, description="The colours by seat where they are not chosen."
    )
    colours: Annotated[list[EntryId], Field(min_length=4, max_length=8)] | None = Field(
        None, description="The colours of the seats."
    )
