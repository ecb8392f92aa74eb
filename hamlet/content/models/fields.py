"""The parts that entries are made of: ids, names, costs, gains, sources."""

from __future__ import annotations

import os
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, Tag
from pydantic_core import PydanticCustomError

from hamlet.content.models.meanings import SURENESS, Meanings
from hamlet.engine.limits import LONGEST_ID, LONGEST_TEXT
from hamlet.letters import hidden_sign, seen

Data = dict[str, Any]

# pydantic would search every installed package for plugins, which takes longer than reading the base game.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")


def meaning(meanings: Meanings) -> dict[str, Any]:
    """What a schema says of each of the words allowed."""
    return {"enumDescriptions": list(meanings.values())}


SURE_WORDS: Final = ("printed", "likely", "designed")
SureWord = Annotated[Literal["printed", "likely", "designed"], Field(json_schema_extra=meaning(SURENESS))]


def _text_or_map(value: object) -> str:
    return "map" if isinstance(value, dict) else "word"


def _readable(text: str) -> str:
    """The text, if players can read it: something of it is seen, and nothing in it is hidden."""
    if not seen(text):
        raise PydanticCustomError("unseen_text", "there is nothing to be seen in this text")
    sign = hidden_sign(text)
    if sign:
        raise PydanticCustomError("hidden_sign", "a sign that is not seen", {"sign": sign})
    return text


ID_PATTERN: Final = r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*$"
NEEDS_PATTERN: Final = r"^[a-z][a-z0-9]*([_-][a-z0-9]+)*(/[a-z][a-z0-9]*([_-][a-z0-9]+)*)*$"
LANGUAGE_PATTERN: Final = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"

EntryId = Annotated[str, Field(pattern=ID_PATTERN, max_length=LONGEST_ID)]
Text = Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT), AfterValidator(_readable)]
LanguageCode = Annotated[str, Field(pattern=LANGUAGE_PATTERN)]
Languages = Annotated[dict[LanguageCode, Text], Field(min_length=1)]
Count = Annotated[int, Field(ge=1, le=99)]
AmountField = Annotated[int, Field(ge=0, le=99)]
Coordinate = Annotated[int, Field(ge=-99, le=99)]

Name = Annotated[
    Annotated[Text, Tag("word")] | Annotated[Languages, Tag("map")],
    Discriminator(_text_or_map),
    Field(description="What players read: text, or a map of languages such as {en: Farm, de: Hof}."),
]
Sureness = Annotated[
    Annotated[SureWord, Tag("word")] | Annotated[dict[str, SureWord], Tag("map")],
    Discriminator(_text_or_map),
    Field(description="How sure the values are: one word, or a word for single fields."),
]
Needs = Annotated[
    dict[Annotated[str, Field(pattern=NEEDS_PATTERN)], Count],
    Field(description="Materials and how many of each; 'milk/brick' is any mix of the two; 'gold' is coins."),
]


class EntryPart(BaseModel):
    """A map in a pack: only known keys, and no value bent into another type."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class Identified(EntryPart):
    """Something that others know by its id."""

    id: EntryId = Field(description="The name by which other entries and saved games know this one.")
    source: Sureness = "designed"

    def resolved(self) -> Data:
        """It as plain data, the way the engine reads it."""
        raise NotImplementedError

    def base(self) -> Data:
        """The part of the plain data that all of them share."""
        return {"id": self.id, **_sources(self.source)}


class PackEntry(Identified):
    """One entry of a subject."""

    replaces: EntryId | None = Field(
        None, description="The id of an entry of an earlier pack whose place this one takes."
    )
    with_: EntryId | None = Field(
        None, alias="with", description="Another pack: without it this entry is left out."
    )


class ChosenEntry(PackEntry):
    """An entry that a game may have or not, as its rules are chosen."""

    when: dict[EntryId, Any] = Field(
        default_factory=dict,
        description="Rule options and their values: games that are played otherwise do without this entry.",
    )

    def base(self) -> Data:
        """The part of the plain data that all of them share."""
        return {**super().base(), **({"when": dict(self.when)} if self.when else {})}


class Gain(EntryPart, title="Gold and points"):
    """Gold and points given at one occasion."""

    gold: AmountField = Field(0, description="Coins gained.")
    points: AmountField = Field(0, description="Points gained.")

    def resolved(self) -> Data:
        """The gain as plain data."""
        return {"gold": self.gold, "points": self.points}


def named(name: str | dict[str, str], key: str = "name") -> Data:
    """A name as plain data: one text to read, and all its languages (`names`) if there are several."""
    if isinstance(name, str):
        return {key: name}
    return {key: name.get("en") or next(iter(name.values())), f"{key}s": dict(name)}


def _sources(source: SureWord | dict[str, SureWord]) -> Data:
    """The least sure word for the whole, and the words of single fields if there are any."""
    if isinstance(source, str):
        return {"source": source}
    least = max(source.values(), key=SURE_WORDS.index, default="designed")
    return {"source": least, "sources": dict(source)}
