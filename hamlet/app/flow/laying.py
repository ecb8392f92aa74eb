"""Laying the start tiles by hand: a tile, then one of its sound spots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.view.parts import Card, Row
from hamlet.app.view.scene import Scene, Spot
from hamlet.engine.actions.layout import LayStart
from hamlet.engine.actions.registry import BY_NAME

if TYPE_CHECKING:
    from hamlet.app.flow.modes.sheets import Laying
    from hamlet.app.flow.table import Flow


def laying_scene(flow: Flow, start: int | None) -> Scene:
    """The tiles left on a card; the spots of the chosen one outlined."""
    family, state = BY_NAME["lay_start"], flow.state
    left = [target[0] for target in family.targets(state)]
    rows = tuple(Row(f"start:{tile}", flow.blueprint_name(tile), selected=tile == start) for tile in left)
    spots = [] if start is None else list(family.actions(state, (start,)))
    return Scene(
        "lay_start",
        flow.prompt,
        spots=tuple(
            Spot(
                f"lay:{each.rotation}:{each.at[0]}:{each.at[1]}",
                each.start,
                each.rotation,
                each.at,
                "",
                best=True,
            )
            for each in spots
        ),
        card=Card("Start tiles", "Lay each road to road with the Church", parts=rows),
    )


def choose_laying(flow: Flow, mode: Laying, what: str) -> bool:
    """A start tile, or a spot for it."""
    parts = what.split(":")
    if parts[0] == "start":
        mode.start = int(parts[1])
        return True
    if parts[0] == "lay" and mode.start is not None:
        start, mode.start = mode.start, None
        return flow.play(LayStart(start, int(parts[1]), (int(parts[2]), int(parts[3]))), stay=True)
    return False
