"""What is saved in an editor is seen in the window: taken over, or told on a sheet."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.desktop import OUTSIDE
from hamlet.app.home import WantedGames
from hamlet.app.ids import ButtonId, PanelCommand
from hamlet.app.opening import first_page
from hamlet.app.pages import HelpPage, PacksPage, SandboxPage, SetupPage, TitlePage, WorkshopPage
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.menu import MenuScreen
from hamlet.app.screens.mistakes import mistakes_ids as ids
from hamlet.app.screens.mistakes.mistakes_screen import MistakesScreen
from hamlet.app.screens.setup import SetupScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.content.watching import STILL
from tests.app.driver import Driver
from tests.app.reload.saving import BAD, FORESTER, PACK, TILES, Editor, woods
from tests.app.texts import hearing

F8 = pygame.Event(pygame.KEYDOWN, key=pygame.K_F8, mod=0, unicode="", scancode=0)


@pytest.fixture
def editor(tmp_path: Path) -> Iterator[Editor]:
    found = woods(tmp_path)
    found.driver.open_page(TitlePage())
    yield found
    found.driver.close()


def _sandbox(editor: Editor) -> SandboxTable:
    editor.driver.open_page(SandboxPage(tiles_first=("forester",)))
    editor.driver.settle()
    return _table(editor.driver)


def _table(driver: Driver) -> SandboxTable:
    assert isinstance(driver.screen, SandboxTable)
    return driver.screen


def _logged(table: TableScreen) -> list[str]:
    return [line.text for entry in table.session.log.entries for line in entry.lines]


def _slots(table: TableScreen) -> int:
    tiles = table.session.setup.definitions.tiles
    return next(tile.slots for tile in tiles if tile.id == "forester")


def test_new_games_are_played_with_what_was_saved_last(editor: Editor) -> None:
    assert editor.driver.home.choice.definitions.tiles[-2].slots == 1
    editor.driver.wait(0.1)
    editor.save(TILES.replace("slots: 1", "slots: 3"))
    assert editor.driver.shows(TitleScreen)
    assert editor.driver.home.choice.definitions.tiles[-2].slots == 3


def test_a_sandbox_shows_at_once_what_was_saved_and_goes_on_where_it_was(editor: Editor) -> None:
    table = _sandbox(editor)
    gold = table.session.state.gold
    editor.save(TILES.replace("slots: 1", "slots: 2"))
    editor.driver.settle()
    after = _table(editor.driver)
    assert after is not table
    assert (_slots(after), after.session.state.gold) == (2, gold)
    assert _logged(after)[-1].endswith("tiles.yaml: Forester: slots 1, now 2")
    assert len(editor.driver.app.stack) == 2


def test_in_the_display_of_a_sandbox_a_tile_tells_when_it_was_saved(editor: Editor) -> None:
    table = _sandbox(editor)
    editor.driver.open_page(SandboxPage(table.begun_as.packs, ("forester", "sawpit")))
    editor.driver.settle()
    assert {each.since for each in _table(editor.driver).flow.panels().display} == {""}
    with hearing() as told:
        editor.save(TILES.replace("slots: 1", "slots: 2"))
        editor.driver.settle()
    first, second, *_ = _table(editor.driver).flow.panels().display
    assert first.since
    assert first.since in [each.text for each in told]
    assert second.since == ""


def test_the_log_names_an_entry_once_and_its_former_name_beside_it(editor: Editor) -> None:
    _sandbox(editor)
    renamed = TILES.replace("name: Forester", "name: Ranger").replace("points: 2, per", "points: 1, per")
    editor.save(renamed)
    editor.driver.settle()
    assert _logged(_table(editor.driver))[-1].endswith("tiles.yaml: Ranger (was Forester): another score")
    editor.save(renamed.replace("Ranger", "Warden"))
    editor.driver.settle()
    assert _logged(_table(editor.driver))[-1].endswith("tiles.yaml: Warden was Ranger")


def test_the_menu_of_a_sandbox_says_that_one_leaves_the_sandbox(editor: Editor) -> None:
    _sandbox(editor)
    editor.driver.key("escape")
    editor.driver.settle()
    assert isinstance(editor.driver.screen, MenuScreen)
    assert editor.driver.screen.way_out == "screens.sandbox.leave"
    with hearing() as heard:
        editor.driver.screen.rest()
        editor.driver.screen.uncover()
    said = {each.text for each in heard}
    assert {"Leave", "the", "sandbox"} <= said
    assert "Title" not in said
    editor.driver.click(ButtonId("leave"))
    editor.driver.settle()
    assert editor.driver.shows(TitleScreen)


def test_marks_in_the_name_of_a_pack_are_letters_like_others(editor: Editor) -> None:
    editor.write(PACK.replace("Woods and Ways", "'*Woods* {key:z}'"), "pack.yaml")
    with hearing() as heard:
        table = _sandbox(editor)
    assert "\\*Woods\\* \\{key:z}" in table.flow.greets
    assert "Z" not in {each.text for each in heard}


def test_a_game_that_counts_never_changes_under_ones_hands(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(first_page(driver.home, "human,greedy", None))
    driver.settle()
    table = driver.screen
    assert isinstance(table, TableScreen)
    editor.save(TILES.replace("slots: 1", "slots: 2"))
    assert driver.shows(table)
    assert _slots(table) == 1


def test_mistakes_are_told_on_a_sheet_and_a_sound_save_closes_it(editor: Editor) -> None:
    _sandbox(editor)
    with hearing() as told:
        editor.save(BAD)
    assert editor.driver.shows(MistakesScreen)
    for words in ("tiles.yaml was saved with 1 mistake", "tiles.yaml:12:27", "entry forester, key score"):
        assert words in [each.text for each in told]
    assert "1 of 2 entries are sound." in " ".join(each.text for each in told)
    assert _slots(_below(editor.driver)) == 1
    editor.save(TILES.replace("slots: 1", "slots: 2"))
    editor.driver.settle()
    assert _slots(_table(editor.driver)) == 2


def _below(driver: Driver) -> SandboxTable:
    table = driver.app.stack[-2]
    assert isinstance(table, SandboxTable)
    return table


def test_the_word_that_was_meant_is_written_by_a_button_and_can_be_taken_back(editor: Editor) -> None:
    driver, file = editor.driver, editor.place / "tiles.yaml"
    editor.save(BAD)
    driver.click(ids.WRITE)
    editor.look()
    assert driver.shows(TitleScreen)
    assert file.read_text(encoding="utf-8") == TILES
    driver.frames(1, F8)
    assert file.read_text(encoding="utf-8") == BAD
    editor.look()
    assert driver.shows(MistakesScreen)


def test_escape_makes_a_chip_of_the_sheet_and_the_chip_a_sheet(editor: Editor) -> None:
    driver = editor.driver
    _sandbox(editor)
    editor.save(BAD)
    driver.key("escape")
    assert driver.shows(SandboxTable)
    place = driver.app.packs.place
    assert place is not None
    driver.click_at(place.center)
    assert driver.shows(MistakesScreen)
    driver.frames(1, F8)
    assert driver.shows(SandboxTable)
    editor.save(TILES)
    driver.settle()
    assert driver.app.packs.place is None


def test_a_chip_leaves_alone_what_can_be_chosen_beside_it(editor: Editor) -> None:
    driver = editor.driver
    _sandbox(editor)
    editor.save(BAD)
    driver.key("escape")
    driver.settle()
    place = driver.app.packs.place
    assert place is not None
    assert [
        hit.id
        for hit in driver.screen.hits
        if hit.enabled and hit.bounds.height < 100 and hit.bounds.colliderect(place)
    ] == []


def test_a_file_that_is_half_written_is_not_told(editor: Editor) -> None:
    driver, longer = editor.driver, TILES.replace("slots: 1", "slots: 2")
    for end in range(0, len(longer), 40):
        editor.write(longer[:end])
        driver.wait(STILL / 2)
        assert driver.shows(TitleScreen)
    editor.save(longer)
    assert driver.shows(TitleScreen)
    assert driver.home.choice.definitions.tiles[-2].slots == 2


def test_packs_with_which_no_game_can_be_laid_are_told_and_the_last_set_stays(
    editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = editor.driver.home.choice
    editor.driver.wait(0.1)
    laid = before.definitions.rules.start_layout
    monkeypatch.setattr("hamlet.session.choice.FREE_LAYOUTS", {laid})
    monkeypatch.setattr("hamlet.session.choice.can_be_laid", lambda _: False)
    editor.save(TILES.replace("slots: 1", "slots: 3"))
    assert editor.driver.shows(MistakesScreen)
    assert editor.driver.home.choice is before


def test_a_pack_whose_folder_goes_is_told_and_the_last_set_stays(editor: Editor) -> None:
    import shutil

    _ = editor.driver.home.choice
    editor.driver.wait(0.2)
    shutil.rmtree(editor.place)
    with hearing() as told:
        editor.look(1.0)
    assert editor.driver.shows(MistakesScreen)
    assert any("cannot be read any more" in each.text for each in told)
    assert "forester" in [tile.id for tile in editor.driver.home.choice.definitions.tiles]
    editor.write(PACK, "pack.yaml")
    editor.save(TILES)
    assert editor.driver.shows(TitleScreen)


def test_a_zip_that_is_replaced_is_taken_over(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    place = tmp_path / "packs" / "woods.zip"
    place.parent.mkdir()

    def pack(tiles: str) -> None:
        fresh = place.with_suffix(".new")
        with zipfile.ZipFile(fresh, "w") as archive:
            archive.writestr("pack.yaml", PACK)
            archive.writestr("tiles.yaml", tiles)
        fresh.replace(place)

    pack(FORESTER)
    driver.home.wanted = WantedGames(("base", "woods"))
    driver.open_page(TitlePage())
    assert driver.home.choice.definitions.tiles[-1].id == "forester"
    driver.wait(0.3)
    pack(TILES + "# more\n")
    driver.wait(0.6)
    assert driver.home.choice.definitions.tiles[-1].id == "sawpit"
    pack(BAD)
    driver.wait(0.6)
    assert driver.shows(MistakesScreen)
    assert driver.screen.hits.get(ids.WRITE) is None
    driver.close()


def test_from_the_sheet_the_workshop_opens_the_entry_or_where_there_is_no_form_the_file(
    editor: Editor,
) -> None:
    driver = editor.driver
    _sandbox(editor)
    editor.save(BAD)
    driver.key("w")
    assert isinstance(driver.screen, WorkshopScreen)
    assert (driver.screen.bench.whole_file, driver.screen.bench.draft.id) == (False, "forester")
    driver.key("escape")
    editor.save(TILES)
    driver.settle()
    editor.write("presets:\n  - {id: quick, name: Quick, about: Soon., values: {flagz: 3}}\n", "rules.yaml")
    editor.look()
    assert driver.shows(MistakesScreen)
    driver.key("w")
    assert isinstance(driver.screen, WorkshopScreen)
    assert driver.screen.bench.sheet.inside == "rules.yaml"
    assert driver.screen.yaml.caret_line == 1


def test_what_a_sandbox_cannot_take_over_is_said_and_it_can_be_begun_anew(editor: Editor) -> None:
    driver, table = editor.driver, _sandbox(editor)
    editor.save(FORESTER.replace("id: forester", "id: ranger").replace("Forester", "Ranger"))
    driver.settle()
    assert driver.shows(table)
    assert "not taken over into this game" in _logged(table)[-1]
    assert "Forester lies on the table" in table.notices.news[0]
    driver.click(PanelCommand("anew"))
    driver.settle()
    tiles = _table(driver).session.setup.definitions.tiles
    assert "ranger" in [tile.id for tile in tiles]


def test_a_window_that_rests_in_the_background_wakes_for_a_save(editor: Editor) -> None:
    driver = editor.driver
    driver.home.settings = replace(driver.home.settings, rest_away=True)
    _sandbox(editor)
    driver.frames(1, pygame.Event(pygame.WINDOWFOCUSLOST))
    editor.save(BAD)
    assert driver.changed
    assert driver.shows(MistakesScreen)


def test_the_file_and_the_guide_are_opened_beside_the_game(
    editor: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    def start(command: Sequence[str]) -> bool:
        started.append(command[-1])
        return True

    monkeypatch.setattr(OUTSIDE, "start", start)
    editor.save(BAD)
    editor.driver.key("o")
    editor.driver.key("f1")
    assert [Path(each).name for each in started] == ["tiles.yaml", "README.md"]


def test_without_packs_of_ones_own_nothing_is_watched(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open_page(TitlePage())
    driver.wait(1.0)
    assert driver.app.packs.reloading.watch is None
    driver.close()


def test_the_list_of_every_building_shows_what_was_saved_last(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(HelpPage(chapter="every"))
    driver.settle()
    screen = driver.screen
    assert isinstance(screen, HelpScreen)
    before = screen.buildings
    editor.save(TILES.replace("name: Forester", "name: Ranger"))
    driver.settle()
    assert screen.buildings is not before
    assert screen.reading.chapter == "every"
    assert {tile.name for tile in screen.reading.book.sources.played.tiles} >= {"Ranger", "Sawpit"}


def test_a_form_that_is_filled_in_is_played_with_what_was_saved_last(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(SetupPage())
    driver.settle()
    screen = driver.screen
    assert isinstance(screen, SetupScreen)
    screen.form.rename(0, "Ada")
    editor.save(TILES.replace("slots: 1", "slots: 3"))
    game = screen.form.begin(lambda most: 7)
    assert [tile.slots for tile in game.setup.definitions.tiles if tile.id == "forester"] == [3]
    assert screen.form.seats[0].name == "Ada"


def test_the_workshop_opens_a_sandbox_with_the_tile_in_hand_first(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(WorkshopPage("woods", entry="forester"))
    driver.settle()
    driver.frames(1, pygame.Event(pygame.KEYDOWN, key=pygame.K_F5, mod=0, unicode="", scancode=0))
    driver.settle()
    state = _table(driver).session.state
    assert state.box.definitions.tiles[state.display[0]].id == "forester"


def test_mistakes_are_told_in_the_workshop_where_they_are_made_not_on_a_sheet(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(WorkshopPage("woods", entry="forester"))
    driver.settle()
    screen = driver.screen
    editor.save(BAD)
    assert driver.shows(screen)
    assert driver.app.packs.place is None


def test_a_sandbox_of_a_pack_that_is_not_on_takes_it_over_too(editor: Editor) -> None:
    driver = editor.driver
    driver.home.wanted = WantedGames(("base",))
    driver.open_page(SandboxPage(("base", "woods"), ("forester",)))
    driver.settle()
    editor.save(TILES.replace("slots: 1", "slots: 2"))
    driver.settle()
    assert _slots(_table(driver)) == 2
    assert "forester" not in [tile.id for tile in driver.home.choice.definitions.tiles]


def test_pictures_of_a_pack_that_change_are_shown(editor: Editor) -> None:
    def picture(colour: str) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">'
            f'<rect width="64" height="64" fill="{colour}"/></svg>'
        )

    driver, pictured = editor.driver, TILES.replace("slots: 1", "slots: 1\n  picture: hut.svg")
    editor.write(picture("#ff0000"), "hut.svg")
    editor.write(pictured)
    editor.look()

    def seen() -> pygame.Color:
        table = _table(driver)
        art = table.board.ground.studio.badge_art.art
        tile = art.definitions.tile_index("forester")
        building = art.building(tile, 0, 96)
        assert building is not None
        return building.surface.get_at(building.origin)

    _sandbox(editor)
    assert seen().r > seen().b + 150
    editor.save(picture("#0000ff"), "hut.svg")
    driver.settle()
    assert seen().b > seen().r + 150


def test_the_key_of_the_chip_leaves_no_page_that_tells_mistakes_itself(editor: Editor) -> None:
    driver = editor.driver
    driver.open_page(PacksPage())
    driver.settle()
    editor.save(BAD)
    screen = driver.screen
    assert not isinstance(screen, MistakesScreen)
    driver.frames(1, F8)
    assert driver.shows(MistakesScreen) or driver.shows(screen)
    assert screen in driver.app.stack
