"""The workshop: its frame, the form of a tile, YAML and checks, by mouse and by keys, in every window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from hamlet.app.desktop import OUTSIDE
from hamlet.app.home import Home
from hamlet.app.ids import CellId, ControlId, Id, StepId
from hamlet.app.kit.bars import BACK
from hamlet.app.kit.code.code_field import CodeField
from hamlet.app.kit.typing_fields import TextField
from hamlet.app.packs_news import PacksNews
from hamlet.app.pages import TitlePage, WorkshopPage
from hamlet.app.sandbox.sandbox_table import SandboxTable
from hamlet.app.screens.title import TitleScreen
from hamlet.app.screens.workshop import tile_places
from hamlet.app.screens.workshop import workshop_ids as ids
from hamlet.app.screens.workshop.canvas import canvas_ids
from hamlet.app.screens.workshop.canvas.form_hands import Pointed
from hamlet.app.screens.workshop.canvas.lattice_sight import sight_of
from hamlet.app.screens.workshop.canvas.tile_canvas import inner_place
from hamlet.app.screens.workshop.tile import tile_ids
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.app.ui import clipboard
from hamlet.app.workshop.bench import Bench
from hamlet.content.packs import load_packs
from hamlet.engine.lattice.geometry import Side, Triangle
from hamlet.store.disk import Disk
from hamlet.store.folders import Folders
from hamlet.store.packs import shelf_of
from hamlet.store.settings import Settings
from hamlet.words.rooms import english
from tests.app import marked
from tests.app.benches import TILES, tiles_file, woods
from tests.app.driver import Driver
from tests.app.texts import cut_off, hearing, overlapping, pale, small
from tests.spread import spread, unlike

WORDS = english()
SIZES = [(960, 540), (1280, 720), (1920, 1080)]
every_size = unlike("size", SIZES[:1], SIZES)
CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT
Opened = tuple[Driver, WorkshopScreen]


def opened(
    folder: Path,
    size: tuple[int, int] = (1920, 1080),
    page: WorkshopPage | None = None,
    home: Home | None = None,
    tiles: str = TILES,
) -> Opened:
    """The forester in hand, or another page."""
    home = home or woods(folder, tiles)
    driver = Driver(folder, size, 1.0, home=home)
    driver.open_page(TitlePage())
    driver.open_page(page or WorkshopPage("woods", "tiles", "forester"))
    driver.frames(3)
    screen = driver.screen
    assert isinstance(screen, WorkshopScreen)
    return driver, screen


def show(driver: Driver, screen: WorkshopScreen, what: Id, *tabs: str) -> None:
    """Turn to the tab on which something stands, and scroll until it is seen."""
    for tab in tabs:
        if what not in screen.controls and screen.hits.get(CellId(ids.TABS, tab)) is not None:
            driver.click(CellId(ids.TABS, tab))
    if screen.hits.point(what) is None:
        screen.reveal(screen.controls[what])
        driver.frames(1)


def form(driver: Driver, screen: WorkshopScreen, what: ControlId) -> None:
    """Bring a control of the form into sight."""
    show(driver, screen, what, tile_places.VALUES)


def yaml(driver: Driver, screen: WorkshopScreen) -> CodeField:
    """The YAML as it is shown."""
    show(driver, screen, ids.YAML, tile_places.YAML, tile_places.CHECK)
    field = screen.controls[ids.YAML].adjusted
    assert isinstance(field, CodeField)
    return field


def spot(screen: WorkshopScreen, middle: Triangle | Side, *, side: bool = False) -> tuple[int, int]:
    """Where in the window a triangle or a side of the lattice is seen."""
    canvas = screen.tile.canvas
    place = inner_place(screen.controls[canvas_ids.CANVAS].region.bounds, screen.scale)
    assert canvas.sight is not None
    pointed = Pointed(side=middle) if side else Pointed(triangle=middle)
    x, y = canvas.sight.spot(pointed.middle)
    return round(place.left + x), round(place.top + y)


# the whole of it


@every_size
def test_a_tile_is_made_by_hand_from_one_triangle_to_a_pack_that_can_be_played(
    size: tuple[int, int], tmp_path: Path
) -> None:
    home = Home(Folders(tmp_path), Settings(animation_speed=0.0, ui_scale=1.0, motion="off"))
    driver, screen = opened(tmp_path, size, WorkshopPage(), home)
    show(driver, screen, canvas_ids.CANVAS, tile_places.SHAPE)
    shape = screen.bench.draft.form
    assert shape is not None
    driver.click_at(spot(screen, min(shape.beside)))
    shape = screen.bench.draft.form
    assert shape is not None
    assert len(shape.triangles) == 2
    driver.click(CellId(canvas_ids.BRUSH, "F"))
    driver.click_at(spot(screen, min(shape.letters), side=True))
    form(driver, screen, tile_ids.NAME)
    driver.click(tile_ids.NAME)
    driver.type("Old Well")
    driver.key("return")
    assert (screen.bench.draft.id, screen.bench.draft.text("name")) == ("old_well", "Old Well")
    form(driver, screen, tile_ids.KIND)
    driver.click(CellId(tile_ids.KIND, "producer"))
    stone = ControlId(tile_ids.MAKES, "stone")
    form(driver, screen, stone)
    driver.click(stone)
    form(driver, screen, tile_ids.POINTS)
    driver.click(StepId(tile_ids.POINTS, 1))
    driver.click(ids.SAVE)
    driver.type("Deep Wells")
    driver.key("return")
    folder = tmp_path / "packs" / "deep_wells"
    loaded = load_packs([folder], shelf_of(home.folders).available())
    assert not loaded.problems
    made = next(each for each in loaded.data["tiles"] if each["id"] == "old_well")
    assert made["produces"] == ["wood", "stone"]
    assert made["reward"]["points"] == 2
    assert sorted(step[-1] for step in made["outline"].split()) == ["F", "R", "R", "R"]
    assert not screen.bench.changed
    assert WORDS.label("screens.workshop.saved") in screen.told


def test_drawings_that_no_tile_of_the_packs_has_are_seen_as_they_are(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    screen.tile.form.every_drawing = True
    screen.relayout()
    driver.settle()
    pictures = screen.tile.form.pictures
    seen = {
        name: pygame.image.tobytes(picture, "RGBA")
        for name in ("aquarium", "beach", "cliffside", "dockyard", "storeroom")
        if (picture := pictures.painted(name, 54)) is not None
    }
    assert len(seen) == len(set(seen.values())) == 5
    driver.close()


def test_what_the_entry_does_not_say_lights_no_line(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    for path, lit in ((("slots",), 1), (("drawing",), 0)):
        screen.lights.path = path
        screen.relayout()
        field = screen.controls[ids.YAML].adjusted
        assert isinstance(field, CodeField)
        assert len(field.marks.lit) == lit
    driver.close()


def test_keys_begin_on_the_page_while_there_is_nothing_to_save(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.key("tab")
    assert screen.input.focus not in (None, ids.SAVE)
    assert screen.controls[screen.input.focus].region.enabled
    driver.close()


def test_the_same_by_keys_alone(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    walk_to(driver, tile_ids.SLOTS)
    driver.key("+")
    driver.key("right")
    assert screen.bench.draft.number("slots") == 4
    walk_to(driver, ControlId(tile_ids.COST, "wood"))
    driver.key("return")
    driver.key("+")
    driver.key("-")
    assert screen.bench.draft.get("cost", "wood") == 1
    walk_to(driver, canvas_ids.BRUSH)
    driver.key("down")
    assert screen.input.focus == canvas_ids.CANVAS
    driver.key("f")
    assert screen.tile.canvas.brush == "F"
    before = screen.bench.draft.form
    driver.key("right")
    driver.key("space")
    assert screen.bench.draft.form != before
    driver.key("s", CTRL)
    text = tiles_file(tmp_path).read_text("utf-8")
    assert "slots: 4" in text
    assert "cost: {stone: 1, wheat: 1, wood: 1}" in text
    assert text.startswith(TILES[: TILES.index("  outline")])
    assert text.endswith(TILES[TILES.index("# This one") :])


def walk_to(driver: Driver, what: Id) -> None:
    """Tab until a control has the focus."""
    for _ in range(90):
        if driver.screen.input.focus == what:  # type: ignore[attr-defined]
            return
        driver.key("tab")
    raise AssertionError(what)


# form and YAML


@every_size
def test_what_is_typed_into_the_yaml_is_in_the_form_at_once(size: tuple[int, int], tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, size)
    yaml(driver, screen)
    line = TILES.split("\n").index("  slots: 2")
    screen.yaml.wanted = (line + 1, 11)
    screen.relayout()
    screen.yaml.hands.begin()
    driver.key("backspace")
    driver.type("6")
    assert screen.bench.draft.number("slots") == 6
    assert screen.lights.path == ("slots",)
    assert line + 1 in yaml(driver, screen).marks.lit
    driver.key("escape")
    assert not screen.yaml.hands.typing
    driver.key("z", CTRL)
    assert screen.bench.sheet.text == TILES


def test_what_cannot_be_read_is_red_and_the_form_keeps_the_last_sound_tile(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    screen.bench.type(TILES.replace("slots: 2", "slots: [2"))
    screen.relayout()
    field = yaml(driver, screen)
    assert field.marks.bad
    assert screen.tile.canvas.desk.pale
    assert screen.controls[tile_ids.SLOTS].adjusted.current == 2
    driver.click(StepId(tile_ids.SLOTS, 1))
    assert screen.bench.sheet.text == TILES.replace("slots: 2", "slots: 3")


def test_keys_go_on_where_they_were_when_a_question_over_the_page_is_left(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)

    def asked() -> bool:
        return screen.over is not None

    screen.input.set_focus(ids.START)
    driver.key("return")
    assert asked()
    driver.key("escape")
    assert not asked()
    assert screen.input.focus == ids.START


def test_a_press_with_shift_selects_from_the_caret_on(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    yaml(driver, screen)
    bounds = screen.controls[ids.YAML].region.bounds
    driver.click_at((bounds.left + 90, bounds.top + 40))
    held = pygame.Event(pygame.KEYDOWN, key=pygame.K_LSHIFT, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0)
    driver.frames(1, held)
    driver.click_at((bounds.left + 90, bounds.top + 90))
    assert screen.yaml.hands.entry.chosen
    driver.frames(1, pygame.Event(pygame.KEYUP, key=pygame.K_LSHIFT, mod=0, unicode="", scancode=0))
    driver.click_at((bounds.left + 90, bounds.top + 40))
    assert not screen.yaml.hands.entry.chosen


def test_what_has_the_focus_is_lit_in_the_yaml_and_on_the_drawing(tmp_path: Path) -> None:
    scored = TILES.replace(
        "  produces: [wood]",
        "  produces: [wood]\n  score: {points: 1, per: matching_segment, terrain: forest}",
    )
    driver, screen = opened(tmp_path, tiles=scored)
    driver.click(ControlId(tile_ids.SCORE_PART, "terrain"))
    assert screen.lights.path == ("score", "terrain")
    lit = yaml(driver, screen).marks.lit
    assert [scored.split("\n")[line - 1].split(":")[0].strip() for line in lit] == ["score"]
    driver.click(CellId(tile_ids.SCORE_CHOICE, "mountain"))
    assert screen.bench.draft.get("score", "terrain") == "mountain"


def test_the_score_is_a_sentence_of_parts(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(tile_ids.SCORES)
    assert screen.bench.draft.get("score") == {"points": 1, "per": "always"}
    driver.click(ControlId(tile_ids.SCORE_PART, "per"))
    driver.click(CellId(tile_ids.SCORE_CHOICE, "matching_segment"))
    driver.click(ControlId(tile_ids.SCORE_PART, "terrain"))
    driver.click(CellId(tile_ids.SCORE_CHOICE, "forest"))
    driver.click(ControlId(tile_ids.SCORE_PART, "most"))
    driver.click(StepId(tile_ids.SCORE_CHOICE, 1))
    driver.click(ControlId(tile_ids.SCORE_PART, "points"))
    driver.click(StepId(tile_ids.SCORE_CHOICE, 1))
    found = screen.bench.draft.get("score")
    assert found == {"points": 2, "per": "matching_segment", "terrain": "forest", "most": 1}
    driver.click(ControlId(tile_ids.SCORE_PART, "per"))
    driver.click(CellId(tile_ids.SCORE_CHOICE, "road"))
    assert screen.bench.draft.get("score", "terrain") is None
    driver.click(tile_ids.SCORES)
    assert screen.bench.draft.get("score") is None


def test_the_other_button_of_the_mouse_takes_a_good_away(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    stone = ControlId(tile_ids.COST, "stone")
    driver.click(stone)
    assert screen.bench.draft.get("cost", "stone") == 2
    at = driver.point(stone)
    driver.move(at)
    driver.press(at, 3)
    driver.release(at, 3)
    driver.press(at, 3)
    driver.release(at, 3)
    assert screen.bench.draft.get("cost", "stone") is None


def test_of_another_kind_it_says_what_that_kind_must_say(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(CellId(tile_ids.KIND, "refinery"))
    assert screen.bench.draft.get("refines") == {"wood": "timber"}
    assert screen.bench.draft.get("produces") is None
    driver.click(CellId(tile_ids.REFINED, "milk"))
    driver.click(CellId(tile_ids.RAW, "wheat"))
    assert screen.bench.draft.get("refines") == {"wheat": "milk"}
    assert screen.bench.checked.sound


def test_copies_in_several_piles_are_counted_pile_by_pile(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, tiles=TILES.replace("pile: bag", "copies: {bag: 1, milk: 1}", 1))
    milk = ControlId(tile_ids.PILED, "milk")
    driver.click(milk)
    assert screen.bench.draft.get("copies") == {"bag": 1, "milk": 2}


def test_any_number_of_goods_has_room(tmp_path: Path) -> None:
    home = woods(tmp_path)
    goods = "".join(
        f"- {{id: good_{number}, name: Good {number}, class: {kind}, colour: '#336699'}}\n"
        for number in range(6)
        for kind in (["raw"] if number % 2 else ["refined"])
    )
    (tiles_file(tmp_path).parent / "materials.yaml").write_text(goods, "utf-8")
    driver, screen = opened(tmp_path, home=home)
    shown = [
        each.which for each in screen.controls if isinstance(each, ControlId) and each.name == tile_ids.COST
    ]
    assert {f"good_{number}" for number in range(6)} <= set(shown)
    card = screen.scrolls.windows.get(tile_ids.FORM)
    assert card is None or card.height > 400
    form(driver, screen, ControlId(tile_ids.COST, "good_5"))
    driver.click(ControlId(tile_ids.COST, "good_5"))
    assert screen.bench.draft.get("cost", "good_5") == 1


# checks


def test_a_click_on_a_mistake_goes_to_its_line(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, tiles=TILES.replace("wood: 1", "wodo: 1"))
    driver.open_page(WorkshopPage("woods", "tiles", "lodge"))
    lodge = driver.screen
    assert isinstance(lodge, WorkshopScreen)
    driver.frames(2)
    first = lodge.checks.checks[0]
    problem = first.problem
    assert problem is not None
    assert first.told == WORDS.told(problem.said)
    driver.click(ids.check_id(0))
    assert lodge.yaml.hands.entry.place(lodge.yaml.hands.entry.caret)[0] == problem.line - 1
    assert yaml(driver, lodge).marks.bad == (problem.line,)
    assert screen is not lodge


def test_a_form_that_is_no_tile_yet_is_told_and_the_file_keeps_the_last_one(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    shape = screen.bench.draft.form
    assert shape is not None
    cut = next(each for each in shape.triangles if shape.toggled(each, "F").trouble() is not None)
    driver.click_at(spot(screen, cut))
    assert screen.bench.draft.form != shape
    assert screen.bench.sheet.text == TILES
    told = [each for each in screen.checks.checks if each.key == "outline"]
    assert [each.told for each in told] == [WORDS.label("screens.workshop.unshaped")]


def test_every_building_that_is_offered_has_a_drawing(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(tile_ids.MORE_DRAWINGS)
    driver.frames(60)
    cells = [
        each for each in screen.controls if isinstance(each, ControlId) and each.name == tile_ids.PICTURE
    ]
    assert len(cells) > 20
    pictures = screen.tile.form.pictures
    assert [each for each in cells if pictures.find(str(each.which), 54) is None] == []
    form(driver, screen, ControlId(tile_ids.PICTURE, "windmill"))
    driver.click(ControlId(tile_ids.PICTURE, "windmill"))
    assert screen.bench.draft.text("drawing") == "windmill"


def test_f1_leads_to_the_guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    monkeypatch.setattr(clipboard, "keep", kept.append)
    monkeypatch.setattr(OUTSIDE, "start", lambda _: False)
    driver, screen = opened(tmp_path, tiles=TILES.replace("wood: 1", "wodo: 1"))
    driver.key("f1")
    assert kept[-1].endswith("#unknown-id") or "#" in kept[-1]
    driver.click(ids.SHOW)
    assert kept[-1] == str(tiles_file(tmp_path).parent)
    assert str(tiles_file(tmp_path).parent) in screen.told


# the frame


def test_saving_is_pale_until_something_has_changed(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    assert not driver.hit(ids.SAVE).enabled
    driver.click(StepId(tile_ids.SLOTS, 1))
    assert driver.hit(ids.SAVE).enabled
    driver.click(ids.UNDO)
    assert not driver.hit(ids.SAVE).enabled
    driver.click(ids.REDO)
    driver.key("s", CTRL)
    assert tiles_file(tmp_path).read_bytes() == TILES.replace("slots: 2", "slots: 3").encode()
    driver.key("z", CTRL)
    driver.key("z", CTRL | SHIFT)
    driver.key("z", CTRL)
    driver.key("y", CTRL)
    assert not screen.bench.changed


def test_a_step_back_while_a_name_is_typed_is_seen_in_its_field(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(tile_ids.NAME)
    driver.type("Ranger")
    driver.key("z", CTRL)
    field = screen.controls[tile_ids.NAME].adjusted
    assert isinstance(field, TextField)
    assert (field.text, field.entry) == ("Forester", None)


@every_size
def test_a_full_disk_is_told_and_nothing_is_lost(size: tuple[int, int], tmp_path: Path) -> None:
    class FullDisk(Disk):
        def write(self, handle: int, data: memoryview) -> int:
            raise OSError(28, "No space left on device")

    driver, screen = opened(tmp_path, size)
    driver.home.disk = FullDisk()
    screen.bench.edit(screen.bench.draft.put("slots", 5))
    screen.relayout()
    with hearing() as drawn:
        driver.click(ids.SAVE)
        screen.resize(size, 1.0)
        driver.frames(1)
    assert cut_off([each for each in drawn if "room" in each.text]) == []
    assert "no room left on the disk" in " ".join(each.text for each in drawn)
    if screen.hits.get(ids.TOLD) is not None:
        driver.click(ids.TOLD)
    assert (screen.hits.get(ids.TOLD), screen.bench.draft.number("slots")) == (None, 5)
    driver.key("escape")
    assert driver.screen is screen, "what cannot be kept aside is told before one leaves"
    driver.key("escape")
    assert isinstance(driver.screen, TitleScreen)


def test_back_asks_nothing_and_loses_nothing(tmp_path: Path) -> None:
    driver, _ = opened(tmp_path)
    driver.click(StepId(tile_ids.SLOTS, 1))
    driver.click(BACK)
    assert isinstance(driver.screen, TitleScreen)
    driver.open_page(WorkshopPage("woods", "tiles", "forester"))
    screen = driver.screen
    assert isinstance(screen, WorkshopScreen)
    assert screen.bench.draft.number("slots") == 3
    assert screen.told == WORDS.label("screens.workshop.taken_up")
    driver.key("z", CTRL)
    assert screen.bench.sheet.text == TILES


def test_a_window_that_is_closed_loses_nothing(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(StepId(tile_ids.SLOTS, 1))
    driver.close()
    found = Bench(screen.home, WorkshopPage("woods", "tiles", "forester"))
    assert found.taken_up
    assert found.draft.number("slots") == 3


def test_what_is_saved_in_an_editor_is_on_the_page_at_once(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    place = tiles_file(tmp_path).parent
    assert screen.works_on() == place
    tiles_file(tmp_path).write_bytes(TILES.replace("slots: 2", "slots: 6").encode())
    screen.packs_changed(PacksNews(frozenset({place})))
    driver.frames(1)
    assert screen.controls[tile_ids.SLOTS].adjusted.current == 6
    assert screen.told == WORDS.label("screens.workshop.brought", pack="Woods and Ways")
    assert not driver.hit(ids.SAVE).enabled


def test_any_tile_can_be_the_start_of_a_new_one(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(ids.START)
    driver.type("tavern")
    driver.key("return")
    others = [each for each in screen.controls if isinstance(each, ControlId) and each.name == ids.OTHER]
    assert len(others) == 1
    driver.click(others[0])
    assert screen.bench.draft.text("name") == "Tavern"
    assert screen.bench.draft.id == "tavern_2"
    assert screen.bench.entries("tiles") == ["forester", "lodge", "tavern_2"]
    driver.key("s", CTRL)
    assert tiles_file(tmp_path).read_text("utf-8").startswith(TILES)


def test_entries_of_the_pack_are_chosen_copied_and_taken_out(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(ids.START)
    driver.click(ControlId(ids.HERE, "lodge"))
    assert screen.bench.draft.id == "lodge"
    driver.click(ids.START)
    driver.click(ids.COPY)
    assert screen.bench.entries("tiles") == ["forester", "lodge", "lodge_2"]
    driver.click(ids.START)
    driver.click(ids.REMOVE)
    assert screen.bench.entries("tiles") == ["forester", "lodge"]
    driver.key("z", CTRL)
    assert screen.bench.entries("tiles") == ["forester", "lodge", "lodge_2"]
    driver.click(ids.NEW)
    assert screen.bench.draft.id == "new_tile"
    driver.click(ids.START)
    driver.key("n", CTRL)
    assert (screen.bench.draft.id, screen.over) == ("new_tile_2", None)
    driver.click(ids.START)
    driver.key("escape")
    assert screen.over is None


def test_a_name_that_no_pack_can_have_is_told(tmp_path: Path) -> None:
    home = woods(tmp_path)
    driver, screen = opened(tmp_path, page=WorkshopPage(), home=home)
    driver.key("s", CTRL)
    assert not driver.hit(ids.SAVE_AS).enabled
    driver.type("woods")
    driver.key("return")
    with hearing() as drawn:
        screen.resize(screen.size, 1.0)
        driver.frames(2)
    assert "already" in " ".join(each.text for each in drawn)
    driver.key("escape")
    assert screen.over is None
    assert not screen.bench.pack.kept


def test_somebody_elses_change_of_the_same_line_is_asked_about(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(StepId(tile_ids.SLOTS, 1))
    tiles_file(tmp_path).write_bytes(TILES.replace("slots: 2", "slots: 9").encode())
    screen.packs_changed(PacksNews(frozenset({tiles_file(tmp_path).parent})))
    assert "saving will ask" in screen.told, "theirs is not here: nobody says that it is"
    driver.key("s", CTRL)
    driver.click(ids.LEAVE)
    assert b"slots: 9" in tiles_file(tmp_path).read_bytes()
    driver.key("s", CTRL)
    driver.click(ids.THEIRS)
    assert screen.bench.draft.number("slots") == 9
    driver.key("z", CTRL)
    driver.key("s", CTRL)
    assert b"slots: 3" in tiles_file(tmp_path).read_bytes()


def test_the_pencil_leads_to_the_name(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path, (960, 540))
    driver.click(ids.NAME)
    driver.type("Ranger")
    driver.key("return")
    assert screen.bench.draft.text("name") == "Ranger"
    assert screen.bench.draft.id == "forester", "others know it by its id"
    driver.key("z", CTRL)
    assert screen.bench.draft.text("name") == "Forester"


@pytest.mark.parametrize("way", ["key", "button"])
def test_it_can_be_played_at_once_without_being_saved(way: str, tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    driver.click(tile_ids.NAME)
    driver.type("Wild Forester")
    driver.key("return")
    if way == "key":
        driver.key("f5")
    else:
        driver.click(ids.PLAY)
    driver.settle()
    table = driver.screen
    assert isinstance(table, SandboxTable)
    state, tiles = table.session.state, table.session.setup.definitions.tiles
    assert tiles[state.display[0]].name == "Wild Forester"
    assert tiles_file(tmp_path).read_bytes() == TILES.encode()
    assert screen.bench.changed


def test_with_a_mistake_what_was_sound_last_is_played(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    screen.bench.type("- id: [" + TILES)
    driver.key("f5")
    driver.settle()
    assert isinstance(driver.screen, SandboxTable)
    assert screen.told == WORDS.label("screens.workshop.play.last")


# looks


def states(driver: Driver, screen: WorkshopScreen) -> Iterator[str]:
    """What the page can look like."""
    yield "as it is"
    for tab in (tile_places.CHECKS, tile_places.YAML, tile_places.VALUES, tile_places.CHECK):
        if screen.hits.get(CellId(ids.TABS, tab)) is not None:
            driver.click(CellId(ids.TABS, tab))
            yield tab
    driver.click(ids.START)
    yield "picker"
    driver.key("escape")
    screen.bench.type(TILES.replace("slots: 2", "slots: [2"))
    screen.relayout()
    yield "illegible"
    screen.bench.undo()
    screen.bench.edit(screen.bench.draft.put(("cost", "unobtainium"), 3))
    screen.relayout()
    yield "mistaken"


@spread({"size": SIZES, "language": ["marked", "english"]})
def test_every_word_is_whole_and_apart_in_every_window(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    home = woods(tmp_path)
    if language == "marked":
        home.words = marked.home(tmp_path, 1.0).words
    driver, screen = opened(tmp_path, size, home=home)
    for state in states(driver, screen):
        with hearing() as drawn:
            screen.resize(size, 1.0)
            driver.frames(2)
        texts = [each for each in drawn if each.text.strip()]
        scrolled = set(screen.scrolls.most) if any(screen.scrolls.most.values()) else set()
        assert texts, state
        assert [each for each in cut_off(texts) if not scrolled] == [], state
        assert overlapping(texts) == [], state
        assert pale(texts) == [], state
        assert small(texts, 1.0) == [], state
    driver.key("escape")


def test_another_tile_lies_in_the_middle_of_the_drawing_board(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    canvas = screen.tile.canvas
    screen.bench.begin("tiles")
    screen.relayout()
    driver.frames(2)
    sight, shape = canvas.sight, screen.bench.draft.form
    assert sight is not None
    assert shape is not None
    assert sight == sight_of(shape, sight.size, screen.scale)
    driver.close()


def test_saved_with_a_mistake_it_says_so(tmp_path: Path) -> None:
    driver, screen = opened(tmp_path)
    screen.bench.edit(screen.bench.draft.put(("cost", "gravel"), 1))
    assert not screen.bench.checked.sound
    driver.key("s", CTRL)
    assert screen.told == "Saved, with 1 mistake still to be mended."
    screen.bench.undo()
    driver.key("s", CTRL)
    assert screen.told == "Saved."
    driver.close()
