"""The bench: edits and steps back, entries that come and go, and what lies on the disk in the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.pages import WorkshopPage
from hamlet.app.screens.workshop.card import card_ids as ids
from hamlet.app.screens.workshop.card.card_hands import answered
from hamlet.app.screens.workshop.card.card_shown import CardShown
from hamlet.app.workshop.bench import Bench
from hamlet.content.new_pack import PackNameError
from hamlet.content.packs import load_packs
from hamlet.store.disk import Disk
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.packs import shelf_of
from hamlet.store.settings import Settings
from tests.app.benches import TILES, bench_of, tiles_file
from tests.app.many_packs import write_many


def test_an_edit_of_the_form_is_in_the_text_in_the_smallest_cut(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put(("reward", "points"), 5))
    assert bench.sheet.text == TILES.replace("{points: 3}", "{points: 5}")
    assert bench.changed


def test_a_new_pack_builds_on_no_pack_that_is_broken(tmp_path: Path) -> None:
    write_many(tmp_path / "packs")
    home = Home(Folders(tmp_path), Settings(packs_on=("market_days", "woods", "harvest_home")))
    bench = Bench(home, WorkshopPage())
    assert bench.pack.requires == ("base", "market_days", "woods")
    assert bench.checked.elsewhere == ()


def test_an_entry_that_changes_another_is_seen_whole_and_keeps_to_what_differs(tmp_path: Path) -> None:
    bench = bench_of(tmp_path, "tavern", TILES + "- changes: tavern\n  cost: {milk: 1}\n")
    whole = bench.whole
    assert (whole.text("name"), whole.text("kind"), whole.get("cost")) == ("Tavern", "landmark", {"milk": 1})
    assert whole.form is not None
    bench.edit_whole(whole.put(("reward", "points"), 5))
    assert dict(bench.draft.data) == {"changes": "tavern", "cost": {"milk": 1}, "reward": {"points": 5}}
    bench.edit_whole(bench.whole.shaped(whole.form.mirrored()))
    assert bench.draft.text("outline") == whole.form.mirrored().outline()
    assert bench.sheet.text.startswith(TILES)


def test_an_edit_of_the_text_is_in_the_form(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.type(TILES.replace("slots: 2", "slots: 4"))
    assert bench.draft.number("slots") == 4


def test_a_text_that_cannot_be_read_leaves_the_form_as_it_was_last(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    before = bench.draft
    bench.type(TILES.replace("slots: 2", "slots: [2"))
    assert not bench.sheet.legible
    assert bench.draft == before
    assert bench.last_sound == before
    assert bench.checked.mistakes or bench.checked.elsewhere
    bench.undo()
    assert bench.sheet.legible


def test_with_a_mistake_the_last_good_set_stays(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    loaded = bench.loaded
    bench.edit(bench.draft.put(("cost", "unobtainium"), 1))
    assert bench.loaded is loaded
    assert bench.checked.loaded is None
    assert bench.last_sound is not None
    assert bench.last_sound.get("cost", "unobtainium") is None


def test_every_edit_is_one_step_and_a_stroke_is_one_too(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 3))
    for number in range(4):
        bench.edit(bench.draft.put(("reward", "points"), 5 + number), "pull")
    bench.lift()
    bench.edit(bench.draft.put(("reward", "points"), 1), "pull")
    bench.undo()
    assert bench.draft.get("reward", "points") == 8
    bench.undo()
    assert (bench.draft.get("reward", "points"), bench.draft.number("slots")) == (3, 3)
    bench.undo()
    assert bench.sheet.text == TILES
    assert not bench.changed
    for _ in range(3):
        bench.redo()
    assert bench.draft.get("reward", "points") == 1


def test_saved_the_file_differs_only_where_it_was_changed_and_can_be_played(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("name", "Old Forester"))
    bench.save()
    assert not bench.changed
    assert tiles_file(tmp_path).read_bytes() == TILES.replace("  Forester", "  Old Forester").encode()
    loaded = load_packs([tiles_file(tmp_path).parent], shelf_of(bench.home.folders).available())
    assert not loaded.problems


def test_line_ends_of_a_file_stay_as_they_are(tmp_path: Path) -> None:
    bench = bench_of(tmp_path, tiles=TILES.replace("\n", "\r\n"))
    bench.edit(bench.draft.put("slots", 1))
    bench.save()
    assert (
        tiles_file(tmp_path).read_bytes()
        == TILES.replace("slots: 2", "slots: 1").replace("\n", "\r\n").encode()
    )


def test_saving_with_mistakes_is_allowed(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.type("- id: [\n" + TILES)
    bench.save()
    assert tiles_file(tmp_path).read_text("utf-8").startswith("- id: [\n# Trees")


def test_a_full_disk_is_told_and_the_file_stays_as_it_was(tmp_path: Path) -> None:
    class FullDisk(Disk):
        def write(self, handle: int, data: memoryview) -> int:
            raise OSError(28, "No space left on device")

    bench = bench_of(tmp_path)
    bench.home.disk = FullDisk()
    bench.edit(bench.draft.put("slots", 1))
    with pytest.raises(StoreError) as raised:
        bench.save()
    assert raised.value.code == "disk_full"
    assert tiles_file(tmp_path).read_bytes() == TILES.encode()
    assert bench.changed


def test_another_entry_is_taken_in_hand_and_the_first_keeps_its_edits(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 1))
    bench.switch("tiles", "lodge")
    assert bench.draft.text("name") == "Lodge"
    bench.edit(bench.draft.put(("reward", "points"), 2))
    bench.save()
    text = tiles_file(tmp_path).read_text("utf-8")
    assert "slots: 1" in text
    assert "reward: {points: 2}" in text
    bench.undo()
    bench.undo()
    assert (bench.draft.id, bench.sheet.text) == ("forester", TILES)


def test_an_entry_that_is_taken_out_comes_back_with_a_step_back(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.remove()
    assert bench.entries("tiles") == ["lodge"]
    assert bench.draft.id == "lodge"
    bench.remove()
    assert bench.entries("tiles") == []
    bench.undo()
    bench.undo()
    assert bench.sheet.text == TILES


def test_a_copy_has_an_id_of_its_own_behind_the_others(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.duplicate()
    assert bench.entries("tiles") == ["forester", "lodge", "forester_2"]
    assert bench.sheet.text.startswith(TILES)
    assert bench.draft.get("produces") == ["wood"]


def test_a_tile_of_the_game_is_opened_as_a_copy_in_a_new_pack(tmp_path: Path) -> None:
    bench = Bench(Home(Folders(tmp_path)), WorkshopPage("base", "tiles", "tavern"))
    assert not bench.pack.kept
    assert bench.draft.id == "tavern_2"
    assert bench.checked.sound
    with pytest.raises(PackNameError):
        bench.save_as("base")
    bench.save_as("Deep Woods")
    assert (bench.pack.id, bench.pack.name) == ("deep_woods", "Deep Woods")
    folder = tmp_path / "packs" / "deep_woods"
    assert not load_packs([folder], shelf_of(bench.home.folders).available()).problems
    assert not bench.changed
    assert "deep_woods" in bench.home.names
    assert any(tile.id == "tavern_2" for tile in bench.home.choice.definitions.tiles)


def test_a_new_tile_is_sound(tmp_path: Path) -> None:
    bench = Bench(Home(Folders(tmp_path)), WorkshopPage())
    assert bench.checked.sound
    assert bench.draft.form is not None
    assert len(bench.draft.form.triangles) == 1
    assert not (tmp_path / "packs").exists()


def test_a_new_tile_that_is_given_another_id_is_in_the_game_by_that_id(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.begin("tiles")
    assert bench.game.data is not None
    bench.edit(bench.draft.put("id", "smokery"))
    assert bench.checked.sound
    data, definitions = bench.game.data, bench.game.definitions
    assert data is not None
    assert definitions is not None
    assert "smokery" in [each["id"] for each in data["tiles"]]
    assert "smokery" in [each.id for each in definitions.tiles]
    assert "new_tile" not in [each["id"] for each in data["tiles"]]


@pytest.mark.parametrize("subject", ["menu", "awards", "milestones"])
def test_the_id_of_a_new_card_goes_with_its_name_until_it_is_saved(tmp_path: Path, subject: str) -> None:
    bench = bench_of(tmp_path)
    bench.begin(subject)
    shown = CardShown(bench, bench.home.words)
    for name in ("H", "Herring Night"):
        assert answered(shown, ids.NAME, name)
    assert bench.draft.id == "herring_night"
    assert "\n- id: herring_night\n  name: Herring Night\n" in bench.sheet.text
    assert bench.save()
    answered(shown, ids.NAME, "Sprat Night")
    assert (bench.draft.id, bench.draft.text("name")) == ("herring_night", "Sprat Night")
