"""A page of the kit is drawn where it has changed, comes in with motion, and then costs nothing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.ids import CellId, ControlId
from hamlet.app.kit.bars import PageFoot, PageTop
from hamlet.app.kit.entering import WHOLE, MotionKind
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.kit_stage import PagePlan
from hamlet.app.kit.laying_out import PlacedCard
from hamlet.app.kit.page_room import PageRoom, centred, grid, page_room
from hamlet.app.kit.paper_cards import CardLook, PaperCard
from hamlet.app.kit.pressing import PressButton
from hamlet.app.ui.frame_kind import FrameKind
from hamlet.words.rooms import english
from tests.app.driver import FRAME, Driver
from tests.app.kit.sample_page import GO, LETTERS, SIZE, SamplePage
from tests.app.texts import cut_off, hearing, overlapping, pale, small

WINDOWS = [
    ((1920, 1080), 1.0, FrameKind.WIDE),
    ((1920, 1080), 1.5, FrameKind.NORMAL),
    ((1280, 720), 1.0, FrameKind.NORMAL),
    ((960, 540), 1.0, FrameKind.COMPACT),
    ((3840, 2160), 2.0, FrameKind.WIDE),
]


@pytest.mark.parametrize(("size", "scale", "kind"), WINDOWS)
def test_bars_and_area_fill_the_window_in_every_layout(
    size: tuple[int, int], scale: float, kind: FrameKind
) -> None:
    room = page_room(size, scale)
    assert room.kind is kind
    heights = {FrameKind.WIDE: 88, FrameKind.NORMAL: 64, FrameKind.COMPACT: 56}
    assert room.top.height == round(heights[kind] * scale)
    assert room.window.contains(room.area)
    assert not room.area.colliderect(room.top)
    assert not room.area.colliderect(room.foot)


def test_a_grid_fills_its_area_to_the_pixel() -> None:
    area = pygame.Rect(7, 9, 1001, 503)
    places = grid(area, 3, 2, 16)
    assert places[0].topleft == area.topleft
    assert places[-1].bottomright == area.bottomright
    assert all(not one.inflate(15, 15).colliderect(two) for one in places for two in places if one is not two)
    assert centred(area, 100, 9000).size == (100, 503)


@pytest.mark.parametrize(("size", "scale", "kind"), WINDOWS)
def test_no_text_is_cut_pale_small_or_over_another(
    size: tuple[int, int], scale: float, kind: FrameKind, tmp_path: Path
) -> None:
    driver = Driver(tmp_path, size, scale)
    with hearing() as drawn:
        driver.open(SamplePage(rows=12))
    assert drawn
    assert cut_off(drawn) == []
    assert pale(drawn, scale) == []
    assert small(drawn, scale) == []
    assert overlapping([each for each in drawn if each.text not in ("Head", "note")]) == []


def test_only_the_card_that_says_something_else_is_drawn_anew(tmp_path: Path) -> None:
    driver, page = Driver(tmp_path, (1920, 1080), 1.0), SamplePage()
    driver.open(page)
    driver.frames(30)
    made = page.pieces.made
    driver.click(CellId(SIZE, "large"))
    assert page.pieces.made == made + 1
    driver.click(CellId(SIZE, "small"))
    assert page.pieces.made == made + 1, "what was drawn before is still there"


def test_a_hand_draws_only_what_it_touches_and_a_page_at_rest_nothing(tmp_path: Path) -> None:
    driver, page = Driver(tmp_path, (1920, 1080), 1.0), SamplePage()
    driver.open(page)
    driver.frames(60)
    assert driver.frames(60) == []
    driver.move(driver.point(LETTERS))
    drawn = sum(rect.width * rect.height for rect in driver.changed)
    assert 0 < drawn < 1920 * 1080 / 3
    driver.wait(1.0)
    assert driver.frames(60) == []


def test_what_a_hand_is_on_is_lighter_and_higher_and_as_before_when_it_has_gone(tmp_path: Path) -> None:
    driver, page = Driver(tmp_path, (1920, 1080), 1.0), SamplePage()
    driver.open(page)
    driver.move((960, 560))
    before = driver.surface.copy()
    button = driver.hit(GO).bounds
    driver.move(button.center)
    face = (button.left + 40, button.centery)
    assert sum(driver.surface.get_at(face)[:3]) > sum(before.get_at(face)[:3])
    edge = (button.centerx, button.top - 1)
    assert driver.surface.get_at(edge) != before.get_at(edge), "it has risen over its edge"
    driver.move((960, 560))
    assert pygame.image.tobytes(driver.surface, "RGB") == pygame.image.tobytes(before, "RGB")


@pytest.mark.parametrize("kind", [MotionKind.FULL, MotionKind.REDUCED])
def test_a_page_comes_in_within_its_time_and_ends_as_without_motion(tmp_path: Path, kind: MotionKind) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0)
    driver.open(SamplePage())
    driver.frames(3)
    still = driver.surface.copy()
    driver.surface.fill((0, 0, 0))
    page = SamplePage(kind)
    driver.open(page)
    driver.frames(4)
    assert driver.screen.busy
    assert pygame.image.tobytes(driver.surface, "RGB") != pygame.image.tobytes(still, "RGB")
    driver.frames(round(WHOLE / FRAME) + 2)
    assert not page.busy
    assert pygame.image.tobytes(driver.surface, "RGB") == pygame.image.tobytes(still, "RGB")
    assert driver.frames(30) == []


def test_reduced_motion_moves_nothing_while_it_fades(tmp_path: Path) -> None:
    """A card that fades in where it lies has its edge at once where it ends up."""
    edges = {}
    for kind in (MotionKind.FULL, MotionKind.REDUCED):
        driver = Driver(tmp_path, (1280, 720), 1.0)
        driver.surface.fill((0, 0, 0))
        page = SamplePage(kind)
        driver.open(page)
        driver.frames(4)
        column = [driver.surface.get_at((200, y))[0] for y in range(60, 140)]
        edges[kind] = max(range(1, len(column)), key=lambda y: column[y] - column[y - 1])
    assert edges[MotionKind.FULL] > edges[MotionKind.REDUCED]


class BareList(KitScreen):
    """Rows on bare wood that have no room, or room enough."""

    def __init__(self, rows: int) -> None:
        super().__init__(english())
        self.rows = rows

    def page(self, room: PageRoom) -> PagePlan:
        blocks = tuple(PressButton(ControlId("row", number), f"Row {number}") for number in range(self.rows))
        card = PaperCard("rows", blocks, look=CardLook.BARE, gap=0)
        return PagePlan(
            PageTop("List", room.kind), PageFoot("Back", room.kind), (PlacedCard(room.area, card),)
        )


@pytest.mark.parametrize(("size", "scale", "kind"), WINDOWS)
def test_a_list_on_bare_wood_fades_at_its_foot_while_there_is_more(
    size: tuple[int, int], scale: float, kind: FrameKind, tmp_path: Path
) -> None:
    driver, page = Driver(tmp_path, size, scale), BareList(60)
    wood = Driver(tmp_path, size, scale)
    wood.open(BareList(1))
    area = page_room(size, scale).area
    ground = wood.surface.get_at((area.centerx, area.bottom - round(5 * scale)))
    driver.open(page)
    strip = [
        driver.surface.get_at((area.left + round(60 * scale), area.bottom - round(y * scale)))
        for y in (5, 60)
    ]
    assert sum(abs(strip[0][part] - ground[part]) for part in range(3)) < 60, "the last of it is nearly gone"
    assert sum(abs(strip[1][part] - ground[part]) for part in range(3)) > 120, "what is above is not"
    page.scrolls.to_share("rows", 1.0)
    page.relayout()
    driver.frames(1)
    last = driver.hit(ControlId("row", 59)).bounds
    face = driver.surface.get_at((last.left + round(60 * scale), last.centery))
    assert sum(abs(face[part] - ground[part]) for part in range(3)) > 120, "at the end nothing fades"
