"""The words of one game: a language, and what every room of the engine has to say. Chosen once, handed on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from hamlet.words.coded import Coded
from hamlet.words.language import Grammar, Language, joined, nearest_first
from hamlet.words.rich import safe
from hamlet.words.room import RoomWords, Tellers, together
from hamlet.words.values import Amount, Named, Names

if TYPE_CHECKING:
    from hamlet.engine.definitions import Definitions

SOURCE = "en"
"""The language that knows every sentence; others may lack some."""


class HasName(Protocol):
    """A definition that players call by a name."""

    @property
    def name(self) -> str:
        """Its name in the pack's first language."""

    @property
    def names(self) -> Sequence[tuple[str, str]]:
        """Its names by language."""


@dataclass(frozen=True, slots=True)
class Words:
    """One catalogue: sentences by code, and the tellers of all rooms."""

    language: Language
    rooms: tuple[RoomWords, ...]
    _found: list[Tellers] = field(default_factory=list, init=False, compare=False, repr=False)

    @property
    def tellers(self) -> Tellers:
        """The tellers of all rooms; a screen without a game never asks for them."""
        if not self._found:
            self._found.append(together([room.tellers() for room in self.rooms]))
        return self._found[0]

    @classmethod
    def of(cls, code: str, grammar: Grammar, rooms: Sequence[RoomWords]) -> Words:
        """The words of these rooms in one language; what it does not know is told in English."""
        codes = dict.fromkeys((SOURCE, *reversed(nearest_first(code))))
        known = [room.sentences.get(each, {}) for each in codes for room in rooms]
        return cls(Language(code, grammar, joined(known)), tuple(rooms))

    def with_room(self, room: RoomWords) -> Words:
        """The same with one room more."""
        return Words.of(self.language.code, self.language.grammar, (*self.rooms, room))

    @property
    def grammar(self) -> Grammar:
        """How the language counts, lists and names."""
        return self.language.grammar

    # names that packs give

    def name(self, thing: HasName) -> str:
        """What a building, material, terrain, award or milestone is called."""
        return self.language.of_pack(thing.name, dict(thing.names)) if thing.names else thing.name

    def given(self, data: Mapping[str, Any], key: str = "name") -> str:
        """The same for what is still plain data, such as an option's `name` or `about`."""
        return self.language.of_pack(data[key], data.get(f"{key}s") or {})

    def common(self, thing: HasName) -> str:
        """A material or terrain as it stands in a sentence, safe among marks."""
        return self.grammar.common(safe(self.name(thing)))

    def the(self, thing: HasName) -> Named:
        """A building as a fact: with its article in a sentence."""
        return Named(safe(self.name(thing)), self.grammar)

    def material_names(self, definitions: Definitions) -> dict[str, str]:
        """What the icons of materials are called when they are read aloud."""
        return {each.id: self.name(each) for each in definitions.materials}

    def called(self, section: str, code: str) -> str:
        """What something known by its id is called: a kind of player, a choice of an option."""
        return self.language.part(section, code.replace("-", "_"), {})

    def seat_name(self, colour: str) -> str:
        """What a seat is called that is named after its colour."""
        return self.language.say("colours", colour, {})

    # the window's labels

    def label(self, code: str, /, **facts: object) -> str:
        """The words for a code such as `table.build`; numbers can count, several names make a list.

        What is coded itself is told first.
        """
        section, _, rest = code.partition(".")
        return self.language.part(section, rest, {name: self._fact(value) for name, value in facts.items()})

    def told(self, coded: Coded) -> str:
        """The words for what a room without a language has to say."""
        return self.label(f"{coded.section}.{coded.code}", **coded.facts)

    def _fact(self, value: object) -> object:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return Amount(value, self.grammar)
        if isinstance(value, list | tuple):
            return Names(tuple(str(each) for each in value), self.grammar)
        return self.told(value) if isinstance(value, Coded) else value
