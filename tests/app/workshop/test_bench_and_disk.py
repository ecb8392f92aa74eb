"""The bench and the disk: unsaved work is kept, what others write is brought in, nothing is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from hamlet.app.home import Home
from hamlet.app.pages import WorkshopPage
from hamlet.app.workshop.bench import Bench
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.unsaved_work import UnsavedWork, load_unsaved, unsaved_file
from tests.app.benches import MARKET, TILES, bench_of, tiles_file
from tests.store.faults import FaultyDisk


def again(bench: Bench, entry: str = "forester") -> Bench:
    """The same pack opened once more."""
    return Bench(bench.home, WorkshopPage("woods", "tiles", entry))


def written_elsewhere(folder: Path, old: str, new: str) -> None:
    """Somebody saves the file in an editor."""
    path = tiles_file(folder)
    path.write_bytes(path.read_bytes().replace(old.encode(), new.encode()))


def test_work_that_is_not_saved_is_here_again_and_can_be_taken_back(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    bench.switch("tiles", "lodge")
    bench.edit(bench.draft.put(("reward", "points"), 2))
    assert bench.keeper.keep() is None
    assert tiles_file(tmp_path).read_bytes() == TILES.encode()
    found = again(bench)
    assert found.taken_up
    assert found.draft.number("slots") == 5
    assert found.changed
    found.undo()
    assert found.sheet.text == TILES
    assert not found.changed


def test_whoever_goes_on_has_in_hand_what_was_in_hand_last_as_long_as_it_is_there(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    on = WorkshopPage("woods", "tiles", "forester", goes_on=True)
    bench.switch("tiles", "lodge")
    bench.keeper.keep()
    assert Bench(bench.home, on).draft.id == "lodge"
    assert again(bench).draft.id == "forester", "what is asked for by name comes in hand"
    written_elsewhere(tmp_path, "lodge", "cabin")
    assert Bench(bench.home, on).draft.id == "forester"


def test_whoever_goes_on_has_in_hand_what_was_never_saved(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.begin("tiles")
    fresh = bench.draft.id
    bench.keeper.keep()
    bench.home.in_hand.clear()
    found = Bench(bench.home, WorkshopPage("woods", "tiles", "forester", goes_on=True))
    assert found.draft.id == fresh, "another sitting: what was kept aside says it"
    assert again(bench).draft.id == "forester"


def test_where_nothing_was_done_nothing_is_kept(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.keeper.keep()
    new = Bench(bench.home, WorkshopPage())
    new.keeper.keep()
    assert not unsaved_file(bench.home.folders, "woods").exists()
    assert not unsaved_file(bench.home.folders, "").exists()


def test_saved_work_is_not_kept_any_more(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    bench.keeper.keep()
    bench.save()
    assert not again(bench).taken_up


def test_a_new_pack_that_was_not_saved_is_here_again(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path))
    bench = Bench(home, WorkshopPage())
    bench.edit(bench.draft.put("name", "Deep Well"))
    bench.keeper.keep()
    found = Bench(home, WorkshopPage())
    assert found.draft.text("name") == "Deep Well"
    found.save_as("Wells")
    assert not Bench(home, WorkshopPage()).taken_up


def test_a_new_pack_whose_file_had_no_room_is_saved_later_and_not_here_twice(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path))
    bench = Bench(home, WorkshopPage())
    bench.edit(bench.draft.put("name", "Deep Well"))
    bench.keeper.keep()
    home.disk = FaultyDisk()
    Bench(Home(Folders(tmp_path / "other"), disk=home.disk), WorkshopPage()).save_as("Wells")
    whole = home.disk.steps.count("create")
    home.disk = FaultyDisk()
    home.disk.only, home.disk.fail_at = "create", whole - 1
    with pytest.raises(StoreError):
        bench.save_as("Wells")
    assert "Deep Well" in load_unsaved_text(home, "wells")
    assert load_unsaved(home.folders, "") is None
    assert bench.save()
    assert load_unsaved(home.folders, "wells") is None


def load_unsaved_text(home: Home, pack: str) -> str:
    """What is kept of a pack, as text."""
    work = load_unsaved(home.folders, pack)
    return "".join(work.texts.values()) if work is not None else ""


def test_a_copy_that_is_begun_joins_the_work_that_was_not_saved(tmp_path: Path) -> None:
    home = Home(Folders(tmp_path))
    bench = Bench(home, WorkshopPage("lake", "tiles", "dockyard"))
    bench.edit(bench.draft.put("name", "Deep Dock"))
    bench.keeper.keep()
    found = Bench(home, WorkshopPage("base", "tiles", "tavern"))
    assert found.draft.text("name") == "Tavern"
    assert found.entries("tiles") == ["dockyard_2", "tavern_2"]
    assert "lake" in found.pack.requires
    assert found.checked.sound
    found.keeper.keep()
    assert Bench(home, WorkshopPage()).entries("tiles") == ["dockyard_2", "tavern_2"]


def test_a_copy_within_a_pack_of_ones_own_joins_too(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    bench.keeper.keep()
    found = Bench(bench.home, WorkshopPage("woods", "tiles", copy_of="tavern"))
    assert found.entries("tiles") == ["forester", "lodge", "tavern_2"]
    assert "slots: 5" in found.sheet.text


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"texts": {"../x.yaml": "a"}}', '{"texts": 3, "before": {}}']
)
def test_a_damaged_file_of_kept_work_is_no_reason_not_to_work(tmp_path: Path, text: str) -> None:
    bench = bench_of(tmp_path)
    path = unsaved_file(bench.home.folders, "woods")
    path.parent.mkdir(parents=True)
    path.write_text(text, "utf-8")
    assert load_unsaved(bench.home.folders, "woods") is None
    assert not again(bench).taken_up


def test_kept_work_leads_to_no_file_outside_of_the_pack(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    path = unsaved_file(bench.home.folders, "woods")
    path.parent.mkdir(parents=True)
    names = ["../tiles.yaml", "/tmp/tiles.yaml", "a/../../tiles.yaml", "C:\\\\tiles.yaml"]  # noqa: S108
    texts = ", ".join(f'"{name}": "- id: x"' for name in [*names, "tiles.yaml"])
    told = f'{{"subject": "tiles", "entry": "x", "texts": {{{texts}}}, "before": {{}}, "requires": []}}'
    path.write_text(told, "utf-8")
    found = load_unsaved(bench.home.folders, "woods")
    assert found == UnsavedWork("tiles", "x", {"tiles.yaml": "- id: x"})


def test_what_somebody_else_saves_comes_in_at_once(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.look_again()
    written_elsewhere(tmp_path, "slots: 2", "slots: 6")
    assert bench.look_again()
    assert bench.draft.number("slots") == 6
    assert not bench.changed
    assert not bench.look_again()


def test_edits_of_both_in_different_lines_are_brought_together(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    written_elsewhere(tmp_path, '"Lodge"', '"Old Lodge"')
    assert bench.save()
    expected = TILES.replace("slots: 2", "slots: 5").replace('"Lodge"', '"Old Lodge"')
    assert tiles_file(tmp_path).read_bytes() == expected.encode()


def test_edits_of_the_same_line_are_asked_about_and_nothing_is_written(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    written_elsewhere(tmp_path, "slots: 2", "slots: 9")
    theirs = tiles_file(tmp_path).read_bytes()
    assert not bench.save()
    assert tiles_file(tmp_path).read_bytes() == theirs
    bench.keep_mine()
    assert bench.save()
    assert b"slots: 5" in tiles_file(tmp_path).read_bytes()


def test_theirs_can_be_taken_and_that_too_is_a_step(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    written_elsewhere(tmp_path, "slots: 2", "slots: 9")
    bench.save()
    bench.take_theirs()
    assert bench.draft.number("slots") == 9
    assert not bench.changed
    bench.undo()
    assert bench.draft.number("slots") == 5


def test_a_file_that_appears_in_the_pack_is_seen(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    (tiles_file(tmp_path).parent / "market.yaml").write_text(MARKET, "utf-8")
    assert bench.look_again()
    assert bench.entries("market") == ["planks"]


def test_a_pack_that_is_gone_is_not_written_in_part(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    for path in list(tiles_file(tmp_path).parent.iterdir()):
        path.unlink()
    with pytest.raises(StoreError) as raised:
        bench.save()
    assert raised.value.code == "missing"
    assert list(tiles_file(tmp_path).parent.iterdir()) == []


def test_a_file_that_is_no_text_is_never_written_over(tmp_path: Path) -> None:
    home = bench_of(tmp_path).home
    odd = TILES.replace("Forester", "F\xf6rster").encode("latin-1")
    tiles_file(tmp_path).write_bytes(odd)
    bench = Bench(home, WorkshopPage("woods", "tiles", "forester"))
    bench.edit(bench.draft.put("slots", 5))
    with pytest.raises(StoreError) as raised:
        bench.save()
    assert raised.value.code == "pack_not_text"
    assert tiles_file(tmp_path).read_bytes() == odd


def test_what_somebody_writes_in_the_same_moment_and_length_is_not_written_over(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.look_again()
    facts = tiles_file(tmp_path).stat()
    bench.edit(bench.draft.put("slots", 5))
    written_elsewhere(tmp_path, "slots: 2", "slots: 9")
    os.utime(tiles_file(tmp_path), ns=(facts.st_atime_ns, facts.st_mtime_ns))
    assert not bench.save()
    assert b"slots: 9" in tiles_file(tmp_path).read_bytes()


def test_what_was_seen_while_another_file_could_not_be_read_is_not_forgotten(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    market = tiles_file(tmp_path).parent / "market.yaml"
    market.write_text(MARKET, "utf-8")
    bench.look_again()
    written_elsewhere(tmp_path, "slots: 2", "slots: 6")
    for odd in (b"- \xff", b"- \xfe"):
        market.write_bytes(odd)
        with pytest.raises(StoreError):
            bench.look_again()
    market.write_text(MARKET, "utf-8")
    assert bench.look_again()
    assert bench.draft.number("slots") == 6


def test_kept_work_and_what_was_written_since_in_the_same_lines_are_asked_about(tmp_path: Path) -> None:
    bench = bench_of(tmp_path)
    bench.edit(bench.draft.put("slots", 5))
    bench.keeper.keep()
    written_elsewhere(tmp_path, "slots: 2", "slots: 9")
    found = again(bench)
    assert found.draft.number("slots") == 5
    assert not found.save()
    assert b"slots: 9" in tiles_file(tmp_path).read_bytes()
    found.take_theirs()
    assert found.draft.number("slots") == 9


def linked(bench_file: Path, target: Path) -> None:
    """A link in the place of a file."""
    target.write_bytes(bench_file.read_bytes())
    bench_file.unlink()
    try:
        bench_file.symlink_to(target)
    except OSError:
        pytest.skip("this system makes no links")


def test_a_link_within_the_pack_stays_one_and_what_it_stands_for_is_written(tmp_path: Path) -> None:
    home, path = bench_of(tmp_path).home, tiles_file(tmp_path)
    linked(path, path.with_name(".tiles.txt"))
    bench = Bench(home, WorkshopPage("woods", "tiles", "forester"))
    bench.edit(bench.draft.put("slots", 5))
    assert bench.save()
    assert path.is_symlink()
    assert b"slots: 5" in path.with_name(".tiles.txt").read_bytes()


def test_a_link_out_of_the_pack_is_neither_read_nor_written_nor_lost(tmp_path: Path) -> None:
    home, path = bench_of(tmp_path).home, tiles_file(tmp_path)
    linked(path, tmp_path / "elsewhere.yaml")
    bench = Bench(home, WorkshopPage("woods", "tiles"))
    with pytest.raises(StoreError) as raised:
        bench.save()
    assert raised.value.code == "pack_link"
    assert path.is_symlink()
    assert (tmp_path / "elsewhere.yaml").read_bytes() == TILES.encode()
