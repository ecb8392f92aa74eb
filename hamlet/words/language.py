"""What a language brings: its grammar and its sentences, by section and code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

Sentences = Mapping[str, str]
Sections = Mapping[str, Sentences]


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
    sections: Sections

    def knows(self, section: str, code: str) -> bool:
        """Whether there is a sentence for this code."""
        return code in self.sections.get(section, ())

    def say(self, section: str, code: str, facts: Mapping[str, object]) -> str:
        """The sentence for this code, with its facts."""
        return self.grammar.finish(self.part(section, code, facts))

    def part(self, section: str, code: str, facts: Mapping[str, object]) -> str:
        """A part of a sentence, left as it is."""
        sentence = self._sentence(section, code)
        if sentence is None:
            return self._unnamed(code)
        return sentence.format_map(_Facts(facts, self))

    def of_pack(self, name: str, names: Mapping[str, str]) -> str:
        """What a pack calls something: in this language, or in that of its own first name."""
        return next((names[code] for code in nearest_first(self.code) if code in names), name)

    def _sentence(self, section: str, code: str) -> str | None:
        """The sentence, or that of the code without its last variant; a test names what has none."""
        sentences = self.sections.get(section, {})
        while code not in sentences:
            code, dot, _ = code.rpartition(".")
            if not dot:
                return None
        return sentences[code]

    def _unnamed(self, code: str) -> str:
        """What has no words yet is called by its code, made readable."""
        apart = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", code).lower()
        readable = apart.replace("_", " ").replace(".", ", ")
        return self.sections["things"]["unnamed"].format(what=readable)


class _Facts(dict[str, object]):
    """The facts of a sentence; one that is missing is told as something."""

    def __init__(self, facts: Mapping[str, object], language: Language) -> None:
        super().__init__(facts)
        self._language = language

    def __missing__(self, name: str) -> object:
        return _Something(self._language)


class _Something:
    """A fact that nobody gave, in whatever form it is asked for."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def __format__(self, form: str) -> str:
        return self._language.sections["things"]["something"]


def nearest_first(code: str) -> list[str]:
    """The languages that serve whoever asks for this one: de-AT, then de."""
    parts = code.split("-")
    return ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]


def joined(parts: Iterable[Sections]) -> dict[str, dict[str, str]]:
    """Sections put together; where two have a code, the later one counts."""
    found: dict[str, dict[str, str]] = {}
    for part in parts:
        for section, sentences in part.items():
            found.setdefault(section, {}).update(sentences)
    return found
