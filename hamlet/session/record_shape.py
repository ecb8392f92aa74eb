"""What a record must look like before a game is played by it: kinds of values, and not more than a game has.

Whoever writes a record by hand may put anything anywhere. Here it is told at once and by its place, where the
rules would stumble over it in the middle of a game, or fill the memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from hamlet.engine.definitions import MOST_SEATS, Rules
from hamlet.engine.limits import (
    FARTHEST,
    LONGEST_ID,
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_LAYOUT_TILES,
    MOST_SLOTS,
    MOST_TILES_BUILT,
)
from hamlet.engine.workers import HOUSE
from hamlet.session.shapes import DataShape, entry, maybe, misfit, plain, row, switch, table, text, whole

_MANY: Final = 1_000_000  # points, rounds, draws: what grows with a game

_seed: Final = whole(-(10**40), 10**40)
_id: Final = text(LONGEST_ID)
_name: Final = text(LONGEST_TEXT)
_names: Final = {"names": table(_name, 100)}
_amount: Final = whole(0, 99)
_count: Final = whole(0, _MANY)
_seat: Final = whole(0, MOST_SEATS - 1)
_cost: Final = table(_amount, 20)
_gain: Final = maybe(entry({}, {"gold": _amount, "points": _amount}))
_vertex: Final = row(whole(-FARTHEST, FARTHEST), 2, 2)
_ids: Final = row(_id, MOST_ENTRIES)

_picture: Final = entry({"pack": _id, "file": text(LONGEST_TEXT), "hash": _id})
_road: Final = entry({"id": _id, "name": _name, "cost": _cost}, _names)
_TERRAIN: Final = entry(
    {"id": _id, "name": _name, "letter": text(1), "meets": _ids}, {"road": maybe(_road), **_names}
)
_MATERIAL: Final = entry(
    {"id": _id, "name": _name, "class": _id},
    {"consumed": _gain, "picture": _picture, "colour": _id, **_names},
)
_SCORE: Final = entry({"points": _amount, "per": _id}, {"terrain": maybe(_id), "most": maybe(_amount)})
_REWARD: Final = maybe(entry({}, {"gold": _amount, "points": _amount, "milestone": maybe(_id)}))
_TILE: Final = entry(
    {
        "id": _id,
        "name": _name,
        "kind": _id,
        "copies": table(_amount, MOST_ENTRIES),
        "outline": text(LONGEST_TEXT),
    },
    {
        "cost": _cost,
        "reward": _REWARD,
        "slots": whole(0, MOST_SLOTS),
        "produces": _ids,
        "refines": table(_id, 1),
        "work": _gain,
        "score": maybe(_SCORE),
        "flag": switch,
        "needs_road": switch,
        "drawing": _id,
        "picture": _picture,
        **_names,
    },
)
_SALE: Final = entry({"id": _id, "tier": whole(1, 9), "needs": _cost, "reward": _gain})
_CHURCH: Final = entry(
    {
        "id": _id,
        "seats": row(whole(1, MOST_SEATS), MOST_SEATS),
        "slots": row(entry({"id": _id, "needs": _cost, "points": _amount}), MOST_ENTRIES),
    }
)
_MILESTONE: Final = entry(
    {"id": _id, "name": _name, "for": _id},
    {"high_quality": maybe(_id), "points_per_road": _amount, **_names},
)
_AWARD: Final = entry({"id": _id, "name": _name, "points": _amount}, {"most": _id, "second": _id, **_names})
_PLACE: Final = entry({"tile": _id, "at": _vertex}, {"rotation": whole(0, 5)})
_LAYOUT: Final = entry({"id": _id, "name": _name, "tiles": row(_PLACE, MOST_LAYOUT_TILES)}, _names)

_KINDS: Final[Mapping[str, DataShape]] = {
    "int": _amount,
    "int | None": maybe(_amount),
    "bool": switch,
    "str": _id,
    "tuple[int, ...]": row(_amount, 20),
    "tuple[tuple[int, ...], ...]": row(row(_amount, 20), 20),
    "Price": entry({"raw": _amount, "refined": _amount}),
}
_other: Final = plain(_MANY, LONGEST_TEXT, MOST_ENTRIES)
_RULES: Final = entry({}, {each.name: _KINDS.get(str(each.type), _other) for each in fields(Rules)})

_definitions: Final = entry(
    {
        "terrains": row(_TERRAIN, MOST_ENTRIES),
        "materials": row(_MATERIAL, MOST_ENTRIES),
        "tiles": row(_TILE, MOST_ENTRIES),
        "sales": row(_SALE, MOST_ENTRIES),
        "church": row(_CHURCH, MOST_ENTRIES),
        "milestones": row(_MILESTONE, MOST_ENTRIES),
        "awards": row(_AWARD, MOST_ENTRIES),
        "layouts": row(_LAYOUT, MOST_ENTRIES),
        "colours": row(_id, MOST_ENTRIES, MOST_SEATS),
        "rules": _RULES,
    },
    {"fixed_colours": row(_id, MOST_ENTRIES, MOST_SEATS), "expansions": _ids},
)

_UNIT: Final = entry({"material": _id}, {"made_by": _seat, "high_quality": switch})
_BUILT: Final = entry(
    {"id": _id, "rotation": whole(0, 5), "at": _vertex},
    {"owner": whole(-1, MOST_SEATS - 1), "stock": row(_UNIT, MOST_SLOTS)},
)
_uid: Final = whole(0, MOST_TILES_BUILT - 1)
_ROAD: Final = entry(
    {
        "side": row(whole(-FARTHEST, FARTHEST), 3, 3),
        "a": _uid,
        "b": _uid,
        "seat": _seat,
        "terrain": _id,
    }
)


def _piece(value: object, where: str) -> None:
    """A villager or donkey: on a tile or at home, and whether it has acted."""
    match value:
        case [place, acted]:
            if place != HOUSE or isinstance(place, bool):
                _uid(place, f"{where}/0")
            whole(0, 1)(acted, f"{where}/1")
        case _:
            raise misfit(where)


_PIECES: Final = row(_piece, 999)
_SEAT: Final = entry(
    {},
    {
        "gold": _count,
        "points": _count,
        "villagers": _PIECES,
        "donkeys": _PIECES,
        "blueprints": row(_id, 999),
        "supply": table(_amount, MOST_ENTRIES),
        "sold": row(_id, MOST_ENTRIES),
    },
)
_DECISION: Final = entry(
    {"kind": _id, "seat": _seat},
    {"tile": whole(-1, MOST_TILES_BUILT - 1), "must": switch, "facts": _other},
)
_state: Final = entry(
    {
        "seed": _seed,
        "round": _count,
        "tiles": row(_BUILT, MOST_TILES_BUILT, 1),
        "seats": row(_SEAT, MOST_SEATS, 1),
    },
    {
        "random": table(_count, 100),
        "seat": _seat,
        "first": _seat,
        "moment": _count,
        "pending": row(_DECISION, 99),
        "ending": switch,
        "finished": switch,
        "roads": row(_ROAD, MOST_TILES_BUILT),
        "milestones": table(_seat, MOST_ENTRIES),
        "church": table(_seat, MOST_ENTRIES),
        "bag": table(_count, MOST_ENTRIES),
        "opened": _ids,
        "display": row(entry({"id": _id}, {"gold": _count}), 99),
        "market": row(maybe(_id), 99),
        "stack": table(_count, MOST_ENTRIES),
        "stack_left": row(_count, 9),
        "slices": _other,
    },
)

_action: Final = plain(_MANY, LONGEST_TEXT, 200)
_player: Final = entry({"name": text(_MANY), "color": _id, "player": _id})
_setup: Final = entry(
    {"seats": row(_player, MOST_SEATS, 1)}, {"preset": text(LONGEST_TEXT), "options": _other}
)
_record: Final = entry({"definitions": _definitions, "setup": _setup, "seed": _seed}, {"resumed": _state})


def check_record(record: Mapping[str, Any]) -> None:
    """Raise `RecordError` with the place of the first value that cannot stand there."""
    _record(record, "")


def check_state(state: object) -> None:
    """The same for a state to go on from."""
    _state(state, "/state")


def check_action(action: object) -> None:
    """The same for an action: whether it can be done is another question."""
    _action(action, "/actions")
