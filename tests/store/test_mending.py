"""The word that was meant is written at its place, and nothing else; it can be taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.content.packs import load_packs
from hamlet.content.problems import Problem
from hamlet.resources import data_folder
from hamlet.store.errors import StoreError
from hamlet.store.mending import can_mend, mend, take_back
from tests.app.reload.saving import PACK, TILES

BAD = TILES.replace("per: matching_segment", "per: matching_sides")


@pytest.fixture
def problem(tmp_path: Path) -> Problem:
    (tmp_path / "pack.yaml").write_text(PACK, encoding="utf-8")
    (tmp_path / "tiles.yaml").write_bytes(BAD.replace("\n", "\r\n").encode())
    return load_packs([tmp_path], {"base": data_folder() / "base"}).problems[0]


def test_only_the_word_is_written_and_lines_end_as_they_did(problem: Problem, tmp_path: Path) -> None:
    file = tmp_path / "tiles.yaml"
    assert can_mend(problem, tmp_path)
    mended = mend(problem)
    assert file.read_bytes() == TILES.replace("\n", "\r\n").encode()
    assert (mended.word, mended.line) == ("matching_segment", 12)
    take_back(mended)
    assert file.read_bytes() == BAD.replace("\n", "\r\n").encode()


def test_a_line_that_says_something_else_by_now_is_left_alone(problem: Problem, tmp_path: Path) -> None:
    file = tmp_path / "tiles.yaml"
    file.write_text(f"# one line more\n{BAD}", encoding="utf-8")
    with pytest.raises(StoreError) as error:
        mend(problem)
    assert error.value.code == "changed_since"
    assert file.read_text(encoding="utf-8") == f"# one line more\n{BAD}"


def test_what_somebody_wrote_since_is_not_taken_back(problem: Problem, tmp_path: Path) -> None:
    file, mended = tmp_path / "tiles.yaml", mend(problem)
    file.write_text("[]\n", encoding="utf-8")
    with pytest.raises(StoreError) as error:
        take_back(mended)
    assert error.value.code == "changed_since"
    assert file.read_text(encoding="utf-8") == "[]\n"


def test_a_file_that_is_gone_is_told(problem: Problem, tmp_path: Path) -> None:
    (tmp_path / "tiles.yaml").unlink()
    assert not can_mend(problem, tmp_path)
    with pytest.raises(StoreError) as error:
        mend(problem)
    assert error.value.code == "missing"
