"""Seasons and light: who decides, that they turn with the rounds, and that less is never seen than before."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from hamlet.app.art.seasons.daylight import EVENING, LIGHTS, MORNING, NOON
from hamlet.app.art.seasons.palettes import SEASONS, SUMMER, season_called
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.board.looks import ROUNDS, look_of
from hamlet.app.board_view import BoardView
from hamlet.app.view.scene import Scene
from hamlet.app.wishes import WishedLook
from hamlet.engine.definitions import Definitions
from hamlet.session.session import Session
from hamlet.store.setting_values import TURNING
from hamlet.words.rooms import english
from tests.app.lake_games import lake_moment

AREA = pygame.Rect(40, 30, 800, 560)
SCENE = Scene()


def _board(definitions: Definitions, session: Session, wished: WishedLook) -> BoardView:
    board = BoardView(
        session.setup.box, BadgeArt(TileArt(definitions), definitions.colours), english(), tools_shown=False
    )
    board.resize(AREA, 1.0)
    board.wished = wished
    board.fit(session.state)
    board.camera.stop()
    return board


def _draw(board: BoardView, session: Session, window: pygame.Surface) -> bytes:
    board.draw(window, session.state, SCENE, None)
    return pygame.image.tobytes(window.subsurface(AREA), "RGB")


def _settle(board: BoardView, session: Session, window: pygame.Surface) -> bytes:
    for _ in range(3000):
        board.update(1 / 60)
        picture = _draw(board, session, window)
        if not board.busy:
            return picture
    raise AssertionError("never painted")


def _rest(board: BoardView) -> None:
    """Until the overview and what is drawn ahead are there, too."""
    for _ in range(20_000):
        if board.ground.rests(board.camera.eye):
            return
        board.update(1 / 60)
    raise AssertionError("never at rest")


def test_the_base_game_is_seen_in_the_season_that_is_wished(game: Session) -> None:
    for name, season in SEASONS.items():
        assert look_of(game.state, WishedLook(name)).season is season
    assert look_of(game.state).season is SUMMER
    assert season_called("monsoon") is SUMMER


def test_a_game_by_the_lake_has_its_own_season_whatever_is_wished() -> None:
    state = lake_moment(30, season="autumn").state
    assert look_of(state, WishedLook("winter")).season.name == "autumn"
    assert look_of(state, WishedLook(TURNING)).season.name == "autumn"
    assert look_of(state, WishedLook("winter", always=True)).season.name == "winter"
    assert look_of(state, WishedLook("", "evening", always=True)).season.name == "autumn"


def test_turning_seasons_go_through_the_year_with_the_rounds(game: Session) -> None:
    state, seen = game.state.copy(), []
    for number in range(1, 4 * ROUNDS + 2):
        state.round = number
        seen.append(look_of(state, WishedLook(TURNING)).season.name)
    assert seen[::ROUNDS] == ["spring", "summer", "autumn", "winter", "spring"]
    assert all(len(set(seen[start : start + ROUNDS])) == 1 for start in range(0, 4 * ROUNDS, ROUNDS))


def test_light_is_that_of_the_wish(game: Session) -> None:
    for name, light in LIGHTS.items():
        assert look_of(game.state, WishedLook("", name)).light is light
    assert look_of(game.state).light is NOON


def test_each_season_and_each_light_is_another_picture(
    definitions: Definitions, game: Session, window: pygame.Surface
) -> None:
    wishes = [*(WishedLook(name) for name in SEASONS), *(WishedLook("", name) for name in LIGHTS)]
    pictures = {
        (wish.season or "summer", wish.light or "noon"): _settle(
            _board(definitions, game, wish), game, window
        )
        for wish in wishes
    }
    assert len(set(pictures.values())) == len(pictures) == 6


def test_while_a_season_turns_the_old_one_is_seen_until_the_new_one_is_whole(
    definitions: Definitions, game: Session, window: pygame.Surface
) -> None:
    board = _board(definitions, game, WishedLook("summer"))
    before = _settle(board, game, window)
    after = _settle(_board(definitions, game, WishedLook("winter")), game, window)
    board.wished = WishedLook("winter")
    seen = [_draw(board, game, window)]
    for _ in range(3000):
        board.update(1 / 60)
        seen.append(_draw(board, game, window))
        if not board.busy:
            break
    changes = [one for number, one in enumerate(seen) if not number or one != seen[number - 1]]
    assert changes == [before, after], "at once from one whole picture to the other"


@pytest.mark.usefixtures("drawn_anew")
def test_turning_back_needs_no_tile_drawn_anew(
    definitions: Definitions, game: Session, window: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = _board(definitions, game, WishedLook("summer"))
    before = _settle(board, game, window)
    board.wished = WishedLook("autumn")
    _settle(board, game, window)
    _rest(board)

    def draw(*_: object) -> None:
        raise AssertionError("drawn again")

    monkeypatch.setattr("hamlet.app.art.tile.ground_art.drawing_ground", draw)
    monkeypatch.setattr("hamlet.app.art.tile.ground_art.draw_ground", draw)
    board.wished = WishedLook("summer")
    assert _settle(board, game, window) == before


def test_evening_is_darker_than_noon_and_its_windows_shine(definitions: Definitions) -> None:
    art = TileArt(definitions)
    hall = definitions.tile_index("town_hall")
    assert art.has_windows(hall)
    shining = art.windows(hall, 0, 112).surface
    lit = [
        shining.get_at((x, y))
        for x in range(shining.get_width())
        for y in range(shining.get_height())
        if shining.get_at((x, y)).a > 250
    ]
    assert lit
    assert min(sum(colour[:3]) for colour in lit) > 500
    assert sum(EVENING.tint) < sum(MORNING.tint) < sum(NOON.tint)
    assert [light.glow > 0 for light in (MORNING, NOON, EVENING)] == [False, False, True]


def test_what_lies_on_the_table_stays_where_it_is_when_the_village_is_dragged(
    definitions: Definitions, game: Session, window: pygame.Surface
) -> None:
    board = _board(definitions, game, WishedLook("autumn"))
    _settle(board, game, window)
    eye = board.camera.eye
    whole = window.copy()
    board.camera.jump(replace(eye, x=eye.x + 20 / eye.length))
    _settle(board, game, window)
    moved = window.subsurface(AREA.inflate(-100, -100))
    there = whole.subsurface(AREA.inflate(-100, -100).move(20, 0))
    assert pygame.image.tobytes(moved, "RGB") == pygame.image.tobytes(there, "RGB")
