"""Where the keyboard goes at the table: what can be done, in the order in which one would look for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamlet.app.flow.legality import open_tiles
from hamlet.app.ids import (
    Command,
    DeliveryId,
    DisplayId,
    FishId,
    HandId,
    Id,
    LogId,
    MenuId,
    SaleId,
    SpotId,
    TileId,
)
from hamlet.app.table.overlays import DRAWER_Z
from hamlet.app.ui.hit_regions import HitMap

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.app.ui.hit_regions import HitRegion
    from hamlet.app.view.scene import Scene

CARD = "card"
LINE = 56  # logical pixels: what lies no further apart in height is read as one line
ORDER: tuple[type[Id], ...] = (HandId, FishId, DisplayId, DeliveryId, SaleId, MenuId)


def on_card(scene: Scene, hits: HitMap) -> HitMap | None:
    """What can be walked to while a card is open: what is on it, and the pieces or tiles it asks for.

    None if there is no card, or nothing on it can be chosen.
    """
    if scene.card is None and scene.spread is None:
        return None
    found = [hit for hit in hits if hit.group == CARD and hit.ring]
    if not any(hit.enabled for hit in found):
        return None
    asked = _asked(scene) if scene.donkeys else set()
    return HitMap([*found, *(hit for hit in hits if hit.id in asked)])


def tab_stops(flow: Flow, hits: HitMap, scale: float) -> HitMap:
    """Without a card: what is asked for; else everything that can be done, the village first."""
    scene = flow.scene()
    over = [hit for hit in hits if hit.z >= DRAWER_Z and hit.group != CARD]
    asked = _in_lines([hit for hit in hits if hit.id in _asked(scene) and hit.enabled], scale)
    if asked and scene.mode != "idle":
        return HitMap([*over, *asked])
    able = {TileId(uid) for uid in open_tiles(flow.state)} if flow.humans_turn else set()
    tiles = _in_lines([hit for hit in hits if hit.id in able], scale)
    shown = {*map(id, over), *map(id, tiles)}
    rest = [hit for hit in hits if id(hit) not in shown and not _left_out(flow, hit)]
    return HitMap([*over, *tiles, *sorted(rest, key=_rank)])


def _asked(scene: Scene) -> set[Id]:
    """What is lit in the village to be chosen."""
    lit: set[Id] = {mark.id for mark in scene.tiles if not mark.selected}
    return lit | {mark.id for mark in scene.borders} | {mark.id for mark in scene.donkeys}


def _in_lines(found: list[HitRegion], scale: float) -> list[HitRegion]:
    """As one reads: line by line, from left to right."""
    lines: list[list[HitRegion]] = []
    for hit in sorted(found, key=lambda hit: hit.bounds.centery):
        if lines and hit.bounds.centery - lines[-1][0].bounds.centery <= LINE * scale:
            lines[-1].append(hit)
        else:
            lines.append([hit])
    return [hit for line in lines for hit in sorted(line, key=lambda hit: hit.bounds.centerx)]


def _left_out(flow: Flow, hit: HitRegion) -> bool:
    """Buildings where nothing can be done, rows that cannot be paid, lines that only tell."""
    what = hit.id
    if isinstance(what, DeliveryId | SaleId | MenuId):
        return what not in _payable(flow)
    if isinstance(what, LogId):
        entries = flow.panels().log[what.line :]
        return not entries or entries[0].why is None
    return isinstance(what, TileId | SpotId)


def _payable(flow: Flow) -> set[Id]:
    panels = flow.panels()
    church: set[Id] = {row.id for row in panels.church if row.payable}
    menu: set[Id] = {row.id for row in panels.lake.menu if row.usable} if panels.lake else set()
    return church | menu | {row.id for row in panels.sales if row.payable}


def _rank(hit: HitRegion) -> int:
    if hit.id is Command.END_TURN:
        return len(ORDER)
    return next((number for number, kind in enumerate(ORDER) if isinstance(hit.id, kind)), len(ORDER) + 1)
