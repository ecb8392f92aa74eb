"""What a language brings: its grammar and its sentences, by section and code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

Sentences = Mapping[str, str]


class Grammar(Protocol):
    """How a language counts, lists and names."""

    def the(self, name: str) -> str:
        """A building's name as it stands in a sentence."""

    def the_many(self, name: str, count: int) -> str:
        """Several buildings of one name."""

    def common(self, name: str) -> str:
        """The name of a material or terrain as it stands in a sentence."""

    def noun(self, count: int, noun: str) -> str:
        """The form of a noun that goes with this number."""

    def choose(self, count: int, forms: Sequence[str]) -> str:
        """The form, out of those a sentence offers, that goes with this number."""

    def listing(self, parts: Sequence[str]) -> str:
        """All of these."""

    def either(self, parts: Sequence[str]) -> str:
        """Any of these."""

    def finish(self, text: str) -> str:
        """The last touch on a sentence, such as its capital letter."""


@dataclass(frozen=True, slots=True)
class Language:
    """One language. A sentence names its facts in braces: "{tile} is out of reach."."""

    code: str
    grammar: Grammar
    sections: Mapping[str, Sentences]

    def knows(self, section: str, code: str) -> bool:
        """Whether there is a sentence for this code."""
        return code in self.sections[section]

    def say(self, section: str, code: str, facts: Mapping[str, object]) -> str:
        """The sentence for this code, with its facts."""
        return self.grammar.finish(self.sections[section][code].format_map(facts))

    def part(self, section: str, code: str, facts: Mapping[str, object]) -> str:
        """A part of a sentence, left as it is."""
        return self.sections[section][code].format_map(facts)
