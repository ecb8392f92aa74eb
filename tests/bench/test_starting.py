"""The start is measured where it happens: up to a frame that was shown, every part of it named."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.bench.first_frame import PARTS
from hamlet.bench.starting import SCREENS, first_frame, measure
from tests.packs import write_orchard

EVERYWHERE = {"python", "imports", "settings", "window", "fonts", "pictures", "layout", "first draw"}


@pytest.mark.parametrize("screen", sorted(SCREENS))
def test_the_parts_of_a_start_are_named_and_make_up_the_whole(screen: str, tmp_path: Path) -> None:
    start = first_frame(SCREENS[screen], tmp_path)
    expected = EVERYWHERE | ({"packs", "game"} if screen == "table" else set())
    assert set(start["parts"]) - {"the rest"} == expected
    assert sum(start["parts"].values()) == pytest.approx(start["seconds"], abs=0.05)
    assert start["cpu"] > 0


def test_packs_made_ready_by_the_first_start_are_not_read_again(tmp_path: Path) -> None:
    first, title, table = (first_frame(SCREENS[name], tmp_path) for name in ("table", "title", "table"))
    assert {"pydantic", "yaml"} <= set(first["packages"])
    for start in (title, table):
        assert not {"pydantic", "pydantic_core", "pymunk", "rich", "yaml"} & set(start["packages"])


def test_both_first_frames_and_the_launcher_are_told(tmp_path: Path) -> None:
    seen = []
    found = measure(1, lambda: seen.append(1))
    assert {"first_frame_title_s", "first_frame_table_s", "launcher_s"} <= set(found)
    assert set(found["start_parts_s"]) == set(SCREENS)
    assert len(seen) == 4


def test_a_pack_is_started_with_as_a_person_would(tmp_path: Path) -> None:
    folder = write_orchard(tmp_path / "mine")
    arguments = ["--packs", f"base,{folder}", "--rules", "manual", "--set", "donkey_cost=2"]
    assert "game" in first_frame([*arguments, "--new", "human,greedy"], tmp_path)["parts"]
    assert "game" not in first_frame(arguments, tmp_path)["parts"]


def test_a_game_that_does_not_start_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no pack and no folder is called 'swamp'"):
        first_frame(["--packs", "swamp"], tmp_path)


def test_every_part_has_a_name() -> None:
    assert set(PARTS.values()) <= EVERYWHERE | {"packs", "game"}
