"""Ready parts: put into a pack that has nothing in it, each is sound and does what is said of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from hamlet.content import load_packs
from hamlet.content.editing.offered import offered
from hamlet.content.editing.ready_parts import PARTS, is_read, own_preset, parts_of
from hamlet.content.editing.whole_files import whole_file
from hamlet.resources import data_folder

GAME = {name: data_folder() / name for name in ("base", "lake", "solo")}
PACK = 'id: mine\nname: Mine\nversion: "1.0"\nrequires: [base, lake, solo]\n'
EVERY = [(subject, code) for subject, codes in PARTS.items() for code in codes]
UNMADE = {("materials", "raw"), ("materials", "refined")}
"""Nobody makes them yet: that is warned of."""


@pytest.mark.parametrize(("subject", "code"), EVERY)
def test_a_part_is_sound_where_it_was_put_and_a_second_one_beside_it(
    subject: str, code: str, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pack.yaml").write_text(PACK, "utf-8")
    for _ in range(1 if subject == "botric" else 2):
        loaded = load_packs([mine], GAME)
        there = offered(loaded)
        parts = parts_of(subject, code, there, partial(_ids, there.data))
        assert parts
        for part in parts:
            path = mine / f"{part.subject}.yaml"
            text = path.read_text("utf-8") if path.exists() else ""
            path.write_text(whole_file(path.name, text).with_part(part.data).text, "utf-8")
        after = load_packs([mine], GAME)
        assert [str(each) for each in after.problems] == []
        assert bool(after.warnings) == ((subject, code) in UNMADE)
        assert after.data != loaded.data or code in {"default", "constant"}


def _ids(data: Mapping[str, Any], subject: str) -> list[str]:
    return [each["id"] for each in data.get({"market": "sales"}.get(subject, subject), ())]


def test_a_season_brings_a_card_for_each_fish_that_has_none_for_all_seasons() -> None:
    there = offered(load_packs([GAME["lake"]], GAME))
    parts = parts_of("seasons", "season", there, lambda each: [])
    assert [part.subject for part in parts] == ["seasons", "menu", "menu"]
    assert [part.data["fish"] for part in parts[1:]] == ["uncommon", "rare"]


def test_files_of_the_lake_and_of_botric_are_read_only_where_those_are() -> None:
    base, lake, solo = (offered(load_packs([GAME[name]], GAME)) for name in GAME)
    read = [is_read(each, base) for each in ("tiles", "rules", "seasons", "botric")]
    assert read == [True, True, False, False]
    assert is_read("seasons", lake)
    assert is_read("botric", solo)


def test_rules_that_were_kept_become_a_preset_with_an_id_of_their_own() -> None:
    part = own_preset("Für uns!", {"flags": 4}, ["fur_uns"])
    assert part.data == {
        "presets": [{"id": "fur_uns_2", "name": "Für uns!", "about": "Für uns!", "values": {"flags": 4}}]
    }
