"""The panels by the lake in every layout: no text is cut off, everything can be hit; what they tell."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.flow.table import Flow
from hamlet.app.ids import Command, FishId, Id, InfoId, MenuId
from hamlet.app.table.chrome import Chrome, PanelState
from hamlet.app.table.drawers import drawer_place
from hamlet.app.table.fish_sheet import sheet_overlay
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.menu_spread import spread_overlays
from hamlet.app.table.table_frame import FrameKind, frame_for
from hamlet.app.ui.hit_regions import HitMap
from hamlet.app.ui.pane import PieceCache, paint
from hamlet.app.ui.scale import largest_scale
from hamlet.app.view.waterside import FishSheet, MenuSpread
from hamlet.session.session import Session
from tests.app.fish_hands import COMMON, RARE, UNCOMMON, with_fish
from tests.app.games import game
from tests.app.lake_games import whole_game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread

SIZES = [(960, 540), (1200, 675), (1280, 720), (1600, 900), (1920, 1080), (3840, 2160)]
LAYOUTS = [(size, scale) for size in SIZES for scale in (1.0, 1.5, 2.0) if scale <= largest_scale(size)]
SEASONS = ["spring", "summer", "autumn", "winter"]


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def _look(session: Session) -> Look:
    definitions = session.setup.definitions
    colours = [seat.color for seat in session.setup.seats]

    class Blank(Pictures):
        def work(self) -> bool:
            return False

    return Look(session.setup.words, definitions, colours, Blank(TileArt(definitions)))


def _late() -> Session:
    whole = whole_game(1, "winter")
    return whole.fork(len(whole.history.done) * 2 // 3)


def _eaten() -> Session:
    session = with_fish(COMMON, UNCOMMON, UNCOMMON, season="summer", seats=4)
    flow = Flow(session)
    for place in (1, 0):
        flow.choose(FishId(place))
        flow.key("return")
    return session


def _many() -> Session:
    return with_fish(0, 0, 0, 1, 1, 2, seats=3)


MOMENTS: dict[str, Callable[[], Session]] = {"late": _late, "eaten": _eaten, "many": _many}


@spread({"size, scale": LAYOUTS, "moment": MOMENTS})
def test_panels_by_the_lake_show_all_text_and_every_hot_region_can_be_hit(
    size: tuple[int, int], scale: float, moment: str
) -> None:
    session = MOMENTS[moment]()
    chrome, frame = Chrome(_look(session)), frame_for(size, scale)
    with hearing() as drawn:
        chrome.update(frame, Flow(session).panels(), PanelState())
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, scale)
    assert not small(drawn, scale)
    hits = HitMap(chrome.hits())
    for hit in hits:
        assert hits.point(hit.id) is not None, hit.id
        assert frame.window.contains(hit.bounds), hit.id
    assert len({hit.id for hit in hits}) == len(hits)


@spread({"size, scale": LAYOUTS, "season": SEASONS})
def test_the_cards_of_every_season_show_all_of_their_text(
    size: tuple[int, int], scale: float, season: str
) -> None:
    flow = Flow(with_fish(COMMON, UNCOMMON, season=season))
    flow.key("u")
    spread, frame = flow.scene().spread, frame_for(size, scale)
    assert isinstance(spread, MenuSpread)
    with hearing() as drawn:
        overlays = spread_overlays(PieceCache(flow.words), frame, spread)
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, scale)
    assert not small(drawn, scale)
    assert all(frame.window.contains(over.rect) for over in overlays)


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_the_sheet_of_fish_that_go_back_shows_all_of_its_text(size: tuple[int, int], scale: float) -> None:
    flow = Flow(with_fish(COMMON, COMMON, UNCOMMON, UNCOMMON, RARE))
    flow.key("n")
    sheet, frame = flow.scene().spread, frame_for(size, scale)
    assert isinstance(sheet, FishSheet)
    with hearing() as drawn:
        over = sheet_overlay(PieceCache(flow.words), frame, sheet)
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale([each for each in drawn if each.text not in ("2", "1")], scale)
    assert not small(drawn, scale)
    assert frame.window.contains(over.rect)


@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_the_drawer_with_fish_and_menu_shows_all_of_its_text(size: tuple[int, int], scale: float) -> None:
    session = with_fish(COMMON, COMMON, UNCOMMON, RARE)
    look, frame = _look(session), frame_for(size, scale)
    place = drawer_place(look, frame, Flow(session).panels(), "menu", 0)
    assert place is not None
    assert frame.village.contains(place.rect)
    with hearing() as drawn:
        paint(look.words, place.rect.size, scale, place.group, place.draw)
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, scale)


def _ids(session: Session, size: tuple[int, int]) -> set[Id]:
    chrome, frame = Chrome(_look(session)), frame_for(size, 1.0)
    chrome.update(frame, Flow(session).panels(), PanelState())
    return {hit.id for hit in chrome.hits()}


@pytest.mark.parametrize("size", SIZES)
def test_fish_menu_season_and_boats_are_on_the_table_by_the_lake_only(size: tuple[int, int]) -> None:
    found, base = _ids(with_fish(COMMON), size), _ids(game(2, 40), size)
    only = {InfoId("season"), Command.FISHING}
    assert only <= found
    assert not only & base
    assert not any(isinstance(each, FishId | MenuId) for each in base)
    if frame_for(size, 1.0).kind is not FrameKind.COMPACT:
        assert {FishId(0), MenuId(0), InfoId("stat", "fish", 0), InfoId("stat", "boats", 1)} <= found
        assert InfoId("stat", "fish", 0) not in base
