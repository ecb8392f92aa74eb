"""Hints lit and lettered in the village, the one that is meant bright."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hamlet.app.flow.botric.contenders import letter
from hamlet.app.ids import LetterId
from hamlet.app.view.scene import BorderMark, Ghost, LakeMark, LetterMark, Scene, Spot, TileMark

if TYPE_CHECKING:
    from hamlet.app.flow.hinting.hint_places import BuildingSite, HintPlace
    from hamlet.engine.state import State


def lit_hints(state: State, base: Scene, places: Sequence[HintPlace], strong: int, tag: str) -> Scene:
    """The scene with all of them; `tag` stands beside the letter of the strong one."""
    numbered = list(enumerate(places))
    sites = [(number, place.site) for number, place in numbered if place.site is not None]
    meant, lies = places[strong].site, places[strong].tile
    marks = (_letter(state, number, place, strong, tag) for number, place in numbered)
    return replace(
        base,
        dim=any(place.in_village for place in places),
        letters=tuple(mark for mark in marks if mark is not None),
        tiles=() if lies is None else (TileMark(LetterId(strong), lies, selected=True),),
        borders=tuple(
            BorderMark(LetterId(number), place.side, selected=number == strong)
            for number, place in numbered
            if place.side is not None
        ),
        bright=places[strong].bright,
        lakes=tuple(
            LakeMark(state.village.lakes[place.lake].triangles) for place in places if place.lake is not None
        ),
        spots=tuple(_spot(number, site) for number, site in sites if number != strong),
        ghost=None
        if meant is None
        else Ghost(LetterId(strong), meant.blueprint, meant.rotation, meant.at, pinned=True, legal=True),
    )


def _spot(number: int, site: BuildingSite) -> Spot:
    return Spot(LetterId(number), site.blueprint, site.rotation, site.at, best=True)


def _letter(state: State, number: int, place: HintPlace, strong: int, tag: str) -> LetterMark | None:
    if not place.in_village:
        return None
    meant = number == strong
    return LetterMark(
        LetterId(number),
        letter(number),
        spot=None if place.site is None else _spot(number, place.site),
        tile=place.tile,
        side=place.side,
        triangles=() if place.lake is None else state.village.lakes[place.lake].triangles,
        strong=meant,
        asked=True,
        tag=tag if meant else "",
    )
