"""The snapshot: the whole public state as one JSON object, for looking, not for resuming."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamlet.engine.actions.road import roads_left
from hamlet.engine.decisions import decision_data
from hamlet.engine.flags import flags_left, flags_placed
from hamlet.engine.lattice.geometry import side_ends
from hamlet.engine.scoring.final import final_scores, winners
from hamlet.engine.state import State
from hamlet.engine.stock import code_data
from hamlet.engine.workers import has_acted, place_of

FORMAT = 1
SnapshotData = dict[str, Any]


def snapshot(state: State, names: Sequence[SnapshotData] = ()) -> SnapshotData:
    """Format 1. `names` gives each seat's name, colour and player, where they are known."""
    definitions = state.box.definitions
    scores = final_scores(state) if state.finished else None
    data: SnapshotData = {
        "format": FORMAT,
        "round": state.round,
        "seat": state.seat,
        "first": state.first,
        "decider": state.decider,
        "decision": "finished" if state.finished else state.decision,
        "pending": [decision_data(decision) for decision in state.pending],
        "ending": state.ending,
        "finished": state.finished,
        "tiles": [_tile(state, uid) for uid in range(len(state.village.tiles))],
        "roads": [_road(state, index) for index in range(len(state.village.roads))],
        "lakes": [],
        "seats": [_seat(state, seat, names, scores) for seat in range(state.box.seats)],
        "display": [
            {"id": definitions.tiles[tile].id, "gold": coins}
            for tile, coins in zip(state.display, state.coins, strict=True)
        ],
        "bag": {definitions.tiles[tile].id: count for tile, count in enumerate(state.bag) if count},
        "fish_bag": {},
        "sales": [definitions.sales[sale].id for sale in state.market if sale >= 0],
        "sale_stack": sum(state.stack_left),
        "church": [
            {"slot": slot.id, "seat": seat if seat >= 0 else None}
            for slot, seat in zip(state.box.church_slots, state.church, strict=True)
        ],
        "scores": scores,
        "winners": list(winners(state)) if state.finished else None,
    }
    for each in state.box.ruleset.expansions:
        each.snapshot(state, data)
    return data


def _tile(state: State, uid: int) -> SnapshotData:
    placed = state.village.tiles[uid]
    tile = state.box.definitions.tiles[placed.tile]
    turned = tile.shape.turned[placed.rotation]
    dq, dr = placed.at
    held = [_slot(state, code) for code in state.stock[uid]]
    return {
        "uid": uid,
        "id": tile.id,
        "rotation": placed.rotation,
        "at": list(placed.at),
        "cells": sorted([x + dq, y + dr, kind] for x, y, kind in turned.triangles),
        "owner": placed.owner if placed.owner >= 0 else None,
        "segments": [
            {
                "from": [segment.start[0] + dq, segment.start[1] + dr],
                "to": [segment.end[0] + dq, segment.end[1] + dr],
                "terrain": state.box.definitions.terrains[segment.terrain].id,
            }
            for segment in turned.segments
        ],
        "slots": held + [None] * (tile.slots - len(held)),
        "villagers": [
            {"seat": seat, "acted": has_acted(piece)}
            for seat, pieces in enumerate(state.villagers)
            for piece in pieces
            if place_of(piece) == uid
        ],
        "donkeys": [
            seat for seat, pieces in enumerate(state.donkeys) for piece in pieces if place_of(piece) == uid
        ],
    }


def _slot(state: State, code: int) -> SnapshotData:
    return {"made_by": None, "high_quality": False, **code_data(state.box, code)}


def _road(state: State, index: int) -> SnapshotData:
    road = state.village.roads[index]
    kind = state.box.definitions.terrains[road.terrain].road
    start, end = side_ends(road.side)
    return {
        "from": list(start),
        "to": list(end),
        "seat": road.seat,
        "kind": kind.id if kind else None,
        "tiles": [road.a, road.b],
    }


def _seat(
    state: State, seat: int, names: Sequence[SnapshotData], scores: list[dict[str, int]] | None
) -> SnapshotData:
    definitions = state.box.definitions
    who = names[seat] if seat < len(names) else {}
    return {
        "name": who.get("name", f"Seat {seat + 1}"),
        "color": who.get("color", definitions.seat_colours[seat % len(definitions.seat_colours)]),
        "player": who.get("player", "human"),
        "points": scores[seat]["total"] if scores else state.points[seat],
        "gold": state.gold[seat],
        "blueprints": [definitions.tiles[tile].id for tile in state.blueprints[seat]],
        "villagers": len(state.villagers[seat]),
        "donkeys": len(state.donkeys[seat]),
        "flags": flags_placed(state, seat),
        "flags_placed": flags_placed(state, seat),
        "flags_left": flags_left(state, seat),
        "roads_left": roads_left(state, seat),
        "refined_left": {
            each.id: left
            for each, left in zip(definitions.materials, state.supply[seat], strict=True)
            if each.refined
        },
        "fish": [],
        "deliveries": state.deliveries_of(seat),
        "sales": len(state.sold[seat]),
        "milestones": [
            each.id
            for each, keeper in zip(definitions.milestones, state.milestones, strict=True)
            if keeper == seat
        ],
    }
