"""The lake on the command line: by its name, in a season, recorded and told."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hamlet.cli import main
from hamlet.store.records import read_record

QUICK = ["simulate", "--seats", "random,random", "--games", "1", "--seed", "5", "--record", "games"]
GAME = "games/printed-random-random-5.hamlet"


@pytest.fixture(autouse=True)
def somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def season(at: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The season of the recorded game, as its snapshot shows it."""
    capsys.readouterr()
    assert main(["replay", GAME, "--at", at, "--snapshot"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return str(found["season"])


@pytest.mark.parametrize("packs", ["base,lake", "lake"])
def test_the_lake_is_played_by_its_name_in_the_season_asked_for(
    packs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*QUICK, "--packs", packs, "--season", "winter"]) == 0
    record: Any = read_record(Path(GAME))
    assert record["setup"]["options"] == {"season": "winter"}
    assert [pack["id"] for pack in record["packs"]] == ["base", "lake"]
    assert season("0", capsys) == "winter"
    assert main(["replay", GAME, "--verify"]) == 0


def test_a_season_is_the_same_as_the_option_of_that_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--packs", "lake", "--season", "summer"]) == 0
    one = Path(GAME).read_bytes()
    Path(GAME).unlink()
    assert main([*QUICK, "--packs", "lake", "--set", "season=summer"]) == 0
    assert Path(GAME).read_bytes() == one


def test_without_a_season_the_lot_decides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--packs", "lake"]) == 0
    assert season("0", capsys) in {"spring", "summer", "autumn", "winter"}
    drawn = season("0", capsys)
    Path(GAME).unlink()
    assert main([*QUICK, "--packs", "lake", "--season", "by-lot"]) == 0
    assert season("0", capsys) == drawn


def test_a_game_by_the_lake_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--packs", "lake", "--season", "autumn"]) == 0
    capsys.readouterr()
    assert main(["replay", GAME]) == 0
    told = capsys.readouterr().out
    assert "It is Autumn" in told
    assert "A lake of " in told
    assert " caught" in told


def test_a_season_before_the_command_counts_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--packs", "lake", "--season", "spring", *QUICK]) == 0
    assert season("0", capsys) == "spring"


def test_a_picture_is_drawn_in_any_season_and_light_without_the_lake_and_of_a_record(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*QUICK, "--packs", "lake", "--season", "summer"]) == 0
    [record] = Path().rglob("*.hamlet")
    looks: tuple[list[str], ...] = (["--season", "winter"], ["--season", "winter", "--light", "evening"], [])
    for number, look in enumerate(looks):
        small = ["--at", "6", "--size", "960x540", *look]
        assert main(["shot", f"own{number}.png", *small]) == 0
        assert main(["shot", f"kept{number}.png", "--record", str(record), *small]) == 0
    for name in ("own", "kept"):
        assert len({Path(f"{name}{number}.png").read_bytes() for number in range(3)}) == 3


def test_moves_of_a_record_become_a_moving_picture() -> None:
    assert main([*QUICK, "--packs", "lake", "--season", "summer"]) == 0
    [record] = Path().rglob("*.hamlet")
    assert main(["shot", "moves.png", "--record", str(record), "--at", "6", "--moves", "2"]) == 0
    written = Path("moves.png").read_bytes()
    assert written.startswith(b"\x89PNG")
    assert b"acTL" in written
    assert written.count(b"fcTL") > 3


def test_without_the_lake_a_season_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (QUICK, ["--new", "human,human"]):
        assert main([*arguments, "--season", "winter"]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err == ("hamlet: these packs know no seasons: play with the lake, such as --packs base,lake\n")


def test_a_picture_of_a_moment_by_the_lake_is_found_in_a_game_of_its_own() -> None:
    assert main(["shot", "o.png", "--packs", "lake", "--season", "autumn", "--mode", "menu"]) == 0
    assert Path("o.png").read_bytes().startswith(b"\x89PNG")


def test_without_the_lake_a_moment_by_it_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "o.png", "--mode", "boat"]) == 2
    assert capsys.readouterr().err == (
        "hamlet: the mode boat needs the lake: play with it, such as --packs base,lake\n"
    )


def test_check_looks_at_the_lake_and_botric_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "base 1.0: all is well (32 tiles, 12 sales)",
        "base 1.0 + lake 1.0: all is well (38 tiles, 12 sales)",
        "base 1.0 + solo 1.0: all is well (32 tiles, 12 sales)",
    ]


def test_without_a_word_the_base_game_is_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    record: Any = read_record(Path(GAME))
    assert [pack["id"] for pack in record["packs"]] == ["base"]


def test_the_table_tells_ends_lakes_boats_fish_every_card_of_the_menu_and_every_building_with_water(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([*QUICK[:-2], "--packs", "base,lake", "--season", "autumn"]) == 0
    out = capsys.readouterr().out
    for words in (
        *("The end came by", "the Church", "a last flag"),
        *("Lakes", "Boats", "Fish", "Goods", "Cards"),
        *("Fish Market", "Infrastructure", "Call in a Favour"),
        *("Storeroom", "Dockyard", "Cliffside", "Aquarium", "Beach"),
    ):
        assert words in out
    assert "Frozen Lake" not in out


def test_without_the_lake_the_table_says_nothing_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK[:-2]) == 0
    out = capsys.readouterr().out
    assert not any(words in out for words in ("Lakes", "Fish", "Storeroom", "last flag"))


def test_json_tells_of_the_lake_what_the_table_does(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK[:-2], "--packs", "base,lake", "--season", "spring", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    counted = ["lakes", "boats", "trips", "fish", "put_back", "stored", "cards_used", "cards"]
    assert list(data["lake"]) == counted
    assert list(data["lake"]["cards"]) == ["fish_market", "breeding", "second_wind"]
    assert sum(data["ended_by"].values()) == data["finished"] == 1
    assert {"storeroom", "dockyard", "cliffside", "aquarium", "beach"} <= set(data["tiles"])
