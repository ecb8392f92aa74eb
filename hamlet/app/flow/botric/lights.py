"""What pointing at one of his actions lights in the village: where he would work, build, or lay a road."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hamlet.app.ids import BorderId, BotricId, SpotId
from hamlet.app.view.scene import BorderMark, Ghost, Scene, Spot
from hamlet.engine.botric.attempts.build import Building
from hamlet.engine.botric.attempts.road import RoadBuilding

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.botric.foreseeing import Account

OPEN = ("idle", "watching")
"""Modes in which nothing else is lit."""


def lit_by_foresight(flow: Flow, scene: Scene, what: BotricId) -> Scene:
    """The scene with what this action would come to now."""
    if scene.mode not in OPEN or scene.toast or what.action not in flow.foresight.known:
        return scene
    account = flow.foresight.of(what.action)
    if account.tie is not None:
        return _tied(flow, scene, account)
    return scene if account.deed is None else _deed(flow, scene, account.deed)


def _deed(flow: Flow, scene: Scene, deed: Any) -> Scene:  # noqa: ANN401
    """The building he works at; the new one in its place with the lakes it would close; the road."""
    tiles = frozenset((deed.tile,))
    if isinstance(deed, Building):
        at = SpotId(deed.rotation, deed.at)
        ghost = Ghost(at, deed.blueprint, deed.rotation, deed.at, pinned=True, legal=True)
        return replace(scene, toast_tiles=tiles, ghost=ghost, lakes=flow.foresight.lakes(flow.words, deed))
    if isinstance(deed, RoadBuilding):
        side = deed.contact.side
        return replace(scene, borders=(BorderMark(BorderId(side), side, selected=True),))
    return replace(scene, toast_tiles=tiles)


def _tied(flow: Flow, scene: Scene, account: Account) -> Scene:
    """All among which the person would have to choose."""
    tie = account.tie
    if tie is None:
        return scene
    if tie.about in ("tile", "villager"):
        return replace(scene, toast_tiles=frozenset(option[0] for option in tie.options))
    if tie.about == "place":
        blueprint = _blueprint(flow, account)
        spots = tuple(
            Spot(SpotId(rotation, (q, r)), blueprint, rotation, (q, r), best=True)
            for rotation, q, r in tie.options
        )
        return replace(scene, spots=spots)
    if tie.about == "road":
        return replace(scene, toast_tiles=frozenset(tile for option in tie.options for tile in option[:2]))
    return scene


def _blueprint(flow: Flow, account: Account) -> int:
    """Which of his queue he would build: what the last line about that left, else the only one."""
    queue = flow.foresight.queue
    chosen = [
        left[0][0] for line, left in zip(account.lines, account.left, strict=True) if line.id == "oldest"
    ]
    return chosen[-1] if chosen else queue[0]
