"""Packs are found by the ids they give themselves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hamlet.content import find_packs
from tests.content.conftest import WritePack


def test_the_game_own_packs_and_the_player_packs_are_found(
    write_pack: WritePack, base_folder: Path, tmp_path: Path
) -> None:
    mine = write_pack("mine", {})
    renamed = write_pack("folder-name", {"pack.yaml": 'id: own-name\nname: X\nversion: "1"\n'})
    damaged = write_pack("damaged", {"pack.yaml": b"\xff\xfe"})
    (tmp_path / "no-pack").mkdir()
    found = find_packs(tmp_path)
    assert found["base"] == base_folder
    assert (found["mine"], found["own-name"], found["damaged"]) == (mine, renamed, damaged)
    assert "no-pack" not in found
    assert "folder-name" not in found


def test_a_player_pack_cannot_take_the_place_of_the_base_game(
    write_pack: WritePack, base_folder: Path, tmp_path: Path
) -> None:
    write_pack("impostor", {"pack.yaml": 'id: base\nname: X\nversion: "1"\n'})
    assert find_packs(tmp_path)["base"] == base_folder


def test_a_player_without_a_packs_folder_still_has_the_base_game(tmp_path: Path, base_folder: Path) -> None:
    assert find_packs(tmp_path / "nowhere")["base"] == find_packs()["base"] == base_folder


def test_importing_the_room_brings_in_nothing_heavy() -> None:
    heavy = {"pydantic", "yaml", "platformdirs", "zipfile"}
    program = f"import sys, hamlet.content; print(sorted({heavy} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
