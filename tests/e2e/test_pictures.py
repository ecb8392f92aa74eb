"""The table in pictures: every text whole, apart from the others, readable and large enough."""

from __future__ import annotations

import pygame
import pytest

from hamlet.app.showing import MODES, enter_mode
from hamlet.app.showing_lake import LAKE_MODES
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.scale import largest_scale
from tests.app.botric_games import MODES_WITH_HIM, mode_with_him
from tests.app.games import game
from tests.app.lake_games import mode_game
from tests.app.texts import cut_off, pale, small
from tests.e2e.seen import Picture, draw_picture, overlaps
from tests.spread import spread

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
SCALES = [1.0, 1.5, 2.0]
LAYOUTS = [(size, scale) for size in SIZES for scale in SCALES if scale <= largest_scale(size)]
EARLY, MIDDLE, LATE = 4, 60, 140
LOOKS = ["", *sorted(set(MODES) - set(LAKE_MODES) - MODES_WITH_HIM)]
SEARCHED = 60


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def _moment(mode: str, moment: int, seats: int = 2) -> int:
    """The first moment from this one on at which the mode is possible."""
    for actions in range(moment, moment + SEARCHED):
        session = game(seats, actions)
        if session.finished:
            break
        if not mode or enter_mode(TableScreen(session, None, 0.0).flow, mode):
            return actions
    pytest.skip(f"{mode} is not possible so late")


def _picture(mode: str, moment: int, size: tuple[int, int], scale: float, seats: int = 2) -> Picture:
    table = TableScreen(game(seats, _moment(mode, moment, seats)), None, 0.0)
    if mode:
        enter_mode(table.flow, mode)
    return draw_picture(table, size, scale)


def _lake_picture(mode: str, size: tuple[int, int], scale: float) -> Picture:
    table = TableScreen(mode_game(mode), None, 0.0)
    assert enter_mode(table.flow, mode)
    return draw_picture(table, size, scale)


def _picture_with_him(mode: str, size: tuple[int, int], scale: float) -> Picture:
    table = TableScreen(mode_with_him(mode), None, 0.0)
    table.opponents.paused = True
    assert enter_mode(table.flow, mode)
    return draw_picture(table, size, scale)


def assert_readable(picture: Picture, scale: float) -> None:
    """Nothing cut off, nothing over another, nothing pale or small."""
    # What a card shows of a longer list ends at its edge: it scrolls.
    whole = [each for each in picture.drawn if each.clip.size == each.surface.get_size()]
    assert len(picture.seen) >= 20
    assert not cut_off(whole)
    assert not overlaps(picture)
    assert not pale(picture.drawn, scale)
    assert not small(picture.drawn, scale)


@spread({"mode": LOOKS, "size, scale": [((1280, 720), 1.0), ((1920, 1080), 2.0)]})
def test_all_text_of_the_table_can_be_read(mode: str, size: tuple[int, int], scale: float) -> None:
    assert_readable(_picture(mode, MIDDLE, size, scale), scale)


@pytest.mark.parametrize("mode", sorted(LAKE_MODES))
def test_all_text_of_the_table_by_the_lake_can_be_read(mode: str) -> None:
    assert_readable(_lake_picture(mode, (1280, 720), 1.0), 1.0)


@spread(
    {
        "mode": sorted(MODES_WITH_HIM),
        "size, scale": [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0)],
    }
)
def test_all_text_of_the_table_with_botric_can_be_read(
    mode: str, size: tuple[int, int], scale: float
) -> None:
    assert_readable(_picture_with_him(mode, size, scale), scale)


@pytest.mark.parametrize(("seats", "moment", "scale"), [(2, EARLY, 1.0), (2, LATE, 2.0), (4, LATE, 1.0)])
def test_all_text_can_be_read_early_and_late_in_a_game(seats: int, moment: int, scale: float) -> None:
    assert_readable(_picture("", moment, (1920, 1080), scale, seats), scale)


def test_names_of_buildings_are_among_the_texts_found_on_the_screen() -> None:
    picture = _picture("", MIDDLE, (1920, 1080), 1.0)
    texts = {each.text for each in picture.seen}
    tiles = picture.table.session.setup.definitions.tiles
    named = {tiles[placed.tile].name for placed in picture.table.session.state.village.tiles}
    assert len(named & texts) >= 4
    assert {"Church", "Market", "Awards"} <= texts


def test_a_text_over_another_is_found() -> None:
    picture = _picture("", MIDDLE, (1280, 720), 1.0)
    assert not overlaps(picture)
    picture.seen.append(type(picture.seen[0])("stranger", picture.seen[0].rect.move(3, 1), 1))
    assert overlaps(picture)


@pytest.mark.heavy
@pytest.mark.parametrize("mode", LOOKS)
@pytest.mark.parametrize("moment", [EARLY, MIDDLE, LATE])
@pytest.mark.parametrize(("size", "scale"), LAYOUTS)
def test_all_text_can_be_read_in_every_layout(
    mode: str, moment: int, size: tuple[int, int], scale: float
) -> None:
    assert_readable(_picture(mode, moment, size, scale), scale)


@pytest.mark.heavy
@pytest.mark.parametrize("mode", sorted(LAKE_MODES))
@pytest.mark.parametrize(("size", "scale"), LAYOUTS[1:])
def test_all_text_by_the_lake_can_be_read_in_every_layout(
    mode: str, size: tuple[int, int], scale: float
) -> None:
    assert_readable(_lake_picture(mode, size, scale), scale)


@pytest.mark.heavy
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("mode", LOOKS)
def test_all_text_can_be_read_with_more_seats(mode: str, seats: int) -> None:
    for size, scale in (((1280, 720), 1.0), ((1920, 1080), 1.0)):
        assert_readable(_picture(mode, MIDDLE, size, scale, seats), scale)
