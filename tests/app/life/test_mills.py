"""Mills: without their sails they are what they were, and with them turned nobody sees others beneath."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.art.seasons.palettes import SEASONS
from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile.buildings import sails_of
from hamlet.app.art.tile.buildings.sails import STEPS, turned_sails
from hamlet.app.ids import TileId
from hamlet.app.life.life_view import LifeView
from hamlet.app.life.mills import Mills
from hamlet.app.life.sprites import Sprite
from hamlet.app.life.waking import LASTS
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.wishes import WishedLook
from hamlet.engine.definitions import Definitions
from tests.app.driver import Driver
from tests.app.lake_games import lake_session
from tests.app.life.tables import drawn_anew, lively_table, moving, pass_by, seen

MILLS = {"flour_mill", "windmill"}
LOOKS = (("spring", "noon"), ("summer", "evening"), ("autumn", "morning"), ("winter", "evening"))


def _definitions() -> Definitions:
    return lake_session().setup.definitions


def _turning(table: TableScreen) -> list[Sprite]:
    life = table.board.life
    assert life.view is not None
    return list(life.mills.sprites(life.view))


def _mill_table(folder: Path, season: str, light: str) -> tuple[Driver, TableScreen]:
    return lively_table(folder, look=WishedLook(season, light, always=True))


def test_mills_have_sails_and_nothing_else_has() -> None:
    definitions = _definitions()
    assert {tile.id for tile in definitions.tiles if sails_of(definitions, tile)} == MILLS


@pytest.mark.parametrize(("season", "near"), [("summer", 3), ("winter", 6)])
def test_a_becalmed_mill_differs_from_a_whole_one_only_where_its_sails_and_their_snow_are(
    season: str, near: int
) -> None:
    art = TileArt(_definitions())
    art.season = SEASONS[season]
    for number, tile in enumerate(art.definitions.tiles):
        bare = art.becalmed(number, 0, 96)
        assert (bare is not None) == (tile.id in MILLS)
        if bare is None:
            continue
        whole = art.building(number, 0, 96)
        assert whole is not None
        assert (bare.origin, bare.surface.get_size()) == (whole.origin, whole.surface.get_size())
        width, height = whole.surface.get_size()
        other = {
            (x, y)
            for x in range(width)
            for y in range(height)
            if (there := whole.surface.get_at((x, y))) != (left := bare.surface.get_at((x, y)))
            and there.a + left.a
        }
        (sails,) = sails_of(art.definitions, tile)
        size = round(96 * art.stand(number, 0)[1])
        wheel = turned_sails(sails, size, 0)
        hub = [whole.origin[axis] + sails.hub[axis] * 1.2 * size for axis in (0, 1)]
        cloth = pygame.mask.from_surface(wheel.surface, 0)
        broad = cloth.convolve(pygame.mask.Mask((2 * near + 1, 2 * near + 1), fill=True))
        covered = {
            (round(x + hub[0]) - wheel.origin[0] - near, round(y + hub[1]) - wheel.origin[1] - near)
            for x in range(broad.get_size()[0])
            for y in range(broad.get_size()[1])
            if broad.get_at((x, y))
        }
        assert len(other) > 300
        assert len(other - covered) <= len(other) // 50


def test_every_step_of_a_turn_looks_different_and_after_a_quarter_all_is_as_before() -> None:
    definitions = _definitions()
    for tile in definitions.tiles:
        for sails in sails_of(definitions, tile):
            pictures = {
                pygame.image.tobytes(turned_sails(sails, 60, k).surface, "RGBA") for k in range(STEPS)
            }
            assert len(pictures) == STEPS
            first, last = (turned_sails(sails, 60, step).surface for step in (0, STEPS))
            assert first.get_bounding_rect() == last.get_bounding_rect()


@pytest.mark.parametrize(("season", "light"), LOOKS)
def test_under_turning_sails_the_village_is_painted_as_it_is_but_for_the_sails(
    tmp_path: Path, season: str, light: str
) -> None:
    driver, table = _mill_table(tmp_path, season, light)
    still = driver.surface.copy()
    moving(driver, 2.0)
    below, sails, *above = _turning(table)
    assert below.rect.contains(sails.rect.inflate(-4, -4))
    assert all(sprite.rect == below.rect for sprite in above)
    width, height = below.rect.size
    other = sum(
        still.get_at((below.rect.left + x, below.rect.top + y))[:3] != below.picture.get_at((x, y))[:3]
        for x in range(width)
        for y in range(height)
    )
    cloth = pygame.mask.from_surface(sails.picture, 0).count()
    assert 0.5 * cloth < other < 1.25 * cloth
    for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
        at = (below.rect.left + corner[0], below.rect.top + corner[1])
        assert below.picture.get_at(corner)[:3] == still.get_at(at)[:3]


def test_sails_turn_while_somebody_plays_and_rest_in_the_end_as_they_are_drawn(tmp_path: Path) -> None:
    driver, table = _mill_table(tmp_path, "winter", "noon")
    still = seen(driver)
    assert not _turning(table)
    pictures = set()
    for _ in range(6):
        moving(driver, 0.5)
        pictures |= {id(sprite.picture) for sprite in _turning(table)}
    assert len(pictures) > 4
    assert seen(driver) == drawn_anew(driver, table) != still
    pass_by(driver, LASTS + 0.2)
    assert not _turning(table)
    assert seen(driver) == still


def test_a_mill_that_is_pointed_at_stands_as_it_is_drawn(tmp_path: Path) -> None:
    driver, table = _mill_table(tmp_path, "summer", "noon")
    moving(driver, 3.0)
    assert _turning(table)
    definitions, village = table.session.setup.definitions, table.session.state.village
    mill = next(uid for uid, placed in enumerate(village.tiles) if definitions.tiles[placed.tile].id in MILLS)
    driver.move(driver.point(TileId(mill)))
    pass_by(driver, 0.5)
    assert not _turning(table)
    moving(driver, 1.0)
    assert _turning(table)


def test_no_sails_turn_while_one_zooms_nor_from_afar(tmp_path: Path) -> None:
    driver, table = _mill_table(tmp_path, "summer", "noon")
    moving(driver, 2.0)
    view, mills = table.board.life.view, table.board.life.mills
    assert view is not None
    assert list(mills.sprites(view))
    table.board.camera.zoom(-12)
    driver.settle(400)
    moving(driver, 1.0)
    far = table.board.life.view
    assert isinstance(far, LifeView)
    assert not far.near
    assert isinstance(mills, Mills)
    assert not list(mills.sprites(far))
