"""Nobody begins with more villagers than a player may have: two numbers, said in different places."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hamlet.content.found import Found
from hamlet.content.merged import Merged
from hamlet.content.nodes import Fields, Node, Scalar
from hamlet.content.problems import Problem
from hamlet.content.saying import say

START: Final = "starting_villagers"
MOST: Final = "most_villagers"
Said = tuple[Found, Scalar]
"""Where a number stands, and the number."""


def villager_problems(merged: Merged) -> Iterator[Problem]:
    """Told where the last of the two numbers is said."""
    mosts = [
        said for pack in merged.packs for found in pack.rules for said in _said(found, "constants", MOST)
    ]
    if not mosts or {START, MOST} & merged.entries["options"].keys() != {START}:
        return
    most, spot = mosts[-1]
    position = {pack.id: number for number, pack in enumerate(merged.packs)}
    for found, start in _starts(merged):
        if _number(start) > _number(spot):
            later = position.get(found.home(start).pack, 0) >= position.get(most.pack, 0)
            said = say("too_many_start", start=_number(start), most=_number(spot))
            yield found.problem(start, said) if later else most.problem(spot, said)


def _starts(merged: Merged) -> Iterator[Said]:
    """Every number of villagers that a game may begin with, unless somebody chooses it."""
    defaults = [
        said for pack in merged.packs for found in pack.rules for said in _said(found, "defaults", START)
    ]
    option = merged.entries["options"][START]
    yield from defaults[-1:] or _said(option, "", "default")
    for found in merged.entries["presets"].values():
        yield from _said(found, "values", START)
    for pack in merged.packs:
        for found in pack.additions:
            yield from _said(found, "values", START)


def _said(found: Found, part: str, key: str) -> Iterator[Said]:
    holder: Node | None = found.node.get(part) if part else found.node
    node = holder.get(key) if isinstance(holder, Fields) else None
    if isinstance(node, Scalar) and type(node.value) is int:
        yield found, node


def _number(node: Scalar) -> int:
    return node.value if isinstance(node.value, int) else 0
