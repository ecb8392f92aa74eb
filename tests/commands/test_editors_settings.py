"""`hamlet schema` in a folder of packs: the schemas, and settings that lead an editor to them."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from hamlet.cli import main
from hamlet.resources import data_folder
from hamlet.store.disk import Disk

GOOD = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:M SW:R NW:F}\n"


def write(folder: Path, name: str, tiles: str) -> Path:
    pack = folder / name
    pack.mkdir()
    (pack / "pack.yaml").write_text(f'id: {name}\nname: X\nversion: "1"\nrequires: [base]\n', "utf-8")
    (pack / "tiles.yaml").write_text(tiles, "utf-8")
    return pack


def test_in_the_folder_of_a_pack_editors_get_settings_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = write(tmp_path, "mine", GOOD)
    assert main(["schema", str(pack)]) == 0
    written, settings, others = capsys.readouterr().out.splitlines()
    assert written == f"14 schemas written to {pack / '.schema'}"
    assert settings == f"settings for VS Code written to {pack / '.vscode'}"
    assert others.endswith(": # yaml-language-server: $schema=.schema/tiles.json")
    places = json.loads((pack / ".vscode" / "settings.json").read_text("utf-8"))["yaml.schemas"]
    assert places["./.schema/tiles.json"] == ["**/tiles.yaml", "**/tiles/*.yaml"]
    assert all((pack / place).is_file() for place in places)
    assert main(["check", str(pack)]) == 0


def test_ids_of_a_pack_of_ones_own_are_offered_in_its_schemas(tmp_path: Path) -> None:
    pack = write(tmp_path, "mine", GOOD)
    assert main(["schema", str(pack)]) == 0
    layouts = (pack / ".schema" / "layouts.json").read_text("utf-8")
    assert '"inn"' in layouts
    assert '"inn"' not in (data_folder() / "schema" / "layouts.json").read_text("utf-8")


def test_in_a_folder_of_packs_one_set_of_schemas_is_for_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "mine", GOOD)
    assert main(["schema", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("$schema=../.schema/tiles.json\n")
    assert (tmp_path / ".schema" / "tiles.json").is_file()
    assert (tmp_path / ".vscode" / "extensions.json").is_file()


def test_a_full_disk_leaves_the_settings_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = write(tmp_path, "mine", GOOD)
    settings = pack / ".vscode" / "settings.json"
    settings.parent.mkdir()
    settings.write_text('{"editor.tabSize": 2}', "utf-8")

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    schemas = {"tiles.json": "{}"}
    monkeypatch.setattr("hamlet.content.schema_files", lambda *_: {})
    monkeypatch.setattr(Disk, "write", full)
    assert main(["schema", str(pack)]) == 2
    assert settings.read_text("utf-8") == '{"editor.tabSize": 2}'
    monkeypatch.setattr("hamlet.content.schema_files", lambda *_: schemas)
    assert main(["schema", str(pack)]) == 2
    assert not (pack / ".schema" / "tiles.json").exists()
    assert "no room" in capsys.readouterr().err


def test_settings_that_are_there_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write(tmp_path, "mine", GOOD)
    (pack / ".vscode").mkdir()
    places = {"./my.json": ["*.yml"], "./.schema/tiles.json": ["my.yaml"]}
    own = {"editor.tabSize": 2, "yaml.schemas": places}
    (pack / ".vscode" / "settings.json").write_text(json.dumps(own), "utf-8")
    remarked = '{"recommendations": ["a.b"]} // mine\n'
    (pack / ".vscode" / "extensions.json").write_text(remarked, "utf-8")
    assert main(["schema", str(pack)]) == 0
    joined = json.loads((pack / ".vscode" / "settings.json").read_text("utf-8"))
    assert joined["editor.tabSize"] == 2
    assert joined["yaml.schemas"]["./my.json"] == ["*.yml"]
    assert joined["yaml.schemas"]["./.schema/tiles.json"] == ["my.yaml"]
    assert "./.schema/menu.json" in joined["yaml.schemas"]
    assert (pack / ".vscode" / "extensions.json").read_text("utf-8") == remarked
    beside = pack / ".vscode" / "hamlet-extensions.json"
    assert json.loads(beside.read_text("utf-8")) == {"recommendations": ["redhat.vscode-yaml"]}
    assert f"stays as it is: take what you want from {beside}" in capsys.readouterr().out
    assert main(["schema", str(pack)]) == 0
    assert json.loads((pack / ".vscode" / "settings.json").read_text("utf-8")) == joined
