"""Cards made by hand in the workshop: by mouse and by keys, at three sizes, saved and played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from hamlet.app.art.menu.menu_pictures import menu_picture
from hamlet.app.art.menu.menu_registry import SCENES
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, DeliveryId, Id, StepId
from hamlet.app.kit.kit_screen import KitScreen
from hamlet.app.kit.switching import RadioLine
from hamlet.app.pages import TitlePage, WorkshopPage
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.screens.workshop import workshop_ids
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.big_card import lines_of, most_lines
from hamlet.app.screens.workshop.card.card_side import CHECKS_TAB, TABLE_TAB, YAML_TAB
from hamlet.app.screens.workshop.card.menu_form import EVERY, HELPS
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.content.editing.cards import slots_of
from hamlet.content.editing.sentences import GAIN
from hamlet.content.editing.spelling import entry_text
from hamlet.content.models.known import MENU_DRAWINGS
from hamlet.content.subjects import KEYED
from hamlet.engine.lake.base import LAKE, SLICE, parts_of
from hamlet.engine.reading import read_definitions
from hamlet.engine.state import State
from hamlet.resources import data_folder
from hamlet.store.folders import Folders
from hamlet.store.settings import Settings
from hamlet.words.lake.menu import menu_text
from hamlet.words.rooms import english
from tests.app import marked
from tests.app.benches import TILES
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread, unlike

WORDS = english()
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
every_size = unlike("size", SIZES[:1], SIZES)
every_kind = pytest.mark.parametrize("subject", ids.SUBJECTS)
PACK = 'id: woods\nname: Woods and Ways\nabout: Things.\nversion: "1"\nrequires: [base{more}]\n'
MENU = """# What fish bring in the woods.
- id: charcoal_night
  name: Charcoal Night   # it smokes
  season: autumn
  fish: uncommon
  replaces: infrastructure
  gain: {gold: 1}
  does: [gain_donkey, refill_fish]

# another one
- id: mushroom_soup
  name: Mushroom Soup
  season: winter
  fish: rare
  replaces: frozen_lake
  does: [stand_up]
"""
AWARD = "- {id: ferryman, name: Ferryman, points: 3, most: gold}\n"
Opened = tuple[Driver, WorkshopScreen]


def opened(
    folder: Path,
    size: tuple[int, int] = (1920, 1080),
    subject: str = "menu",
    entry: str = "charcoal_night",
    *,
    lake: bool = True,
    more: str = "",
    home: Home | None = None,
    **files: str,
) -> Opened:
    """The workshop with a pack of the player's own."""
    home = home or Home(Folders(folder), Settings(animation_speed=0.0, ui_scale=1.0, motion="off"))
    place = home.folders.packs / "woods"
    place.mkdir(parents=True, exist_ok=True)
    (place / "pack.yaml").write_text(PACK.format(more=", lake" if lake else more), encoding="utf-8")
    for name, text in ({"menu": MENU, **files} if lake else files).items():
        (place / f"{name}.yaml").write_text(text, encoding="utf-8")
    driver = Driver(folder, size, 1.0, home=home)
    driver.open_page(TitlePage())
    driver.open_page(WorkshopPage("woods", subject, entry))
    driver.settle()
    screen = driver.screen
    assert isinstance(screen, WorkshopScreen)
    return driver, screen


def played(screen: WorkshopScreen) -> LoadedPacks:
    """The packs as the disk has them."""
    folders = [data_folder() / "base", data_folder() / "lake", screen.bench.pack.place]
    found = load_packs(folders)
    assert found.problems == ()
    return found


def saved(driver: Driver, screen: WorkshopScreen, subject: str) -> dict[str, Any]:
    """The entry in hand as whoever plays the pack has it."""
    driver.key("s", pygame.KMOD_CTRL)
    assert not screen.bench.changed
    entries = played(screen).data[subject]
    return next(dict(each) for each in entries if each["id"] == screen.bench.draft.id)


# hands that find their way


def focus(driver: Driver, what: Id) -> None:
    """Come to a control by Tab alone."""
    screen = driver.screen
    assert isinstance(screen, KitScreen)
    for _ in range(120):
        if screen.input.by_keys and screen.input.focus == what:
            return
        driver.key("tab")
    raise AssertionError(f"{what} cannot be reached")


def click(driver: Driver, what: Id, button: int = 1) -> None:
    """Click something, after scrolling to it."""
    screen = driver.screen
    assert isinstance(screen, KitScreen)
    of = what.of if isinstance(what, CellId | StepId) else what
    control = screen.controls.get(of)
    if control is not None:
        screen.reveal(control)
        driver.frames(1)
    at = driver.point(what)
    driver.move(at)
    driver.press(at, button)
    driver.release(at, button)
    driver.frames(2)


def write(driver: Driver, what: Id, text: str) -> None:
    """Type into a field."""
    click(driver, what)
    driver.type(text)
    driver.key("return")


# what is seen


@spread({"subject": ids.SUBJECTS, "size": SIZES, "language": ["marked", "english"]})
def test_every_word_is_whole_and_apart_in_every_window(
    size: tuple[int, int], subject: str, language: str, tmp_path: Path
) -> None:
    home = marked.home(tmp_path, 1.0) if language == "marked" else None
    driver, screen = opened(tmp_path, size, subject, "charcoal_night" if subject == "menu" else "", home=home)
    tabs = [each for each in (TABLE_TAB, CHECKS_TAB) if screen.hits.get(CellId(ids.TAB, each)) is not None]
    for tab in ("", *tabs):
        if tab:
            click(driver, CellId(ids.TAB, tab))
        with hearing() as drawn:
            screen.resize(size, 1.0)
            driver.settle()
        drawn = [
            each for each in drawn if "yaml-language-server" not in each.text and "fróm" not in each.text
        ]
        assert drawn
        assert cut_off([each for each in drawn if each.role.name != "CODE"]) == []
        assert pale(drawn) == []
        assert small(drawn, 1.0) == []
        assert overlapping(drawn) == []
    driver.close()


def test_a_card_that_takes_too_many_lines_is_told_so_in_red(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    with hearing() as drawn:
        click(driver, ControlId(ids.ADD, "free_building"))
    told = " ".join(each.text for each in drawn)
    assert f"{most_lines()} fit under the whole picture" in told
    driver.close()


def test_every_card_of_the_game_has_room_for_its_text(tmp_path: Path) -> None:
    definitions = read_definitions(resolve(load_packs([data_folder() / name for name in ("base", "lake")])))
    texts = [menu_text(WORDS, definitions, card) for card in definitions.parts[LAKE].cards]
    assert max(lines_of(text) for text in texts) <= most_lines()


def test_a_pack_that_does_not_ask_for_the_lake_is_told_what_is_missing(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, subject="menu", entry="", lake=False)
    with hearing() as drawn:
        screen.resize(screen.size, 1.0)
        driver.settle()
    assert "requires: [base, lake]" in " ".join(each.text for each in drawn)
    there = screen.bench.entries("menu")
    driver.key("n", pygame.KMOD_CTRL)
    assert (screen.bench.entries("menu"), screen.told) == (there, WORDS.label("screens.card.no_lake"))
    click(driver, CellId(ids.SUBJECT, "market"))
    driver.key("n", pygame.KMOD_CTRL)
    assert (screen.bench.subject, screen.bench.entries("market")) == ("market", ["new_sale"])
    driver.close()


# nothing in hand


def bare(folder: Path, size: tuple[int, int] = (1920, 1080), *, lake: bool = False) -> Opened:
    """A pack with one tile in hand, and no menu of its own."""
    more = ", lake" if lake else ""
    return opened(folder, size, "tiles", "forester", lake=False, more=more, tiles=TILES)


@spread({"size": SIZES, "lake": [False, True]})
def test_turning_to_cards_makes_none_before_a_click(
    size: tuple[int, int], *, lake: bool, tmp_path: Path
) -> None:
    driver, screen = bare(tmp_path, size, lake=lake)
    click(driver, CellId(workshop_ids.KIND, workshop_ids.CARD))
    for subject in (*ids.SUBJECTS, "tiles"):
        assert (screen.bench.entries(subject) == []) == (subject != "tiles")
    assert screen.bench.empty
    assert not screen.bench.changed
    assert not screen.bench.can_undo
    for key, mods in (("s", pygame.KMOD_CTRL), ("z", pygame.KMOD_CTRL), ("f5", 0)):
        driver.key(key, mods)
    driver.key("escape")
    assert {each.name for each in screen.bench.pack.place.iterdir()} == {"pack.yaml", "tiles.yaml"}
    driver.close()


@spread({"size": SIZES, "language": ["marked", "english"]})
def test_where_nothing_is_in_hand_every_word_is_whole(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    home = marked.home(tmp_path, 1.0) if language == "marked" else None
    sales = "".join(
        f"- {{id: s{n}, tier: 1, needs: {{wood: {n}}}, reward: {{gold: 3}}}}\n" for n in (1, 2, 3, 4)
    )
    for name, files in (("none", {}), ("some", {"market": sales, "awards": AWARD})):
        driver, screen = opened(
            tmp_path / name, size, "tiles", "forester", lake=False, home=home, tiles=TILES, **files
        )
        screen.bench.switch("church", "")
        with hearing() as drawn:
            screen.resize(size, 1.0)
            driver.settle()
        assert drawn
        assert cut_off(drawn) == []
        assert pale(drawn) == []
        assert small(drawn, 1.0) == []
        assert overlapping(drawn) == []
        driver.close()


def reach_beginning(driver: Driver, screen: WorkshopScreen, subject: str) -> None:
    """By Tab to the sheet, by arrows to the kind."""
    for _ in range(20):
        if isinstance(screen.input.focus, ControlId) and screen.input.focus.name == workshop_ids.BEGIN:
            break
        driver.key("tab")
    for _ in range(20):
        if screen.input.focus == ControlId(workshop_ids.BEGIN, subject):
            return
        driver.key("down")
    raise AssertionError(f"{subject} cannot be reached")


@every_size
def test_by_keys_another_one_is_begun_and_a_step_back_takes_all_of_it_away(
    size: tuple[int, int], tmp_path: Path
) -> None:
    driver, screen = bare(tmp_path, size, lake=True)
    click(driver, CellId(workshop_ids.KIND, workshop_ids.CARD))
    for subject in ids.SUBJECTS:
        reach_beginning(driver, screen, subject)
        driver.key("return")
        assert screen.bench.subject == subject
        assert len(screen.bench.entries(subject)) == 1
        assert screen.bench.changed
        driver.key("z", pygame.KMOD_CTRL)
        assert screen.bench.empty
        assert not screen.bench.changed
    driver.close()


def test_without_the_lake_no_menu_card_is_begun(tmp_path: Path) -> None:
    driver, screen = bare(tmp_path)
    click(driver, CellId(workshop_ids.KIND, workshop_ids.CARD))
    click(driver, ControlId(workshop_ids.BEGIN, "menu"))
    assert screen.bench.empty
    driver.close()


def test_a_new_card_that_is_taken_back_leaves_nothing_to_save_beside_a_tile(tmp_path: Path) -> None:
    driver, screen = bare(tmp_path)
    screen.bench.begin("market")
    assert screen.bench.changed
    driver.key("z", pygame.KMOD_CTRL)
    assert (screen.bench.subject, screen.bench.changed) == ("tiles", False)
    assert screen.bench.entries("market") == []
    driver.key("y", pygame.KMOD_CTRL)
    assert len(screen.bench.entries("market")) == 1
    driver.close()


def test_between_tiles_and_cards_one_comes_back_to_what_was_in_hand(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, entry="mushroom_soup", tiles=TILES)
    click(driver, CellId(workshop_ids.KIND, workshop_ids.TILE))
    screen.bench.switch("tiles", "lodge")
    click(driver, CellId(workshop_ids.KIND, workshop_ids.CARD))
    assert screen.bench.draft.id == "mushroom_soup"
    click(driver, CellId(workshop_ids.KIND, workshop_ids.TILE))
    assert screen.bench.draft.id == "lodge"
    driver.close()


# made by hand, with the mouse


@every_size
def test_a_menu_card_is_made_with_the_mouse_and_played(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    click(driver, workshop_ids.NEW)
    write(driver, ids.NAME, "Acorn Cake")
    click(driver, CellId(ids.FISH, "rare"))
    click(driver, CellId(ids.SEASON, "summer"))
    click(driver, StepId(ids.POINTS, 1))
    click(driver, ControlId(ids.ADD, "refill_fish"))
    click(driver, ControlId(ids.ADD, "stand_up"))
    click(driver, CellId(ids.MUST, HELPS))
    card = saved(driver, screen, "menu")
    assert (card["name"], card["fish"], card["season"]) == ("Acorn Cake", "rare", "summer")
    assert (card["gain"], card["does"]) == ({"gold": 1, "points": 1}, ["refill_fish", "stand_up"])
    assert (card["must_do"], card["id"]) == (True, "acorn_cake")
    assert "long_days" not in [each["id"] for each in played(screen).data["menu"]]
    driver.close()


@every_size
def test_a_sale_is_made_with_the_mouse_and_played(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    click(driver, CellId(ids.SUBJECT, "market"))
    click(driver, ControlId(workshop_ids.BEGIN, "market"))
    write(driver, ids.CALLED, "charcoal")
    click(driver, CellId(ids.TIER, "2"))
    click(driver, ControlId(ids.NEED, "brick"))
    click(driver, ControlId(ids.NEED, "wood"))
    click(driver, ControlId(ids.NEED, "milk/brick"))
    click(driver, ControlId(ids.NEED, "milk/brick"), button=3)
    click(driver, StepId(ids.REWARD_GOLD, 1))
    click(driver, StepId(ids.REWARD_POINTS, -1))
    sale = saved(driver, screen, "sales")
    assert (sale["id"], sale["tier"]) == ("charcoal", 2)
    assert sale["needs"] == {"wood": 3, "brick": 1}
    assert sale["reward"] == {"points": 0, "gold": 2}
    driver.close()


@every_size
def test_a_delivery_is_made_with_the_mouse_and_played(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    click(driver, CellId(ids.SUBJECT, "church"))
    click(driver, ControlId(workshop_ids.BEGIN, "church"))
    click(driver, ids.ADD_SLOT)
    last = len(slots_of(screen.bench.draft)) - 1
    assert screen.card.slot == last
    write(driver, ids.SLOT_CALLED, "beams")
    click(driver, ControlId(ids.SLOT_NEED, "flour"))
    click(driver, StepId(ids.SLOT_POINTS, 1))
    click(driver, CellId(ids.SLOT, "0"))
    click(driver, ids.CLOSE_SLOT)
    side = saved(driver, screen, "church")
    assert "gold" not in [slot["id"] for slot in side["slots"]]
    assert side["slots"][-1]["id"] == "beams"
    assert side["slots"][-1]["needs"] == {"timber": 3, "flour": 1}
    assert side["slots"][-1]["points"] == 5
    assert [each["id"] for each in played(screen).data["church"]] == [side["id"], "many"]
    driver.close()


@every_size
def test_an_award_is_made_with_the_mouse_and_played(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    click(driver, CellId(ids.SUBJECT, "awards"))
    click(driver, ControlId(workshop_ids.BEGIN, "awards"))
    write(driver, ids.NAME, "Ferryman")
    click(driver, CellId(ids.PLACE, "second"))
    click(driver, ids.MEASURE)
    driver.click(CellId(ids.MEASURE, "gold"))
    click(driver, StepId(ids.GIVEN, 1))
    award = saved(driver, screen, "awards")
    assert (award["name"], award["points"], award["second"]) == ("Ferryman", 4, "gold")
    assert "most" not in award
    driver.close()


@every_size
def test_a_milestone_is_made_with_the_mouse_and_played(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    click(driver, CellId(ids.SUBJECT, "milestones"))
    click(driver, ControlId(workshop_ids.BEGIN, "milestones"))
    write(driver, ids.NAME, "Way Warden")
    click(driver, CellId(ids.QUALITY, "milk"))
    click(driver, StepId(ids.ROADS, 1))
    found = saved(driver, screen, "milestones")
    assert (found["name"], found["for"]) == ("Way Warden", "first_road")
    assert (found["high_quality"], found["points_per_road"]) == ("milk", 2)
    driver.close()


# made by hand, with keys alone


def steps(driver: Driver, what: Id, keys: str, wanted: Callable[[], bool]) -> None:
    """Come to a control and press keys until it says what is wanted."""
    focus(driver, what)
    for _ in range(20):
        if wanted():
            return
        driver.key(keys)
    raise AssertionError(f"{what} never says what is wanted")


@every_size
def test_a_menu_card_is_made_with_keys_alone(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    bench = screen.bench
    focus(driver, ids.NAME)
    driver.key("return")
    driver.type("Acorn Cake")
    driver.key("return")
    steps(driver, ids.FISH, "right", lambda: bench.draft.text("fish") == "rare")
    steps(driver, ids.GOLD, "right", lambda: bench.draft.number("gain", "gold") == 3)
    steps(driver, ids.POINTS, "+", lambda: bench.draft.number("gain", "points") == 2)
    focus(driver, ControlId(ids.ADD, "stand_up"))
    driver.key("return")
    focus(driver, ControlId(ids.CLOSE, 0))
    driver.key("return")
    steps(driver, ids.SEASON, "left", lambda: bench.draft.text("season") == "spring")
    card = saved(driver, screen, "menu")
    assert (card["name"], card["fish"], card["season"]) == ("Acorn Cake", "rare", "spring")
    assert (card["gain"], card["does"]) == ({"gold": 3, "points": 2}, ["refill_fish", "stand_up"])
    driver.close()


@every_size
def test_a_sale_is_made_with_keys_alone(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size, "market", "")
    bench = screen.bench
    steps(driver, ids.TIER, "right", lambda: bench.draft.number("tier") == 3)
    steps(driver, ControlId(ids.NEED, "wood"), "-", lambda: not bench.draft.number("needs", "wood"))
    steps(driver, ControlId(ids.NEED, "flour"), "return", lambda: bench.draft.number("needs", "flour") == 2)
    steps(driver, ids.REWARD_POINTS, "right", lambda: bench.draft.number("reward", "points") == 5)
    sale = saved(driver, screen, "sales")
    assert (sale["tier"], sale["needs"], sale["reward"]["points"]) == (3, {"flour": 2}, 5)
    driver.close()


def test_sales_have_no_names_and_are_told_by_what_they_ask_for_and_give(tmp_path: Path) -> None:
    sales = "- {id: laths, tier: 1, needs: {wood: 2}, reward: {gold: 3}}\n"
    sales += "- {id: long_laths, tier: 2, needs: {wood: 4}, reward: {points: 5}}\n"
    driver, screen = opened(tmp_path, subject="market", entry="laths", lake=False, market=sales)
    with hearing() as drawn:
        screen.resize(screen.size, 1.0)
        driver.settle()
    told = [each.text for each in drawn]
    assert "laths" in told
    assert "long laths" in told
    assert entries_told(screen) == {"laths": "2 {wood} for 3 {gold}", "long_laths": "4 {wood} for 5 {point}"}
    driver.close()


def entries_told(screen: WorkshopScreen) -> dict[str, str]:
    """What stands under the name of each entry of the pack, by its id."""
    lines = {each.adjusted for each in screen.controls.values() if isinstance(each.adjusted, RadioLine)}
    return {str(each.id.which): each.sentence for each in lines if isinstance(each.id, ControlId)}


def test_a_sale_is_for_games_with_a_rule_of_their_own(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, subject="market", entry="")
    steps(driver, ids.WHEN, "right", lambda: screen.bench.draft.get("when") is not None)
    option = next(iter(screen.bench.draft.get("when")))
    sale = saved(driver, screen, "sales")
    assert sale["when"] == {option: True}
    driver.close()


# steps, strokes, order


def test_the_order_of_lines_changes_by_keys_and_the_focus_goes_along(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    focus(driver, ControlId(ids.EFFECT, 0))
    driver.key("down", pygame.KMOD_CTRL)
    assert screen.bench.draft.get("does") == ["refill_fish", "gain_donkey"]
    assert screen.input.focus == ControlId(ids.EFFECT, 1)
    driver.key("up", pygame.KMOD_CTRL)
    assert screen.bench.draft.get("does") == ["gain_donkey", "refill_fish"]
    driver.close()


def test_the_order_of_deliveries_changes_by_keys(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, subject="church", entry="")
    focus(driver, ids.SLOT)
    driver.key("down", pygame.KMOD_CTRL)
    assert [slot["id"] for slot in slots_of(screen.bench.draft)][:2] == ["milk_brick", "gold"]
    assert screen.card.slot == 1
    driver.key("z", pygame.KMOD_CTRL)
    assert [slot["id"] for slot in slots_of(screen.bench.draft)][:2] == ["gold", "milk_brick"]
    driver.close()


def test_a_line_that_is_pulled_by_its_grip_is_one_step(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    click(driver, ControlId(ids.ADD, "stand_up"))
    start, end = (driver.point(ControlId(ids.GRIP, place)) for place in (0, 2))
    driver.drag(start, end, 12)
    assert screen.bench.draft.get("does") == ["refill_fish", "stand_up", "gain_donkey"]
    driver.key("z", pygame.KMOD_CTRL)
    assert screen.bench.draft.get("does") == ["gain_donkey", "refill_fish", "stand_up"]
    driver.close()


def test_a_key_that_is_held_is_one_step_and_every_click_is_one(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    focus(driver, ids.GOLD)
    held = pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)
    for _ in range(4):
        driver.frames(1, held)
    driver.frames(1, pygame.Event(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0))
    click(driver, StepId(ids.GOLD, 1))
    click(driver, StepId(ids.GOLD, 1))
    golds = [screen.bench.draft.number("gain", "gold")]
    for _ in range(3):
        driver.key("z", pygame.KMOD_CTRL)
        golds.append(screen.bench.draft.number("gain", "gold"))
    assert golds == [7, 6, 5, 1]
    driver.close()


def test_what_is_not_edited_stays_byte_for_byte(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    click(driver, StepId(ids.GOLD, 1))
    driver.key("s", pygame.KMOD_CTRL)
    text = (screen.bench.pack.place / "menu.yaml").read_text(encoding="utf-8")
    assert text == MENU.replace("{gold: 1}", "{gold: 2}")
    driver.close()


def test_the_last_line_goes_and_the_card_says_so(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    for close in (ControlId(ids.CLOSE, 0), ControlId(ids.CLOSE, 0), ControlId(ids.CLOSE, GAIN)):
        click(driver, close)
    assert not {"gain", "does"} & set(screen.bench.draft.data)
    with hearing() as drawn:
        screen.resize(screen.size, 1.0)
        driver.settle()
    assert "It brings nothing yet" in " ".join(each.text for each in drawn)
    click(driver, ControlId(ids.ADD, GAIN))
    assert screen.bench.draft.get("gain") == {"gold": 1}
    driver.close()


# entries beside each other


def test_another_card_of_the_pack_comes_in_hand(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    click(driver, ControlId(ids.ENTRY, "mushroom_soup"))
    assert screen.bench.draft.id == "mushroom_soup"
    assert not screen.bench.changed
    driver.close()


def test_every_new_card_lies_where_the_pack_has_none_yet(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    places = set()
    for _ in range(6):
        click(driver, ids.NEW)
        places.add((screen.bench.draft.text("season"), screen.bench.draft.text("fish")))
    assert len(places) == 6
    assert screen.bench.checked.sound
    driver.close()


def test_a_card_wears_the_drawing_of_another_one_or_a_picture_of_the_pack(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    click(driver, ControlId(ids.DRAWN, "call_in_a_favour"))
    card = saved(driver, screen, "menu")
    assert card["drawing"] == "call_in_a_favour"
    drawn, own = (
        menu_picture(name, "autumn", "rare", (96, 60)) for name in ("charcoal_night", "mushroom_soup")
    )
    favour = menu_picture("call_in_a_favour", "autumn", "rare", (96, 60))
    assert pygame.image.tobytes(drawn, "RGB") == pygame.image.tobytes(favour, "RGB")
    assert pygame.image.tobytes(own, "RGB") != pygame.image.tobytes(favour, "RGB")
    click(driver, ControlId(ids.DRAWN, ""))
    assert "drawing" not in screen.bench.draft.data
    driver.close()


def test_a_picture_of_the_pack_takes_the_place_of_the_drawing(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path), Settings(animation_speed=0.0, ui_scale=1.0, motion="off"))
    (home.folders.packs / "woods" / "pictures").mkdir(parents=True)
    picture = pygame.Surface((68, 40))
    picture.fill((200, 30, 30))
    pygame.image.save(picture, home.folders.packs / "woods" / "pictures" / "red.png")
    driver, screen = opened(tmp_path, home=home)
    click(driver, ControlId(ids.DRAWN, "migration"))
    click(driver, ControlId(ids.WORN, "pictures/red.png"))
    assert screen.bench.draft.text("picture") == "pictures/red.png"
    assert "drawing" not in screen.bench.draft.data
    assert menu_picture("charcoal_night", "autumn", "rare", (68, 40)).get_at((30, 20))[:3] == (200, 30, 30)
    driver.close()


def test_every_drawing_that_packs_may_name_is_drawn() -> None:
    assert sorted(SCENES) == sorted(MENU_DRAWINGS)


def test_a_card_for_all_seasons_names_none(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    click(driver, CellId(ids.SEASON, EVERY))
    assert "season" not in screen.bench.draft.data
    driver.close()


def test_an_entry_that_changes_another_keeps_to_what_differs(tmp_path: Path) -> None:
    driver, screen = opened(
        tmp_path, subject="awards", entry="merchant", awards="- changes: merchant\n  points: 6\n"
    )
    assert screen.card.shown.draft.text("most") == "sale"
    click(driver, StepId(ids.GIVEN, 1))
    assert screen.bench.draft.data == {"changes": "merchant", "points": 7}
    driver.close()


def test_a_click_in_the_church_goes_to_a_delivery(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, subject="church", entry="")
    driver.click_at(driver.screen.hits.point(CellId(ids.SLOT, "2")) or (0, 0))
    assert screen.card.slot == 2
    assert screen.hits.get(DeliveryId(2)) is None
    driver.close()


# whatever the YAML says

ODD: list[Any] = [None, True, 0, -3, 250, "x", "wood", "rare", "gain_donkey", [], {}, [1, "a", None], [[1]]]
ODD += [{"gold": "a"}, {"wood": 2}, {"a/b": 1}, {"gold": -1, "points": None}, {"en": 3}, ["nonsense"], [{}]]
ODD += [[{"id": "a"}], [{"id": 3, "needs": 5, "points": "b"}], ["gain_donkey", "gain_donkey"], {"does": 1}]


@every_kind
def test_whatever_stands_in_the_file_is_drawn_and_can_be_edited(subject: str, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, (1280, 720), subject, "")
    chance = Random(subject)
    fields = [field.alias or name for name, field in KEYED[subject].model.model_fields.items()]
    for _ in range(20):
        data = {key: chance.choice(ODD) for key in chance.sample(fields, chance.randint(1, len(fields)))}
        screen.bench.type(entry_text({"id": "odd", **data}) + "\n")
        screen.relayout()
        form = [each for each in screen.controls.values() if each.region.group == ids.FORM]
        control = chance.choice([each for each in form if each.region.enabled])
        value = control.adjusted.pressed() or control.adjusted.stepped(1)
        if value is not None and control.region.id != ids.SUBJECT:
            screen.answered(screen.took(control.region.id, value))
        driver.frames(1)
    driver.close()


@pytest.mark.parametrize("size", [(960, 540), (1920, 1080)])
def test_what_has_no_form_is_written_as_yaml(size: tuple[int, int], tmp_path: Path) -> None:
    seasons = "- {id: thaw, name: Thaw}\n"
    driver, screen = opened(tmp_path, size, "seasons", "thaw", seasons=seasons)
    with hearing() as drawn:
        screen.resize(size, 1.0)
        driver.settle()
    assert "This has no form" in " ".join(each.text for each in drawn)
    assert screen.bench.sheet.text == seasons
    click(driver, CellId(ids.SUBJECT, "awards"))
    assert screen.bench.subject == "awards"
    driver.close()


def test_a_file_that_cannot_be_read_leaves_the_card_as_it_was_last(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    screen.bench.type("- {id: charcoal_night, fish: [\n")
    with hearing() as drawn:
        screen.relayout()
        driver.settle()
    assert screen.card.shown.draft.text("name") == "Charcoal Night"
    assert "The YAML cannot be read" in " ".join(each.text for each in drawn)
    driver.close()


# the drawer


def test_in_a_small_window_the_card_is_a_drawer(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, (960, 540))
    drawn = [screen.card.side.drawn]
    click(driver, ids.SHOW_CARD)
    drawn.append(screen.card.side.drawn)
    click(driver, CellId(ids.TAB, YAML_TAB))
    assert workshop_ids.YAML in screen.controls
    click(driver, ids.SHOW_CARD)
    assert [*drawn, screen.card.side.drawn] == [False, True, False]
    driver.close()


# trying it


def tried(driver: Driver) -> State:
    """What a sandbox begins with."""
    driver.key("f5")
    driver.settle()
    assert isinstance(driver.screen, SandboxTable)
    return driver.screen.session.state


def test_f5_tries_a_menu_card_in_its_season_with_its_fish_and_again_from_the_beginning(
    tmp_path: Path,
) -> None:
    driver, _ = opened(tmp_path, entry="mushroom_soup")
    for again in (False, True):
        if again:
            assert isinstance(driver.screen, SandboxTable)
            driver.app.apply(driver.screen.anew())
            driver.settle()
            assert isinstance(driver.screen, SandboxTable)
            state = driver.screen.session.state
        else:
            state = tried(driver)
        parts, waters = parts_of(state.box), SLICE.of(state)
        assert parts.seasons[waters.season].id == "winter"
        assert [parts.fish[kind].id for kind in waters.hands[0]] == ["rare"]
        assert "mushroom_soup" in [parts.cards[each].id for each in parts.menu(waters.season)]
    driver.close()


def test_f5_tries_a_sale_first_in_the_market(tmp_path: Path) -> None:
    sale = "- {id: charcoal, tier: 2, needs: {timber: 2}, reward: {gold: 5}}\n"
    driver, _ = opened(tmp_path, subject="market", entry="charcoal", market=sale)
    state = tried(driver)
    assert state.box.definitions.sales[state.market[0]].id == "charcoal"
    assert sum(len(stock) for stock in state.stock) >= 2
    driver.close()
