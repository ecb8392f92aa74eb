"""An edition of Botric must make sense: every list there, with lines that it may hold; each token once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hamlet.content.checks.selecting import EACH, texts
from hamlet.content.nodes import Fields
from hamlet.content.problems import Problem
from hamlet.content.saying import did_you_mean, entry_of, say
from hamlet.engine.botric.lists import LISTS

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged

PASSING: Final = ("road", "fishing")
"""Tokens that may be gone: with the last road, and away from the lake."""


def edition_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """Lists, tokens, and the fish that it names."""
    yield from _missing_lists(found)
    for lists in ("lists", "lake_lists"):
        for name in LISTS:
            yield from _line_problems(found, lists, name)
    yield from _token_problems(found)
    yield from _fish_problems(merged, found)


def _missing_lists(found: Found) -> Iterator[Problem]:
    lists = found.node.get("lists")
    if not isinstance(lists, Fields) or set(lists.fields) - set(LISTS):
        return  # a list of an unknown name is told already, and may be the one that is missing
    missing = [name for name in LISTS if name not in lists.fields]
    if missing:
        yield found.problem(found.node.key("lists"), say("lists_missing", lists=", ".join(missing)))


def _line_problems(found: Found, lists: str, name: str) -> Iterator[Problem]:
    """Lines that decide something else, and such as stand there twice."""
    before: list[str] = []
    for node, line in texts(found.node, (lists, name, EACH)):
        if not node.broken and line not in LISTS[name]:
            said = say("line_elsewhere", line=line, list=name, hint=did_you_mean(line, LISTS[name]))
            yield found.problem(node, said)
        elif line in before:
            yield found.problem(node, say("line_twice", line=line))
        before.append(line)


def _token_problems(found: Found) -> Iterator[Problem]:
    before: list[str] = []
    for node, token in texts(found.node, ("tokens", EACH)):
        if token in before:
            yield found.problem(node, say("token_twice", token=token))
        before.append(token)
    if found.node.get("tokens") is not None and not set(before) - set(PASSING):
        yield found.problem(found.node.key("tokens"), say("tokens_passing"))


def _fish_problems(merged: Merged, found: Found) -> Iterator[Problem]:
    """By the lake the fish are known; without it nobody asks for them."""
    fish = found.node.get("fish")
    known = merged.known("fish")
    if not isinstance(fish, Fields) or not known or merged.damaged("fish"):
        return
    for name in fish.fields:
        if name not in known:
            said = say("unknown_entry", entry=entry_of("fish"), name=name, hint=did_you_mean(name, known))
            yield found.problem(fish.key(name), said)
