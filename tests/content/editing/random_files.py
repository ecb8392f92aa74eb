"""Random files of entries, as people write them: comments, quotes, braces, empty lines, spaces."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from hamlet.content.editing.drafts import Plain

WORDS = [
    "wood",
    "stone",
    "a word or two",
    "it's",
    "Stone: fine",
    "no",
    "12",
    "é 😀",
    "#x",
    "",
    "-",
    "a,b",
    "E:M W:R",
]
KEYS = ["name", "kind", "cost", "reward", "slots", "does", "score", "gain", "2", "no", "a b"]

scalars = st.one_of(
    st.sampled_from(WORDS), st.integers(-5, 99), st.booleans(), st.none(), st.text(max_size=8)
)
keys = st.sampled_from(KEYS)
lists = st.lists(scalars, max_size=4)
maps = st.dictionaries(keys, scalars, max_size=4)
values = st.one_of(scalars, scalars, lists, maps, st.dictionaries(keys, lists | maps, max_size=2))
entries = st.dictionaries(keys, values, max_size=5)


@dataclass(slots=True)
class Hand:
    """Somebody who writes YAML, now so, now so."""

    chance: Random

    def sometimes(self) -> bool:
        return self.chance.random() < 0.3

    def remark(self) -> str:
        """A comment at the end of a line."""
        return "  # " + self.chance.choice(["why?", "- no: entry", "{a: b}, [c]"]) if self.sometimes() else ""

    def lines_between(self) -> str:
        """Lines between two pieces that say nothing."""
        lines = [self.chance.choice(["", "# on its own: [", "      # far in"]) for _ in range(2)]
        return "".join(f"{line}\n" for line in lines if self.sometimes())

    def scalar(self, value: Plain) -> str:
        if isinstance(value, bool):
            return str(value).lower()
        if value is None:
            return self.chance.choice(["~", "null"])
        if isinstance(value, int):
            return str(value)
        plain = value.isascii() and len(value) > 3 and value.replace(" ", "x").isalpha()
        if (
            plain
            and value == value.strip()
            and value.lower() not in {"null", "true", "false"}
            and self.sometimes()
        ):
            return str(value)
        text = str(value)
        if text.isprintable() and self.sometimes():
            return "'" + text.replace("'", "''") + "'"
        return '"' + "".join(c if c.isalnum() and c.isascii() else f"\\U{ord(c):08x}" for c in text) + '"'

    def flowing(self, value: Plain) -> str:
        """A value in braces and brackets, perhaps over several lines."""
        joint = ",\n            " if self.sometimes() else ", "
        end = "," if value and self.sometimes() else ""
        if isinstance(value, dict):
            pairs = [f"{self.scalar(key)}: {self.flowing(each)}" for key, each in value.items()]
            return "{" + joint.join(pairs) + end + "}"
        if isinstance(value, list):
            return "[" + joint.join(map(self.flowing, value)) + end + "]"
        return self.scalar(value)

    def value(self, value: Plain, column: int) -> str:
        """What follows a key's colon, with the line end."""
        if not value or not isinstance(value, dict | list) or self.sometimes():
            return f" {self.flowing(value)}{self.remark()}\n"
        indent = " " * (column + self.chance.choice([1, 2, 4]))
        if isinstance(value, dict):
            return f"{self.remark()}\n" + self.pairs(value, indent)
        return f"{self.remark()}\n" + "".join(
            f"{self.lines_between()}{indent}-{self.value(each, len(indent) + 1)}" for each in value
        )

    def pairs(self, data: dict[str, Any], indent: str, first: str | None = None) -> str:
        parts = []
        for number, (key, value) in enumerate(data.items()):
            before = first if not number and first is not None else self.lines_between() + indent
            parts.append(f"{before}{self.scalar(key)}:{self.value(value, len(indent))}")
        return "".join(parts)

    def entry(self, data: dict[str, Any], column: int) -> str:
        if self.sometimes():
            return " " * column + f"- {self.flowing(data)}{self.remark()}\n"
        dash = " " * column + "-" + " " * self.chance.choice([1, 1, 3])
        return self.pairs(data, " " * len(dash), dash)

    def file(self, found: list[dict[str, Any]]) -> str:
        column = 2 if self.sometimes() else 0
        parts = [self.lines_between() + self.entry(data, column) for data in found]
        return self.lines_between() + "".join(parts) + self.lines_between()


hands = st.builds(Hand, st.randoms(use_true_random=False))


def named(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The entries, each with an id of its own."""
    return [{"id": f"entry_{number}", **data} for number, data in enumerate(found)]


@dataclass(frozen=True, slots=True)
class Case:
    """A file somebody wrote, and the entry of it that is edited."""

    found: list[dict[str, Any]]
    text: str
    place: int

    @property
    def data(self) -> dict[str, Any]:
        return self.found[self.place]


@st.composite
def cases(draw: st.DrawFn, *, least_keys: int = 0) -> Case:
    """Files of which one entry has at least so many keys beside its id."""
    edited = draw(st.dictionaries(keys, values, min_size=least_keys, max_size=5))
    others = draw(st.lists(entries, max_size=3))
    place = draw(st.integers(0, len(others)))
    found = named([*others[:place], edited, *others[place:]])
    return Case(found, draw(hands).file(found), place)
