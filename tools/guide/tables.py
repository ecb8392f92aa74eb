"""Tables of Markdown, and values as they stand in a pack's file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import yaml

LONGEST: Final = 64


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """A table; a bar in a cell would end it, and is written otherwise."""
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |" for line in lines]


def ways_in(lines: Iterable[str]) -> list[str]:
    """A paragraph with a link to every section of these lines."""
    headings = [line.removeprefix("### ") for line in lines if line.startswith("### ")]
    links = [f"[{heading}](#{_anchor(heading)})" for heading in headings]
    return ["", *(f"{link}," for link in links[:-1]), f"{links[-1]}."]


def _anchor(heading: str) -> str:
    """As what shows Markdown makes it of a heading."""
    return re.sub(r"[^\w -]", "", heading.strip().lower()).replace(" ", "-")


def written(value: object) -> str:
    """A value in one line of YAML."""
    text = yaml.safe_dump(
        value, default_flow_style=True, width=10_000, sort_keys=False, allow_unicode=True
    ).strip()
    return text.removesuffix("\n...").removesuffix("...").strip()


def shortest_told(values: Sequence[object]) -> object:
    """Of several values the first that fits into a cell, or the shortest."""
    fitting = [each for each in values if len(written(each)) <= LONGEST]
    return fitting[0] if fitting else min(values, key=lambda each: len(written(each)))
