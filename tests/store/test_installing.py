"""Packs come into the packs folder whole or not at all, and can be had back when they are taken out."""

from __future__ import annotations

import os
import stat
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from hamlet.content.finding import packs_in
from hamlet.content.reading import read_pack
from hamlet.store.errors import StoreError
from hamlet.store.folders import Folders
from hamlet.store.installing import Installed, install_pack
from hamlet.store.leftovers import AWAY, COMING, is_anything_away
from hamlet.store.sharing_packs import export_pack, zipped_pack
from hamlet.store.taking_out import FORMER, JUNCTION, TakenPack, remove_tree, tidy_packs
from tests.packs import write_files
from tests.store.faults import CrashError, FaultyDisk, crashing, listing, problem_of, steps_of

TILE = "- id: hut\n  name: Hut\n  kind: producer\n  pile: bag\n  outline: E:F SE:F SW:R W:F NW:F NE:F\n"


def woods(folder: Path, version: str = "1.0", tiles: str = TILE, name: str = "woods") -> Path:
    about = f'id: {name}\nname: Woods and Ways\nversion: "{version}"\nrequires: [base]\n'
    return write_files(folder, {"pack.yaml": about, "tiles.yaml": tiles, "more/notes.txt": "mine"})


def zipped(folder: Path) -> Path:
    path = folder.with_suffix(".zip")
    path.write_bytes(zipped_pack(folder, folder.name))
    return path


def installed(source: Path, packs: Path, disk: FaultyDisk | None = None) -> Installed:
    return install_pack(source, packs, disk or FaultyDisk())


@pytest.fixture
def packs(tmp_path: Path) -> Path:
    return tmp_path / "home" / "packs"


@pytest.mark.parametrize("kind", ["folder", "zip", "pack file"])
def test_it_lies_in_the_packs_folder_and_is_the_same_pack(kind: str, tmp_path: Path, packs: Path) -> None:
    folder = woods(tmp_path / "Woods (2)")
    source = {"folder": folder, "zip": zipped(folder), "pack file": folder / "pack.yaml"}[kind]
    found = install_pack(source, packs)
    assert (found.id, found.name, found.version) == ("woods", "Woods and Ways", "1.0")
    assert packs_in(packs) == {"woods": found.place}
    assert found.place == packs / ("woods.zip" if kind == "zip" else "woods")
    assert read_pack(found.place).content_hash == read_pack(folder).content_hash
    assert not (found.place / "more").exists()
    assert folder.is_dir()


def test_what_is_here_already_is_left_alone(tmp_path: Path, packs: Path) -> None:
    first = install_pack(woods(tmp_path / "a"), packs)
    assert not install_pack(tmp_path / "a", packs).anew
    assert not install_pack(first.place, packs).anew
    assert not install_pack(zipped(tmp_path / "a"), packs).anew
    assert [name for name in listing(packs) if name[0] != "."] == ["woods"]


def test_a_newer_one_takes_its_place_and_undo_brings_the_former_back(tmp_path: Path, packs: Path) -> None:
    install_pack(woods(tmp_path / "a"), packs)
    newer = install_pack(zipped(woods(tmp_path / "b", "1.10", TILE.replace("Hut", "Hall"))), packs)
    assert newer.former_version == "1.0"
    assert packs_in(packs) == {"woods": packs / "woods.zip"}
    newer.undo()
    assert packs_in(packs) == {"woods": packs / "woods"}
    assert read_pack(packs / "woods").content_hash == read_pack(tmp_path / "a").content_hash
    assert listing(packs / AWAY) == []


def test_an_older_one_is_refused(tmp_path: Path, packs: Path) -> None:
    install_pack(woods(tmp_path / "a", "1.10"), packs)
    with pytest.raises(StoreError, match=r"Woods and Ways 1\.9 is older than 1\.10, which is here already"):
        install_pack(woods(tmp_path / "b", "1.9", TILE.replace("Hut", "Hall")), packs)


def test_undo_of_a_pack_that_was_not_there_takes_it_out(tmp_path: Path, packs: Path) -> None:
    install_pack(woods(tmp_path / "a"), packs).undo()
    assert packs_in(packs) == {}


def test_a_pack_with_mistakes_is_installed_all_the_same(tmp_path: Path, packs: Path) -> None:
    found = install_pack(woods(tmp_path / "a", tiles=TILE + "- id: 7\n"), packs)
    assert packs_in(packs) == {"woods": found.place}


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"tiles.yaml": TILE}, "is no pack"),
        ({"pack.yaml": "id: base\nname: B\nversion: '1'\n"}, "as a pack of the game does"),
        ({"pack.yaml": "id: ../out\nname: B\nversion: '1'\n"}, "no id"),
        ({"pack.yaml": "id: con\nname: B\nversion: '1'\n"}, "no id"),
        ({"pack.yaml": f"id: {'a' * 300}\nname: B\nversion: '1'\n"}, "no id"),
        ({"pack.yaml": "name: B\nversion: '1'\n"}, "no id"),
        ({"pack.yaml": "id: [\n"}, "cannot be installed. In its pack.yaml"),
        ({"pack.yaml": "- a\n"}, "cannot be installed. In its pack.yaml"),
    ],
)
def test_what_is_no_pack_is_refused_with_a_sentence(
    files: dict[str, str], said: str, tmp_path: Path, packs: Path
) -> None:
    with pytest.raises(StoreError, match=said):
        install_pack(write_files(tmp_path / "odd", files), packs)
    assert not packs.exists()


@pytest.mark.parametrize("name", ["pack.rar", "pack.txt", "game.hamlet"])
def test_a_file_that_is_no_zip_is_refused(name: str, tmp_path: Path, packs: Path) -> None:
    (tmp_path / name).write_bytes(b"Rar!")
    with pytest.raises(StoreError, match="is no pack"):
        install_pack(tmp_path / name, packs)


@pytest.mark.parametrize("path", ["gone", "a\0b", "x" * 5000, "y" * 300])
def test_a_place_where_nothing_is_is_refused(path: str, tmp_path: Path, packs: Path) -> None:
    assert problem_of(lambda: install_pack(tmp_path / path, packs)) in {"missing", "bad_name"}


@pytest.mark.parametrize(
    "inside", ["../../evil.yaml", "/etc/evil.yaml", "C:\\evil.yaml", "a/../../evil.yaml"]
)
def test_a_zip_with_names_that_lead_elsewhere_writes_nothing(
    inside: str, tmp_path: Path, packs: Path
) -> None:
    path = tmp_path / "evil.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("pack.yaml", "id: evil\nname: E\nversion: '1'\n")
        archive.writestr(inside, "- {}\n")
    before = listing(tmp_path)
    with pytest.raises(StoreError):
        install_pack(path, packs)
    assert listing(tmp_path) == before


def test_a_link_that_leads_out_is_refused(tmp_path: Path, packs: Path) -> None:
    folder = woods(tmp_path / "a")
    (tmp_path / "secret.yaml").write_text("mine", "utf-8")
    try:
        (folder / "milestones.yaml").symlink_to(tmp_path / "secret.yaml")
    except OSError:
        pytest.skip("no links here")
    with pytest.raises(StoreError, match="leads out"):
        install_pack(folder, packs)
    assert packs_in(packs) == {}


@pytest.mark.parametrize("kind", ["folder", "zip"])
def test_a_full_disk_at_any_step_leaves_all_as_it_was(kind: str, tmp_path: Path) -> None:
    old = woods(tmp_path / "a")
    new = woods(tmp_path / "b", "2.0", TILE.replace("Hut", "Hall"))
    source = zipped(new) if kind == "zip" else new

    def here(name: str) -> Path:
        install_pack(old, tmp_path / name)
        return tmp_path / name

    whole = here("whole")
    steps = steps_of(lambda disk: installed(source, whole, disk))
    for step in range(steps):
        place = here(f"at {step}")
        code = problem_of(lambda p=place, s=step: installed(source, p, FaultyDisk(s)))  # type: ignore[misc]
        there = packs_in(place)
        assert list(there) == ["woods"]
        version = read_pack(there["woods"]).about
        assert version is not None
        assert (code, version.version) in (("disk_full", "1.0"), (None, "2.0"))
        assert [name for name in listing(place) if name[0] != "."] in (["woods"], ["woods.zip"])


@pytest.mark.parametrize("kind", ["folder", "zip"])
def test_a_program_killed_at_any_step_leaves_one_whole_pack(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = woods(tmp_path / "a")
    new = woods(tmp_path / "b", "2.0", TILE.replace("Hut", "Hall"))
    source = zipped(new) if kind == "zip" else new
    install_pack(old, tmp_path / "whole")
    steps = steps_of(lambda disk: installed(source, tmp_path / "whole", disk))
    monkeypatch.setattr("hamlet.store.taking_out.is_left", lambda *_: True)
    for step in range(steps):
        place = tmp_path / f"at {step}"
        install_pack(old, place)
        with pytest.raises(CrashError):
            installed(source, place, crashing(step))
        tidy_packs(place)
        there = packs_in(place)
        assert list(there) == ["woods"], step
        hashes = {read_pack(each).content_hash for each in (old, new)}
        assert read_pack(there["woods"]).content_hash in hashes
        assert not any((place / hidden).exists() and listing(place / hidden) for hidden in (AWAY, COMING))


# taking out


def test_a_pack_taken_out_is_had_back_whole(tmp_path: Path, packs: Path) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    taken = TakenPack(place)
    assert packs_in(packs) == {}
    taken.put_back()
    assert packs_in(packs) == {"woods": place}
    assert read_pack(place).content_hash == read_pack(tmp_path / "a").content_hash


def test_a_pack_forgotten_is_gone_and_links_in_it_are_not_followed(tmp_path: Path, packs: Path) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    try:
        (place / "out").symlink_to(tmp_path / "a")
    except OSError:
        pytest.skip("no links here")
    TakenPack(place).forget()
    assert listing(packs / AWAY) == []
    assert (tmp_path / "a" / "pack.yaml").exists()


def test_a_folder_that_somebody_works_in_is_kept_when_its_pack_goes(tmp_path: Path, packs: Path) -> None:
    place = woods(packs / "woods")
    write_files(place, {".git/HEAD": "ref", ".schema/tiles.json": "{}"})
    for number in (1, 2):
        TakenPack(place).forget()
        assert packs_in(packs) == {}
        assert (packs / FORMER / f"woods-{number}" / ".git" / "HEAD").read_text("utf-8") == "ref"
        write_files(woods(packs / "woods"), {".git/HEAD": "ref"})
    write_files(tmp_path / "b", {"notes.txt": "what no pack is read from is not installed either"})
    install_pack(woods(tmp_path / "b", "2"), packs)
    (came := install_pack(woods(tmp_path / "b", "3"), packs)).undo()
    assert came.former is not None
    assert not came.former.more


def test_nothing_is_written_over_when_it_is_put_back(tmp_path: Path, packs: Path) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    taken = TakenPack(place)
    woods(place, "9")
    with pytest.raises(StoreError, match="is there already"):
        taken.put_back()


def test_what_a_living_program_has_taken_out_stays_away(tmp_path: Path, packs: Path) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    taken = TakenPack(place)
    assert tidy_packs(packs) == ()
    assert packs_in(packs) == {}
    taken.put_back()


def test_a_pack_of_old_that_a_living_program_has_taken_out_stays_away_too(
    tmp_path: Path, packs: Path
) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    os.utime(place, (0, 0))
    taken = TakenPack(place)
    assert tidy_packs(packs) == ()
    taken.put_back()
    assert packs_in(packs) == {"woods": place}


def test_a_folder_that_windows_only_links_to_is_not_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    linked = woods(tmp_path / "a")
    facts = SimpleNamespace(st_mode=stat.S_IFDIR, st_reparse_tag=JUNCTION)
    whole = Path.lstat
    monkeypatch.setattr(Path, "lstat", lambda path: facts if path == linked else whole(path))
    remove_tree(linked)
    assert (linked / "pack.yaml").exists()


def test_what_a_dead_program_had_taken_out_is_put_back(
    tmp_path: Path, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = install_pack(woods(tmp_path / "a"), packs).place
    TakenPack(place)
    monkeypatch.setattr("hamlet.store.taking_out.is_left", lambda *_: True)
    assert is_anything_away(Folders(packs.parent))
    assert tidy_packs(packs) == ("woods",)
    assert not is_anything_away(Folders(packs.parent))
    assert packs_in(packs) == {"woods": place}


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("tiles/aux.yaml",), "pack_name"),
        (("tiles/a:b.yaml",), "pack_name"),
        (("tiles/\udcff.yaml",), "pack_name"),
        (("awards.yaml", "Awards.yaml"), "pack_name_twice"),
    ],
)
def test_what_another_system_could_not_keep_is_neither_installed_nor_given_away(
    names: tuple[str, ...], code: str, tmp_path: Path, packs: Path
) -> None:
    place = woods(tmp_path / "a")
    try:
        write_files(place, dict.fromkeys(names, "[]"))
    except (OSError, ValueError):
        pytest.skip("this system could not keep it either")
    if not set(names) <= {path.relative_to(place).as_posix() for path in place.rglob("*")}:
        pytest.skip("this system takes them for one")
    for share in (lambda: install_pack(place, packs), lambda: zipped_pack(place, "woods")):
        with pytest.raises(StoreError) as raised:
            share()
        assert raised.value.code == code
    assert not packs.exists()


# giving away


def test_a_pack_as_zip_is_the_same_bytes_wherever_it_lies(tmp_path: Path, packs: Path) -> None:
    loose = woods(tmp_path / "a")
    zipped_place = install_pack(zipped(loose), packs).place
    assert zipped_pack(loose, "woods") == zipped_pack(zipped_place, "woods")
    (loose / "tiles.yaml").touch()
    assert zipped_pack(loose, "woods") == zipped_pack(zipped_place, "woods")


def test_it_is_written_once_and_over_nothing_else(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "home")
    first = export_pack(folders, woods(tmp_path / "a", "1/0 .."), "woods", "1/0 ..")
    assert first == folders.exports / "woods-1_0.zip"
    assert export_pack(folders, tmp_path / "a", "woods", "1/0 ..") == first
    woods(tmp_path / "a", "1/0 ..", TILE.replace("Hut", "Hall"))
    assert export_pack(folders, tmp_path / "a", "woods", "1/0 ..").name == "woods-1_0 2.zip"
    assert list(packs_in(folders.exports)) == ["woods"]


def test_what_was_given_away_can_be_installed(tmp_path: Path, packs: Path) -> None:
    folders = Folders(tmp_path / "home")
    path = export_pack(folders, woods(tmp_path / "a"), "woods", "1.0")
    found = install_pack(path, tmp_path / "elsewhere")
    assert read_pack(found.place).content_hash == read_pack(tmp_path / "a").content_hash
