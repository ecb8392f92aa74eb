"""The page of packs: what it says, hands on it at three sizes, and the way from a dropped zip to a game."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import ButtonId, ControlId, OptionId
from hamlet.app.kit.scrolling import FADE
from hamlet.app.pages import GamesPage, PacksPage, SetupPage, TitlePage, WorkshopPage
from hamlet.app.screens.kept_list import GamesScreen
from hamlet.app.screens.packs import packs_ids as ids
from hamlet.app.screens.packs.packs_screen import PacksScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.setup_ids import BEGIN
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui import clipboard
from hamlet.app.ui.screen import Open
from hamlet.app.workshop.bench import Bench
from hamlet.content.finding import packs_in
from hamlet.store.folders import Folders
from hamlet.store.packs_on import packs_on
from hamlet.store.settings import Settings, load_settings
from hamlet.store.unsaved_work import UnsavedWork, keep_unsaved
from tests.app import marked
from tests.app.driver import Driver
from tests.app.many_packs import HARVEST, MARKET, WOODS, write_many, write_zip
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.packs import write_files
from tests.spread import spread, unlike
from tests.store.faults import FaultyDisk

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
every_size = unlike("size", SIZES[:1], SIZES)
ON = ("lake", "market_days", "woods", "deep_winter", "deep_forest", "harvest_home")
ORDER = ("base", "lake", "market_days", "woods", "deep_winter", "deep_forest", "harvest_home", "solo")
CTRL = pygame.KMOD_CTRL


def a_home(folder: Path, on: tuple[str, ...] = ON, order: tuple[str, ...] = ORDER) -> Home:
    settings = Settings(animation_speed=0.0, ui_scale=1.0, motion="off", packs_on=on, packs_order=order)
    return Home(Folders(folder), settings)


def opened(
    folder: Path, size: tuple[int, int] = (1280, 720), home: Home | None = None, *, many: bool = True
) -> tuple[Driver, PacksScreen]:
    """The page over the title, everything read and drawn."""
    if many:
        write_many(folder / "packs")
    driver = Driver(folder, size, 1.0, home=home or a_home(folder))
    driver.open_page(TitlePage())
    driver.open_page(PacksPage())
    driver.settle()
    return driver, the_page(driver)


def the_page(driver: Driver) -> PacksScreen:
    assert isinstance(driver.screen, PacksScreen)
    return driver.screen


def on(page: PacksScreen) -> tuple[str, ...]:
    """The packs that are on."""
    return page.shown.on


def lifted(page: PacksScreen) -> str:
    """The pack in the hand."""
    return page.lifted.pack if page.lifted is not None else ""


def the_title(driver: Driver) -> TitleScreen:
    assert isinstance(driver.screen, TitleScreen)
    return driver.screen


def the_bench(driver: Driver) -> Bench:
    """What is worked on in the workshop."""
    assert isinstance(driver.screen, WorkshopScreen)
    return driver.screen.bench


def drop(driver: Driver, path: Path) -> None:
    """As SDL tells it."""
    driver.frames(1, pygame.Event(pygame.DROPBEGIN))
    driver.frames(1, pygame.Event(pygame.DROPFILE, file=str(path)))
    driver.frames(1, pygame.Event(pygame.DROPCOMPLETE))
    driver.settle()


def words_of(driver: Driver) -> str:
    """All that stands on the page."""
    with hearing() as drawn:
        driver.screen.resize(driver.screen.size, driver.screen.scale)
        driver.settle()
    return " ".join(each.text for each in drawn)


# what it says


@spread(
    {
        "pack": ["woods", "harvest_home", "deep_forest", "heather", "base"],
        "size": SIZES,
        "language": ["marked", "english"],
    }
)
def test_every_word_is_whole_and_apart_in_every_window(
    size: tuple[int, int], language: str, pack: str, tmp_path: Path
) -> None:
    home = a_home(tmp_path)
    if language == "marked":
        home.words = marked.home(tmp_path, 1.0).words
    driver, page = opened(tmp_path, size, home)
    page.chose(pack)
    page.sheet_open = page.compact
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    assert drawn
    assert cut_off(drawn) == []
    assert pale(drawn) == []
    assert small(drawn, 1.0) == []
    assert overlapping(drawn) == []


def test_rows_say_what_each_brings_changes_and_waits_for(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    said = words_of(driver)
    assert "Woods and Ways" in said
    assert "4 tiles" in said
    assert "changes 3" in said
    assert "needs By the Lake 1.1 or newer" in said
    assert "2 mistakes" in said
    assert "2 of its 4 tiles are sound" in said
    assert page.shown.playing == ("base", *(name for name in ON if name != "deep_forest"))
    assert f"6 of {len(page.shown.names)} on" in said


def test_of_a_broken_pack_the_sheet_says_how_many_tiles_are_sound(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    page.chose("harvest_home")
    assert "4 tiles, 2 of them sound" in words_of(driver)
    driver.close()


@every_size
def test_a_row_says_that_work_on_its_pack_is_not_saved_yet(size: tuple[int, int], tmp_path: Path) -> None:
    keep_unsaved(UnsavedWork("tiles", "forester", {"tiles.yaml": "[]"}), Folders(tmp_path), "woods")
    driver, page = opened(tmp_path, size)
    page.input.set_focus(ids.row_id("woods"))
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    assert [each.text for each in drawn].count("not saved yet") == 1
    assert cut_off(drawn) == []
    assert overlapping(drawn) == []
    driver.close()


def test_the_sheet_tells_before_and_after_and_who_had_the_last_word(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    page.chose("woods")
    said = words_of(driver)
    assert "Hamlet 1.0  \u203a" in said
    assert "Market Days 0.9  \u203a" in said
    assert "Woods and Ways 1.2" in said
    assert "at most 8" in said
    assert "at most 12" in said
    assert "Market Days: Tavern" in said
    assert "By the Lake, if there" in said


def test_sales_are_seen_as_they_lie_in_the_market_and_what_is_taken_out_is_said_so(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    page.chose("fishwives")
    told = words_of(driver)
    assert "5 sales:" in told
    assert "ships bread" not in told
    assert "taken out of the game" in told
    driver.close()


@every_size
def test_the_row_that_keys_come_to_lies_above_the_foot_that_fades(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, page = opened(tmp_path, size)
    for pack in page.shown.names:
        page.input.set_focus(ids.row_id(pack))
        row, window = page.controls[ids.row_id(pack)], page.scrolls.windows[ids.LIST]
        rest = page.scrolls.most[ids.LIST] - page.scrolls.at(ids.LIST)
        assert row.region.bounds.bottom <= window.bottom - min(FADE, rest)
    driver.close()


def test_without_packs_of_ones_own_the_samples_are_offered(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080), a_home(tmp_path, ()), many=False)
    assert "3 samples are here" in words_of(driver)
    page.chose("weavers")
    driver.key("space")
    assert on(page) == ("base", "weavers")
    assert driver.home.choice.packs.packs[-1].id == "weavers"


def test_what_is_looked_for_may_be_a_pack_a_tile_or_an_author(tmp_path: Path) -> None:
    driver, page = opened(tmp_path)
    for sought, found in (("bell tower", ["woods"]), ("violet", ["deep_forest"]), ("zebra", [])):
        driver.key("/")
        driver.type(sought)
        assert page.shown.visible == found
        driver.key("return")
        page.shown.sought = ""
        page.relayout()


# on and off


@every_size
def test_a_pack_is_switched_by_mouse_and_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size, a_home(tmp_path, ("woods",), ("base", "woods", "market_days")))
    driver.click(ids.switch_id("woods"))
    assert on(page) == ("base",)
    driver.key("up")
    driver.key("down")
    while page.shown.chosen_id != "woods":
        driver.key("down" if page.shown.chosen_id == "base" else "up")
    driver.key("space")
    assert on(page) == ("base", "woods")
    assert load_settings(driver.home.folders).settings.packs_on == ("woods",)
    assert [pack.id for pack in driver.home.choice.packs.packs] == ["base", "woods"]


def test_what_a_pack_needs_comes_on_with_it_and_takes_it_off_again(tmp_path: Path) -> None:
    _, page = opened(tmp_path, home=a_home(tmp_path, ()))
    page.chose("heather")
    page.deeds.switch("heather")
    assert on(page) == ("base", "lake", "heather")
    assert "By the Lake is on too" in page.telling.text
    page.deeds.switch("lake")
    assert on(page) == ("base",)
    assert "Heather Days is off too" in page.telling.text


def test_a_pack_that_lacks_another_stays_off_and_says_why(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080), a_home(tmp_path, ()))
    driver.click(ids.switch_id("deep_forest"))
    assert on(page) == ("base",)
    assert page.telling.text == "Deep Forest needs By the Lake 1.1 or newer, which is not here."


def test_of_a_broken_pack_that_is_on_what_is_sound_plays(tmp_path: Path) -> None:
    write_files(tmp_path / "packs" / "harvest_home", HARVEST)
    driver, page = opened(tmp_path, home=a_home(tmp_path, ("harvest_home",)), many=False)
    tiles = {tile.id for tile in driver.home.choice.definitions.tiles}
    assert {"reaper", "granary"} <= tiles
    assert not {"rick", "thresher"} & tiles
    assert len(page.shown.begins.left_out) == 2
    driver.open_page(SetupPage())
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert form.trouble.startswith("2 mistakes in packs that are on")
    driver.click(BEGIN)
    assert isinstance(driver.screen, TableScreen)
    driver.close()


def test_a_full_disk_is_no_reason_not_to_switch(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()))
    driver.home.disk = FaultyDisk(0, lasting=True)
    driver.click(ids.switch_id("lake"))
    assert on(page) == ("base", "lake")
    assert page.telling.text == "This could not be written down: it holds until the window is closed."


# order


@every_size
def test_the_order_is_changed_by_keys(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size, a_home(tmp_path, ("woods", "market_days"), ORDER))
    page.input.set_focus(ids.row_id("woods"))
    driver.key("up", CTRL)
    assert on(page) == ("base", "woods", "market_days")
    driver.key("down", CTRL)
    assert on(page) == ("base", "market_days", "woods")
    for _ in range(5):
        driver.key("up", CTRL)
    assert page.shown.names[:2] == ("base", "woods")
    assert load_settings(driver.home.folders).settings.packs_order[:2] == ("base", "woods")


@every_size
def test_a_row_is_dragged_to_another_place(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size)
    start, end = driver.point(ids.row_id("market_days")), driver.point(ids.row_id("woods"))
    driver.move(start)
    driver.press(start)
    for step in range(1, 9):
        driver.move((start[0] + 3, start[1] + (end[1] + 20 - start[1]) * step // 8))
    assert lifted(page) == "market_days"
    assert ids.row_id("market_days") not in page.controls
    driver.release((start[0] + 3, end[1] + 20))
    assert lifted(page) == ""
    assert page.shown.names[:4] == ("base", "lake", "woods", "market_days")


def test_what_is_lifted_is_put_back_by_escape_and_the_game_itself_is_not_lifted(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    at = driver.point(ids.row_id("woods"))
    driver.move(at)
    driver.press(at)
    driver.move((at[0], at[1] - 200))
    assert lifted(page) == "woods"
    driver.key("escape")
    assert lifted(page) == ""
    driver.release((at[0], at[1] - 200))
    assert page.shown.names[:8] == ORDER
    at = driver.point(ids.row_id("base"))
    driver.drag(at, (at[0], at[1] + 300))
    assert page.shown.names[0] == "base"


@pytest.mark.parametrize(
    "needs", ["requires: [base, market_days]", "requires: [base]\noptional: [market_days]"]
)
def test_a_pack_never_stands_before_what_it_builds_on(needs: str, tmp_path: Path) -> None:
    about = WOODS["pack.yaml"].replace("requires: [base]\noptional: [lake]", needs)
    write_files(tmp_path / "packs" / "woods", {**WOODS, "pack.yaml": about})
    write_files(tmp_path / "packs" / "market_days", MARKET)
    on_both, wrong = ("woods", "market_days"), ("base", "woods", "market_days")
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, on_both, wrong), many=False)
    right = ("base", "market_days", "woods")
    assert on(page) == page.shown.names[:3] == right
    for pack, key in (("woods", "up"), ("market_days", "down")):
        page.input.set_focus(ids.row_id(pack))
        driver.key(key, CTRL)
        assert on(page) == page.shown.names[:3] == right
        assert page.telling.text == "Woods and Ways builds on Market Days, and always comes after it."
    assert tuple(pack.id for pack in driver.home.choice.packs.packs) == right
    driver.close()


def test_the_later_pack_has_the_last_word(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, home=a_home(tmp_path, ("woods", "market_days"), ORDER))
    needs = {tile.id: len(tile.cost.needs) for tile in driver.home.choice.definitions.tiles}
    assert needs["tavern"] == 2
    page.shown.move("market_days", 9)
    needs = {tile.id: len(tile.cost.needs) for tile in driver.home.choice.definitions.tiles}
    assert needs["tavern"] == 1


# coming and going


def test_from_a_zip_dropped_on_the_title_to_a_game_with_its_tile(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "downloads" / "woods.zip", WOODS, tmp_path / "loose")
    driver = Driver(tmp_path, (1280, 720), 1.0, home=a_home(tmp_path, (), ()))
    driver.open_page(TitlePage())
    driver.settle()
    drop(driver, path)
    page = the_page(driver)
    assert page.telling.text == "Woods and Ways 1.2 is installed."
    assert page.telling.undo
    assert page.shown.chosen_id == "woods"
    assert on(page) == ("base", "woods")
    driver.key("escape")
    the_title(driver)
    driver.settle()
    assert "2 packs on" in words_of(driver)
    driver.click(ButtonId("new"))
    driver.click(BEGIN)
    table = driver.screen
    assert isinstance(table, TableScreen)
    setup = table.session.setup
    assert [pack["id"] for pack in setup.packs] == ["base", "woods"]
    assert "toll_house" in [tile.id for tile in setup.definitions.tiles]
    driver.close()


@spread({"size": [*SIZES, (1600, 900), (1728, 972)], "key, field": [("n", ids.NAME), ("i", ids.PATH)]})
def test_what_is_typed_has_room_to_be_seen_in_every_window(
    size: tuple[int, int], key: str, field: ControlId, tmp_path: Path
) -> None:
    driver, _ = opened(tmp_path, size, a_home(tmp_path, (), ()), many=False)
    driver.key(key)
    assert driver.hit(field).bounds.width >= 300
    driver.close()


def test_undo_stands_beside_what_it_takes_back_and_beside_nothing_else(tmp_path: Path) -> None:
    here = write_files(tmp_path / "packs" / "woods", WOODS)
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()), many=False)
    drop(driver, write_files(tmp_path / "mine", MARKET))
    assert ids.UNDO in page.controls
    drop(driver, here)
    assert page.telling.text == "Woods and Ways 1.2 is here already."
    assert ids.UNDO not in page.controls
    driver.key("z")
    assert page.telling.text == "Market Days 0.9 is installed."
    assert set(packs_in(tmp_path / "packs")) == {"woods", "market_days"}
    driver.click(ids.UNDO)
    assert set(packs_in(tmp_path / "packs")) == {"woods"}
    driver.close()


def _look(driver: Driver) -> None:
    """Until what was saved lies still, and was read."""
    driver.wait(1.0)
    driver.settle()


@pytest.mark.parametrize("wrong", ["tiles.yaml", "pack.yaml"])
def test_a_pack_that_is_off_is_watched_on_the_page_too(wrong: str, tmp_path: Path) -> None:
    place = write_files(tmp_path / "packs" / "woods", WOODS)
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()), many=False)
    page.chose("woods")
    _look(driver)
    assert page.shown.chosen is not None
    assert not page.shown.chosen.problems
    (place / wrong).write_text("name: [\n", "utf-8")
    _look(driver)
    assert page.shown.chosen.problems
    driver.close()


def test_a_pack_that_is_none_any_more_is_told_and_listed_again_when_it_is_one(tmp_path: Path) -> None:
    place = write_files(tmp_path / "packs" / "woods", WOODS)
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()), many=False)
    _look(driver)
    (place / "pack.yaml").unlink()
    _look(driver)
    assert "woods" not in page.shown.names
    assert page.telling.text.startswith("Woods and Ways has no pack.yaml any more")
    write_files(place, {"pack.yaml": WOODS["pack.yaml"]})
    _look(driver)
    assert "woods" in page.shown.names
    driver.close()


def test_what_was_broken_in_between_is_seen_when_a_pack_is_switched_on(tmp_path: Path) -> None:
    place = write_files(tmp_path / "packs" / "woods", WOODS)
    _, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()), many=False)
    page.chose("woods")
    (place / "tiles.yaml").write_text(WOODS["tiles.yaml"].replace("slots: 2", "slots: many"), "utf-8")
    page.deeds.switch("woods")
    assert on(page) == ("base", "woods")
    assert page.shown.chosen is not None
    assert page.shown.chosen.problems


@every_size
def test_a_path_is_typed_to_install_from(size: tuple[int, int], tmp_path: Path) -> None:
    folder = write_files(tmp_path / "mine", MARKET)
    driver, page = opened(tmp_path, size, a_home(tmp_path, (), ()), many=False)
    driver.key("i")
    driver.type(str(folder))
    driver.key("return")
    assert on(page) == ("base", "market_days")
    assert packs_in(tmp_path / "packs") == {"market_days": tmp_path / "packs" / "market_days"}
    driver.key("z")
    assert packs_in(tmp_path / "packs") == {}
    assert page.telling.text == "Market Days is gone again."


@pytest.mark.parametrize("name", ["notes.txt", "pack.rar", "game.hamlet", "gone.zip"])
def test_what_is_refused_has_a_red_row_that_goes(name: str, tmp_path: Path) -> None:
    if name != "gone.zip":
        (tmp_path / name).write_bytes(b"nothing")
    driver, page = opened(tmp_path, (1920, 1080), a_home(tmp_path, (), ()), many=False)
    drop(driver, tmp_path / name)
    assert [each.name for each in page.shown.refused] == [name]
    assert name in words_of(driver)
    driver.click(ids.refused_id(0))
    assert page.shown.refused == []
    assert not (tmp_path / "packs").exists()


def test_a_full_disk_is_told_and_nothing_is_there(tmp_path: Path) -> None:
    folder = write_files(tmp_path / "mine", MARKET)
    driver, page = opened(tmp_path, (1280, 720), a_home(tmp_path, (), ()), many=False)
    driver.home.disk = FaultyDisk(2, lasting=True)
    drop(driver, folder)
    assert "There is no room left on the disk" in page.shown.refused[0].why
    assert packs_in(tmp_path / "packs") == {}


def test_a_newer_one_replaces_and_undo_brings_the_former_back(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    newer = {**WOODS, "pack.yaml": WOODS["pack.yaml"].replace('"1.2"', '"1.3"')}
    drop(driver, write_files(tmp_path / "newer", newer))
    assert page.telling.text == "Woods and Ways 1.3 has taken the place of 1.2."
    assert page.shown.chosen is not None
    assert page.shown.chosen.version == "1.3"
    driver.click(ids.UNDO)
    driver.settle()
    assert page.shown.chosen.version == "1.2"


@every_size
def test_a_pack_is_taken_out_and_had_back(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size)
    page.input.set_focus(ids.row_id("woods"))
    driver.key("delete")
    assert "woods" not in packs_in(tmp_path / "packs")
    assert page.telling.text == "Woods and Ways was taken out."
    driver.click(ids.UNDO)
    assert "woods" in packs_in(tmp_path / "packs")
    assert page.shown.chosen_id == "woods"
    assert "woods" in on(page)
    driver.key("delete")
    driver.key("escape")
    assert "woods" not in packs_in(tmp_path / "packs")
    assert list((tmp_path / "packs" / ".away").iterdir()) == []


def test_the_games_own_packs_and_samples_stay(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, (1920, 1080))
    for pack in ("base", "lake", "weavers"):
        page.input.set_focus(ids.row_id(pack))
        driver.key("delete")
        assert "switch it off instead" in page.telling.text


@every_size
def test_a_new_pack_is_made_with_a_name_typed_in(size: tuple[int, int], tmp_path: Path) -> None:
    driver, page = opened(tmp_path, size, a_home(tmp_path, (), ()), many=False)
    driver.key("n")
    driver.type("Old Mill")
    driver.key("return")
    driver.settle()
    assert on(page) == ("base", "old_mill")
    assert page.shown.chosen is not None
    assert not page.shown.chosen.problems
    driver.key("n")
    driver.type("old mill")
    driver.key("return")
    assert "is there already" in page.telling.text


def test_a_pack_is_given_away_as_a_zip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "keep", kept.append)
    driver, page = opened(tmp_path, (1920, 1080))
    page.chose("woods")
    driver.click(ids.AS_ZIP)
    path = tmp_path / "exports" / "woods-1.2.zip"
    assert path.exists()
    assert kept == [str(path)]
    assert str(path) in page.telling.text
    assert "not saved" not in page.telling.text
    keep_unsaved(UnsavedWork("tiles", "forester", {"tiles.yaml": "[]"}), Folders(tmp_path), "woods")
    driver.click(ids.AS_ZIP)
    assert "What is not saved yet in the workshop is not in it." in page.telling.text


def test_the_folder_is_shown_or_its_path_is_on_the_clipboard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[str] = []
    shown: list[Path] = []
    monkeypatch.setattr(clipboard, "keep", kept.append)
    place = "hamlet.app.screens.packs.packs_deeds.show_folder"

    def not_shown(folder: Path) -> bool:
        shown.append(folder)
        return False

    monkeypatch.setattr(place, not_shown)
    driver, page = opened(tmp_path, (1920, 1080), many=False)
    driver.click(ids.FOLDER)
    assert (kept, shown) == ([str(tmp_path / "packs")], [tmp_path / "packs"])
    assert str(tmp_path / "packs") in page.telling.text
    monkeypatch.setattr(place, lambda _: True)
    driver.key("o")
    assert len(kept) == 1


# further


def test_the_workshop_and_the_line_of_a_problem_are_opened(tmp_path: Path) -> None:
    _, page = opened(tmp_path, (1920, 1080))
    page.chose("woods")
    assert page.deeds.workshop() == Open(WorkshopPage("woods", "tiles", "forester", goes_on=True))
    about = HARVEST["pack.yaml"].replace("harvest_home", "reaping")
    write_files(tmp_path / "packs" / "reaping", {**HARVEST, "pack.yaml": about})
    page.shown.look()
    page.shown.reads.tell("reaping")
    page.chose("reaping")
    assert page.deeds.problem(0) == Open(WorkshopPage("reaping", "tiles", line=15))


def test_whoever_goes_to_the_workshop_again_finds_what_was_in_hand_last(tmp_path: Path) -> None:
    write_files(tmp_path / "packs" / "woods", WOODS)
    driver, _ = opened(tmp_path, home=a_home(tmp_path, ("woods",), ()), many=False)
    driver.key("up")
    driver.key("down")
    driver.key("return")
    assert the_bench(driver).draft.id == "forester"
    the_bench(driver).switch("tiles", "toll_house")
    driver.key("escape")
    driver.key("escape")
    the_title(driver)
    driver.open_page(PacksPage())
    driver.settle()
    driver.key("up")
    driver.key("down")
    driver.key("return")
    assert the_bench(driver).draft.id == "toll_house"


def test_a_file_of_a_game_is_still_taken_in_by_the_page_of_games(tmp_path: Path) -> None:
    driver = Driver(tmp_path, (1280, 720), 1.0, home=a_home(tmp_path, (), ()))
    driver.open_page(GamesPage())
    (tmp_path / "game.hamlet").write_bytes(b"nothing")
    drop(driver, tmp_path / "game.hamlet")
    assert isinstance(driver.screen, GamesScreen)
    assert driver.screen.telling.wrong
    drop(driver, write_files(tmp_path / "mine", MARKET))
    assert packs_on(driver.home.settings, ("market_days",)) == ("base", "market_days")
    the_page(driver)


def test_a_frame_of_gold_is_seen_while_something_is_dropped(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, many=False)
    before = driver.surface.get_at((2, 300))
    driver.frames(1, pygame.Event(pygame.DROPBEGIN))
    assert driver.surface.get_at((2, 300))[:3] == (0xF2, 0xC9, 0x4C)
    driver.frames(1, pygame.Event(pygame.DROPCOMPLETE))
    driver.later(1.0)
    assert driver.surface.get_at((2, 300)) == before


def test_thirty_packs_are_read_one_a_frame(tmp_path: Path) -> None:
    for number in range(30):
        files = {name: text.replace("market_days", f"market_{number}") for name, text in MARKET.items()}
        write_files(tmp_path / "packs" / f"market_{number}", files)
    driver = Driver(tmp_path, (1280, 720), 1.0, home=a_home(tmp_path, (), ()))
    driver.open_page(PacksPage())
    page = the_page(driver)
    for _ in range(10):
        known = len(page.shown.reads.told)
        driver.frames(1)
        assert len(page.shown.reads.told) <= known + 1
    driver.settle()
    assert len(page.shown.reads.told) == 36


def test_packs_named_at_the_start_win_and_the_page_says_so(tmp_path: Path) -> None:
    home = a_home(tmp_path, ("woods",))
    home.wanted = type(home.wanted)(("base", "market_days"))
    driver, page = opened(tmp_path, (1920, 1080), home)
    assert on(page) == ("base", "woods")
    assert [pack.id for pack in home.choice.packs.packs] == ["base", "market_days"]
    assert "this window plays with Hamlet and Market Days" in words_of(driver)


@every_size
def test_a_pack_named_at_the_start_is_listed_wherever_it_lies(size: tuple[int, int], tmp_path: Path) -> None:
    place = write_files(tmp_path / "elsewhere" / "orchard", MARKET)
    home = a_home(tmp_path, ())
    home.wanted = type(home.wanted)(("base", str(place)))
    driver, page = opened(tmp_path, size, home, many=False)
    assert page.shown.number("market_days") == 2
    told = words_of(driver)
    assert "Market Days" in told
    assert str(place) not in told
    page.input.set_focus(ids.row_id("market_days"))
    for key in ("space", "delete"):
        driver.key(key)
        assert page.telling.text.startswith("Market Days was named when this window was opened")
    assert (place / "pack.yaml").exists()
    driver.close()


@every_size
def test_what_is_named_at_the_start_is_told_in_the_bar(size: tuple[int, int], tmp_path: Path) -> None:
    home = a_home(tmp_path, ("woods",))
    home.wanted = type(home.wanted)(("base", "lake", "market_days", "woods", "deep_winter"))
    driver, page = opened(tmp_path, size, home)
    with hearing() as drawn:
        page.resize(size, 1.0)
        driver.settle()
    told = "this window plays with 5 packs" if size[0] == 1920 else "5 named"
    assert told in " ".join(each.text for each in drawn)
    assert cut_off(drawn) == []
    assert overlapping(drawn) == []
    driver.close()


def test_switching_the_lake_here_is_what_the_next_new_game_begins_with(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, home=a_home(tmp_path, (), ()), many=False)
    page.deeds.switch("lake")
    driver.open_page(SetupPage())
    form = driver.screen
    assert isinstance(form, SetupScreen)
    assert form.form.names == ("base", "lake")
    driver.key("l")
    driver.click(BEGIN)
    assert packs_on(driver.home.settings, ("lake",)) == ("base",)
    driver.close()


def test_the_options_of_a_pack_that_is_on_are_among_the_rules(tmp_path: Path) -> None:
    driver, page = opened(tmp_path, home=a_home(tmp_path, (), ()), many=False)
    page.deeds.switch("weavers")
    driver.open_page(SetupPage())
    form = driver.screen
    assert isinstance(form, SetupScreen)
    base = {option["id"] for option in driver.home.packs_called(("base",)).options}
    new = [option["id"] for option in form.form.packs.options if option["id"] not in base]
    assert new
    assert OptionId(new[0]) is not None
    assert ControlId("pack", "weavers") == ids.row_id("weavers")


@every_size
def test_a_folder_that_holds_more_than_a_pack_is_kept_and_told_where(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, page = opened(tmp_path, size)
    place = tmp_path / "packs" / "woods"
    (place / "ideas.txt").write_text("a mill by the lake", "utf-8")
    page.input.set_focus(ids.row_id("woods"))
    with hearing() as heard:
        driver.key("delete")
        driver.settle()
    kept = tmp_path / "packs" / ".former"
    assert page.telling.text.endswith(f"that will be kept in {kept}.")
    assert not cut_off(heard)
    driver.key("escape")
    assert (kept / "woods-1" / "ideas.txt").exists()
