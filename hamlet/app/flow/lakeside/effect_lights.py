"""Meals that still act, lit where they will: at the building one is about, or all that their chip means."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.lakeside.lake_panels import EFFECT_ICONS
from hamlet.app.flow.legality import open_tiles
from hamlet.app.ids import EffectId, Id, TileId
from hamlet.app.view.scene import LakeMark, Scene, TileMark
from hamlet.engine.bits import bits
from hamlet.engine.definitions import Kind
from hamlet.engine.lake.base import SLICE, parts_of
from hamlet.engine.lake.effects import CLOSE_BUILDING, FREE_BLUEPRINTS, FROZEN_LAKES, NO_DONKEYS, REFILL_FISH
from hamlet.engine.places import tiles_of

if TYPE_CHECKING:
    from hamlet.app.flow.table import Flow
    from hamlet.engine.state import State

AT_THE_NEXT = (CLOSE_BUILDING, REFILL_FISH, NO_DONKEYS)
"""What acts where the next villager works."""
AT_WORK = ("card", "payment", "store", "sending")
"""Modes in which a building is lit because a villager would work there."""


def is_effect(what: Id | None) -> bool:
    """Whether this is the chip of a meal that still acts."""
    return isinstance(what, EffectId)


def lit_by_effects(flow: Flow, scene: Scene) -> Scene:
    """The scene with what meals will do: signs on the building one is about, or all that a chip means."""
    state = flow.state
    if not flow.humans_turn or state.decision != "action":
        return scene
    pointed = flow.hovered
    if isinstance(pointed, EffectId) and scene.mode == "idle":
        return _all_of(state, scene, parts_of(state.box).cards[pointed.card].does)
    cards = (parts_of(state.box).cards[card] for card in SLICE.of(state).waiting)
    names = [name for card in cards for name in card.does if name in AT_THE_NEXT]
    return _at_work(state, scene, names) if names and scene.mode in AT_WORK else scene


def _at_work(state: State, scene: Scene, names: list[str]) -> Scene:
    """A sign for each effect on the buildings where a villager would work."""
    able = open_tiles(state) if scene.mode == "card" else {mark.tile for mark in scene.tiles}
    marks = tuple(
        replace(mark, badge=_signs(state, names, mark.tile)) if mark.tile in able and not mark.badge else mark
        for mark in scene.tiles
    )
    chosen = [mark.tile for mark in marks if mark.selected and mark.tile in able]
    lakes = _refilled(state, chosen) if REFILL_FISH in names else ()
    return replace(scene, tiles=marks, lakes=(*scene.lakes, *lakes))


def _all_of(state: State, scene: Scene, names: tuple[str, ...]) -> Scene:
    """Everywhere that an effect may act now."""
    tiles: dict[int, str] = {}
    lakes: tuple[LakeMark, ...] = ()
    if FREE_BLUEPRINTS in names:
        tiles |= dict.fromkeys(tiles_of(state, Kind.TOWN_HALL), _sign(FREE_BLUEPRINTS))
    if FROZEN_LAKES in names:
        lakes = tuple(LakeMark(lake.triangles) for lake in state.village.lakes)
        tiles |= {uid: "" for lake in state.village.lakes for uid in bits(lake.beside)}
    coming = [name for name in names if name in AT_THE_NEXT]
    if coming:
        tiles |= {uid: _signs(state, coming, uid) for uid in sorted(open_tiles(state))}
    if REFILL_FISH in names:
        tiles = {uid: sign for uid, sign in tiles.items() if sign}
        lakes = (*lakes, *_refilled(state, list(tiles)))
    marks = tuple(TileMark(TileId(uid), uid, sign) for uid, sign in tiles.items() if sign)
    return replace(scene, dim=True, tiles=marks, bright=frozenset(tiles), lakes=lakes)


def _signs(state: State, names: list[str], uid: int) -> str:
    return " ".join(told for name in names if (told := _told(state, name, uid)))


def _told(state: State, name: str, uid: int) -> str:
    """The sign of an effect at a building; of fish that come back, how many, and nothing where none do."""
    if name != REFILL_FISH:
        return _sign(name)
    count = sum(fresh.bit_count() for fresh in _fresh(state, uid))
    return f"{_sign(name)} {count}" if count else ""


def _sign(name: str) -> str:
    return f"{{{EFFECT_ICONS[name]}}}"


def _fresh(state: State, uid: int) -> list[int]:
    """By lake, the triangles beside a building that bear no fish, as bits."""
    fish = SLICE.of(state).fish
    return [lake.banks_of(uid) & ~fish[number] for number, lake in enumerate(state.village.lakes)]


def _refilled(state: State, tiles: list[int]) -> tuple[LakeMark, ...]:
    """The lakes to which fish would come back."""
    found = [any(fresh) for fresh in zip(*(_fresh(state, uid) for uid in tiles), strict=True)]
    lakes = state.village.lakes
    return tuple(LakeMark(lake.triangles) for lake, comes in zip(lakes, found, strict=False) if comes)
