"""Packs that bring more of everything: goods, awards, meals. The table has room, or opens a drawer."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from hamlet.app.ids import InfoId, PanelCommand
from hamlet.app.pages import TablePage
from hamlet.content import PackShelf, resolve
from hamlet.engine.reading import read_definitions
from hamlet.session.seats import seats_for
from hamlet.session.session import Session
from hamlet.session.setup import Setup
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, small
from tests.packs import write_files
from tests.spread import spread
from tools.guide.examples import packs

SIZES = ((1920, 1080), (1280, 720), (960, 540))
SAMPLES = ("weavers", "fishwives", "heather")
GUIDE = ("fair", "peat", "pond")


@cache
def session_with(place: Path | None, *names: str) -> Session:
    shelf = PackShelf()
    if place is not None:
        loaded = shelf.read([write_files(place / name, packs()[name]) for name in names])
    else:
        loaded = shelf.load(names)
    definitions = read_definitions(resolve(loaded))
    seats = seats_for(("human",) * 4, definitions.seat_colours)
    return Session(Setup(definitions, seats, 7, loaded.remembered()))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("guide")


def table(folder: Path, session: Session, size: tuple[int, int]) -> Driver:
    driver = Driver(folder, size, 1.0)
    driver.open_page(TablePage(session))
    driver.settle(60)
    return driver


@spread({"size": SIZES, "names": [SAMPLES, *((name,) for name in GUIDE)]})
def test_whatever_packs_bring_is_written_whole(
    names: tuple[str, ...], size: tuple[int, int], place: Path, tmp_path: Path
) -> None:
    session = session_with(None if names == SAMPLES else place, *names)
    with hearing() as drawn:
        table(tmp_path, session, size).close()
    assert cut_off(drawn) == []
    assert small(drawn, 1.0) == []
    assert overlapping(drawn) == []


@pytest.mark.parametrize("size", SIZES[:2])
def test_awards_without_room_in_their_line_are_behind_a_sign_that_opens_all(
    size: tuple[int, int], place: Path, tmp_path: Path
) -> None:
    driver = table(tmp_path, session_with(place, "fair"), size)
    shown = [hit.id for hit in driver.screen.hits if isinstance(hit.id, InfoId) and hit.id.about == "award"]
    awards = len(session_with(place, "fair").setup.definitions.awards)
    assert 3 <= len(shown) < awards
    driver.click(PanelCommand("drawer", "awards"))
    driver.settle(60)
    shown = [hit.id for hit in driver.screen.hits if isinstance(hit.id, InfoId) and hit.id.about == "award"]
    assert len(set(shown)) == awards
    driver.close()
