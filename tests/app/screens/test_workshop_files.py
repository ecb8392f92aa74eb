"""The page of files: whatever has no form is put in, written and tried here, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id
from hamlet.app.kit.blocks import PictureBlock
from hamlet.app.pages import PacksPage, TitlePage, WorkshopPage
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.screens.packs import packs_ids
from hamlet.app.screens.packs.packs_screen import PacksScreen
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.files import file_ids
from hamlet.app.screens.workshop.files import file_places as places
from hamlet.app.screens.workshop.files.file_row import FileRow
from hamlet.app.screens.workshop.files.season_seen import VillageInSeason
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.app.workshop.bench import Bench
from hamlet.content import load_packs
from hamlet.content.loaded import LoadedPacks
from hamlet.session.facts import season_told
from hamlet.store.folders import Folders
from hamlet.store.own_presets import OwnPreset, save_presets
from hamlet.store.packs import shelf_of
from hamlet.store.packs_on import packs_on
from hamlet.store.settings import Settings
from tests.app import marked
from tests.app.benches import woods
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread, unlike

SIZES = [(960, 540), (1280, 720), (1920, 1080)]
every_size = unlike("size", SIZES[:1], SIZES)
WIDE = SIZES[-1]
CTRL = pygame.KMOD_CTRL
PRESET, SEASON = ControlId(file_ids.PART, "preset"), ControlId(file_ids.PART, "season")
Opened = tuple[Driver, WorkshopScreen]


def file_of(inside: str) -> ControlId:
    return ControlId(file_ids.FILE, inside)


def fresh(subject: str) -> ControlId:
    return ControlId(file_ids.FRESH, subject)


def need(pack: str) -> ControlId:
    return ControlId(file_ids.NEED, pack)


def opened(
    folder: Path, file: str = "pack.yaml", size: tuple[int, int] = WIDE, home: Home | None = None
) -> Opened:
    """A file of the pack in hand."""
    home = home or woods(folder)
    driver = Driver(folder, size, 1.0, home=home)
    driver.open_page(TitlePage())
    driver.open_page(WorkshopPage("woods", file=file))
    driver.frames(3)
    return driver, the_workshop(driver)


def the_workshop(driver: Driver) -> WorkshopScreen:
    assert isinstance(driver.screen, WorkshopScreen)
    return driver.screen


def show(driver: Driver, screen: WorkshopScreen, what: Id, tab: str = "") -> None:
    """Turn to a tab if there are any, and scroll until something is seen."""
    if tab and screen.hits.get(CellId(file_ids.TAB, tab)) is not None:
        driver.click(CellId(file_ids.TAB, tab))
    if screen.hits.point(what) is None:
        screen.reveal(screen.controls[what])
        driver.frames(1)


def take(driver: Driver, screen: WorkshopScreen, what: ControlId, tab: str) -> None:
    show(driver, screen, what, tab)
    driver.click(what)


def written(screen: WorkshopScreen) -> set[str]:
    return {name for name, text in screen.bench.texts.items() if text}


def played(home: Home, folder: Path) -> LoadedPacks:
    return load_packs([folder / "packs" / "woods"], shelf_of(home.folders).available())


# by mouse


@every_size
def test_a_preset_is_put_in_written_anew_and_saved_by_mouse(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size=size)
    take(driver, screen, fresh("rules"), places.FILES)
    assert screen.bench.sheet.inside == "rules.yaml"
    assert not (tmp_path / "packs" / "woods" / "rules.yaml").exists(), "looking writes nothing"
    take(driver, screen, PRESET, places.SIDE)
    assert screen.yaml.hands.typing, "what was put in can be written into at once"
    driver.key("escape")
    driver.click(ids.SAVE)
    presets = {each["id"]: each for each in played(driver.home, tmp_path).presets}
    assert presets["new_preset"]["name"] == "New preset"
    assert not screen.bench.changed


@every_size
def test_a_season_with_its_cards_is_made_once_the_pack_needs_the_lake(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size=size)
    show(driver, screen, fresh("seasons"), places.FILES)
    assert not driver.hit(fresh("seasons")).enabled
    assert "By the Lake" in driver.hit(fresh("seasons")).hint
    show(driver, screen, need("lake"), places.SIDE)
    driver.click(CellId(need("lake"), "requires"))
    take(driver, screen, fresh("seasons"), places.FILES)
    take(driver, screen, SEASON, places.SIDE)
    driver.key("escape")
    assert screen.bench.checked.sound
    driver.key("s", CTRL)
    loaded = played(driver.home, tmp_path)
    assert loaded.data["seasons"][-1]["id"] == "new_season"
    assert [each["fish"] for each in loaded.data["menu"] if each.get("season") == "new_season"] == [
        "uncommon",
        "rare",
    ]


def test_what_was_put_into_two_files_is_taken_back_in_one_step(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(need("lake"), "requires"))
    take(driver, screen, fresh("seasons"), places.FILES)
    driver.click(SEASON)
    assert written(screen) == {
        "pack.yaml",
        "seasons.yaml",
        "menu.yaml",
    }
    driver.click(ids.UNDO)
    assert written(screen) == {"pack.yaml"}
    driver.click(ids.REDO)
    assert "new_season" in screen.bench.texts["menu.yaml"]


# by keys


def test_a_preset_is_put_in_and_saved_by_keys_alone(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    _walk_to(driver, screen, file_of("pack.yaml"))
    for _ in range(20):
        if screen.input.focus == fresh("rules"):
            break
        driver.key("down")
    driver.key("return")
    assert screen.bench.sheet.inside == "rules.yaml"
    _walk_to(driver, screen, PRESET)
    driver.key("return")
    driver.type("# ")
    driver.key("escape")
    driver.key("s", CTRL)
    text = (tmp_path / "packs" / "woods" / "rules.yaml").read_text("utf-8")
    assert "# presets:" in text, "letters went to where it was put"
    driver.key("z", CTRL)
    assert "# presets:" not in screen.bench.sheet.text


def _walk_to(driver: Driver, screen: WorkshopScreen, what: Id) -> None:
    """By Tab."""
    for _ in range(60):
        if screen.input.focus == what:
            return
        driver.key("tab")
    message = f"{what} is not reached"
    raise AssertionError(message)


def test_from_a_tile_its_file_is_turned_to_and_back_again(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.open_page(WorkshopPage("woods", "tiles", "lodge"))
    driver.frames(2)
    screen = the_workshop(driver)
    driver.click(CellId(ids.KIND, ids.FILES))
    assert screen.bench.sheet.inside == "tiles.yaml"
    assert screen.hits.get(ids.NEW) is None
    driver.click(CellId(ids.KIND, ids.TILE))
    assert (screen.bench.whole_file, screen.bench.draft.id) == (False, "lodge")
    driver.click(CellId(ids.KIND, ids.FILES))
    driver.click(ControlId(file_ids.PART, file_ids.FORM))
    assert (screen.bench.whole_file, screen.bench.subject) == (False, "tiles")
    assert screen.bench.fresh


# what the pack says of itself


@every_size
def test_name_sentence_version_and_makers_are_written_in_a_form(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size=size)
    for field, words in (
        (file_ids.NAME, "Deep Woods"),
        (file_ids.SENTENCE, "Trees: many of them."),
        (file_ids.VERSION, "2.10"),
        (file_ids.AUTHORS, "Ann, Bo"),
    ):
        take(driver, screen, field, places.SIDE)
        driver.key("a", CTRL)
        driver.type(words)
        driver.key("return")
    driver.key("s", CTRL)
    about = played(driver.home, tmp_path).packs[-1]
    assert (about.name, about.version) == ("Deep Woods", "2.10")
    text = (tmp_path / "packs" / "woods" / "pack.yaml").read_text("utf-8")
    assert text.startswith("id: woods\nname: Deep Woods\n")
    assert "authors: [Ann, Bo]" in text
    assert screen.bench.pack.name == "Deep Woods"
    driver.key("z", CTRL)
    assert "Ann" not in screen.bench.sheet.text, "each field is a step of its own"


def test_a_pack_that_takes_another_id_stays_on_in_its_place(tmp_path: Path) -> None:
    home = woods(tmp_path)
    home.keep(Settings(ui_scale=1.0, packs_on=("woods", "lake"), packs_order=("base", "woods", "lake")))
    driver, screen = opened(tmp_path, home=home)
    screen.bench.type(screen.bench.sheet.text.replace("id: woods", "id: deep_woods"))
    driver.key("s", CTRL)
    assert home.settings.packs_order == ("base", "deep_woods", "lake")
    assert packs_on(home.settings, ("base", "lake", "deep_woods")) == ("base", "deep_woods", "lake")
    assert screen.bench.checked.sound


def test_what_is_said_of_a_new_pack_goes_with_it_when_it_is_named(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path), Settings(ui_scale=1.0))
    bench = Bench(home, WorkshopPage(file="pack.yaml"))
    bench.edit(bench.draft.put("about", "Wells everywhere."))
    bench.begin("tiles")
    bench.save_as("Deep Wells")
    text = (tmp_path / "packs" / "deep_wells" / "pack.yaml").read_text("utf-8")
    assert "id: deep_wells\n" in text
    assert "name: Deep Wells\n" in text
    assert "about: Wells everywhere.\n" in text
    assert not load_packs([tmp_path / "packs" / "deep_wells"], shelf_of(home.folders).available()).problems


# trying


def test_a_preset_is_tried_with_its_rules_and_a_season_in_its_weather(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(need("lake"), "requires"))
    driver.key("s", CTRL)
    take(driver, screen, fresh("rules"), places.FILES)
    driver.click(PRESET)
    driver.key("f5")
    table = the_sandbox(driver)
    assert (table.choice.preset, table.session.setup.definitions.rules.blueprint_limit) == ("new_preset", 2)
    driver.open_page(WorkshopPage("woods", file="seasons.yaml"))
    driver.frames(2)
    driver.click(SEASON)
    driver.key("f5")
    session = the_sandbox(driver).session
    assert season_told(session.setup, session.state) == "new season"


def the_sandbox(driver: Driver) -> SandboxTable:
    assert isinstance(driver.screen, SandboxTable)
    return driver.screen


def test_a_start_village_is_tried_as_it_lies(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    take(driver, screen, fresh("layouts"), places.FILES)
    driver.click(ControlId(file_ids.PART, "village"))
    screen.bench.type(screen.bench.sheet.text.replace("[-5, 1]", "[-5, 2]"))
    driver.key("f5")
    assert the_sandbox(driver).session.setup.definitions.rules.start_layout == "new_village"


def test_a_season_is_seen_in_its_colours_while_they_are_written_and_as_it_was_while_they_are_wrong(
    tmp_path: Path,
) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(need("lake"), "requires"))
    take(driver, screen, fresh("seasons"), places.FILES)
    assert seen(screen) is None
    driver.click(SEASON)
    before = seen(screen)
    assert before is not None
    screen.bench.type(screen.bench.sheet.text.replace("B5A642", "FF0000"))
    after = seen(screen)
    assert after is not None
    assert red(after) > red(before)
    assert after.definitions is before.definitions, "nothing but the colours is drawn anew"
    screen.bench.type(screen.bench.sheet.text.replace("FF0000", "FF00"))
    assert seen(screen) == after


def seen(screen: WorkshopScreen) -> VillageInSeason | None:
    """The picture beside the caret."""
    blocks = screen.files.put.season.blocks(screen.yaml.caret_line, tall=True)
    pictures = [each.paint for each in blocks if isinstance(each, PictureBlock)]
    assert all(isinstance(each, VillageInSeason) for each in pictures)
    return next((each for each in pictures if isinstance(each, VillageInSeason)), None)


def red(picture: VillageInSeason) -> float:
    """How red it is."""
    surface = pygame.Surface((240, 160))
    picture(surface, surface.get_rect(), 1.0)
    colour = pygame.transform.average_color(surface)
    return colour[0] - (colour[1] + colour[2]) / 2


# files that are odd, and work that is not saved


def test_rules_that_a_player_has_kept_become_a_preset_of_the_pack(tmp_path: Path) -> None:
    home = woods(tmp_path)
    save_presets([OwnPreset("Long evening", "printed", {"donkey_cost": 5})], home.folders)
    driver, screen = opened(tmp_path, home=home)
    take(driver, screen, fresh("rules"), places.FILES)
    driver.click(ControlId(file_ids.OWN, 0))
    assert screen.bench.sheet.draft.get("presets", 0, "values", "donkey_cost") == 5
    assert screen.bench.sheet.draft.get("presets", 0, "id") == "long_evening"
    assert screen.bench.checked.sound


def test_into_a_file_that_cannot_be_read_nothing_is_put(tmp_path: Path) -> None:
    woods_home = woods(tmp_path)
    (tmp_path / "packs" / "woods" / "rules.yaml").write_text("presets: [\n", "utf-8")
    driver, screen = opened(tmp_path, "rules.yaml", home=woods_home)
    assert not driver.hit(PRESET).enabled
    screen.bench.type("presets: []\n")
    screen.relayout()
    driver.click(PRESET)
    assert "new_preset" in screen.bench.sheet.text


def test_a_file_that_nobody_reads_is_listed_and_can_be_looked_at(tmp_path: Path) -> None:
    home = woods(tmp_path)
    (tmp_path / "packs" / "woods" / "sails.yaml").write_text("- id: big_sail\n", "utf-8")
    driver, screen = opened(tmp_path, home=home)
    take(driver, screen, file_of("sails.yaml"), places.FILES)
    assert screen.bench.sheet.text == "- id: big_sail\n"


def test_work_on_a_file_that_was_not_saved_is_there_again(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    take(driver, screen, fresh("rules"), places.FILES)
    driver.click(PRESET)
    driver.key("escape")
    driver.key("escape")
    again = Bench(Home(Folders(tmp_path), Settings()), WorkshopPage("woods", "tiles", "forester"))
    assert again.taken_up
    assert (again.whole_file, "new_preset" in again.text_of("rules.yaml")) == (False, True)
    on = Bench(Home(Folders(tmp_path), Settings()), WorkshopPage("woods", goes_on=True))
    assert (on.sheet.inside, "new_preset" in on.sheet.text) == ("rules.yaml", True)


def test_whoever_goes_on_with_a_pack_finds_the_file_that_was_in_hand(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path, "tiles.yaml")
    driver.key("escape")
    on = Bench(driver.home, WorkshopPage("woods", "tiles", "forester", goes_on=True))
    assert (on.whole_file, on.sheet.inside) == (True, "tiles.yaml")


# ways there


def test_the_pencil_on_the_page_of_packs_leads_to_what_the_pack_says_of_itself(tmp_path: Path) -> None:
    driver = Driver(tmp_path, WIDE, 1.0, home=woods(tmp_path))
    driver.open_page(TitlePage())
    driver.open_page(PacksPage())
    driver.settle()
    page = driver.screen
    assert isinstance(page, PacksScreen)
    page.chose("base")
    driver.settle()
    assert page.hits.get(packs_ids.ABOUT) is None, "the game's own cannot be changed"
    page.chose("woods")
    driver.settle()
    driver.click(packs_ids.ABOUT)
    assert the_workshop(driver).bench.sheet.inside == "pack.yaml"


@every_size
def test_what_was_asked_for_is_seen_first_in_every_window(size: tuple[int, int], tmp_path: Path) -> None:
    home = woods(tmp_path)
    (tmp_path / "packs" / "woods" / "rules.yaml").write_text("\n" * 60 + "presetz: []\n", "utf-8")
    _, screen = opened(tmp_path, "pack.yaml", size, home)
    assert file_ids.NAME in screen.controls
    driver = Driver(tmp_path, size, 1.0, home=home)
    driver.open_page(TitlePage())
    driver.open_page(WorkshopPage("woods", file="rules.yaml", line=61))
    driver.frames(3)
    screen = the_workshop(driver)
    assert ids.YAML in screen.controls
    assert (screen.yaml.caret_line, screen.yaml.hands.top > 0) == (60, True)


@every_size
def test_a_check_about_another_file_opens_that_file_at_its_line(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = opened(tmp_path, size=size)
    screen.took(need("lake"), "requires")
    screen.took(fresh("seasons"), "")
    screen.took(SEASON, "")
    screen.bench.type(screen.bench.sheet.text.replace("id: new_season", "id: apple_days"))
    screen.relayout()
    checks = screen.checks.checks
    other = next(each for each in checks if each.problem and each.problem.file.endswith("menu.yaml"))
    assert other.problem is not None
    take(driver, screen, ids.check_id(checks.index(other)), places.CHECKS)
    assert screen.bench.sheet.inside == "menu.yaml"
    assert screen.yaml.caret_line == other.problem.line - 1


@pytest.mark.parametrize("size", SIZES[:2])
def test_under_the_yaml_the_mistake_of_the_line_that_is_typed_in_comes_first(
    size: tuple[int, int], tmp_path: Path
) -> None:
    home = woods(tmp_path)
    (tmp_path / "packs" / "woods" / "awards.yaml").write_text(
        "- {id: a, name: A, points: x, most: gold}\n- {id: b, name: B, points: 1, mozt: gold}\n", "utf-8"
    )
    _, screen = opened(tmp_path, "awards.yaml", size, home)
    screen.files.show(places.YAML)
    screen.relayout()
    lines = [each.problem.line for each in screen.checks.checks if each.problem is not None]
    second = ids.check_id(lines.index(2))
    assert ids.check_id(0) in screen.controls
    assert second not in screen.controls
    screen.yaml.wanted = (2, 5)
    screen.yaml.hands.begin()
    screen.relayout()
    screen.relayout()
    assert second in screen.controls


def test_saving_takes_nobody_out_of_what_is_typed(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, "tiles.yaml")
    driver.click(ids.YAML)
    driver.type("# one")
    driver.key("s", CTRL)
    assert "# one" in (tmp_path / "packs" / "woods" / "tiles.yaml").read_text("utf-8")
    driver.type(" two")
    assert "# one two" in screen.bench.sheet.text


def test_a_step_back_in_a_file_that_is_not_seen_is_told(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, "tiles.yaml")
    screen.bench.type(screen.bench.sheet.text.replace("Forester", "Ranger"))
    screen.relayout()
    take(driver, screen, file_of("pack.yaml"), places.FILES)
    driver.key("z", CTRL)
    assert "Ranger" not in screen.bench.text_of("tiles.yaml")
    assert "tiles.yaml" in screen.told


def test_files_that_are_not_saved_are_marked_and_what_came_with_a_part_is_told(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(need("lake"), "requires"))
    take(driver, screen, fresh("seasons"), places.FILES)
    driver.click(SEASON)
    assert "menu.yaml" in screen.told
    assert marked_files(screen) == {"pack.yaml", "seasons.yaml", "menu.yaml"}
    driver.key("s", CTRL)
    assert marked_files(screen) == set()


def marked_files(screen: WorkshopScreen) -> set[str]:
    rows = [each.adjusted for each in screen.controls.values() if isinstance(each.adjusted, FileRow)]
    return {row.name for row in rows if row.changed}


def test_of_a_fish_that_is_tried_one_is_in_hand(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(need("lake"), "requires"))
    take(driver, screen, fresh("fish"), places.FILES)
    driver.click(ControlId(file_ids.PART, "fish"))
    driver.key("f5")
    assert the_sandbox(driver).session.snapshot()["seats"][0]["fish"] == ["new_fish"]


def test_the_pane_shows_no_lines_beyond_the_last_one_when_it_grows(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, "tiles.yaml", SIZES[0])
    screen.files.show(places.YAML)
    screen.yaml.hands.top = 500
    screen.relayout()
    driver.frames(1)
    assert screen.yaml.hands.top < len(screen.yaml.hands.entry.lines)


# how it looks


@spread(
    {
        "file": ["pack.yaml", "rules.yaml", "tiles.yaml"],
        "size": SIZES,
        "language": ["marked", "english"],
    }
)
def test_every_word_is_whole_and_apart_in_every_window(
    size: tuple[int, int], language: str, file: str, tmp_path: Path
) -> None:
    home = woods(tmp_path)
    if language == "marked":
        home.words = marked.home(tmp_path, 1.0).words
    driver, screen = opened(tmp_path, file, size, home)
    for tab in screen.files.tabs or ("",):
        screen.files.tab = tab
        with hearing() as drawn:
            screen.resize(size, 1.0)
            driver.frames(2)
        texts = [each for each in drawn if each.text.strip()]
        scrolled = any(screen.scrolls.most.values())
        assert texts
        assert [each for each in cut_off(texts) if not scrolled] == []
        assert (overlapping(texts), pale(texts), small(texts, 1.0)) == ([], [], [])
