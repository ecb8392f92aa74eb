"""What is told of packs: what each brings and changes, of sound ones and of whatever else lies there."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from hamlet.content.packs import read_packs
from hamlet.content.sound_part import sound_part
from hamlet.content.telling.changes import changes_of, clashes_of
from hamlet.content.telling.reading import PacksRead
from hamlet.resources import data_folder
from hamlet.store.errors import StoreError
from hamlet.store.installing import install_pack
from tests.app.many_packs import HARVEST, write_many
from tests.content.hostile_packs import hostile_pack
from tests.packs import write_files

NAMES = ("base", "lake", "market_days", "woods")


@pytest.fixture
def reads(tmp_path: Path) -> PacksRead:
    write_many(tmp_path / "packs")
    return PacksRead(tmp_path / "packs")


def test_a_change_has_before_and_after_and_all_who_had_a_word_in_it(reads: PacksRead) -> None:
    merged = reads.together(NAMES)
    found = {(each.entry, each.path): each for each in changes_of(merged, "woods")}
    cost = found["tavern", ("cost",)]
    assert (cost.before, cost.after) == ({"milk": 1}, {"wheat": 1, "flour": 1})
    assert cost.packs == ("base", "market_days", "woods")
    most = found["tavern", ("score", "most")]
    assert (most.before, most.after, most.packs) == (8, 12, ("base", "woods"))
    assert found["woodcutter", ("work", "gold")].name == "Woodcutter"
    assert len(found) == 4
    assert clashes_of(merged, "woods") == (("market_days", "tavern"),)
    assert clashes_of(merged, "market_days") == (("woods", "tavern"),)


def test_a_pack_tells_what_it_brings_needs_and_waits_for(reads: PacksRead) -> None:
    woods = reads.tell("woods")
    assert (woods.counted("tiles"), woods.counted("materials"), len(woods.warnings)) == (4, 1, 1)
    assert woods.changed == ("Tavern", "Woodcutter", "Pond")
    assert [each.pack for each in (*woods.requires, *woods.optional)] == ["base", "lake"]
    forest = reads.tell("deep_forest")
    assert not forest.readable
    assert forest.loaded is None
    assert forest.drawn is not None
    harvest = reads.tell("harvest_home")
    assert (harvest.zipped, harvest.sound_of("tiles"), len(harvest.problems)) == (True, 2, 2)


def test_what_is_replaced_or_taken_out_is_told_too(tmp_path: Path) -> None:
    about = 'id: razed\nname: Razed\nversion: "1"\nrequires: [base]\nremoves: {market: [milk]}\n'
    barn = (
        "- {id: byre, replaces: barn, name: Byre, kind: storage, pile: bag, "
        "outline: E:F SE:F SW:R W:F NW:F NE:F}\n"
    )
    rules = "constants: {flags: 12}\n"
    write_files(tmp_path / "razed", {"pack.yaml": about, "tiles.yaml": barn, "rules.yaml": rules})
    reads = PacksRead(tmp_path)
    found = changes_of(reads.together(["razed"]), "razed")
    assert {(each.subject, each.entry) for each in found} >= {("market", "milk"), ("tiles", "barn")}
    assert any(each.path == ("gone",) for each in found)


def test_only_what_is_changed_is_read_again(reads: PacksRead, tmp_path: Path) -> None:
    for name in reads.names:
        reads.tell(name)
    again = PacksRead(tmp_path / "packs")
    again.keep_from(reads, ["woods"])
    assert again.unread == "woods"
    assert again.tell("woods") == reads.tell("woods")


def test_entries_that_are_written_over_many_lines_are_left_out_alone(tmp_path: Path) -> None:
    pack = write_files(tmp_path / "harvest", HARVEST)
    loaded = sound_part(read_packs([data_folder() / "base", pack]))
    tiles = {entry["id"] for entry in loaded.data["tiles"]}
    assert {"reaper", "granary"} <= tiles
    assert not {"rick", "thresher"} & tiles
    assert len(loaded.left_out) == 2


@pytest.mark.parametrize("hundred", range(5))
def test_hostile_packs_are_installed_or_refused_and_told_without_a_traceback(
    hundred: int, tmp_path: Path
) -> None:
    packs = tmp_path / "home" / "packs"
    for number in range(hundred * 20, hundred * 20 + 20):
        folder = tmp_path / "loose" / str(number)
        for name, data in hostile_pack(number)[0].items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        came = None
        with suppress(StoreError):
            came = install_pack(folder, packs)
        if came is None:
            continue
        assert came.place.parent == packs
        reads = PacksRead(packs)
        reads.tell(came.id)
        changes_of(reads.together(["base", came.id]), came.id)
        came.undo()
    assert {path.name for path in tmp_path.iterdir()} <= {"home", "loose"}
