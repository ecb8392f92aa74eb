"""What an entry says must make sense: a producer produces, an award has one measure, terrains agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from hamlet.content.checks.selecting import EACH, texts
from hamlet.content.models.known import ALL_KINDS, ALL_MEASURES
from hamlet.content.models.tiles import TileEntry
from hamlet.content.nodes import Fields, Items, Scalar, plain
from hamlet.content.problems import Problem
from hamlet.content.saying import say

if TYPE_CHECKING:
    from hamlet.content.found import Found
    from hamlet.content.merged import Merged

# What a tile of a kind must say, and what only this kind may say.
_KIND_KEYS: Final = {kind.id: kind.needs for kind in ALL_KINDS}
OWN_KEYS: Final = {"produces": "producer", "refines": "refinery"}
_MEASURE_IDS: Final = frozenset(measure.id for measure in ALL_MEASURES)
OF_TERRAIN: Final = ("matching_segment", "lake_segment")


def tile_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """A tile says what its kind needs, where its copies lie, and how it scores."""
    kind = found.text("kind")
    at_kind = found.node.key("kind")
    for key in _KIND_KEYS.get(kind, ()):
        if _empty(found, key):
            yield found.problem(at_kind, say("kind_needs", kind=kind, key=key))
    for key, owner in OWN_KEYS.items():
        if kind in set(_KIND_KEYS) - {owner} and not _empty(found, key):
            yield found.problem(found.node.key(key), say("only_kind_has", owner=owner, key=key, kind=kind))
    copies = found.node.get("copies")
    pile = found.node.get("pile")
    said = pile is not None and (pile.broken or plain(pile) is not None)
    if isinstance(copies, Fields) and said:
        yield found.problem(found.node.key("pile"), say("pile_too_many"))
    if not isinstance(copies, Fields) and not said:
        yield found.problem(found.node, say("pile_missing"))
    yield from _score(found)
    yield from _water(merged, found)


def _score(found: Found) -> Iterator[Problem]:
    score = found.node.get("score")
    if not isinstance(score, Fields):
        return
    per, terrain = score.get("per"), score.get("terrain")
    counts = per.value if isinstance(per, Scalar) else None
    # Of a measure that nobody knows, nobody knows either what goes with it.
    if terrain and counts not in OF_TERRAIN and counts in _MEASURE_IDS:
        said = say("no_terrain_here", known=", ".join(OF_TERRAIN), per=str(counts))
        yield found.problem(score.key("terrain"), said)


def _water(merged: Merged, found: Found) -> Iterator[Problem]:
    """A channel has segments, and fish that only an owner catches need one."""
    terrain = merged.entries["terrains"].get(found.text("channel"))
    outline = found.text("outline")
    if terrain is not None and outline and f":{terrain.text('letter')}" not in outline:
        yield found.problem(found.node.key("channel"), say("channel_dry", terrain=terrain.id))
    tile = found.model
    if isinstance(tile, TileEntry) and tile.fishing and not tile.takes_flag():
        yield found.problem(found.node.key("fishing"), say("fishing_unowned"))


def _empty(found: Found, key: str) -> bool:
    node = found.node.get(key)
    if isinstance(node, Items):
        return not node.items
    if isinstance(node, Fields):
        return not node.fields
    return not isinstance(node, Scalar) or (not node.broken and node.value in {0, None})


def terrain_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """Terrains meet each other, and no two have one letter."""
    for node, other in texts(found.node, ("meets", EACH)):
        there = merged.entries["terrains"].get(other)
        if there is not None and found.id not in {text for _, text in texts(there.node, ("meets", EACH))}:
            yield found.problem(node, say("meets_one_way", terrain=found.id, other=other))
    letter = found.text("letter")
    first = next((one for one in merged.entries["terrains"].values() if one.text("letter") == letter), found)
    if letter and first is not found:
        spot = found.node.get("letter") or found.node
        yield found.problem(spot, say("letter_taken", letter=letter, terrain=first.id))


_BUILDINGS_OWN: Final = frozenset(measure.id for measure in ALL_MEASURES if measure.of_seat is None)


def award_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """An award has one place and a measure of seats."""
    if bool(found.text("most")) == bool(found.text("second")):
        yield found.problem(found.node, say("award_place"))
    for key in ("most", "second"):
        measure = found.text(key)
        if measure in _BUILDINGS_OWN:
            yield found.problem(found.node.get(key) or found.node, say("building_measure", measure=measure))


def milestone_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """A refinery's milestone makes something in high quality."""
    if found.text("for") == "refinery" and _empty(found, "high_quality"):
        yield found.problem(found.node.key("for"), say("milestone_quality"))


def church_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """The slots of a side have names of their own."""
    seen: set[str] = set()
    for node, name in texts(found.node, ("slots", EACH, "id")):
        if name in seen:
            yield found.problem(node, say("two_slots", name=name))
        seen.add(name)


def layout_sense(merged: Merged, found: Found) -> Iterator[Problem]:
    """A layout is not called like a way to begin."""
    if found.id in {"shuffled", "by-hand"}:
        yield found.problem(found.node.get("id") or found.node, say("layout_word", name=found.id))
