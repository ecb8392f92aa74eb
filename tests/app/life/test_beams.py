"""Lighthouses: in the evening a beam goes round softly; a still glow is left where nothing moves."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import lamps_of
from hamlet.app.art.tile.buildings.window_light import HALO
from hamlet.app.life.beam_pictures import REACH, STEPS, beam_picture
from hamlet.app.life.beams import Beams, lamps_at
from hamlet.app.life.sprites import Sprite
from hamlet.app.life.waking import LASTS, Liveliness
from hamlet.app.shooting import all_people
from hamlet.app.table.table_habits import TableHabits
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.wishes import WishedLook
from hamlet.resources import assets_folder
from hamlet.session.record import load_session
from hamlet.session.session import Session
from hamlet.store.records import read_record
from tests.app.driver import Driver
from tests.app.lake_games import lake_session
from tests.app.life.tables import drawn_anew, moving, pass_by, seen, table_of

EARLY = 77  # actions after which the lighthouse stands


@cache
def _recorded() -> Session:
    return load_session(read_record(assets_folder() / "title" / "village.hamlet"))[0]


def _table(folder: Path, season: str, light: str, life: Liveliness) -> tuple[Driver, TableScreen]:
    look = WishedLook(season, light, always=True)
    return table_of(folder, all_people(_recorded().fork(EARLY)), TableHabits(life=life, look=look))


def _beams(table: TableScreen) -> list[Sprite]:
    life = table.board.life
    assert life.view is not None
    (beams,) = [kind for kind in life.kinds if isinstance(kind, Beams)]
    return list(beams.sprites(life.view))


def test_the_lighthouse_has_a_lamp_and_no_other_building_has() -> None:
    definitions = lake_session().setup.definitions
    assert [tile.id for tile in definitions.tiles if lamps_of(definitions, tile)] == ["cliffside"]


def test_every_picture_of_a_beam_is_soft_bounded_and_begins_at_the_lamp() -> None:
    pictures = [beam_picture(60, step) for step in range(STEPS)]
    for picture in pictures:
        (x, y), (width, height) = picture.origin, picture.surface.get_size()
        assert max(x, y, width - x, height - y) < 60 * REACH + 12
        assert -4 <= x <= width + 4
        assert -4 <= y <= height + 4
        assert _brightest(picture.surface) < 230
    assert len({pygame.image.tobytes(each.surface, "RGBA") for each in pictures}) == STEPS


def _brightest(picture: pygame.Surface) -> int:
    width, height = picture.get_size()
    return max(picture.get_at((x, y)).a for x in range(0, width, 3) for y in range(0, height, 3))


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_lamp_glows_in_its_still_picture_and_nothing_of_the_glow_is_cut_off(season: str) -> None:
    art = TileArt(lake_session().setup.definitions)
    art.season = SEASONS[season]
    tile = next(n for n, each in enumerate(art.definitions.tiles) if lamps_of(art.definitions, each))
    light, house = art.windows(tile, 0, 100), art.building(tile, 0, 100)
    assert house is not None
    size = round(100 * art.stand(tile, 0)[1])
    ((across, down),) = lamps_of(art.definitions, art.definitions.tiles[tile])
    lamp = (light.origin[0] + across * size, light.origin[1] + down * size)
    strong = [
        light.surface.get_at((round(lamp[0] + away * size), round(lamp[1]))).a for away in (0, 0.1, 0.3)
    ]
    assert strong[0] > 200 > strong[1] > 40 > strong[2]
    assert house.origin[1] + down * size > HALO * size


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_a_beam_goes_round_in_the_evening_and_is_gone_when_all_is_still(tmp_path: Path, season: str) -> None:
    driver, table = _table(tmp_path, season, "evening", Liveliness.MOVING)
    still = seen(driver)
    view = table.board.life.view
    assert view is not None
    layout = table.board.ground.studio.tiles
    (lamp,) = [at for placed in view.laid for at in lamps_at(layout, placed)]
    places = set()
    for _ in range(8):
        moving(driver, 0.5)
        (beam,) = _beams(table)
        assert beam.rect.inflate(16, 16).collidepoint(view.at(lamp))
        assert beam.own is None
        places.add(tuple(beam.rect))
    assert len(places) > 6
    assert seen(driver) == drawn_anew(driver, table) != still
    pass_by(driver, LASTS + 0.2)
    assert not _beams(table)


@pytest.mark.parametrize(("light", "life"), [("noon", Liveliness.MOVING), ("evening", Liveliness.STILL)])
def test_no_beam_by_day_nor_where_nothing_moves(tmp_path: Path, light: str, life: Liveliness) -> None:
    driver, table = _table(tmp_path, "summer", light, life)
    moving(driver, 3.0)
    assert not _beams(table)
