from __future__ import annotations

import pygame
import pytest

from hamlet.app.art.palette import OUTPUT_INSIDE
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.type import Drawn
from hamlet.app.flow.table import Flow
from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.table.chrome import Chrome, PanelState
from hamlet.app.table.church_and_market import draw_market
from hamlet.app.table.drawers import RAIL, drawer_place, seat_drawer
from hamlet.app.table.log import newest_first
from hamlet.app.table.look import Look, Pictures
from hamlet.app.table.seat_panels import SeatDetail, draw_seat
from hamlet.app.table.table_frame import FrameKind, frame_for
from hamlet.app.ui.hit_regions import HitMap, HitRegion
from hamlet.app.ui.pane import MARGIN, Pane, paint
from hamlet.app.ui.scale import largest_scale
from hamlet.app.view.panels import Panels
from hamlet.session.session import Session
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread

SIZES = [(960, 540), (1200, 675), (1280, 720), (1600, 900), (1920, 1080), (3840, 2160)]
SCALES = [1.0, 1.5, 2.0]
LAYOUTS = [(size, scale) for size in SIZES for scale in SCALES if scale <= largest_scale(size)]
COLUMNS = [layout for layout in LAYOUTS if frame_for(*layout).kind is not FrameKind.COMPACT]
MOMENTS = [(2, 0), (2, 70), (4, 170)]


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


@spread({"size, scale": LAYOUTS, "seats, actions": MOMENTS})
def test_panels_show_all_text_and_every_hot_region_can_be_hit(
    size: tuple[int, int], scale: float, seats: int, actions: int
) -> None:
    session = game(seats, actions)
    chrome = Chrome(_look(session))
    frame = frame_for(size, scale)
    with hearing() as drawn:
        chrome.update(frame, Flow(session).panels(), PanelState())
    assert len(drawn) >= 20
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, scale)
    assert not small(drawn, scale)
    hits = HitMap(chrome.hits())
    for hit in hits:
        assert hits.point(hit.id) is not None, hit.id
        assert frame.window.contains(hit.bounds), hit.id
    assert len({hit.id for hit in hits}) == len(hits)


@spread(
    {
        "size, scale": LAYOUTS,
        "drawer": [*(name for name, _, _ in RAIL), seat_drawer(0), seat_drawer(3)],
    }
)
def test_drawers_show_all_of_their_text(size: tuple[int, int], scale: float, drawer: str) -> None:
    session = game(4, 170)
    look, frame = _look(session), frame_for(size, scale)
    place = drawer_place(look, frame, Flow(session).panels(), drawer, 0)
    assert place is not None
    assert frame.village.contains(place.rect)
    with hearing() as drawn:
        paint(look.words, place.rect.size, scale, place.group, place.draw)
    assert not cut_off(drawn)
    assert not overlapping(drawn)
    assert not pale(drawn, scale)


@pytest.mark.parametrize(("size", "scale"), COLUMNS)
def test_the_supply_of_a_seat_stands_inside_its_frame(size: tuple[int, int], scale: float) -> None:
    session, frame = game(2, 170), frame_for(size, scale)
    seat, look = Flow(session).panels().seats[0], _look(session)

    def draw(pane: Pane, rect: pygame.Rect) -> None:
        draw_seat(pane, rect, look, seat, frame.kind, SeatDetail.SUPPLY)

    width = frame.left.width - 2 * frame.px(10)
    with hearing() as drawn:
        paint(look.words, (width, frame.px(300)), scale, "left", draw)
    edge = round(MARGIN * scale) + width - frame.px(8) - frame.px(3)
    numbers = [each for each in drawn if each.on == OUTPUT_INSIDE]
    assert len(numbers) == len(seat.supply)
    assert all(each.rect.right <= edge for each in numbers), (edge, [each.rect for each in numbers])


def test_what_shows_the_same_is_not_drawn_again() -> None:
    session = game(2, 70)
    chrome, frame, flow = Chrome(_look(session)), frame_for((1920, 1080), 1.0), Flow(session)
    assert chrome.update(frame, flow.panels(), PanelState()) == {"top", "left", "right", "dock"}
    assert chrome.update(frame, flow.panels(), PanelState()) == set()
    assert chrome.update(frame, flow.panels(), PanelState(seat=1)) == {"left"}


def test_everything_public_about_a_seat_stands_on_its_card() -> None:
    session = game(2, 70)
    chrome, frame = Chrome(_look(session)), frame_for((1920, 1080), 1.0)
    panels = Flow(session).panels()
    with hearing() as drawn:
        chrome.update(frame, panels, PanelState())
    texts = [each.text for each in drawn]
    for seat in panels.seats:
        for wanted in (seat.name, str(seat.points), str(seat.gold), f"{seat.standing}/{seat.villagers}"):
            assert wanted in texts
    ids = {hit.id for hit in chrome.hits()}
    for seat in panels.seats:
        for stat in ("gold", "villagers", "donkeys", "blueprints", "church", "sales", "flags", "roads"):
            assert InfoId("stat", stat, seat.seat) in ids


def test_a_tight_window_has_a_rail_instead_of_columns() -> None:
    session = game(4, 170)
    chrome, frame = Chrome(_look(session)), frame_for((960, 540), 1.0)
    assert frame.kind is FrameKind.COMPACT
    chrome.update(frame, Flow(session).panels(), PanelState())
    ids = {hit.id for hit in chrome.hits()}
    assert {PanelCommand("drawer", str(name)) for name, _, _ in RAIL} <= ids
    assert {PanelCommand("seat", str(seat)) for seat in range(4)} <= ids


def _drawn(session: Session) -> tuple[Chrome, Panels, list[Drawn]]:
    """The panels of a large window, and every text on them."""
    chrome, panels = Chrome(_look(session)), Flow(session).panels()
    with hearing() as drawn:
        chrome.update(frame_for((1920, 1080), 1.0), panels, PanelState())
    return chrome, panels, drawn


def _inside(drawn: list[Drawn], hit: HitRegion, corner: tuple[int, int]) -> list[Drawn]:
    """The texts within a region of the strip that begins at this corner, from left to right."""
    area = hit.bounds.move(-corner[0], -corner[1]).inflate(12, 12)
    found = [each for each in drawn if area.contains(each.rect)]
    return sorted(found, key=lambda each: each.rect.left)


def test_blueprints_on_offer_show_their_price_and_say_why_they_cannot_be_taken() -> None:
    session = next(
        found
        for found in (game(2, actions) for actions in range(20, 120))
        if {item.takeable for item in Flow(found).panels().display} == {True, False}
        and any(item.coins not in (0, item.price) for item in Flow(found).panels().display)
    )
    chrome, panels, drawn = _drawn(session)
    hits, dock = HitMap(chrome.hits()), frame_for((1920, 1080), 1.0).dock
    in_dock = [each for each in drawn if each.surface.get_size() == dock.size]
    for item in panels.display:
        hit = hits.get(item.id)
        assert hit is not None
        tag = min(_inside(in_dock, hit, dock.topleft), key=lambda each: each.rect.top + each.rect.left)
        assert tag.text == str(item.price)
        assert hit.enabled == item.takeable
        assert item.reason in hit.hint
        assert bool(item.reason) != item.takeable


def test_a_sale_shows_its_points_before_its_gold() -> None:
    session = game(2, 70)
    panels, apart = Flow(session).panels(), 0
    pane = Pane(pygame.Surface((300, 400)), 1.0, session.setup.words)
    with hearing() as drawn:
        draw_market(pane, pane.surface.get_rect(), _look(session), panels.sales, panels.prices, 9)
    for row in panels.sales:
        hit = next(each for each in pane.hits if each.id == row.id)
        gains = [str(number) for number in (row.points, row.gold) if number]
        texts = [each.text for each in _inside(drawn, hit, (0, 0))]
        assert texts[-len(gains) :] == gains
        apart += row.points != row.gold and len(gains) == 2
    assert apart


def test_the_log_tells_the_newest_first_below_the_heading_of_its_round() -> None:
    log = Flow(game(2, 70)).panels().log
    shown = [entry for _, entry in newest_first(log)]
    assert shown[0].heading
    assert shown[1] == log[-1]
    rounds = [entry.text for entry in shown if entry.heading]
    assert rounds == [entry.text for entry in reversed(log) if entry.heading]


def test_a_step_that_cannot_be_gone_back_to_cannot_be_clicked() -> None:
    whole, seen = game(2, 120), set()
    for number in range(60, 100):
        chrome, panels, _ = _drawn(whole.fork(number))
        hits = HitMap(chrome.hits())
        for chip in panels.turn:
            hit = hits.get(chip.id)
            if hit is not None:
                assert hit.enabled == chip.enabled
                seen.add(hit.enabled)
    assert seen == {True, False}
