"""Sails of mills: as they stand on their building, and alone at any moment of their turn."""

from __future__ import annotations

import math
from dataclasses import replace

from hamlet.app.art.cache import Picture
from hamlet.app.art.palette import PAPER, rgb
from hamlet.app.art.shapes import Point
from hamlet.app.art.tile.buildings.model import DOOR, Model, Sails

STEPS = 24
"""Pictures of a quarter of a turn, after which four sails look as before."""
_LATHS, _HUB = rgb("B9A884"), rgb("8A5A34")
_HUB_RADIUS, _TIP, _EDGE = 0.04, 0.02, 0.03


def raise_sails(model: Model, sails: Sails) -> None:
    """Give a mill its sails."""
    model.sails.append(sails)
    if not model.becalmed:
        draw_sails(model, sails)


def draw_sails(model: Model, sails: Sails) -> None:
    """Four frames with cloth over them, and the hub."""
    for quarter in range(4):
        _draw_sail(model, sails, quarter * math.pi / 2 + sails.turn)
    model.disc(*sails.hub, _HUB_RADIUS, _HUB)


def _draw_sail(model: Model, sails: Sails, angle: float) -> None:
    (x, y), cos, sin = sails.hub, math.cos(angle), math.sin(angle)
    near, far, width = sails.length * 0.22, sails.length, sails.width

    def at(along: float, aside: float) -> Point:
        return x + cos * along - sin * aside, y + sin * along + cos * aside

    model.poly([at(near, 0), at(far, 0), at(far, width), at(near, width)], PAPER)
    for share in (0.4, 0.6, 0.8):
        model.line(at(far * share, 0), at(far * share, width), _LATHS, 0.01)
    model.line(at(near, width / 2), at(far, width / 2), _LATHS, 0.008)
    model.line(sails.hub, at(far + _TIP, 0), DOOR, 0.024)


def reach_of(sails: Sails) -> float:
    """How far from the hub they come, in sides of the model."""
    return math.hypot(sails.length + _TIP, sails.width) + _EDGE


def turned_sails(sails: Sails, length: float, step: int) -> Picture:
    """Sails alone, so many steps further than at rest; the origin is their hub."""
    model = Model(length, span=2 * reach_of(sails))
    turn = sails.turn + step * math.pi / 2 / STEPS
    draw_sails(model, replace(sails, hub=(0.0, 0.0), turn=turn))
    return Picture(model.done(), (model.side // 2, model.side // 2))
