"""The game's own packs come through the same door as any other: under another id they are the same game."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from hamlet.content import LoadedPacks, load_packs, resolve
from hamlet.resources import data_folder
from hamlet.session.simulation import Outcome, Plan, play_game

IDS = {"base": "homestead", "lake": "waterfront", "solo": "hermit"}
GAMES = {
    "base": (("base",), ("greedy", "random", "greedy")),
    "lake": (("base", "lake"), ("greedy", "greedy")),
    "solo": (("base", "solo"), ("greedy", "botric")),
    "all": (("base", "lake", "solo"), ("greedy", "botric")),
}


def renamed(names: tuple[str, ...], folder: Path) -> list[Path]:
    """Copies of packs, each under another id and as a zip."""
    zips = []
    for name in names:
        copy = folder / IDS[name]
        shutil.copytree(data_folder() / name, copy)
        about = (copy / "pack.yaml").read_text("utf-8").replace(f"id: {name}", f"id: {IDS[name]}")
        (copy / "pack.yaml").write_text(about.replace("[base]", f"[{IDS['base']}]"), "utf-8")
        zips.append(Path(shutil.make_archive(str(copy), "zip", copy)))
    return zips


def played(loaded: LoadedPacks, players: tuple[str, ...]) -> Outcome:
    assert loaded.problems == ()
    return play_game(Plan(players, 1, 7, resolve(loaded), record=True), 7)


@cache
def own(names: tuple[str, ...]) -> LoadedPacks:
    return load_packs([data_folder() / name for name in names])


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_the_games_own_packs_under_other_ids_plays_the_same_game(game: str, tmp_path: Path) -> None:
    names, players = GAMES[game]
    copies = load_packs(renamed(names, tmp_path))
    assert [pack.id for pack in copies.packs] == [IDS[name] for name in names]
    assert copies.data == own(names).data
    there, here = played(copies, players), played(own(names), players)
    assert there.finished
    assert there == here
