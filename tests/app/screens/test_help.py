"""How to play, by mouse and by keys, in every layout."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from hamlet.app.art.tile.artist import TileArt
from hamlet.app.art.tile_badges import BadgeArt
from hamlet.app.art.type import Drawn
from hamlet.app.board_view import BoardView
from hamlet.app.ids import ButtonId, ControlId, PanelCommand
from hamlet.app.kit.bars import BACK
from hamlet.app.pages import HelpPage, TablePage
from hamlet.app.screens.howto import example_pictures
from hamlet.app.screens.howto.finding_places import EVERY
from hamlet.app.screens.howto.help_layout import CONTENTS_LINE, FIND, PAGE
from hamlet.app.screens.howto.help_screen import HelpScreen
from hamlet.app.screens.title import TitleScreen
from hamlet.app.table.table_screen import TableScreen
from hamlet.app.ui.screen import Pop
from hamlet.app.view.scene import Scene
from hamlet.content import PackShelf
from hamlet.content.loaded import LoadedPacks
from hamlet.engine.actions.family import Action
from hamlet.howto.examples import examples, examples_of
from hamlet.session.session import Session
from hamlet.store.kept_games import kept_games
from hamlet.words.rulebook.contents import CHAPTERS, paragraphs
from hamlet.words.rulebook.every_building import every_building
from tests.app import marked
from tests.app.driver import Driver
from tests.app.games import game
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import chosen, only
from tests.words.marking import named

Size = tuple[int, int]
LAYOUTS = [((960, 540), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)]
unlike_layouts = pytest.mark.parametrize(("size", "scale"), only([LAYOUTS[0], LAYOUTS[2]], LAYOUTS))
ID = re.compile(r"[BLS]\d+")
NAMES = [*(chapter.id for chapter in CHAPTERS), EVERY]


def opened(
    folder: Path, page: HelpPage | None = None, size: Size = (1280, 720), scale: float = 1.0
) -> tuple[Driver, HelpScreen]:
    driver = Driver(folder, size, scale)
    driver.open_page(page or HelpPage())
    assert isinstance(driver.screen, HelpScreen)
    return driver, driver.screen


def written(drawn: list[Drawn], screen: HelpScreen) -> list[Drawn]:
    """What the page says itself: names in the villages of examples may lie at the edge of a picture."""
    pictures = {live.rect.size for live in screen._lives}
    return [each for each in drawn if each.surface.get_size() not in pictures]


@unlike_layouts
def test_every_chapter_is_told_whole_and_readably(size: Size, scale: float, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size=size, scale=scale)
    for chapter in reversed(NAMES):
        with hearing() as drawn:
            screen.open_chapter(chapter)
            driver.frames(1)
        mine = written(drawn, screen)
        assert len(mine) > 30
        assert not cut_off(mine)
        assert not overlapping(mine)
        assert not pale(mine, scale)
        assert not small(mine, scale)
        assert all(screen.hits.point(hit.id) is not None for hit in screen.hits)


def test_the_title_and_the_menu_of_a_game_lead_here(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    driver.open(TitleScreen(driver.home))
    driver.click(ButtonId("help"))
    assert driver.shows(HelpScreen)
    driver.key("escape")
    assert driver.shows(TitleScreen)
    driver.open_page(TablePage(game(), kept=False))
    driver.settle()
    driver.click(PanelCommand("menu"))
    driver.click(ButtonId("help"))
    screen = driver.screen
    assert isinstance(screen, HelpScreen)
    assert screen.maker.by_game
    driver.click(BACK)
    assert not driver.shows(HelpScreen)


def test_every_chapter_opens_by_mouse(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size=(1920, 1080))
    for chapter in reversed(NAMES):
        driver.click(ControlId("chapter", chapter))
        assert screen.reading.chapter == chapter
        assert screen.scrolls.at(PAGE) == 0


def test_arrows_go_from_chapter_to_chapter_and_stay_at_the_ends(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.key("up")
    seen = [screen.reading.chapter]
    for _ in NAMES:
        driver.key("down")
        seen.append(screen.reading.chapter)
    assert seen == [*NAMES, NAMES[-1]]
    focus = screen.hits.get(screen.input.focus)
    assert focus is not None
    assert focus.id == ControlId("chapter", EVERY)


def test_where_there_is_no_column_the_contents_open_over_the_page(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size=(960, 540))
    assert screen.hits.get(ControlId("chapter", "turn")) is None
    driver.click(CONTENTS_LINE)
    driver.click(ControlId("chapter", "turn"))
    assert screen.reading.chapter == "turn"
    assert not screen.contents_open
    driver.key("down")
    assert screen.reading.chapter == "making"
    driver.click(CONTENTS_LINE)
    driver.key("escape")
    assert not screen.contents_open
    assert driver.shows(screen)


def test_page_up_and_down_turn_the_text_whatever_has_the_focus(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter="deeds"))
    driver.key("pagedown")
    first = screen.scrolls.at(PAGE)
    driver.key("pagedown")
    assert 0 < first < screen.scrolls.at(PAGE)
    driver.key("pageup")
    assert screen.scrolls.at(PAGE) == first


@unlike_layouts
def test_every_paragraph_can_be_opened_and_is_in_sight(size: Size, scale: float, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size=size, scale=scale)
    for name in paragraphs():
        screen.open_paragraph(name)
        assert screen.reading.chapter == name.split(".")[0]
        window = screen.scrolls.windows.get(PAGE)
        if window is not None:
            top = screen._tops()[name] - screen.scrolls.at(PAGE)
            assert 0 <= top < window.height - 20 * scale, name
    driver.close()


def test_the_section_that_is_read_is_marked_and_a_click_goes_to_one(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter="fish"))
    heads = [section.id for section in screen.reading.book.chapter("fish").sections]
    assert screen._section_seen() == heads[0]
    driver.click(ControlId("section", heads[1]))
    assert screen.scrolls.at(PAGE) > 0
    assert screen._section_seen() == heads[1]


def test_the_id_of_a_rule_leads_to_where_it_is_told(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(paragraph="donkeys.own"))
    badge = ControlId("rule", "donkeys.own B3")
    assert driver.hit(badge).hint.startswith("Rule B3: ")
    assert "log" in driver.hit(badge).hint
    driver.click(badge)
    assert screen.reading.target == "donkeys.choose"
    screen.reveal(screen.controls[ControlId("after")])
    driver.click(ControlId("after"))
    assert screen.reading.chapter == "hall"


# examples


@pytest.mark.parametrize("chapter", chosen(lambda place, _: place % 2 == 0, [each.id for each in CHAPTERS]))
def test_every_example_is_played_at_the_table(chapter: str, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter=chapter), (1920, 1080))
    for number, example in enumerate(examples_of(chapter)):
        button = ControlId("play", example.id)
        if number % 2:
            screen.input.set_focus(button)
            driver.key("return")
        else:
            screen.reveal(screen.controls[button])
            driver.click(button)
        table = driver.screen
        assert isinstance(table, TableScreen)
        assert len(table.session.history.done) == example.at + len(example.then)
        assert table.session is not screen.shelf.session(example)
        driver.app.apply(Pop())
        assert driver.shows(screen)
    driver.close()


def test_pictures_of_examples_are_made_a_little_in_each_frame_and_kept(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter="donkeys"))
    frames = 0
    while screen.pictures.busy:
        driver.frames(1)
        frames += 1
    assert frames > 10
    driver.key("down")
    driver.settle(4000)
    driver.key("up")
    driver.frames(1)
    assert not screen.pictures.busy


def test_an_example_is_kept_only_once_somebody_plays_on(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter="turn"), (1920, 1080))
    driver.click(ControlId("play", "turn.walks"))
    driver.settle()
    driver.close()
    assert not kept_games(driver.home.folders, ()).games
    driver, screen = opened(tmp_path, HelpPage(chapter="turn"), (1920, 1080))
    driver.click(ControlId("play", "turn.walks"))
    table = driver.screen
    assert isinstance(table, TableScreen)
    action = screen.shelf.action(next(each for each in examples() if each.id == "turn.walks"))
    assert action is not None
    table.flow.play(action)
    driver.settle()
    driver.close()
    assert len(kept_games(driver.home.folders, ()).games) == 1


# looking for something


def test_what_is_looked_for_is_found_step_by_step(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.key("/")
    driver.type("storeroom")
    places = screen.reading.places
    assert len(places.hits) > 3
    seen = [places.at]
    for _ in places.hits:
        driver.key("return")
        seen.append(screen.reading.places.at)
    assert set(seen) == set(range(len(places.hits)))
    assert screen.entry_of(FIND) is not None
    assert screen.reading.chapter in {hit.chapter or EVERY for hit in places.hits}
    driver.key("escape")
    assert not screen.reading.places.query, "one press clears it"
    assert driver.shows(screen)
    driver.key("escape")
    assert not driver.shows(screen), "the next one leaves"


def test_found_words_stand_on_yellow_and_chapters_tell_how_many(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, HelpPage(chapter="donkeys"))
    driver.click(FIND)
    with hearing() as drawn:
        driver.type("donkey")
    yellow = {each.on for each in drawn if each.text.casefold().startswith("donkey")}
    assert len(yellow) >= 2
    assert sum(screen.reading.places.in_chapters.values()) == len(screen.reading.places.hits)
    assert "28 places" in {each.text for each in drawn}


def test_nothing_found_is_said(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.key("/")
    with hearing() as drawn:
        driver.type("zebra")
    assert "building’s" in " ".join(each.text for each in drawn)


# every building


def test_every_building_is_drawn_with_what_it_costs_and_is_for(tmp_path: Path) -> None:
    with hearing() as drawn:
        driver, screen = opened(tmp_path, HelpPage(chapter=EVERY), (1920, 1080))
    said = " ".join(each.text for each in drawn)
    entries = every_building(screen.reading.book)
    for entry in entries:
        assert all(word in said for word in entry.name.split()), entry.name
        assert ControlId("building", entry.tiles[0]) in screen.controls
    driver.settle(2000)
    assert not screen.busy
    driver.click(ControlId("building", entries[0].tiles[0]))
    assert screen.reading.target == entries[0].paragraph


# in another language


class MarkedShelf(PackShelf):
    """Packs in which every name is given in the marked language too."""

    def load(self, names: Sequence[str]) -> LoadedPacks:
        loaded = super().load(names)
        return replace(loaded, data=named(loaded.data))


@unlike_layouts
def test_every_chapter_is_told_in_the_chosen_language(size: Size, scale: float, tmp_path: Path) -> None:
    driver = Driver(tmp_path, size, scale, home=marked.home(tmp_path, scale))
    screen = HelpScreen(driver.home, HelpPage(), MarkedShelf())
    driver.open(screen)
    found: list[str] = []
    for chapter in NAMES:
        with hearing() as drawn:
            screen.open_chapter(chapter)
            driver.frames(1)
        mine = [each for each in written(drawn, screen) if not ID.fullmatch(each.text)]
        found += marked.faults(mine, driver)
    assert sorted(set(found)) == []


def test_an_example_is_prepared_in_slices_none_of_which_plays_more_than_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example_pictures, "SECONDS", 0.0)
    moves: list[int] = []
    play = Session.play

    def counted(session: Session, action: Action) -> object:
        moves[-1] += 1
        return play(session, action)

    monkeypatch.setattr(Session, "play", counted)
    _, screen = opened(tmp_path, HelpPage(chapter="turn"), (1920, 1080))
    pictures = screen.pictures
    wanted = next(iter(pictures._waiting))
    while pictures.get(wanted) is None:
        moves.append(0)
        assert not pictures.work(), "until there is something to look at, the hatched place stays"
    assert len(moves) > 20
    assert max(moves) <= 1


def test_a_village_shown_bit_by_bit_looks_like_one_shown_at_once() -> None:
    pygame.display.init()
    pygame.display.set_mode((640, 360))
    session = game(2, 40)
    pictures = []
    for slowly in (True, False):
        setup = session.setup
        art = BadgeArt(TileArt(setup.definitions), tuple(seat.color for seat in setup.seats))
        board = BoardView(setup.box, art, setup.words)
        board.set_motion(0.0)
        board.resize(pygame.Rect(0, 0, 640, 360), 1.0)
        board.fit(session.state)
        board.camera.stop()
        if slowly:
            assert sum(1 for _ in board.opening(session.state)) > 20
        surface = pygame.Surface((640, 360))
        for _ in range(3000):
            board.update(0.05)
            board.draw(surface, session.state, Scene(), None)
            if not board.busy:
                break
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] == pictures[1]
