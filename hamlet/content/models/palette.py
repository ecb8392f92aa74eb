"""What a season says of its colours: nothing, or as much as is to be other than in a season of ours."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from hamlet.content.models.fields import EntryPart, meaning
from hamlet.content.models.looks import HexColour, colour
from hamlet.content.models.meanings import LIKE_SEASONS, TREES

MOST_FALLEN: Final = 12
MOST_FLOWERS: Final = 20

Two = Annotated[list[HexColour], Field(min_length=2, max_length=2)]
Three = Annotated[list[HexColour], Field(min_length=3, max_length=3)]
Four = Annotated[list[HexColour], Field(min_length=4, max_length=4)]
Several = Annotated[list[HexColour], Field(min_length=1, max_length=6)]
PalettePart = Annotated[int, Field(ge=0, le=99)]
TreeName = Annotated[
    Literal["oak", "birch", "fir", "blossom", "apple", "red", "bare"], Field(json_schema_extra=meaning(TREES))
]
SeasonLike = Annotated[
    Literal["spring", "summer", "autumn", "winter"], Field(json_schema_extra=meaning(LIKE_SEASONS))
]


class LeavesOfTrees(EntryPart, title="Colours of trees"):
    """The colours of each kind of tree, from the dark of it to its glint."""

    oak: Four | None = Field(None, description="Round trees: dark, middle, light, glint.")
    birch: Four | None = Field(None, description="Other round trees: dark, middle, light, glint.")
    fir: Three | None = Field(None, description="Firs: dark, light, glint.")
    blossom: Four | None = Field(None, description="Trees in blossom: dark, middle, light, glint.")
    apple: Four | None = Field(None, description="Trees with white blossom: dark, middle, light, glint.")
    red: Four | None = Field(None, description="Trees as red as in autumn: dark, middle, light, glint.")
    bare: Four | None = Field(None, description="Bare trees: dark, bark, light, and snow on their twigs.")


class PaletteEntry(EntryPart, title="The colours of a season"):
    """Colours in six hexadecimal digits, in quotes; what is not said is as in the season it is like."""

    like: SeasonLike = Field(
        "summer", description="The season of ours that all else is as in: spring, summer, autumn or winter."
    )
    ground: Three | None = Field(None, description="Meadows and banks: plain, light, dark.")
    path: Two | None = Field(None, description="Roads: their sand and their edge.")
    rocks: Four | None = Field(None, description="Rocks: dark, middle, light, glint.")
    field: Three | None = Field(None, description="Fields: their ground, their rows, and what tips them.")
    leaves: LeavesOfTrees | None = Field(None, description="The colours of trees, by their kinds.")
    woods: Annotated[dict[TreeName, PalettePart], Field(min_length=1)] | None = Field(
        None, description="Which trees grow in woods, and how many parts of each: {fir: 2, oak: 5}."
    )
    water: Four | None = Field(None, description="Water, from near the shore to the deep.")
    shore: Four | None = Field(None, description="Shores: shallow water, foam, sand, wet sand.")
    reeds: HexColour | None = Field(None, description="Reeds at the water.")
    flowers: Several | None = Field(None, description="Flowers in the meadows, up to six colours.")
    petals: Annotated[float, Field(ge=0, le=MOST_FLOWERS)] | None = Field(
        None, description="How many large flowers grow where one tile's side is long and broad."
    )
    fallen: Several | None = Field(None, description="What lies under trees and on the table.")
    falls_from: list[TreeName] | None = Field(
        None, description="Kinds of trees around which something has fallen."
    )
    falls: Annotated[int, Field(ge=0, le=MOST_FALLEN)] | None = Field(
        None, description="How many pieces lie around each of them."
    )
    daylight: HexColour | None = Field(
        None, description='The light that falls on the land: nearly white, such as "FFF9EE".'
    )
    sky: Three | None = Field(None, description="The sky on menu cards: above, in the middle, below.")
    frozen: bool | None = Field(None, description="Whether snow lies and water is ice.")

    def resolved(self) -> dict[str, Any]:
        """What is said, as plain data."""
        told = self.model_dump(exclude_none=True)
        return {key: _plain(value) for key, value in told.items()}


def _plain(value: Any) -> Any:  # noqa: ANN401  colours, lists and maps of them, numbers, words
    """Colours as the game keeps them."""
    if isinstance(value, list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    return colour(value) if isinstance(value, str) and value not in _WORDS else value


_WORDS: Final = frozenset((*TREES, *LIKE_SEASONS))
