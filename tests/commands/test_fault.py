"""A mistake of ours in a command: one line and a code of its own, the rest where it can be found."""

from __future__ import annotations

from pathlib import Path

import pytest

from hamlet.cli import FAULT, main
from hamlet.commands import schema
from hamlet.store.diary import written
from hamlet.store.folders import HOME_VARIABLE, Folders


def test_an_error_nobody_expected_is_told_in_one_line_and_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))

    def fails(_: object) -> int:
        raise ZeroDivisionError("the cart broke")

    monkeypatch.setattr(schema, "run", fails)
    assert main(["schema", str(tmp_path / "schemas")]) == FAULT
    told = capsys.readouterr()
    [path] = written(Folders(tmp_path))
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "the cart broke" in told.err
    assert str(path) in told.err
    assert "in fails" in path.read_text(encoding="utf-8")
