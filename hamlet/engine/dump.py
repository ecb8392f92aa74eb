"""The complete state as plain data: to keep, to resume from, to hash. Empty fields are left out."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

from hamlet.engine.box import Box
from hamlet.engine.decisions import decision_data, decision_from_data
from hamlet.engine.state import STREAMS, State
from hamlet.engine.stock import code_data, code_from_data
from hamlet.engine.village import Placed, Road, Village

StateData = dict[str, Any]


def dump_state(state: State) -> StateData:
    """Everything needed to go on playing, given the same box."""
    box = state.box
    data: StateData = {
        "seed": state.seed,
        "random": {name: count for name, count in zip(STREAMS, state.random, strict=True) if count},
        "round": state.round,
        "seat": state.seat,
        "first": state.first,
        "moment": state.moment,
        "pending": [decision_data(decision) for decision in state.pending],
        "ending": state.ending,
        "finished": state.finished,
        "tiles": [_tile_data(state, uid) for uid in range(len(state.village.tiles))],
        "roads": [_road_data(state, road) for road in state.village.roads],
        "seats": [_seat_data(state, seat) for seat in range(box.seats)],
        "milestones": _held(box.definitions.milestones, state.milestones),
        "church": _held(box.church_slots, state.church),
        "bag": _counted(box.definitions.tiles, state.bag),
        "opened": [pile for pile, is_open in zip(box.piles, state.opened, strict=True) if is_open],
        "display": [
            _without_empty({"id": box.definitions.tiles[tile].id, "gold": coins})
            for tile, coins in zip(state.display, state.coins, strict=True)
        ],
        "market": [box.definitions.sales[sale].id if sale >= 0 else None for sale in state.market],
        "stack": _counted(box.definitions.sales, state.stack),
        "stack_left": list(state.stack_left),
        "slices": {
            each.name: each.dump(state, piece)
            for each, piece in zip(box.ruleset.expansions, state.slices, strict=True)
        },
    }
    return _without_empty(data)


def _without_empty(data: StateData) -> StateData:
    return {
        key: value for key, value in data.items() if value not in (None, False, 0, [], {}) or key == "seed"
    }


def _counted(entries: Iterable[Any], counts: tuple[int, ...]) -> dict[str, int]:
    return {each.id: count for each, count in zip(entries, counts, strict=True) if count}


def _held(entries: Iterable[Any], seats: tuple[int, ...]) -> dict[str, int]:
    return {each.id: seat for each, seat in zip(entries, seats, strict=True) if seat >= 0}


def _tile_data(state: State, uid: int) -> StateData:
    placed = state.village.tiles[uid]
    data: StateData = {
        "id": state.box.definitions.tiles[placed.tile].id,
        "rotation": placed.rotation,
        "at": list(placed.at),
        "owner": placed.owner if placed.owner >= 0 else None,
        "stock": [code_data(state.box, code) for code in state.stock[uid]],
    }
    return {key: value for key, value in data.items() if value not in (None, [])}


def _road_data(state: State, road: Road) -> StateData:
    terrain = state.box.definitions.terrains[road.terrain].id
    return {"side": list(road.side), "a": road.a, "b": road.b, "seat": road.seat, "terrain": terrain}


def _seat_data(state: State, seat: int) -> StateData:
    definitions = state.box.definitions
    return _without_empty(
        {
            "gold": state.gold[seat],
            "points": state.points[seat],
            "villagers": [[piece >> 1, piece & 1] for piece in state.villagers[seat]],
            "donkeys": [[piece >> 1, piece & 1] for piece in state.donkeys[seat]],
            "blueprints": [definitions.tiles[tile].id for tile in state.blueprints[seat]],
            "supply": _counted(definitions.materials, state.supply[seat]),
            "sold": [definitions.sales[sale].id for sale in state.sold[seat]],
        }
    )


def load_state(box: Box, data: Mapping[str, Any]) -> State:
    """The state that was dumped. KeyError, ValueError or TypeError where the data is no such dump."""
    definitions = box.definitions
    state = State()
    state.box, state.seed = box, data["seed"]
    state.random = tuple(data.get("random", {}).get(name, 0) for name in STREAMS)
    state.round, state.seat, state.first = data["round"], data.get("seat", 0), data.get("first", 0)
    state.moment = data.get("moment", 0)
    state.pending = tuple(decision_from_data(each) for each in data.get("pending", ()))
    state.ending, state.finished = data.get("ending", False), data.get("finished", False)
    state.village = Village.of(box.land, _placed(box, data), _roads(box, data))
    state.stock = tuple(
        tuple(sorted(code_from_data(box, unit) for unit in tile.get("stock", ()))) for tile in data["tiles"]
    )
    _load_seats(state, data["seats"])
    state.milestones = _seats_of(definitions.milestones, data.get("milestones", {}))
    state.church = _seats_of(box.church_slots, data.get("church", {}))
    state.bag = _counts_of(definitions.tiles, data.get("bag", {}))
    state.opened = tuple(int(pile in data.get("opened", ())) for pile in box.piles)
    state.display = tuple(_position(definitions.tiles, each["id"]) for each in data.get("display", ()))
    state.coins = tuple(each.get("gold", 0) for each in data.get("display", ()))
    state.market = tuple(
        -1 if name is None else _position(definitions.sales, name) for name in data.get("market", ())
    )
    state.stack = _counts_of(definitions.sales, data.get("stack", {}))
    state.stack_left = tuple(data.get("stack_left", ()))
    slices = data.get("slices", {})
    state.slices = tuple(each.load(state, slices.get(each.name, {})) for each in box.ruleset.expansions)
    return state


def _position(entries: Iterable[Any], name: str) -> int:
    return [each.id for each in entries].index(name)


def _placed(box: Box, data: Mapping[str, Any]) -> list[Placed]:
    tiles = box.definitions.tiles
    return [
        Placed(
            _position(tiles, each["id"]),
            each["rotation"],
            (each["at"][0], each["at"][1]),
            each.get("owner", -1),
        )
        for each in data["tiles"]
    ]


def _roads(box: Box, data: Mapping[str, Any]) -> list[Road]:
    terrains = box.definitions.terrains
    return [
        Road(tuple(each["side"]), each["a"], each["b"], each["seat"], _position(terrains, each["terrain"]))
        for each in data.get("roads", ())
    ]


def _counts_of(entries: Iterable[Any], counts: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(each.id, 0) for each in entries)


def _seats_of(entries: Iterable[Any], seats: Mapping[str, int]) -> tuple[int, ...]:
    return tuple(seats.get(each.id, -1) for each in entries)


def _load_seats(state: State, seats: list[Mapping[str, Any]]) -> None:
    definitions = state.box.definitions
    state.gold = tuple(each.get("gold", 0) for each in seats)
    state.points = tuple(each.get("points", 0) for each in seats)
    state.villagers = tuple(
        tuple(tile << 1 | used for tile, used in each.get("villagers", ())) for each in seats
    )
    state.donkeys = tuple(tuple(tile << 1 | used for tile, used in each.get("donkeys", ())) for each in seats)
    state.blueprints = tuple(
        tuple(_position(definitions.tiles, name) for name in each.get("blueprints", ())) for each in seats
    )
    state.supply = tuple(_counts_of(definitions.materials, each.get("supply", {})) for each in seats)
    state.sold = tuple(
        tuple(_position(definitions.sales, name) for name in each.get("sold", ())) for each in seats
    )


def canonical(data: object) -> bytes:
    """The one way to write plain data: sorted keys, no spaces, ASCII."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode("ascii")


def state_hash(state: State) -> str:
    """A short name of the full state, the same on every machine."""
    return blake2b(canonical(dump_state(state)), digest_size=16).hexdigest()
