"""Facts that know how to stand in a sentence: numbers that count nouns, buildings with their article.

A sentence asks for a form after the colon: `{limit:villager}` is "4 villagers", `{limit:is|are}` agrees
with the number, `{tile}` is "the Sawmill" and `{tile:name}` is "Sawmill".
"""

from __future__ import annotations

from collections import Counter

from hamlet.values import dataclass
from hamlet.words.language import Grammar


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that can count and agree."""

    number: int
    grammar: Grammar

    def __format__(self, form: str) -> str:
        if "|" in form:
            return self.grammar.choose(self.number, form.split("|"))
        return f"{self.number} {self.grammar.noun(self.number, form)}" if form else str(self.number)


@dataclass(frozen=True, slots=True)
class Named:
    """A building; one that is not proper is told as it is, without an article."""

    name: str
    grammar: Grammar
    proper: bool = True

    def __format__(self, form: str) -> str:
        return self.grammar.the(self.name) if self.proper and form != "name" else self.name


@dataclass(frozen=True, slots=True)
class Listed:
    """Several buildings; those of one name are told together."""

    names: tuple[str, ...]
    grammar: Grammar

    def __format__(self, form: str) -> str:
        if "|" in form:
            return self.grammar.choose(len(self.names), form.split("|"))
        parts = [
            self.grammar.the(name) if count == 1 else self.grammar.the_many(name, count)
            for name, count in Counter(self.names).items()
        ]
        return self.grammar.listing(parts)


@dataclass(frozen=True, slots=True)
class Names:
    """Several names, all of them; a sentence can agree with how many there are."""

    names: tuple[str, ...]
    grammar: Grammar

    def __format__(self, form: str) -> str:
        if "|" in form:
            return self.grammar.choose(len(self.names), form.split("|"))
        return self.grammar.listing(self.names)


@dataclass(frozen=True, slots=True)
class Whether:
    """A switch: `{last_flag:what is so with it|what is so without}`."""

    on: bool

    def __format__(self, form: str) -> str:
        with_it, _, without = form.partition("|")
        return with_it if self.on else without


@dataclass(frozen=True, slots=True)
class Bound:
    """A number that may be missing: `{flags:without end|{flags} flags}`."""

    number: int | None

    def __format__(self, form: str) -> str:
        endless, _, bounded = form.partition("|")
        if "|" in form:
            return endless if self.number is None else bounded
        return "" if self.number is None else str(self.number)
