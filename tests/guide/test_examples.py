"""The examples of the guide are true: each pack in it is checked and played."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from hamlet.cli import main
from hamlet.content import LoadedPacks, PackShelf, resolve
from hamlet.session.simulation import Plan, play_game
from tests.content.telling import in_full
from tests.packs import write_files
from tests.spread import first
from tools.guide.examples import GUIDE, packs

COMMANDS = re.compile(r"<!-- runs -->\n```sh\n(.*?)^```", re.DOTALL | re.MULTILINE)
TEXT = GUIDE.read_text("utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All packs of the guide in one folder."""
    folder = tmp_path_factory.mktemp("guide")
    for name, files in packs().items():
        write_files(folder / name, files)
    return folder


@cache
def loaded(folder: Path) -> LoadedPacks:
    return PackShelf().read([folder])


def plan_of(packs: LoadedPacks, preset: str = "printed", **options: object) -> Plan:
    against = "botric" if "solo" in {pack.id for pack in packs.packs} else "greedy"
    return Plan(("greedy", against), 1, 0, resolve(packs, preset, options), packs.remembered(), preset)


def test_there_is_an_example_from_a_changed_price_to_an_expansion() -> None:
    names = list(packs())
    assert (names[0], names[-1]) == ("cheaper", "pond")
    assert all("pack.yaml" in files for files in packs().values())
    assert sum(text.count("\n") for text in packs()["cheaper"].values()) == 5


@pytest.mark.parametrize("name", packs())
def test_an_example_is_sound_and_nothing_in_it_is_unlikely(name: str, place: Path) -> None:
    found = loaded(place / name)
    assert [in_full(problem) for problem in (*found.problems, *found.warnings)] == []
    assert found.packs[-1].id == name


@pytest.mark.parametrize("name", packs())
def test_an_example_is_played_to_the_end(name: str, place: Path) -> None:
    assert play_game(plan_of(loaded(place / name)), 3).finished


@pytest.mark.heavy
@pytest.mark.parametrize("name", packs())
@pytest.mark.parametrize("seed", range(20))
def test_an_example_is_played_to_the_end_whatever_is_drawn(name: str, seed: int, place: Path) -> None:
    assert play_game(plan_of(loaded(place / name)), seed).finished


def presets() -> Iterator[tuple[str, str]]:
    yield from (("brisk", "brisk"), ("brisk", "tutorial"), ("box", "manual"), ("quays", "early-lake"))


@pytest.mark.parametrize(("name", "preset"), first(2, presets()))
def test_the_ways_to_play_of_an_example_are_played(name: str, preset: str, place: Path) -> None:
    assert play_game(plan_of(loaded(place / name), preset), 3).finished


def test_what_asks_for_rules_is_there_if_they_are_chosen_so(place: Path) -> None:
    brisk = loaded(place / "brisk")
    counts = [
        len(
            [
                tile
                for tile in resolve(brisk, options={"brisk_fountains": each})["tiles"]
                if "fountain" in tile["id"]
            ]
        )
        for each in ("none", "one", "two")
    ]
    assert counts == [0, 1, 1]
    assert "herald" in {award["id"] for award in resolve(brisk, "brisk")["awards"]}
    assert "herald" not in {award["id"] for award in resolve(brisk)["awards"]}


@pytest.mark.parametrize("season", ["thaw", "dog_days", "winter"])
def test_its_meals_are_eaten_in_their_seasons(season: str, place: Path) -> None:
    data = resolve(loaded(place / "suppers"), options={"season": season})
    served = [card["fish"] for card in data["menu"] if card.get("season", season) == season]
    assert sorted(served) == ["common", "eel", "rare", "uncommon"]


def test_all_of_them_but_those_that_refuse_it_play_together(place: Path) -> None:
    """They change the same game, and each with its own names."""
    folders = [place / name for name in packs() if name not in {"pond", "cheaper_too", "inns", "honey"}]
    assert [in_full(each) for each in PackShelf().read(folders).problems] == []


def test_what_is_to_be_typed_works_in_the_order_of_reading(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HAMLET_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(place)
    lines = [line for block in COMMANDS.findall(TEXT) for line in block.splitlines()]
    assert len(lines) >= 4
    for line in lines:
        program, *words = shlex.split(line, comments=True)
        assert program == "hamlet"
        assert main(words) == 0, line
    assert "all is well" in capsys.readouterr().out
