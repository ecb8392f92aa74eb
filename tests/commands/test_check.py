"""`hamlet check` and `hamlet schema`: exit codes and lines, never a traceback."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from hamlet.cli import main
from hamlet.content.guide_links import guide_file
from hamlet.resources import data_folder

BAD = "- id: inn\n  name: Inn\n  kind: landmrk\n  pile: bag\n  outline: E:M SW:R NW:F\n"


def write(folder: Path, name: str, tiles: str, requires: str = "base") -> Path:
    pack = folder / name
    pack.mkdir()
    (pack / "pack.yaml").write_text(f'id: {name}\nname: X\nversion: "1"\nrequires: [{requires}]\n', "utf-8")
    (pack / "tiles.yaml").write_text(tiles, "utf-8")
    return pack


def test_own_packs_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    out, err = capsys.readouterr()
    assert "base 1.0: all is well (32 tiles, 12 sales)" in out
    assert err == ""


def test_a_pack_is_checked_by_name_by_folder_and_by_its_file(capsys: pytest.CaptureFixture[str]) -> None:
    folder = data_folder() / "base"
    for name in ("base", str(folder), str(folder / "pack.yaml")):
        assert main(["check", name]) == 0
        assert "all is well" in capsys.readouterr().out


def test_mistakes_are_lines_with_file_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = write(tmp_path, "mine", BAD)
    assert main(["check", str(pack)]) == 1
    out, err = capsys.readouterr()
    first, shown, caret, guide, count = out.splitlines()
    assert first == f"{pack / 'tiles.yaml'}:3:9: error: 'landmrk' is not known here: did you mean 'landmark'?"
    assert (shown, caret, count) == ("      kind: landmrk", "            ^", "1 problem found.")
    assert guide == f"    more: {guide_file()}#unknown-word"
    assert err == ""


def test_packs_beside_the_checked_one_serve_its_requirements(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "first", BAD.replace("landmrk", "landmark"))
    second = write(tmp_path, "second", "", requires="first")
    assert main(["check", str(second)]) == 0
    assert capsys.readouterr().out.startswith("base 1.0 + first 1 + second 1: all is well")


def test_problems_of_several_packs_are_listed_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = write(tmp_path, "first", BAD)
    second = write(tmp_path, "second", "", requires="first")
    assert main(["check", str(first), str(second)]) == 1
    assert len(re.findall(r":\d+:\d+: error: ", capsys.readouterr().out)) == 1


def test_damage_gives_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "copy"
    shutil.copytree(data_folder() / "base", pack)
    (pack / "tiles" / "bag.yaml").write_bytes(b"\0\xff[[[[")
    assert main(["check", str(pack)]) == 1
    assert f"{pack / 'tiles' / 'bag.yaml'}:1:2: error: byte 0xff" in capsys.readouterr().out
    assert main(["check", str(tmp_path)]) == 1
    assert "it is missing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["check", "bse"], "no pack and no folder is called 'bse': did you mean 'base'?"),
        (["check", str(Path(__file__))], "name the folder of a pack"),
        (["check", "a\0b"], "zero byte"),
        (["check", "--colour"], "unrecognized arguments: --colour"),
        (["schema"], "the following arguments are required: DIR"),
        (["schema", str(Path(__file__))], "cannot be written"),
        (["schema", "a\0b"], "cannot be written"),
        (["chek"], "invalid choice: 'chek'"),
    ],
)
def test_bad_arguments_are_one_line_and_exit_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as stop:
        code = stop.code
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_schemas_are_written_where_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "a folder" / "schema"
    assert main(["schema", str(folder)]) == 0
    assert capsys.readouterr().out == f"14 schemas written to {folder}\n"
    written = {path.name: json.loads(path.read_text("utf-8")) for path in folder.iterdir()}
    kept = {path.name: json.loads(path.read_text("utf-8")) for path in (data_folder() / "schema").iterdir()}
    assert written == kept


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert "check" in out
    assert "schema" in out


TAKEN = "- {id: inn, name: Inn, kind: landmark, pile: bag, outline: E:M SW:R NW:F}\n"


def test_packs_named_together_are_checked_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = write(tmp_path, "first", TAKEN), write(tmp_path, "second", TAKEN)
    assert main(["check", str(first)]) == 0
    assert main(["check", str(second)]) == 0
    capsys.readouterr()
    assert main(["check", str(first), str(second)]) == 1
    out = capsys.readouterr().out
    assert f"{second / 'tiles.yaml'}:1:8: error: the tile 'inn' is there already" in out
    assert "base 1.0 + second 1: all is well" in out
    assert "base 1.0 + first 1 + second 1" not in out


def test_a_pack_that_leans_on_another_without_asking_is_told_so_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = write(tmp_path, "first", TAKEN)
    second = write(tmp_path, "second", "- {changes: inn, copies: 2}\n")
    assert main(["check", str(first), str(second)]) == 1
    out = capsys.readouterr().out
    assert f"{second / 'tiles.yaml'}:1:13: error: no earlier pack has a tile 'inn'" in out
    assert "base 1.0 + first 1 + second 1: all is well" in out


def test_warnings_are_told_and_do_not_fail(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write(tmp_path, "mine", TAKEN.replace("{id", "{drawing: tavren, id"))
    assert main(["check", str(pack)]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith(f"{pack / 'tiles.yaml'}:1:13: warning: no building is drawn as 'tavren'")
    assert out[-2:] == [
        "base 1.0 + mine 1: can be played (33 tiles, 12 sales)",
        "1 warning: to be looked at, and played all the same.",
    ]


def test_what_is_found_can_be_read_by_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write(tmp_path, "mine", BAD + TAKEN.replace("id: inn", "id: pub, drawing: tavren"))
    assert main(["check", "--json", str(pack)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["errors"], told["warnings"]) == (1, 1)
    problem, warning = told["problems"]
    assert (warning["severity"], warning["code"]) == ("warning", "unknown_drawing")
    assert problem["file"] == str(pack / "tiles.yaml")
    assert (problem["line"], problem["column"], problem["length"]) == (3, 9, 7)
    assert (problem["severity"], problem["code"], problem["fix"]) == ("error", "unknown_word", "landmark")
    assert problem["message"] == "'landmrk' is not known here: did you mean 'landmark'?"
    assert [each["id"] for each in told["packs"]] == ["base", "mine"]
    assert main(["check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["problems"] == []


def test_a_zip_is_checked_like_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = write(tmp_path, "mine", BAD)
    shutil.make_archive(str(tmp_path / "packed"), "zip", pack)
    assert main(["check", str(tmp_path / "packed.zip")]) == 1
    assert "tiles.yaml:3:9: error: 'landmrk' is not known here" in capsys.readouterr().out
