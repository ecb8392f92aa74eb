"""What is to be seen of the lake in a snapshot."""

from __future__ import annotations

from typing import Any

from hamlet.engine.bits import bits
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.boats import boats_of
from hamlet.engine.lake.eating import menu_of
from hamlet.engine.lake.waters import NO_BOAT, NO_SEASON
from hamlet.engine.state import State
from hamlet.engine.workers import HOUSE, has_acted, place_of


def show_waters(state: State, data: dict[str, Any]) -> None:
    """Add it to the snapshot."""
    waters, parts = SLICE.of(state), parts_of(state.box)
    body_of = {lake: number for number, body in enumerate(state.village.bodies) for lake in body.lakes}
    data["lakes"] = [
        {
            "cells": [list(triangle) for triangle in lake.triangles],
            "fish": [list(lake.triangles[place]) for place in bits(waters.fish[number])],
            "boat": waters.boats[number] if waters.boats[number] != NO_BOAT else None,
            "body": body_of[number],
            "former": waters.formers[number],
        }
        for number, lake in enumerate(state.village.lakes)
    ]
    data["fish_bag"] = {kind.id: n for kind, n in zip(parts.fish, waters.bag, strict=True) if n}
    data["season"] = parts.seasons[waters.season].id if waters.season != NO_SEASON else None
    data["menu"] = [
        {"id": parts.cards[card].id, "fish": parts.fish[parts.cards[card].fish].id} for card in menu_of(state)
    ]
    data["effects"] = [
        {"id": parts.cards[card].id, "seat": state.seat, "until": until}
        for cards, until in ((waters.waiting, "action"), (waters.lasting, "turn"))
        for card in cards
    ]
    data["blocked"] = [{"tile": tile, "seat": seat} for tile, seat in waters.closed]
    for seat, shown in enumerate(data["seats"]):
        at_home = [piece for piece in state.villagers[seat] if place_of(piece) == HOUSE]
        shown["fish"] = [parts.fish[kind].id for kind in waters.hands[seat]]
        shown["home"] = len(at_home)
        # Before their first turn they stand at home, but only whoever is up wakes (L23).
        awake = [piece for piece in at_home if seat == state.seat and not has_acted(piece)]
        shown["awake"] = len(awake)
        shown["boats"] = boats_of(state, seat)
        shown["eaten"] = [parts.fish[kind].id for kind in waters.eaten] if seat == state.seat else []
