"""A tile's form as steps: each gives another draft, and what no longer makes sense beside it goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hamlet.content.editing.drafts import Draft, KeyPath, Plain
from hamlet.content.editing.offered import OfferedIds
from hamlet.content.models.known import ALL_KINDS
from hamlet.engine.kinds import BuildingKind

_MAKES: Final = ("produces", "refines")
_USUAL: Final[Mapping[KeyPath, Plain]] = {
    ("copies",): 1,
    ("needs_road",): True,
    ("slots",): 0,
    ("fishing",): 0,
    ("channel",): None,
    ("drawing",): None,
    ("reward", "points"): 0,
    ("reward", "gold"): 0,
    ("reward", "milestone"): None,
    ("work", "points"): 0,
    ("work", "gold"): 0,
}
"""What holds where a tile says nothing: then it need not be written."""


def kind_of(draft: Draft) -> BuildingKind | None:
    """What is known of its kind."""
    return next((kind for kind in ALL_KINDS if kind.id == draft.text("kind")), None)


def kinds_for(draft: Draft, known: OfferedIds) -> tuple[str, ...]:
    """The kinds that it could have: of some there is just one building."""
    single = {kind.id for kind in ALL_KINDS if kind.single}
    return tuple(kind for kind in known.kinds if kind not in single or kind == draft.text("kind"))


def with_kind(draft: Draft, kind: str, known: OfferedIds) -> Draft:
    """A tile of another kind: it says what that kind must say, and nothing that only others say."""
    needs = next((each.needs for each in ALL_KINDS if each.id == kind), ())
    fresh = draft.put("kind", kind)
    for key in _MAKES:
        if key not in needs:
            fresh = fresh.without(key)
    if "slots" in needs and not fresh.number("slots"):
        fresh = fresh.put("slots", 1)
    if "produces" in needs and not fresh.get("produces") and known.raw:
        fresh = fresh.put("produces", [known.raw[0]])
    if "refines" in needs and not fresh.get("refines") and known.raw and known.refined:
        fresh = fresh.put("refines", {known.raw[0]: known.refined[0]})
    return fresh


def with_value(draft: Draft, path: KeyPath, value: Plain) -> Draft:
    """The draft with a value; what is usual need not be said."""
    return draft.without(*path) if _USUAL.get(path, _USUAL) == value else draft.put(path, value)


def made(draft: Draft) -> tuple[str, ...]:
    """The raw materials that it makes."""
    told = draft.get("produces")
    return tuple(each for each in told if isinstance(each, str)) if isinstance(told, list) else ()


def making(draft: Draft, material: str, *, on: bool) -> Draft:
    """A tile that makes a material more, or less; in the order in which they were picked."""
    there = [each for each in made(draft) if each != material]
    found = [*there, material] if on else there
    return draft.put("produces", found) if found else draft.without("produces")


def refined(draft: Draft) -> tuple[str, str]:
    """The raw material that it takes, and the refined one that it makes."""
    told = draft.get("refines")
    pairs = list(told.items()) if isinstance(told, Mapping) else []
    raw, fine = pairs[0] if pairs else ("", "")
    return str(raw), fine if isinstance(fine, str) else ""


def refining(draft: Draft, raw: str, fine: str) -> Draft:
    """A tile that makes one out of the other."""
    return draft.put("refines", {raw: fine})


def flagged(draft: Draft) -> bool:
    """Whether its builder puts a flag on it."""
    told, kind = draft.get("flag"), kind_of(draft)
    return told if isinstance(told, bool) else kind is not None and kind.flag


def with_flag(draft: Draft, *, on: bool) -> Draft:
    """The tile with a flag, or without; what its kind does anyway need not be said."""
    kind = kind_of(draft)
    usual = kind is not None and kind.flag
    return draft.without("flag") if on == usual else draft.put("flag", on)


def copies_of(draft: Draft, pile: str) -> int:
    """How many copies lie in a pile."""
    told = draft.get("copies")
    if isinstance(told, Mapping):
        return draft.number("copies", pile)
    return (draft.number("copies") or 1) if (draft.text("pile") or "bag") == pile else 0


def with_pile(draft: Draft, pile: str) -> Draft:
    """All copies in one pile."""
    told = draft.get("copies")
    count = sum(each for each in told.values() if type(each) is int) if isinstance(told, Mapping) else 0
    fresh = with_value(draft, ("copies",), max(1, count)) if isinstance(told, Mapping) else draft
    return fresh.put("pile", pile)
