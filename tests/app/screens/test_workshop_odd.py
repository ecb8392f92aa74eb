"""The workshop and files that say odd things: whatever stands in them, the page is there, nothing is lost."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from hamlet.app.pages import WorkshopPage
from hamlet.app.screens.workshop.workshop_screen import WorkshopScreen
from hamlet.content.editing.spelling import entry_text
from hamlet.content.models.tiles import TileEntry
from tests.app.benches import PACK_YAML, TILES, tiles_file, woods
from tests.app.driver import Driver
from tests.content.editing.random_files import values
from tests.spread import examples, spread

KEYS = sorted(each.alias or name for name, each in TileEntry.model_fields.items())
BROKEN = {
    "tiles.yaml": [
        "",
        "a",
        "- ",
        "{a: b}",
        "- [",
        "- id: forester\n  slots: [",
        "- 3\n- id: forester",
        "\t- id",
    ],
    "pack.yaml": ["", "a", "id: woods", PACK_YAML.replace("base", "nowhere"), PACK_YAML + "removes: [x]\n"],
    "terrains.yaml": ["- {id: forest, replaces: forest, name: F, letter: R}", "- ["],
}


def drawn(folder: Path, page: WorkshopPage, tiles: str = TILES) -> WorkshopScreen:
    """The page of a pack with these tiles, laid out and drawn."""
    home = woods(folder, tiles) if not (folder / "packs").exists() else None
    driver = Driver(folder, (1920, 1080), 1.0, home=home)
    driver.open_page(page)
    driver.frames(2)
    screen = driver.screen
    assert isinstance(screen, WorkshopScreen)
    return screen


@examples(8, 20)
@given(st.dictionaries(st.sampled_from(KEYS), values, max_size=8))
def test_whatever_a_tile_says_is_laid_out_and_can_be_edited(data: dict[str, Any]) -> None:
    with TemporaryDirectory() as folder:
        entry = {**data, "id": "forester"}
        screen = drawn(Path(folder), WorkshopPage("woods", "tiles", "forester"), entry_text(entry) + "\n")
        assert screen.bench.draft.data == entry
        screen.bench.edit(screen.bench.draft.put("slots", 7))
        screen.relayout()
        assert screen.bench.draft.data == {**entry, "slots": 7}
        screen.bench.undo()
        assert screen.bench.draft.data == entry


@spread({"file, text": [(file, text) for file, texts in BROKEN.items() for text in texts], "line": [0, 1]})
def test_a_broken_file_is_shown_and_stays_as_it_is_until_somebody_saves(
    file: str, text: str, line: int, tmp_path: Path
) -> None:
    woods(tmp_path)
    path = tiles_file(tmp_path).parent / file
    path.write_text(text, "utf-8")
    entry = "" if line else "forester"
    screen = drawn(tmp_path, WorkshopPage("woods", "tiles", entry, line))
    screen.bench.edit(screen.bench.draft.put("slots", 7))
    screen.relayout()
    screen.bench.undo()
    screen.bench.remove()
    screen.relayout()
    assert path.read_text("utf-8") == text


def test_at_a_line_that_cannot_be_read_that_line_is_shown(tmp_path: Path) -> None:
    broken = TILES.replace("slots: 2", "slots: [2")
    screen = drawn(tmp_path, WorkshopPage("woods", "tiles", "", 10), broken)
    assert (screen.bench.sheet.legible, screen.bench.sheet.text) == (False, broken)
    screen.bench.type(TILES)
    assert (screen.bench.sheet.legible, screen.bench.draft.id) == (True, "forester")
